# Several games in a row at one table.

match-title = The match
match-length = How long
match-length-help = One game, or several with their points added up.
match-length-value = { $games ->
    [one] A single game
   *[other] A match of { $games } games
}
match-options = More choices
match-next = Game { $number } of the match begins.
match-at = Game { $game } of { $games }
match-number = Game { $number }
match-total = Total
match-started = began
match-playing = being played
match-to-come = to come
match-caption = Points by game; ● began that game.
match-ahead = { $count ->
    [one] { $seats } is ahead with { $points }.
   *[other] { $seats } are level in front with { $points }.
}
match-left = { $count ->
    [one] One more game to play.
   *[other] { $count } more games to play.
}
match-won = { $count ->
    [one] { $seats } wins the match with { $points } points!
   *[other] { $seats } share the match with { $points } points each!
}
match-deal-next = Deal game { $number }
match-wait-next = Those at the table deal the next game.
match-after = Between two games
