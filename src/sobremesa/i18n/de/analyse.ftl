# A recorded game looked at again, and hints.
help-usage-analyse = sobremesa analyse DATEI [--budget N] [--plot DATEI.svg] [--json]
help-analyse = Sagt, was jede Entscheidung einer aufgezeichneten Partie wert war, vom eigenen Platz aus gesehen.
help-word-file = DATEI
help-flag-analyse-file = Eine Aufzeichnung; - liest die Standardeingabe.
help-flag-analyse-budget = Mit wie vielen Probepartien über jede Entscheidung nachgedacht wird.
help-flag-analyse-seconds = Wie lange höchstens über eine Entscheidung nachgedacht wird, in Sekunden.
analyse-thinking = { $moves } Züge werden angesehen
analyse-heading = { $number ->
    [1] { $game }, { $players } Spieler, { $moves } Züge
   *[other] { $game }, Partie { $number } des Matchs, { $players } Spieler, { $moves } Züge
}
analyse-move = Zug
analyse-seat = Platz
analyse-played = gespielt
analyse-chance = Chance
analyse-points = Punkte
analyse-best = am besten
analyse-best-chance = Chance
analyse-best-points = Punkte
analyse-lost = verloren
analyse-forced = ohne Wahl
analyse-blunders = Die teuersten Züge:
analyse-no-blunders = Kein Zug hat mehr verloren, als der Zufall erklärt.
analyse-blunder = Zug { $move }, { $seat }: { $played } ({ $chance }) statt { $best } ({ $best_chance })
analyse-mean = { $seat } hat im Schnitt je Entscheidung { $lost } der Gewinnchance verloren.
analyse-title = { $game }: die Chancen im Lauf der Partie
analyse-chance-long = Gewinnchance, nach dem Wissen jedes Platzes
analyse-move-axis = Züge
analyse-blunder-mark = teuerste Züge
error-no-hints = An diesem Tisch gibt es keine Tipps.
error-hint-not-yet = Die Bots werden noch vorbereitet. Frag in einer Minute noch einmal.
error-lookback-busy = Es werden schon genug Spiele angesehen: Komm in einer Minute wieder.
