# Jackrabbits im Browser: was erst gesagt wird, wenn es gebraucht wird: der Plan in Worten, sein Aufbau, das Ende.

jackrabbits-twin = Der Plan in Worten
jackrabbits-twin-here = Hier: { $seats }.
jackrabbits-twin-here-you = Du bist hier.
jackrabbits-twin-carrot = Karotte: { $seat }.
jackrabbits-twin-carrot-you = Deine Karotte.
jackrabbits-twin-court = Die Hofkarte ist am Hof.
jackrabbits-twin-roads = Kostenlose Wege nach: { $places }.
jackrabbits-twin-no-roads = Kein kostenloser Weg führt zu einem anderen Sechseck.
jackrabbits-twin-passing = Unterwegs: { $places }.
jackrabbits-twin-shore = offenes Meer
jackrabbits-placing = Leg { jackrabbits-piece }
jackrabbits-placing-hint = Zieh das Teil auf den Plan oder wähle eine Stelle; dreh es, leg es.
jackrabbits-placing-spot = Stelle { $number }, { $ways ->
    [1] passt auf eine Art
   *[other] passt auf { $ways } Arten
}{ $against ->
    [all] , immer gegen den Rat
    [some] , teils gegen den Rat
   *[none] {""}
}
jackrabbits-placing-turn = Drehen
jackrabbits-placing-lay = Hier legen
jackrabbits-placing-against = Gegen den Rat: { $advice }.
jackrabbits-placing-careful = Stellen mit „!“ gehen gegen den Rat für gute Pläne (Regel 2.3).
