# A recorded game looked at again, and hints.
help-usage-analyse = sobremesa analyse FILE [--budget N] [--plot FILE.svg] [--json]
help-analyse = Say what each decision of a recorded game was worth, seen from its own seat.
help-word-file = FILE
help-flag-analyse-file = A record file; - reads standard input.
help-flag-analyse-budget = How many playouts to think about each decision.
help-flag-analyse-seconds = The longest to think about one decision, in seconds.
analyse-thinking = Looking at { $moves } moves
analyse-heading = { $number ->
    [1] { $game }, { $players } players, { $moves } moves
   *[other] { $game }, game { $number } of the match, { $players } players, { $moves } moves
}
analyse-move = Move
analyse-seat = Seat
analyse-played = played
analyse-chance = chance
analyse-points = points
analyse-best = best
analyse-best-chance = chance
analyse-best-points = points
analyse-lost = lost
analyse-forced = no choice
analyse-blunders = The costliest moves:
analyse-no-blunders = No move lost more than chance can explain.
analyse-blunder = Move { $move }, { $seat }: { $played } ({ $chance }) instead of { $best } ({ $best_chance })
analyse-mean = { $seat } lost { $lost } of the chance of winning with each decision, on average.
analyse-title = { $game }: the chances through the game
analyse-chance-long = Chance of winning, from what each seat knew
analyse-move-axis = moves
analyse-blunder-mark = costliest moves
error-no-hints = No hints are given at this table.
error-hint-not-yet = The bots are still being prepared. Ask again in a minute.
error-lookback-busy = Enough games are being looked at already: come back in a minute.
