# The end, step by step; fetched when it comes.
coloretto-end-title = The final score
coloretto-end-collected = What everybody collected, jokers in their colours.
coloretto-end-plus = Three colours count plus: 1, 2, 3… cards give { $points }.
coloretto-end-minus = Every other colour counts minus.
coloretto-end-twos = Each “+2” is two points more.
coloretto-end-result = { $count ->
    [one] { $seats } wins with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }!
   *[other] { $seats } share the win with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }!
}
coloretto-end-show = Show the result
coloretto-end-again = Once more, step by step
coloretto-end-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
coloretto-end-sunny = on the sunny branch
