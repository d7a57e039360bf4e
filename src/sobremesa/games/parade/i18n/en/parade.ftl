# Cards. A suit is always a colour, a picture and a letter.
parade-colour-green = green
parade-colour-amber = yellow
parade-colour-red = red
parade-colour-violet = violet
parade-colour-blue = blue
parade-colour-charcoal = black
parade-letter-green = G
parade-letter-amber = Y
parade-letter-red = R
parade-letter-violet = V
parade-letter-blue = B
parade-letter-charcoal = K
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
    [one] takes 1 card, { $change } points now
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

# The rules, in our own words
parade-rule-1 = **Cards.** There are 66: six colours, each from 0 to 10. Two to six people play, and points are bad.
parade-rule-2 = **Set-up.** Everybody holds five cards. Six more lie face up in a line, the parade: one end is the front, new cards join at the back. The starting player is drawn at random; turns go clockwise.
parade-rule-3 = **Your turn** has four small parts.
parade-rule-3a = Play a card from your hand to the back of the line.
parade-rule-3b = From the back, not counting the card you just played, count as many cards as its value: those are safe. If there are no others, nothing leaves. Of the others, every card of the colour you played leaves, and so does every card of the same or a lower value. A 0 keeps nothing safe.
parade-rule-3c = Cards that leave go face up in front of you, sorted by colour, and the line closes up.
parade-rule-3d = Draw a card, so that you hold five again.
parade-rule-4 = **Example.** A green 3 joins a line of seven. The last three are safe; from the four ahead of them the green 0, the green 7 and the red 3 leave.
parade-rule-5 = **Last round.** It begins as soon as somebody has all six colours or the last card of the pile is drawn. Whoever caused it finishes the turn; then everybody plays once more without drawing, that player last. All end with four cards.
parade-rule-6 = **Last two cards.** Of your four, discard two in secret. When all have chosen, the other two join the cards in front of you, even in a new colour. What is still in line counts for nobody.
parade-rule-7 = **Score.** In each colour, whoever has the most cards turns them face down: 1 point a card, however high or low; if several are tied, all of them do. Everybody else counts the values. With two players you must be at least two cards ahead.
parade-rule-8 = **Winner.** The fewest points win; if tied, the fewest cards; if still tied, the win is shared.
parade-rule-9 = **Example.** With the most blue cards (9, 7, 6, 5 and 0) you count 5 instead of 27. A lone 0, if it is the most, costs 1: turning cards over is not optional.
parade-rule-10 = **Secrets.** Hands, the order of the pile and the discards are secret; the discards stay so even after the end.

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
