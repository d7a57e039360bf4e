# Below a replay: moves, chances, turning points.
lookback-title = Rückblick
lookback-thinking = Die Bots sehen sich jede Entscheidung noch einmal an: { $done } von { $total }
lookback-stopped = Die Bots haben aufgehört.
lookback-again = Noch einmal ansehen
lookback-graph = Die Gewinnchance jedes Platzes, Zug um Zug
lookback-turns = Wo es sich gewendet hat
lookback-move = Zug { $move }
lookback-decision = { $seat } hätte eine Chance von { $best } % haben können und behielt { $had } %.
lookback-better = Besser: { $move }
lookback-lucky = Die Karten waren gnädig: { $seat } gewinnt { $size } Prozentpunkte.
lookback-unlucky = Die Karten waren ungnädig: { $seat } verliert { $size } Prozentpunkte.
lookback-none = Keine Entscheidung hat viel gekostet, keine Karte viel geändert.
lookback-swings = Warum sich die Chancen änderten
lookback-sum = { $seat }: { $lost } durch eigene Entscheidungen, { $given } durch die der anderen, { $luck } durch Glück.
lookback-chance = Chance
lookback-own = Eigene
lookback-given = Andere
lookback-luck = Glück
lookback-after = Zu dieser Partie
lookback-moves = Züge
lookback-share = Diesen Moment teilen
lookback-link = Die Adresse dieses Moments
lookback-how = Jede so, wie der Platz sie damals sehen konnte, wenn er von da an am besten spielt.
lookback-eyes = Mit wessen Augen
lookback-show = Meine Karten zeigen
lookback-awaited = { $count ->
    [one] Die Karten liegen offen, wenn noch { $count } zustimmt.
   *[other] Die Karten liegen offen, wenn noch { $count } zustimmen.
}

# A record from elsewhere
records-title = Eine Aufzeichnung öffnen
records-how = Eine Aufzeichnung ist die Datei, die ein Tisch anbietet, wenn die Partie vorbei ist. Sie wird Zug um Zug geprüft, hier gezeigt und nirgends behalten.
records-choose = Wähle eine Datei, oder zieh sie hierher
records-reading = Wird gelesen …
records-eyes = Gesehen von
