# Cards. A suit is always a colour, a picture and a letter.
parade-colour-green = Grün
parade-colour-amber = Gelb
parade-colour-red = Rot
parade-colour-violet = Violett
parade-colour-blue = Blau
parade-colour-charcoal = Schwarz
parade-card = { $colour ->
    [green] { parade-colour-green }
    [amber] { parade-colour-amber }
    [red] { parade-colour-red }
    [violet] { parade-colour-violet }
    [blue] { parade-colour-blue }
   *[charcoal] { parade-colour-charcoal }
} { $value }

# What happened
parade-dealt = Die Karten sind ausgeteilt. { $seat } beginnt.
parade-played = { $seat } spielt { $card } und nimmt nichts.
parade-took = { $seat } spielt { $card } und nimmt { $cards }.
parade-drew = { $seat } zieht eine Karte.
parade-drew-card = { $seat } zieht { $card }.
parade-last-round = { $why ->
    [colours] { $seat } hat alle sechs Farben: Die letzte Runde beginnt.
    [pile] Der Stapel ist leer: Die letzte Runde beginnt.
   *[both] { $seat } hat alle sechs Farben, und der Stapel ist leer: Die letzte Runde beginnt.
}
parade-choose = Die Parade ist vorbei. Jetzt werfen alle heimlich zwei Karten ab.
parade-chose = { $seat } hat gewählt.
parade-discarded = Du legst { $card } beiseite.
parade-kept = { $seat } behält { $cards }.
parade-scored = { $seat } hat { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} mit { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}.
parade-won = { $count ->
    [one] { $seats } gewinnt
   *[other] { $seats } teilen sich den Sieg
} mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}.

# Whose move it is, and what you can do
parade-status-play = Du bist dran: Spiel eine Karte ans Ende der Parade.
parade-status-last = Dein letzter Zug: Spiel eine Karte. Niemand zieht mehr nach.
parade-status-wait = { $seat } wählt eine Karte.
parade-status-wait-last = { $seat } wählt die letzte Karte.
parade-status-discard = { $left ->
    [one] Wähle noch eine Karte, die du heimlich abwirfst.
   *[other] Wähle zwei deiner vier Karten, die du heimlich abwirfst.
}
parade-status-discard-wait = Es fehlen noch zwei Abwürfe von: { $seats }.
parade-status-over = Die Partie ist zu Ende.
parade-blocked-replay = Das ist eine Wiederholung: Hier kann man nicht spielen.

# The table
parade-front = vorn
parade-back = hinten
parade-line-title = Die Parade: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}, von vorn
parade-line-place = Stelle { $place } von vorn: { $card }.
parade-line-leaves = Müsste gehen: { $why }.
parade-line-safe = Sicher.
parade-tag-colour = gleiche Farbe
parade-tag-value = ≤ { $value }
parade-tag-both = gleiche Farbe, ≤ { $value }
parade-safe = { $count } sicher
parade-pile = Stapel { $count }
parade-scores = Punkte
parade-points = Punkte
parade-your-points = Deine Punkte, wenn jetzt Schluss wäre:
parade-holds = { $count ->
    [one] { $count } Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
parade-chosen = hat gewählt
parade-colours = { $count } von 6 Farben
parade-hint-takes = { $count ->
    [0] nimmt nichts
    [one] nimmt { $count } Karte, jetzt { $change } Punkte
   *[other] nimmt { $count } Karten, jetzt { $change } Punkte
}
parade-before-title = Genommene Karten: { $count }
parade-pile-open = { $colour }: { $values }; { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
parade-pile-flipped = { $colour }: { $values }; lägen verdeckt, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
parade-pile-none = { $colour }: keine.

# The hand, and what a card would do
parade-hand-title = Deine Hand: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
parade-look = Tippe oder zeige auf eine Karte, um zu sehen, was sie nehmen würde.
parade-play = Spielen
parade-play-card = { $card } spielen
parade-discard-card = { $card } abwerfen
parade-choose-card = Wähle zuerst eine Karte.
parade-preview-takes = { $card } würde { $count ->
    [one] **{ $count } Karte**
   *[other] **{ $count } Karten**
} nehmen: { $reasons }.
parade-preview-all-safe = { $card } würde **nichts** nehmen: { $count ->
    [1] Die einzige Karte der Parade ist sicher.
   *[other] Alle { $count } Karten der Parade sind sicher.
}
parade-preview-none = { $card } würde **nichts** nehmen: Vor den sicheren Karten hat keine diese Farbe und keine einen Wert von { $value } oder weniger.
parade-reason-colour = { $cards } (gleiche Farbe)
parade-reason-value = { $cards } ({ $value } oder weniger)
parade-reason-both = { $cards } (gleiche Farbe, und { $value } oder weniger)
parade-preview-score = Deine Punkte: { $before } → **{ $after }**.
parade-preview-same = Deine Punkte bleiben bei { $after }.
parade-preview-triggers-colours = Das ist deine sechste Farbe: **Die letzte Runde beginnt**.
parade-preview-triggers-pile = Du ziehst die letzte Karte des Stapels: **Die letzte Runde beginnt**.
parade-preview-triggers-both = Das ist deine sechste Farbe, und du ziehst die letzte Karte: **Die letzte Runde beginnt**.
parade-discard-how = Markiere die zwei Karten, die du abwirfst. Die anderen zwei kommen zu denen vor dir.
parade-discard-mark = Zum Abwerfen markieren.
parade-discard-marked = Zum Abwerfen markiert.
parade-discard-button = Diese zwei abwerfen
parade-choose-discards = { $count ->
    [1] Markiere noch eine Karte.
   *[other] Markiere zuerst zwei Karten.
}
parade-preview-pair = { $discard } abwerfen, **{ $keep }** behalten: { $points ->
    [one] **{ $points }** Punkt
   *[other] **{ $points }** Punkte
} nach jetzigem Stand.

# The last round
parade-last-title = Letzte Runde
parade-last-colours = { $seat } hat alle sechs Farben. Niemand zieht mehr nach.
parade-last-pile = Der Stapel ist leer. Niemand zieht mehr nach.
parade-last-both = { $seat } hat alle sechs Farben, und der Stapel ist leer. Niemand zieht mehr nach.
parade-last-left = { $count ->
    [one] Noch { $count } Zug.
   *[other] Noch { $count } Züge.
}

# The score sheet
parade-sheet-now = Wenn jetzt Schluss wäre
parade-sheet-final = Farbe für Farbe
parade-sheet-hint = Berühre eine Zahl, um zu sehen, woher sie kommt.
parade-sheet-flipped = die meisten Karten einer Farbe, verdeckt.
parade-why-none = { $seat } hat keine Karte in { $colour }.
parade-why-flipped = { $seat } hat die meisten Karten in { $colour }: { $count ->
    [one] { $count } Karte, verdeckt, 1 Punkt.
   *[other] { $count } Karten, verdeckt, je 1 Punkt.
}
parade-why-flipped-two = { $seat } hat in { $colour } mindestens zwei Karten mehr: { $count } Karten, verdeckt, je 1 Punkt.
parade-why-open = Jemand hat mehr Karten in { $colour } als { $seat }, also { $count ->
    [1] zählt diese Karte ihren Wert: { $sum }.
   *[other] zählen diese { $count } Karten ihre Werte: { $sum }.
}
parade-why-open-two = { $seat } hat in { $colour } keine zwei Karten mehr, also { $count ->
    [1] zählt diese Karte ihren Wert: { $sum }.
   *[other] zählen diese { $count } Karten ihre Werte: { $sum }.
}

# What a bot's move is good for
parade-colour-word = { $colour ->
    [green] { parade-colour-green }
    [amber] { parade-colour-amber }
    [red] { parade-colour-red }
    [violet] { parade-colour-violet }
    [blue] { parade-colour-blue }
   *[charcoal] { parade-colour-charcoal }
}
parade-why-majority = Warum: { $seat } hat jetzt die meisten Karten in { parade-colour-word }, jede zählt nur noch 1.
parade-why-denied = Warum: { $by } hat in { parade-colour-word } nun nicht mehr die meisten.
parade-why-end = Warum: { $seat } liegt vorn, das Ende kann kommen.
parade-why-nothing = Warum: Keine Karte verlässt die Parade.
parade-why-free = Warum: { $count ->
    [1] Nach jetzigem Stand kostet die Karte nichts.
   *[other] Nach jetzigem Stand kosten die { $count } Karten nichts.
}
parade-why-price = Warum: Es kostet nach jetzigem Stand nur { $points ->
    [one] { $points } Punkt.
   *[other] { $points } Punkte.
}

# Why not, in Parade
error-parade-unknown-card = „{ $text }“ ist keine Karte dieses Spiels.
error-parade-only-discards = Die Parade ist vorbei: Jetzt wählst du zwei Karten zum Abwerfen.
error-parade-no-discards-yet = Abgeworfen wird erst nach der letzten Runde.
error-parade-not-in-hand = Du hast { $card } nicht auf der Hand.

# What to play for, until somebody has won once
parade-goal = Wer die wenigsten Punkte hat, gewinnt.
