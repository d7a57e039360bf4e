jackrabbits-name = Jackrabbits
jackrabbits-begin-first = Primera partida
jackrabbits-begin-first-help = El juego introductorio, en el tablero de muestra. Empiezas tú.
jackrabbits-begin-complete = Partida completa
jackrabbits-begin-complete-help = Con todo: vuelos, peleas, palacios y plazas.
