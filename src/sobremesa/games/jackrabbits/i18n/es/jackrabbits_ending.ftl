# El final, paso a paso; se carga cuando llega.
jackrabbits-end-brought = { $seat } llevó { $cards } a la ciudadela, tras { $turns ->
    [1] un turno
   *[other] { $turns } turnos
} en total.
jackrabbits-end-time-text = Tras { $turns } turnos va por delante quien tiene más cartas reales; si hay empate, quien tiene más cartas.
jackrabbits-end-board = El tablero al final
jackrabbits-end-title = Los conejos vuelven a casa
jackrabbits-end-home = en casa, en la ciudadela
