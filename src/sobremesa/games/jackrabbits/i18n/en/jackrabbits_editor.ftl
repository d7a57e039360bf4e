# The editor of Jackrabbits boards in the browser.

boards-title = Board editor
boards-lead = Drag pieces onto the map, or choose one and use the keys. The address of this page is your board.
boards-map = Your board
boards-laying = Laying out the pieces…
boards-undo = Undo
boards-redo = Redo
boards-share = Copy the link
boards-copied = The link is copied: whoever opens it sees this board.
boards-begin = Begin with
boards-empty = an empty sea
boards-sample = the sample
boards-random = a random board

# Pieces
boards-tray = Pieces left in the box
boards-tray-title = { $count ->
    [0] The box is empty
    [1] One piece left in the box
   *[other] { $count } pieces left in the box
}
boards-rest = Lay the rest at random
boards-nothing = The board is empty. Pull a piece from the box onto the sea, or choose one; the citadel is a good beginning. Or let chance lay it all.
boards-tray-empty = Every piece is on the board.
boards-slot = { $count ->
    [1] Take { $piece }
   *[other] Take { $piece }, { $count } of its kind left
}
boards-in-hand = In hand: { $piece }
boards-turn = Turn right
boards-turn-back = Turn left
boards-hop = Next place
boards-lay = Lay it here
boards-take-away = Take it away
boards-put-back = Back into the box
boards-leave = Leave it
boards-laid = { $piece } is on the board.
boards-over = { $piece } is over { $other }: it does not fit here.
boards-beside = { $piece } is beside { $others }.
boards-alone = { $piece } is on open water.
boards-taken = This place is taken by { $other }: { $piece } does not fit here.
boards-no-room = There is no room to turn { $piece }.
boards-round = No need to turn { $piece }: it looks the same from every side.
boards-on-board = { $count ->
    [1] One piece on the board, in words
   *[other] { $count } pieces on the board, in words
}
boards-keys = Choose a piece, then: arrows move it, R turns it, N brings it to the next good place (where a table builds together), Enter lays it, Delete takes it away, Escape leaves it.
boards-missing = { $count ->
    [1] One piece is still in the box.
   *[other] { $count } pieces are still in the box.
}

# What 2.3 advises against
boards-warnings = { $count ->
    [0] No warnings
    [1] One warning (rule 2.3)
   *[other] { $count } warnings (rule 2.3)
}
boards-no-warnings = No dead ends, no crowded corners, every house within reach.
boards-more = { $count } more
boards-fewer = Fewer

# Playing
boards-play = Play on it
boards-play-bots = Against two bots
boards-play-friends = With friends

# Keeping
boards-keep-title = Keep it in this browser
boards-name = Name of the board
boards-unnamed = Board { $number }
boards-kept = “{ $name }” is kept in this browser.
boards-forget = Delete { $name }

# How fair it is
boards-fairness = Is it fair?
boards-fairness-lead = Quick bots play this board { $games } times, and count who wins.
boards-fairness-players = Players
boards-fairness-begin = Let them play
boards-fairness-stop = Stop
boards-fairness-waiting = Other boards are being played first.
boards-fairness-progress = { $done } of { $games } games
boards-fairness-seat = { $seat ->
    [1] Seat 1, who begins, wins { $share }% (between { $low } and { $high })
   *[other] Seat { $seat } wins { $share }% (between { $low } and { $high })
}
boards-fairness-even = { $even ->
    [yes] No seat does better than chance allows for.
   *[no] Seat { $seat } wins more than its share.
}
boards-fairness-turns = Half of the games last { $low } to { $high } turns; the middle one { $middle }.
boards-fairness-plot = How long the games last, in turns
boards-fairness-endless = { $count ->
    [1] One game was stopped after { $most } turns.
   *[other] { $count } games were stopped after { $most } turns.
}
boards-fairness-late = Try the house rule “late cards”: the last to play begin with one card more.
boards-fairness-used = What the houses are worth
boards-fairness-used-lead = How often the royal of a house was somebody’s at the end: the stronger the colour on the map, the more often.
boards-fairness-used-one = { $place }: { $share } %
boards-fairness-fair = even share
error-fairness-busy = Enough boards are being tried already: come back in a minute.

# Laid together before the game (rule 2.2)
jackrabbits-together-title = Build the board together
jackrabbits-together-lead = Everybody with the link lays, turns and lifts pieces, in no order. One road of a piece has to meet a road of the board; a hexagon may also be set apart (rules 2.2 and 2.4).
jackrabbits-together-laid = { $name } lays { jackrabbits-piece }.
jackrabbits-together-moved = { $name } moves { jackrabbits-piece }.
jackrabbits-together-turned = { $name } turns { jackrabbits-piece }.
jackrabbits-together-lifted = { $name } lifts { jackrabbits-piece }.
jackrabbits-together-begun = { $name } lays out another board to begin with.
jackrabbits-together-news = Who laid what
jackrabbits-together-nothing = Nobody has laid anything yet. The citadel comes first.
jackrabbits-together-begin = Begin with another board…
jackrabbits-together-sure = Everything on the board is lifted. Begin with:
jackrabbits-together-keep = Keep what is here

# What the table still waits for
error-jackrabbits-unsettled-pieces = { $count ->
    [1] One piece is still to be laid.
   *[other] { $count } pieces are still to be laid.
}
error-jackrabbits-unsettled-adrift = No road joins { jackrabbits-piece } to a house or the citadel (rule 2.2).
error-jackrabbits-unsettled-advice = Something on the board { jackrabbits-advice }, and this table heeds the advice (rule 2.3).
