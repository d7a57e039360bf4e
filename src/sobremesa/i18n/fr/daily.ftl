# The deal of the day.
daily-title = La donne du jour, { $day }
daily-how = { $game } : les mêmes cartes et les mêmes bots pour tous, une fois par jour.
daily-play = Jouer la donne du jour
daily-on = Continuer
daily-result = Votre résultat
daily-copy = Copier le résultat
daily-place = place { $place } sur { $count }
daily-points = { $points } points (bots : { $others })
daily-streak = { $count ->
    [one] { $count } jour de suite
   *[other] { $count } jours de suite
}
