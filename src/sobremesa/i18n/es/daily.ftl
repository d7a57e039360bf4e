# The deal of the day.
daily-title = El reparto de hoy, { $day }
daily-how = { $game }: las mismas cartas y los mismos bots para todos, una vez al día.
daily-play = Jugar el reparto de hoy
daily-on = Seguir jugando
daily-result = Tu resultado
daily-copy = Copiar el resultado
daily-place = puesto { $place } de { $count }
daily-points = { $points } puntos (bots: { $others })
daily-streak = { $count ->
    [one] { $count } día seguido
   *[other] { $count } días seguidos
}
