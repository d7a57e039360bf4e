# Everything the game says. The same names, with the same arguments, in every language.
example-name = Example
example-card = the { $value }

# The fields of the view, and the moves
example-field-actor = To play
example-field-trick = The trick
example-field-seat = Seat
example-field-card = card
example-field-points = Points
example-field-pile = Cards in the pile
example-field-hand = Your hand
example-move = Play { $card }: { $worth ->
    [0] another card is higher
    [1] takes one point so far
   *[other] takes { $worth } points so far
}

# What happens
example-played = { $seat } plays { $card }.
example-took = { $seat } takes the trick: { $points ->
    [1] one point
   *[other] { $points } points
}.
example-drew = You draw { $card }.
example-won = { $count ->
    [one] { $seats } wins
   *[other] { $seats } share the win
} with { $points ->
    [1] one point
   *[other] { $points } points
}.

# Why not
error-example-unknown-card = “{ $text }” is not a card of this game: they go from C1 to C20.
error-example-not-in-hand = You do not hold { $card }.

# The rules
example-rule-1 = **Cards.** Twenty, from 1 to 20. Everybody holds three; the rest is the pile.
example-rule-2 = **A trick.** In turn, everybody lays down one card. The highest takes the trick and scores the value of its lowest card.
example-rule-3 = **Then** everybody draws a card, as long as the pile has one for each, and whoever took the trick begins the next.
example-rule-4 = **The end** comes when the hands are empty. Most points win.
