# The arena: bots meet over the same cards.
help-usage-arena = sobremesa arena GAME [--bots greedy,./mybot.py] [FLAGS]
help-arena = Let bots meet over the same cards, rate them, and draw the result.
help-flag-arena-bots = Who enters: levels, or Python files with choose(view, legal, rng); with commas. Without it, every level.
help-flag-arena-players = How many play: 4, 2-6 or 2,4. Without it, every number that can.
help-flag-arena-games = How many games for each number of players, rounded up to whole deals.
help-flag-arena-alone = Each bot alone against a table full of another, instead of all mixed.
help-flag-arena-state = A file to keep the games in: stop with Ctrl-C, give the same command again, and it goes on.
help-flag-arena-jobs = How many games at a time; as many as the machine has cores, if you do not say.
help-flag-arena-seed = Any text; the same one deals the same cards. Without it, fresh ones.
help-flag-arena-seconds = How many seconds a Python file may think about one move.
help-flag-arena-memory = How many megabytes a Python file may use.
help-flag-plot = A file to draw the result in, as an SVG picture.
arena-playing = Playing { $games } games
arena-heading = { $game }: { $games ->
    [1] one game
   *[other] { $games } games
} over duplicate deals, { $moves } moves, { $seconds } s, seed { $seed }
arena-rating = Rating
arena-wins = Wins (95%)
arena-ahead = Ahead of
arena-fair = fair share
arena-players = { $players } players
arena-title = { $game }: { $games } games over duplicate deals
arena-rating-long = OpenSkill rating, ± 2σ
arena-wins-long = Share of wins, 95% interval
arena-stopped = Stopped after { $done } of { $games } games. With --state FILE the rest could be played later.
arena-stopped-kept = Stopped after { $done } of { $games } games. The same command goes on from there.
arena-fault-raised = { $name } raised an error { $times ->
    [1] once
   *[other] { $times } times
}: { $detail }
arena-fault-illegal = { $name } wanted an illegal move { $times ->
    [1] once
   *[other] { $times } times
}: { $detail }
arena-fault-slow = { $name } thought for too long { $times ->
    [1] once
   *[other] { $times } times
}; the limit is { $detail }
arena-fault-died = { $name } ended its process { $times ->
    [1] once
   *[other] { $times } times
}. { $detail }
arena-fault-dismissed = { $name } was too slow or died too often and was not asked for { $times ->
    [1] one move
   *[other] { $times } moves
} any more.
arena-substitute = Each of these moves was replaced by a legal one drawn by chance.
error-arena-unknown-bot = There is no bot “{ $name }”. Bots here: { $levels }; or a Python file, e.g. ./mybot.py.
error-arena-twice = “{ $name }” is there twice; a bot enters once.
error-arena-bots = { $count ->
    [1] One bot cannot meet anybody
   *[other] { $count } bots are too many
}: 2 to { $most } enter.
error-arena-bot-file = { $file } cannot play: { $detail }
error-arena-no-state = { $file } is not the state of an arena and will not be overwritten.
error-arena-other-state = { $file } is the state of another arena; what differs: { $what }. Name another file.
