# Una partida grabada que se vuelve a mirar, y las pistas.
help-usage-analyse = sobremesa analyse ARCHIVO [--budget N] [--plot ARCHIVO.svg] [--json]
help-analyse = Dice qué valía cada decisión de una partida registrada, vista desde su propio asiento.
help-word-file = ARCHIVO
help-flag-analyse-file = Un registro de partida; - lee la entrada estándar.
help-flag-analyse-budget = Con cuántas partidas simuladas se piensa cada decisión.
help-flag-analyse-seconds = Lo más que se piensa una decisión, en segundos.
analyse-thinking = Mirando { $moves } jugadas
analyse-heading = { $number ->
    [1] { $game }, { $players } jugadores, { $moves } jugadas
   *[other] { $game }, partida { $number } de la serie, { $players } jugadores, { $moves } jugadas
}
analyse-move = Jugada
analyse-seat = Asiento
analyse-played = jugó
analyse-chance = probab.
analyse-points = puntos
analyse-best = mejor
analyse-best-chance = probab.
analyse-best-points = puntos
analyse-lost = perdió
analyse-forced = sin elección
analyse-blunders = Donde más se perdió:
analyse-no-blunders = Ninguna jugada perdió más de lo que explica el azar.
analyse-blunder = Jugada { $move }, { $seat }: { $played } ({ $chance }) en vez de { $best } ({ $best_chance })
analyse-mean = { $seat } perdió de media un { $lost } de probabilidad de ganar en cada decisión.
analyse-title = { $game }: las probabilidades a lo largo de la partida
analyse-chance-long = Probabilidad de ganar, con lo que sabía cada asiento
analyse-move-axis = jugadas
analyse-blunder-mark = donde más se perdió
error-no-hints = En esta mesa no se dan pistas.
error-hint-not-yet = Los bots aún se están preparando. Pregunta otra vez dentro de un minuto.
error-lookback-busy = Ya se están repasando bastantes partidas: vuelve dentro de un minuto.
