# Clocks, and ways out of a game before its end.
clock-face = { $seat }: { $time } left
clock-left = { $seconds ->
    [60] You have one minute left.
   *[other] You have { $seconds } seconds left.
}
clock-late = The time of { $seat } is over.
clock-off = vacation
clock-days = { $days } d
clock-hours = { $hours } h
clock-title = Clock
clock-kind-none = No clock
clock-kind-move = Time for each move
clock-kind-game = Time for the whole game
clock-kind-days = Days for each move
clock-each = For each move
clock-whole = For the game
clock-seconds = { $seconds } seconds
clock-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
clock-game = { $minutes } min, and { $increment } s more with each move
clock-a-day = { $days ->
    [0] none
    [one] { $days } day
   *[other] { $days } days
}
clock-per-move = { $time } for each move
clock-vacation = Vacation, each
clock-end = When the time is over
clock-end-move = a bot makes the move
clock-end-cover = a bot plays until the person is back
clock-end-lose = the game is lost
parting = Ways out of the game
parting-resign = Resign…
parting-resign-means = You come last. Between two, the game is over; among more, a bot takes your seat and you cannot come back to it.
parting-resign-do = Resign
parting-end = End the game…
parting-end-means = { $alone ->
    [yes] The game ends here, without a result.
   *[no] The game ends without a result once everybody agrees.
}
parting-end-do = { $alone ->
    [yes] End it
   *[no] Propose it
}
parting-adjourn = Adjourn…
parting-adjourn-means = { $alone ->
    [yes] The game waits until you go on.
   *[no] The game waits, and all clocks stand, once everybody agrees. You go on together, too.
}
parting-adjourn-do = { $alone ->
    [yes] Adjourn
   *[no] Propose it
}
parting-not = No, keep playing
parting-resume = Go on
vacation-begin = { $days ->
    [one] Go on vacation ({ $days } day left)
   *[other] Go on vacation ({ $days } days left)
}
vacation-end = Back from vacation
proposal-waits = Waiting for { $seats } to agree.
proposal-end = { $seat } would like to end the game without a result.
proposal-adjourn = { $seat } would like to adjourn the game.
proposal-resume = { $seat } would like to go on.
proposal-agree = Agree
proposal-refuse = Rather not
proposal-withdraw = Never mind
adjourned = The game is adjourned, and all clocks stand.
lost-you-resigned = You have resigned. A bot has your seat.
lost-you-time = Your time ran out, and the game is lost for you. A bot has your seat.
stopped-agreed = Ended by agreement
stopped-agreed-text = There is no winner. What was played can still be replayed.
stopped-won-you = You win!
stopped-won = { $count ->
    [one] { $seats } wins
   *[other] { $seats } win
}
stopped-resigned = { $seat } resigned.
stopped-time = { $seat } ran out of time.
