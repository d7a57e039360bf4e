# The plain table: of a game that has drawn none of its own, or of who likes it plain.
plain-table = On the table
plain-moves = { $count ->
    [1] Your move
   *[other] Your moves ({ $count })
}
plain-yours = Your turn: choose a move.
plain-wait = Waiting for { $seats }.
plain-over = The game is over.
plain-replay = This is a replay: nothing can be chosen.
plain-look = Look at a move to see what it would do.
plain-choose = Choose a move first.
plain-play = Play
plain-won = { $count ->
    [one] { $seats } wins
   *[other] { $seats } share the win
}
plain-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
plain-yes = yes
plain-no = no
