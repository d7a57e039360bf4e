# Several games in a row at one table.

match-title = The match
match-length = Number of games
match-length-help = One game, or several with their points added up.
match-length-value = { $games ->
    [1] A single game
   *[other] A match of { $games } games
}
match-options = More options
match-next = Game { $number } of the match begins.
match-at = Game { $game } of { $games }
match-number = Game { $number }
match-total = Total
match-started = began
match-playing = being played
match-to-come = to come
match-caption = Points by game; ● began that game.
match-ahead = { $count ->
    [one] { $seats } is ahead. Points: { $points }.
   *[other] { $seats } are tied for the lead. Points: { $points }.
}
match-left = { $count ->
    [1] One more game to play.
   *[other] { $count } more games to play.
}
match-won = { $count ->
    [one] { $seats } wins the match with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }!
   *[other] { $seats } tie for the match with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }!
}
match-deal-next = Deal game { $number }
match-wait-next = Somebody at the table will deal the next game.
match-after = Between two games
