# Below a replay: moves, chances, turning points.
lookback-title = Looking back
lookback-thinking = The bots look at every decision again: { $done } of { $total }
lookback-stopped = The bots have stopped.
lookback-again = Look again
lookback-graph = The chance of winning of every seat, move by move
lookback-turns = Where it turned
lookback-move = Move { $move }
lookback-decision = { $seat } could have had a chance of { $best }%, and kept { $had }%.
lookback-better = Better: { $move }
lookback-lucky = The cards were kind: { $seat } gains { $size } percentage points.
lookback-unlucky = The cards were unkind: { $seat } loses { $size } percentage points.
lookback-none = No decision lost much, and no card changed much.
lookback-swings = Why the chances moved
lookback-sum = { $seat }: { $lost } by own decisions, { $given } by those of the others, { $luck } by luck.
lookback-chance = Chance
lookback-own = Own
lookback-given = Others
lookback-luck = Luck
lookback-after = About this game
lookback-moves = Moves
lookback-share = Share this moment
lookback-link = The address of this moment
lookback-how = Each as the seat could see it then, playing its best from there.
lookback-eyes = Whose eyes
lookback-show = Show my cards
lookback-awaited = { $count ->
    [one] The hands are open when { $count } more agrees.
   *[other] The hands are open when { $count } more agree.
}

# A record from elsewhere
records-title = Open a record
records-how = A record is the file that a table offers when its game is over. It is checked move by move, shown here, and kept nowhere.
records-choose = Choose a file, or drop it here
records-reading = Reading…
records-eyes = Seen by
