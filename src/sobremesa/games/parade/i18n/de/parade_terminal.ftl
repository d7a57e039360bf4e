# Parade in a terminal.

terminal-parade-card = { $colour } { $notation }
terminal-parade-none = keine
terminal-parade-line = Die Parade ({ $count }) · Stapel: { $pile }
terminal-parade-front = vorn
terminal-parade-back = hinten
terminal-parade-line-spoken = Die Parade hat { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}, von vorn nach hinten: { $cards }.
terminal-parade-pile = { $pile ->
    [0] Der Stapel ist leer.
    [1] Eine Karte ist noch im Stapel.
   *[other] { $pile } Karten sind noch im Stapel.
}
terminal-parade-before = Davor
terminal-parade-before-spoken = Vor { $seat }: { $cards }. { $points ->
    [1] Ein Punkt
   *[other] { $points } Punkte
}, wenn jetzt Schluss wäre.
terminal-parade-points = Punkte
terminal-parade-sheet-legend = ↓ die meisten: verdeckt, je 1 Punkt · = wie gedruckt · * liegt vorn
terminal-parade-last = Letzte Runde! { $why ->
    [colours] { $by } hat alle sechs Farben
    [pile] { $by } hat die letzte Karte gezogen
   *[both] { $by } hat alle sechs Farben und die letzte Karte gezogen
}. Es { $left ->
    [1] bleibt ein Zug
   *[other] bleiben { $left } Züge
}, und niemand zieht nach.
terminal-parade-hand = Deine Hand, und was jede Karte nehmen würde:
terminal-parade-discard = { $left ->
    [one] Wähle noch eine Karte, die du heimlich abwirfst:
   *[other] Wähle zwei deiner vier Karten, die du heimlich abwirfst:
}
terminal-parade-takes-none = nimmt nichts
terminal-parade-takes-none-spoken = Nimmt nichts.
terminal-parade-takes = Nimmt { $cards }.
terminal-parade-leaves = { $card } ({ $why ->
    [colour] gleiche Farbe
    [value] höchstens { $value }
   *[both] gleiche Farbe und höchstens { $value }
})
terminal-parade-why-legend = = geht wegen der Farbe · ≤ geht wegen des Werts
terminal-parade-change = { $before } → { $after }
terminal-parade-change-spoken = Deine Punkte gehen von { $before } auf { $after }.
terminal-parade-triggers = { $why ->
    [colours] Löst die letzte Runde aus: deine sechste Farbe.
    [pile] Löst die letzte Runde aus: die letzte Karte des Stapels.
   *[both] Löst die letzte Runde aus: deine sechste Farbe und die letzte Karte des Stapels.
}
terminal-parade-pair = { $discard } abwerfen, { $keep } behalten: { $points ->
    [1] ein Punkt
   *[other] { $points } Punkte
} nach jetzigem Stand
terminal-parade-score-now = Wenn jetzt Schluss wäre
terminal-parade-score-final = Das Endergebnis
terminal-parade-majority = { $lead ->
    [2] Zu zweit braucht man mindestens zwei Karten mehr; dann liegen die eigenen verdeckt und zählen je 1.
   *[0] Wer die meisten einer Farbe hat, auch bei Gleichstand, dreht sie um: je 1 Punkt.
}
terminal-parade-nobody = niemand hat welche
terminal-parade-flipped = { $seat }: { $count ->
    [1] eine Karte, die meisten
   *[other] { $count } Karten, die meisten
}, verdeckt: { $points }
terminal-parade-printed = { $seat }: { $values } = { $points }
terminal-parade-sum = { $rank }. { $seat }: { $sum } = { $points ->
    [1] ein Punkt
   *[other] { $points } Punkte
} mit { $count ->
    [1] einer Karte
   *[other] { $count } Karten
}
terminal-parade-typed = Eine Karte tippst du als Buchstabe und Wert: { parade-letter-green } { parade-colour-green }, { parade-letter-amber } { parade-colour-amber }, { parade-letter-red } { parade-colour-red }, { parade-letter-violet } { parade-colour-violet }, { parade-letter-blue } { parade-colour-blue }, { parade-letter-charcoal } { parade-colour-charcoal }.

# Endings, in the lab
parade-ending-colours = Alle sechs Farben brachten die letzte Runde
parade-ending-pile = Der leere Stapel brachte die letzte Runde
parade-ending-both = Beides zugleich brachte die letzte Runde
