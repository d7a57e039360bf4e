# The editor of Jackrabbits boards in the browser.

boards-title = Plan-Editor
boards-lead = Zieh Teile auf den Plan, oder wähle eins und nimm die Tasten. Die Adresse dieser Seite ist dein Plan.
boards-map = Dein Plan
boards-laying = Die Teile werden ausgelegt …
boards-undo = Rückgängig
boards-redo = Wiederholen
boards-share = Link kopieren
boards-copied = Der Link ist kopiert: Wer ihn öffnet, sieht diesen Plan.
boards-begin = Beginnen mit
boards-empty = leerem Meer
boards-sample = dem gedruckten Plan
boards-random = einem zufälligen Plan

# Pieces
boards-tray = Teile in der Schachtel
boards-tray-title = { $count ->
    [0] Die Schachtel ist leer
    [1] Noch ein Teil in der Schachtel
   *[other] Noch { $count } Teile in der Schachtel
}
boards-rest = Den Rest zufällig legen
boards-nothing = Der Plan ist leer. Zieh ein Teil aus der Schachtel aufs Meer oder wähl eins; die Zitadelle ist ein guter Anfang. Oder lass den Zufall alles legen.
boards-tray-empty = Alle Teile sind auf dem Plan.
boards-slot = { $count ->
    [1] { $piece } nehmen
   *[other] { $piece } nehmen, noch { $count } davon da
}
boards-in-hand = In der Hand: { $piece }
boards-turn = Nach rechts drehen
boards-turn-back = Nach links drehen
boards-hop = Nächste Stelle
boards-lay = Hier legen
boards-take-away = Wegnehmen
boards-put-back = Zurück in die Schachtel
boards-leave = Liegen lassen
boards-laid = { $piece } ist auf dem Plan.
boards-over = { $piece } ist über { $other }: Hier passt es nicht.
boards-beside = { $piece } ist neben { $others }.
boards-alone = { $piece } ist auf offenem Wasser.
boards-taken = Hier ist schon { $other }: { $piece } passt hier nicht.
boards-no-room = Zum Drehen ist kein Platz: { $piece }.
boards-round = Drehen ändert nichts: { $piece } sieht von allen Seiten gleich aus.
boards-on-board = { $count ->
    [1] Ein Teil auf dem Plan, in Worten
   *[other] { $count } Teile auf dem Plan, in Worten
}
boards-keys = Wähle ein Teil, dann: Pfeile bewegen es, R dreht es, N bringt es zur nächsten guten Stelle (wo ein Tisch gemeinsam baut), Enter legt es, Entf nimmt es weg, Esc lässt es liegen.
boards-missing = { $count ->
    [1] Ein Teil ist noch in der Schachtel.
   *[other] { $count } Teile sind noch in der Schachtel.
}

# What 2.3 advises against
boards-warnings = { $count ->
    [0] Keine Warnungen
    [1] Eine Warnung (Regel 2.3)
   *[other] { $count } Warnungen (Regel 2.3)
}
boards-no-warnings = Keine Sackgassen, keine engen Ecken, jedes Haus erreichbar.
boards-more = { $count } weitere
boards-fewer = Weniger

# Playing
boards-play = Darauf spielen
boards-play-bots = Gegen zwei Bots
boards-play-friends = Mit Freunden

# Keeping
boards-keep-title = In diesem Browser behalten
boards-name = Name des Plans
boards-unnamed = Plan { $number }
boards-kept = „{ $name }“ ist in diesem Browser gespeichert.
boards-forget = { $name } löschen

# How fair it is
boards-fairness = Ist er gerecht?
boards-fairness-lead = Schnelle Bots spielen { $games } Partien auf diesem Plan und zählen, wer gewinnt.
boards-fairness-players = Spieler
boards-fairness-begin = Spielen lassen
boards-fairness-stop = Anhalten
boards-fairness-waiting = Andere Pläne sind zuerst dran.
boards-fairness-progress = { $done } von { $games } Partien
boards-fairness-seat = { $seat ->
    [1] Platz 1, der beginnt, gewinnt { $share } % (zwischen { $low } und { $high })
   *[other] Platz { $seat } gewinnt { $share } % (zwischen { $low } und { $high })
}
boards-fairness-even = { $even ->
    [yes] Kein Platz gewinnt mehr, als der Zufall erklärt.
   *[no] Platz { $seat } gewinnt mehr als den gerechten Anteil.
}
boards-fairness-turns = Die Hälfte der Partien dauert { $low } bis { $high } Züge; die mittlere { $middle }.
boards-fairness-plot = Wie lange die Partien dauern, in Zügen
boards-fairness-endless = { $count ->
    [1] Eine Partie wurde nach { $most } Zügen abgebrochen.
   *[other] { $count } Partien wurden nach { $most } Zügen abgebrochen.
}
boards-fairness-late = Die Hausregel „späte Karten“ ausprobieren: Die letzten Plätze beginnen mit einer Karte mehr.
boards-fairness-used = Was die Häuser taugen
boards-fairness-used-lead = Wie oft die Hofkarte eines Hauses am Ende jemandem gehörte: je kräftiger die Farbe auf dem Plan, desto öfter.
boards-fairness-used-one = { $place }: { $share } %
boards-fairness-fair = gleicher Anteil
error-fairness-busy = Es werden schon genug Pläne erprobt: Komm in einer Minute wieder.
jackrabbits-together-title = Baut den Plan gemeinsam
jackrabbits-together-lead = Wer den Link hat, legt, dreht und nimmt Teile, ohne Reihenfolge. Ein Weg des Teils muss auf einen Weg des Plans treffen; ein Sechseck darf auch abseits liegen (Regeln 2.2 und 2.4).
jackrabbits-together-laid = { $name } legt { jackrabbits-piece }.
jackrabbits-together-moved = { $name } verschiebt { jackrabbits-piece }.
jackrabbits-together-turned = { $name } dreht { jackrabbits-piece }.
jackrabbits-together-lifted = { $name } nimmt { jackrabbits-piece } weg.
jackrabbits-together-begun = { $name } legt für den Anfang einen anderen Plan aus.
jackrabbits-together-news = Wer was gelegt hat
jackrabbits-together-nothing = Noch hat niemand etwas gelegt. Zuerst kommt die Zitadelle.
jackrabbits-together-begin = Mit einem anderen Plan beginnen …
jackrabbits-together-sure = Alles, was hier liegt, kommt weg. Beginnen mit:
jackrabbits-together-keep = So lassen, wie es ist
error-jackrabbits-unsettled-pieces = { $count ->
    [1] Ein Teil muss noch gelegt werden.
   *[other] { $count } Teile müssen noch gelegt werden.
}
error-jackrabbits-unsettled-adrift = Kein Weg verbindet { jackrabbits-piece } mit einem Haus oder der Zitadelle (Regel 2.2).
error-jackrabbits-unsettled-advice = Etwas auf dem Plan { jackrabbits-advice }, und dieser Tisch befolgt den Rat (Regel 2.3).
