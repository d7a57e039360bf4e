# Varias partidas seguidas en una mesa.

match-title = La serie
match-length = Cuánto
match-length-help = Una partida, o varias sumando sus puntos.
match-length-value = { $games ->
    [one] Una sola partida
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
    [one] { $seats } va por delante con { $points }.
   *[other] { $seats } van igualados en cabeza con { $points }.
}
match-left = { $count ->
    [one] Queda una partida.
   *[other] Quedan { $count } partidas.
}
match-won = { $count ->
    [one] ¡{ $seats } gana la serie con { $points } puntos!
   *[other] ¡{ $seats } comparten la serie con { $points } puntos cada uno!
}
match-deal-next = Repartir la partida { $number }
match-wait-next = Quienes están a la mesa reparten la siguiente partida.
match-after = Entre dos partidas
