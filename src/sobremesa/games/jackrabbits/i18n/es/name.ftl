jackrabbits-name = Jackrabbits
jackrabbits-begin-first = Primera partida
jackrabbits-begin-first-help = El juego introductorio, en el tablero de muestra. Empiezas tú.
jackrabbits-begin-complete = Partida completa
jackrabbits-begin-complete-help = Con todo: vuelos, peleas, palacios y plazas.
jackrabbits-door-learn = Aprender en seis pasos
jackrabbits-door-more = Aprender el juego completo
jackrabbits-door-boards = Hacer tu propio tablero
jackrabbits-pitch = Trae tres cartas reales por caminos, ríos y madrigueras, y llega primero a casa
jackrabbits-minutes = 45–75
# On the cards, also of the picture on the front page
jackrabbits-letter = { $suit ->
    [clubs] T
    [spades] P
    [hearts] C
   *[diamonds] D
}
