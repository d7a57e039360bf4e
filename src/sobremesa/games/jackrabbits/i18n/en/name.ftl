jackrabbits-name = Jackrabbits
jackrabbits-begin-first = First game
jackrabbits-begin-first-help = The introductory rules, on the printed board. You begin.
jackrabbits-begin-complete = Complete game
jackrabbits-begin-complete-help = All of it: flights, fights, palaces and plazas.
