# Boards of Jackrabbits: pieces, advice, and why a board is refused.

board-title = A board of Jackrabbits
board-description = { $islands ->
    [0] { $pieces } pieces on one land.
    [1] { $pieces } pieces: the mainland and an island.
   *[other] { $pieces } pieces: the mainland and { $islands } islands.
}
board-underground = the underground

# Pieces. $card is a royal (Q♥), $number the road set.
board-citadel = the citadel
    .of = of the citadel
board-tower = the { $card } tower
    .of = of the { $card } tower
board-palace = the { $card } palace
    .of = of the { $card } palace
board-plaza = the { $card } plaza
    .of = of the { $card } plaza
board-forest = forest { $number }
    .of = of forest { $number }
board-river = river { $number }
    .of = of river { $number }
board-mountain = mountain { $number }
    .of = of mountain { $number }
board-crossing = crossing { $number }
    .of = of crossing { $number }
board-tavern = tavern { $number }
    .of = of tavern { $number }
board-cave = cave { $number }
    .of = of cave { $number }

board-side-N = north
board-side-NE = north-east
board-side-SE = south-east
board-side-S = south
board-side-SW = south-west
board-side-NW = north-west

# What 2.3 advises against. $side is the way from the first piece to the other.
board-dead-end = A dead end: the road of { $piece } runs { $side } into { $other }, which has none there.
board-hexagons-joined = Two hexagons joined road to road, with nothing between them: { $piece } and { $other }.
board-triangles-touch = Triangles side by side: { $piece } and { $other }.
board-cut-off = Cannot be reached on foot, by shortcut, by sea or through caves: { $piece }.

# Why a board is refused
error-board-no-code = “{ $text }” is not the code of a board: one begins with J and is some seventy characters long.
error-board-code-letter = The character “{ $letter }” is in no board code.
error-board-code-damaged = This board code is damaged: at least one character is wrong or missing.
error-board-off-lattice = At { $x }, { $y } there is no point of the board for { $piece }.
error-board-overlap = Two pieces on the same spot: { $piece } and { $other }.
error-board-unknown-piece = There is no piece called “{ $piece }”.
error-board-twice = On the board twice: { $piece }.
error-board-not-laid = Not on the board: { $piece }.
error-board-missing = { $count ->
    [1] A piece is missing on this board: { $pieces }.
   *[other] { $count } pieces are missing on this board: { $pieces }.
}
error-board-surplus = { $count ->
    [1] A piece on this board is not in this game: { $pieces }.
   *[other] { $count } pieces on this board are not in this game: { $pieces }.
}
error-board-islands = A random board has from 0 to { $most } islands, not { $islands }.
error-board-not-grown = The seed { $seed } grows no playable board with these suits and islands. Try other ones.
error-board-too-wide = The pieces are too far apart: a board is at most { $most } half-sides wide.
error-board-which = Say one of: the pieces, a code, a seed, or the sample.
error-board = { $detail }
