# The deal of the day.
daily-title = Today’s deal, { $day }
daily-how = { $game }: the same cards and the same bots for everybody, once a day.
daily-play = Play today’s deal
daily-on = Go on with it
daily-result = Your result
daily-copy = Copy the result
daily-place = place { $place } of { $count }
daily-points = { $points } points (bots: { $others })
daily-streak = { $count ->
    [one] { $count } day in a row
   *[other] { $count } days in a row
}
