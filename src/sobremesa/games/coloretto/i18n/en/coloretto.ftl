# Coloretto: names, cards, what happens, the rules in our words, and what the table says about it.

# Cards. A colour is always a colour, a pattern, a picture and a letter.
coloretto-card = { $kind ->
    [red] red
    [orange] orange
    [yellow] yellow
    [green] green
    [blue] blue
    [violet] violet
    [brown] brown
    [plus-two] “+2”
    [joker] joker
    [golden-joker] golden joker
   *[last-round] “last round”
}

# What happens
coloretto-gone = { $count ->
    [1] One colour stays in the box: { $cards }.
   *[other] { $count } colours stay in the box: { $cards }.
}
coloretto-start = { $seat } starts with { $cards }.
coloretto-dealt = { $seat } begins.
coloretto-drew = { $seat } draws { $card }.
coloretto-placed = { $seat } puts { $card } in row { $row }.
coloretto-took = { $seat } takes row { $row }: { $cards }.
coloretto-golden = The golden joker gives { $seat } the top card too: { $card }.
coloretto-last-round = { $seat } turns up “last round”: this round is the last.
coloretto-round = Round { $round }: { $seat } begins.
coloretto-naming = The last round is over. Now the jokers get their colours.
coloretto-named = { $seat } makes a joker { $card }.
coloretto-scored = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
coloretto-won = { $count ->
    [one] { $seats } wins with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[other] { $seats } share the win with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}

# Whose move it is
coloretto-status-turn = Your turn: draw a card or take a row.
coloretto-status-draw = Your turn: the rows are empty, so draw a card.
coloretto-status-take = Your turn: every open row is full, so take one.
coloretto-status-place = You drew { $card }. Which row do you put it in?
coloretto-status-wait = It is { $seat }’s turn.
coloretto-status-wait-place = { $seat } drew { $card } and is choosing a row.
coloretto-status-out = You have your row. It is { $seat }’s turn.
coloretto-status-name = { $count ->
    [1] Which colour should your joker be?
   *[other] Which colours should your { $count } jokers be?
}
coloretto-status-name-wait = Choosing colours for jokers: { $seats }.
coloretto-status-over = The game is over.
coloretto-blocked-replay = This is a replay: you cannot play here.

# The deck
coloretto-deck = The deck
coloretto-deck-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
coloretto-deck-sure = { $count ->
    [0] the next one is “last round”
    [one] { $count } more, then “last round”
   *[other] { $count } more, then “last round”
}
coloretto-deck-last = no more rounds after this
coloretto-drawn = Just drawn: { $card }
coloretto-last-title = Last round!
coloretto-last-text = When everybody has a row, the points are counted.

# Rows
coloretto-rows = The rows
coloretto-row = Row { $row }
coloretto-row-holds = Row { $row }, { $count } of { $room }: { $cards }.
coloretto-row-bare = Row { $row }, empty, room for { $room }.
coloretto-row-gone = Row { $row }, taken by { $seat }.
coloretto-row-of = { $seat } has it
coloretto-row-why-empty = Row { $row } is empty: there is nothing to take.
coloretto-row-why-full = Row { $row } is full.

# What would happen
coloretto-look = Tap or point at a row or the deck to see what would happen.
coloretto-preview-take = You take row { $row }: { $cards }.
coloretto-preview-place = { $card } goes to row { $row }.
coloretto-preview-then = Points if the row is taken then: { $effects }.
coloretto-preview-mine = **{ $before } → { $after }** points for you.
coloretto-preview-same = Your points stay at **{ $after }**.
coloretto-preview-others = For the others it would be worth: { $effects }.
coloretto-preview-effect = { $seat } { $before } → { $after }
coloretto-preview-effect-you = you { $before } → { $after }
coloretto-preview-out = You are out until the next round.
coloretto-preview-draw = You draw a card and put it in a row.
coloretto-preview-last = The next card is **“last round”**: you draw one more, and this round is the last.
coloretto-preview-chances = Of { $unseen } unseen cards, **{ $good }** would be worth something to you now:
coloretto-chance = { $card }: { $count } unseen, you would have { $after }

# Doing it
coloretto-draw = Draw a card
coloretto-take = Take row { $row }
coloretto-place = Put it in row { $row }
coloretto-take-some = Take a row
coloretto-place-some = Put it in a row
coloretto-choose-row = Choose a row first.

# Collections and the score
coloretto-scores = Scores
coloretto-points = Points
coloretto-plus = plus
coloretto-minus = minus
coloretto-your-cards = Your cards
coloretto-collection = { $seat }’s cards
coloretto-pile-plus = { $card }: { $count }, counts plus { $points }
coloretto-pile-minus = { $card }: { $count }, counts minus { $points }
coloretto-pile-other = { $card }: { $count }
coloretto-none = no cards
coloretto-sheet-now = If it ended now
coloretto-sheet-final = Colour by colour
coloretto-sheet-hint = Three colours count plus, the rest minus. Choose a number to see why.
coloretto-sheet-table = 1 to 6 cards: { $points }.
coloretto-assumed = ★ jokers used where they bring most
coloretto-why-none = { $seat } has no { $card } cards.
coloretto-why-plus = { $seat }: { $card } × { $count } is worth { $points }, one of the three plus colours.
coloretto-why-minus = { $seat }: { $card } × { $count } is worth { $points }; not one of the best three colours, so it counts minus.
coloretto-why-twos = { $seat }: “+2” × { $count } is { $points }.
coloretto-why-jokers = { $count ->
    [1] One of them is a joker.
   *[other] { $count } of them are jokers.
}
coloretto-why-assumed = { $count ->
    [1] One of them is a joker, used where it brings most.
   *[other] { $count } of them are jokers, used where they bring most.
}

# Jokers
coloretto-name-title = { $count ->
    [1] Your joker
   *[other] Your { $count } jokers
}
coloretto-name-best = The most you can get is **{ $points ->
    [one] { $points } point
   *[other] { $points } points
}**: { $cards }.
coloretto-name-accept = Yes, that way ({ $points })
coloretto-name-own = Or choose yourself
coloretto-name-next = { $count ->
    [1] This joker becomes:
   *[other] The first of { $count } becomes:
}
coloretto-name-one = { $card }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
coloretto-name-bestmark = best
coloretto-name-button = Joker: { $card }

# Setting up
coloretto-option-starter = Who begins
coloretto-option-starter-help = Chance decides, or the seat you name (rule 2).
coloretto-option-starter-value = { $value ->
    [-1] Chance decides
   *[other] Seat { $number }
}
coloretto-option-without = Colour left out
coloretto-option-without-help = With three players one colour stays in the box (rule 2).
coloretto-option-without-value = { $value ->
    [random] Chance decides
    [red] Red
    [orange] Orange
    [yellow] Yellow
    [green] Green
    [blue] Blue
    [violet] Violet
   *[brown] Brown
}
coloretto-option-aids = Table aids
coloretto-option-aids-help = Everybody sees the odds and what each row would be worth.
coloretto-option-other_table = The other scoring table
coloretto-option-other_table-help = Not in the rulebook (rule 11): 1, 4, 8, 7, 6, 5 points, so three cards of a colour are best.
coloretto-option-two_players = A game for two
coloretto-option-two_players-help = Not in the rulebook (rule 11): two colours stay in the box, and the rows hold one, two and three cards.
coloretto-option-golden_joker = The golden joker
coloretto-option-golden_joker-help = Not in the rulebook (rule 11): one joker is golden and brings the top card of the deck along.

# Why something was not done
error-coloretto-two-players = Coloretto is for 3 to 5. Two can play with the option “A game for two”.
error-coloretto-unknown-card = “{ $text }” is not a card of this game.
error-coloretto-not-a-colour = A joker cannot become { $text }: it has to be a colour.
error-coloretto-unknown-move = “{ $text }” is not a move. There is D (draw), P2 (put in row 2), T2 (take row 2) and = with the letter of a colour (for a joker).
error-coloretto-colour-gone = There are no { $card } cards in this game, so a joker cannot be { $card }.
error-coloretto-name-jokers = The game is played out: now the jokers get their colours.
error-coloretto-no-jokers-yet = Jokers get their colours at the end.
error-coloretto-place-first = Put the card you drew in a row first.
error-coloretto-rows-full = Every open row is full: take one.
error-coloretto-draw-first = Draw a card first, then put it in a row.
error-coloretto-no-such-row = There is no row { $row } at this table.
error-coloretto-row-taken = Row { $row } has been taken in this round.
error-coloretto-row-full = Row { $row } is full.
error-coloretto-row-empty = Row { $row } is empty: there is nothing to take.

# Orders of cards that the set-up cannot bring about
error-coloretto-order-start = Not a start card: { $card }. Everybody starts with a colour.
error-coloretto-order-same = Two start cards are { $card }: they should all be of different colours.
error-coloretto-order-last = “Last round” cannot be card { $place } of the order: { $under } cards are under it, which makes it card { $correct }.
error-coloretto-order-without = The colour that was to leave the game is { $card }: its nine cards should end the order.
error-coloretto-order-gone = Card { $place } of the order ({ $card }) does not belong there: the order ends with the cards that left the game, all nine of each colour.

# In the terminal
terminal-coloretto-deck = Deck: { $deck ->
    [one] { $deck } card
   *[other] { $deck } cards
}, { $sure ->
    [-1] and this round is the last
    [0] and the next one is “last round”
    [one] { $sure } of them before “last round”
   *[other] { $sure } of them before “last round”
}.
terminal-coloretto-free = { $count ->
    [0] full
    [one] room for { $count }
   *[other] room for { $count }
}
terminal-coloretto-seat = { $seat } ({ $points }): { $cards }.
terminal-coloretto-legend = + counts plus · − counts minus · * one of these is a joker, used best
terminal-coloretto-move = { $kind ->
    [draw] Draw a card
    [place] Put it in row { $row }
    [take] Take row { $row }
   *[name] The joker becomes { $card }
}
terminal-coloretto-chances = { $good } of { $unseen } unseen cards would help you now.
terminal-coloretto-colour = { $card } × { $count }

# What a bot's move is good for
coloretto-why-gain = Why: the row brings { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
coloretto-why-denied = Why: the row would bring { $by } { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
coloretto-why-least = Why: no row does { $seat } any good; this one hurts least.
coloretto-why-feeds = Why: for { $seat } the card makes this row worth { $points ->
    [one] { $points } point more.
   *[other] { $points } points more.
}
coloretto-why-spoils = Why: for { $by } the card makes this row worth { $points ->
    [one] { $points } point less.
   *[other] { $points } points less.
}
coloretto-why-waits = Why: the best row brings only { $points ->
    [one] { $points } point
   *[other] { $points } points
} so far.

# What to play for, until somebody has won once
coloretto-goal = Your three best colours count for you, the others against.
