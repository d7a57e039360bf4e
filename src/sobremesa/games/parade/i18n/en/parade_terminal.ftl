# Parade in a terminal.

terminal-parade-card = { $colour } { $notation }
terminal-parade-none = none
terminal-parade-line = The parade ({ $count }) · pile: { $pile }
terminal-parade-front = front
terminal-parade-back = back
terminal-parade-line-spoken = The parade has { $count ->
    [one] { $count } card
   *[other] { $count } cards
}, from front to back: { $cards }.
terminal-parade-pile = { $pile ->
    [0] The pile is empty.
    [1] One card is left in the pile.
   *[other] { $pile } cards are left in the pile.
}
terminal-parade-before = In front
terminal-parade-before-spoken = In front of { $seat }: { $cards }. { $points ->
    [1] One point
   *[other] { $points } points
} if it ended now.
terminal-parade-points = Points
terminal-parade-sheet-legend = ↓ the most: face down, 1 point each · = as printed · * ahead now
terminal-parade-last = Last round! { $why ->
    [colours] { $by } has all six colours
    [pile] { $by } drew the last card
   *[both] { $by } has all six colours and drew the last card
}. { $left ->
    [1] One turn is left
   *[other] { $left } turns are left
}, and nobody draws.
terminal-parade-hand = Your hand, and what each card would take:
terminal-parade-discard = { $left ->
    [one] Choose one more card to discard, in secret:
   *[other] Choose two of your four cards to discard, in secret:
}
terminal-parade-takes-none = takes nothing
terminal-parade-takes-none-spoken = Takes nothing.
terminal-parade-takes = Takes { $cards }.
terminal-parade-leaves = { $card } ({ $why ->
    [colour] same colour
    [value] value at most { $value }
   *[both] same colour and value at most { $value }
})
terminal-parade-why-legend = = leaves for its colour · ≤ leaves for its value
terminal-parade-change = { $before } → { $after }
terminal-parade-change-spoken = Your points go from { $before } to { $after }.
terminal-parade-triggers = { $why ->
    [colours] Begins the last round: your sixth colour.
    [pile] Begins the last round: the last card of the pile.
   *[both] Begins the last round: your sixth colour and the last card of the pile.
}
terminal-parade-pair = Discard { $discard }, keep { $keep }: { $points ->
    [1] one point
   *[other] { $points } points
} as it looks now
terminal-parade-score-now = If it ended now
terminal-parade-score-final = The final score
terminal-parade-majority = { $lead ->
    [2] With two players you need at least two cards more than the other; then yours lie face down and count 1 each.
   *[0] Whoever has the most of a colour, ties included, turns them face down: 1 point each.
}
terminal-parade-nobody = nobody has any
terminal-parade-flipped = { $seat }: { $count ->
    [1] one card, the most
   *[other] { $count } cards, the most
}, face down: { $points }
terminal-parade-printed = { $seat }: { $values } = { $points }
terminal-parade-sum = { $rank }. { $seat }: { $sum } = { $points ->
    [1] one point
   *[other] { $points } points
} with { $count ->
    [1] one card
   *[other] { $count } cards
}
terminal-parade-typed = A card is typed as letter and value: { parade-letter-green } { parade-colour-green }, { parade-letter-amber } { parade-colour-amber }, { parade-letter-red } { parade-colour-red }, { parade-letter-violet } { parade-colour-violet }, { parade-letter-blue } { parade-colour-blue }, { parade-letter-charcoal } { parade-colour-charcoal }.

# Endings, in the lab
parade-ending-colours = The last round was begun by all six colours
parade-ending-pile = The last round was begun by the empty pile
parade-ending-both = The last round was begun by both at once
