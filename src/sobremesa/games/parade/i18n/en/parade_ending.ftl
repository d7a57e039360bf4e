# The end, step by step; fetched when it comes.
parade-end-title = The final score
parade-end-kept = First, everybody’s last two cards join the ones in front of them.
parade-end-flips = { $colour }: { $count ->
    [one] { $seats } has the most and turns them face down
   *[other] { $seats } have the most and turn them face down
}: 1 point each. The others count their values.
parade-end-nobody-flips = { $colour }: nobody is far enough ahead, so all cards count their values.
parade-end-nobody-holds = { $colour }: nobody took any.
parade-end-result = { $count ->
    [one] { $seats } wins
   *[other] { $seats } share the win
} with { $points ->
    [one] { $points } point
   *[other] { $points } points
}: the fewest at the table.
parade-end-show = Show the result
parade-end-again = Count again
parade-end-through = through the gate
parade-end-pile = { $colour }: { $values }.
parade-end-pile-flipped = { $colour }: { $values }, face down; { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
