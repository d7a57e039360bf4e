# La mesa sencilla: la de un juego que no ha dibujado la suya, o de quien la prefiere así.
plain-table = Sobre la mesa
plain-moves = { $count ->
    [1] Tu jugada
   *[other] Tus jugadas ({ $count })
}
plain-yours = Te toca: elige una jugada.
plain-wait = Esperando a { $seats }.
plain-over = La partida ha terminado.
plain-replay = Es una repetición: no se puede elegir nada.
plain-look = Mira una jugada para ver qué haría.
plain-choose = Elige antes una jugada.
plain-play = Jugar
plain-won = { $count ->
    [one] Gana { $seats }
   *[other] Comparten la victoria { $seats }
}
plain-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
plain-yes = sí
plain-no = no
