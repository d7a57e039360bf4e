# Varias partidas seguidas en una mesa.

match-title = La serie
match-length = Número de partidas
match-length-help = Una partida, o varias sumando sus puntos.
match-length-value = { $games ->
    [1] Una sola partida
   *[other] Una serie de { $games } partidas
}
match-options = Más opciones
match-next = Comienza la partida { $number } de la serie.
match-at = Partida { $game } de { $games }
match-number = Partida { $number }
match-total = Total
match-started = comenzó
match-playing = en juego
match-to-come = por jugar
match-caption = Puntos por partida; ● comenzó esa partida.
match-ahead = { $count ->
    [one] { $seats } va por delante. Puntos: { $points }.
   *[other] { $seats } van en cabeza con empate. Puntos: { $points }.
}
match-left = { $count ->
    [1] Queda una partida.
   *[other] Quedan { $count } partidas.
}
match-won = { $count ->
    [one] ¡{ $seats } gana la serie con { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }!
   *[other] ¡{ $seats } empatan la serie con { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }!
}
match-deal-next = Repartir la partida { $number }
match-wait-next = Alguien de la mesa repartirá la siguiente partida.
match-after = Entre dos partidas
