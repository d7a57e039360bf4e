# Jackrabbits in the browser: what is said only where it is asked for: the board in words, the draft, the ending.

jackrabbits-twin = The board in words
jackrabbits-twin-here = Here: { $seats }.
jackrabbits-twin-here-you = You are here.
jackrabbits-twin-carrot = Carrot: { $seat }.
jackrabbits-twin-carrot-you = Your carrot.
jackrabbits-twin-court = Its royal is in the court.
jackrabbits-twin-roads = Free roads to { $places }.
jackrabbits-twin-no-roads = No free road leads to another hexagon.
jackrabbits-twin-passing = On the way: { $places }.
jackrabbits-twin-shore = the open sea
jackrabbits-placing = Lay { jackrabbits-piece }
jackrabbits-placing-hint = Drag it onto the map, or choose a spot; turn it, lay it.
jackrabbits-placing-spot = Spot { $number }, { $ways ->
    [1] fits one way
   *[other] fits { $ways } ways
}{ $against ->
    [all] , all against the advice
    [some] , some against the advice
   *[none] {""}
}
jackrabbits-placing-turn = Turn it
jackrabbits-placing-lay = Lay it here
jackrabbits-placing-against = Against the advice: { $advice }.
jackrabbits-placing-careful = Spots with “!” go against the advice on good boards (rule 2.3).
