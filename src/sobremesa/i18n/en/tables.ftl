# Tables somebody sits at, on the front page.
tables-with = { $game } with { $names }
tables-yours = your turn
tables-theirs = { $seat } is to play
tables-several = waiting for { $names }
tables-waiting = { $count ->
    [1] one seat still open
   *[other] { $count } seats still open
}
tables-between = the next game can be dealt
tables-kept = a seat is kept for you
tables-won = you won
tables-place = place { $place } of { $count }
tables-asked = somebody proposes something
tables-adjourned = adjourned
tables-left = { $time } left
tables-agreed = ended by agreement
tables-resigned = you resigned
tables-time = lost on time
tables-all = Show all { $count }
tables-over = Finished games ({ $count })
tables-replay = Replay: { $table }
