# Cards. A suit is always a colour, a picture and a letter.
parade-colour-green = green
parade-colour-amber = yellow
parade-colour-red = red
parade-colour-violet = violet
parade-colour-blue = blue
parade-colour-charcoal = black
parade-card = { $colour ->
    [green] { parade-colour-green }
    [amber] { parade-colour-amber }
    [red] { parade-colour-red }
    [violet] { parade-colour-violet }
    [blue] { parade-colour-blue }
   *[charcoal] { parade-colour-charcoal }
} { $value }

# What happened
parade-dealt = The cards are dealt. { $seat } starts.
parade-played = { $seat } plays { $card } and takes nothing.
parade-took = { $seat } plays { $card } and takes { $cards }.
parade-drew = { $seat } draws a card.
parade-drew-card = { $seat } draws { $card }.
parade-last-round = { $why ->
    [colours] { $seat } has all six colours: the last round begins.
    [pile] The pile is empty: the last round begins.
   *[both] { $seat } has all six colours and the pile is empty: the last round begins.
}
parade-choose = The parade is over. Everybody now discards two cards in secret.
parade-chose = { $seat } has chosen.
parade-discarded = You set { $card } aside.
parade-kept = { $seat } keeps { $cards }.
parade-scored = { $seat } has { $points ->
    [one] { $points } point
   *[other] { $points } points
} with { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
parade-won = { $count ->
    [one] { $seats } wins
   *[other] { $seats } share the win
} with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

# Whose move it is, and what you can do
parade-status-play = Your turn: play a card to the back of the parade.
parade-status-last = Your last turn: play a card. Nobody draws any more.
parade-status-wait = { $seat } is choosing a card.
parade-status-wait-last = { $seat } is choosing a last card.
parade-status-discard = { $left ->
    [one] Choose one more card to discard in secret.
   *[other] Choose two of your four cards to discard in secret.
}
parade-status-discard-wait = Waiting for { $seats } to choose two discards.
parade-status-over = The game is over.
parade-blocked-replay = This is a replay: you cannot play here.

# The table
parade-front = front
parade-back = back
parade-line-title = The parade: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}, from the front
parade-line-place = Position { $place } from the front: { $card }.
parade-line-leaves = Would leave: { $why }.
parade-line-safe = Safe.
parade-tag-colour = same colour
parade-tag-value = ≤ { $value }
parade-tag-both = same colour, ≤ { $value }
parade-safe = { $count } safe
parade-pile = Pile { $count }
parade-scores = Scores
parade-points = Points
parade-your-points = Your points if it ended now:
parade-holds = { $count ->
    [one] Holds { $count } card
   *[other] Holds { $count } cards
}
parade-chosen = has chosen
parade-colours = { $count } of 6 colours
parade-hint-takes = { $count ->
    [0] takes nothing
    [one] takes { $count } card, { $change } points now
   *[other] takes { $count } cards, { $change } points now
}
parade-before-title = Cards taken: { $count }
parade-pile-open = { $colour }: { $values }; { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
parade-pile-flipped = { $colour }: { $values }; would lie face down, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
parade-pile-none = { $colour }: none.

# The hand, and what a card would do
parade-hand-title = Your hand: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
parade-look = Tap or point at a card to see what it would take.
parade-play = Play
parade-play-card = Play { $card }
parade-discard-card = Discard { $card }
parade-choose-card = Choose a card first.
parade-preview-takes = { $card } would take { $count ->
    [one] **{ $count } card**
   *[other] **{ $count } cards**
}: { $reasons }.
parade-preview-all-safe = { $card } would take **nothing**: { $count ->
    [1] the only card in line is safe.
   *[other] all { $count } cards in line are safe.
}
parade-preview-none = { $card } would take **nothing**: ahead of the safe cards there is none of its colour and none of { $value } or less.
parade-reason-colour = { $cards } (same colour)
parade-reason-value = { $cards } ({ $value } or less)
parade-reason-both = { $cards } (same colour, and { $value } or less)
parade-preview-score = Your points: { $before } → **{ $after }**.
parade-preview-same = Your points stay at { $after }.
parade-preview-triggers-colours = It brings your sixth colour: **the last round begins**.
parade-preview-triggers-pile = You draw the last card of the pile: **the last round begins**.
parade-preview-triggers-both = It brings your sixth colour and you draw the last card: **the last round begins**.
parade-discard-how = Mark the two cards to discard. The other two join the cards in front of you.
parade-discard-mark = Mark it to discard.
parade-discard-marked = Marked to discard.
parade-discard-button = Discard these two
parade-choose-discards = { $count ->
    [one] Mark one more card.
   *[other] Mark two cards first.
}
parade-preview-pair = Discard { $discard }, keep **{ $keep }**: { $points ->
    [one] { $points } point
   *[other] **{ $points }** points
} as things stand.

# The last round
parade-last-title = Last round
parade-last-colours = { $seat } has all six colours. Nobody draws any more.
parade-last-pile = The pile is empty. Nobody draws any more.
parade-last-both = { $seat } has all six colours and the pile is empty. Nobody draws any more.
parade-last-left = { $count ->
    [one] { $count } turn left.
   *[other] { $count } turns left.
}

# The score sheet
parade-sheet-now = If it ended now
parade-sheet-final = Colour by colour
parade-sheet-hint = Touch a number to see where it comes from.
parade-sheet-flipped = the most cards of a colour, face down.
parade-why-none = { $seat } has no { $colour } cards.
parade-why-flipped = { $seat } has the most { $colour }: { $count ->
    [one] { $count } card, face down, 1 point.
   *[other] { $count } cards, face down, 1 point each.
}
parade-why-flipped-two = { $seat } is at least two cards ahead in { $colour }: { $count } cards, face down, 1 point each.
parade-why-open = Somebody else has more { $colour } than { $seat }, so { $count ->
    [1] this card counts its value: { $sum }.
   *[other] these { $count } cards count their values: { $sum }.
}
parade-why-open-two = { $seat } is not two cards ahead in { $colour }, so { $count ->
    [1] this card counts its value: { $sum }.
   *[other] these { $count } cards count their values: { $sum }.
}

# What a bot's move is good for
parade-colour-word = { $colour ->
    [green] { parade-colour-green }
    [amber] { parade-colour-amber }
    [red] { parade-colour-red }
    [violet] { parade-colour-violet }
    [blue] { parade-colour-blue }
   *[charcoal] { parade-colour-charcoal }
}
parade-why-majority = Why: { $seat } now has the most { parade-colour-word } cards, so each counts only 1.
parade-why-denied = Why: it takes the { parade-colour-word } majority away from { $by }.
parade-why-end = Why: { $seat } is in the lead, so the end can come.
parade-why-nothing = Why: no card leaves the parade.
parade-why-free = Why: { $count ->
    [1] the card costs nothing as it stands.
   *[other] the { $count } cards cost nothing as it stands.
}
parade-why-price = Why: it costs only { $points ->
    [one] { $points } point
   *[other] { $points } points
} as it stands.

# Why not, in Parade
error-parade-unknown-card = “{ $text }” is not a card of this game.
error-parade-only-discards = The parade has ended: now you choose two cards to discard.
error-parade-no-discards-yet = Nobody discards before the last round has ended.
error-parade-not-in-hand = You do not hold { $card }.

# What to play for, until somebody has won once
parade-goal = The fewest points win: keep what you must take small.
