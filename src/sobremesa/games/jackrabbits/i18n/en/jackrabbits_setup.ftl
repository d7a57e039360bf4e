# Jackrabbits: setting up a table in the browser.

jackrabbits-group-board = The board (rules 1 and 2)
jackrabbits-group-ending = How the game ends (rules 3 and 4)
jackrabbits-group-complete = Introductory or complete (rule 8)
jackrabbits-group-cards = Aces and values (rule 9)
jackrabbits-group-places = Places and journeys (rule 9)
jackrabbits-group-hands = Hands and prizes (rule 9)

jackrabbits-option-ending-value-help = { $value ->
    [simple] Any three royals, brought to the citadel: the shortest game.
    [diverse] Three royals of three different suits.
    [monarchic] A king, a queen and a jack.
    [diverse-monarchic] A king, a queen and a jack of three different suits.
   *[tribal] Three royals of one suit: the longest game.
}
jackrabbits-option-board-value = { $value ->
    [sample] the printed sample
    [draft] laid in turn
    [together] laid together
   *[other] { $value }
}
jackrabbits-option-tight_suits-value = { $value ->
    [CS] ♣ ♠
    [CH] ♣ ♥
    [CD] ♣ ♦
    [SH] ♠ ♥
    [SD] ♠ ♦
    [HD] ♥ ♦
    [CSH] ♣ ♠ ♥
    [CSD] ♣ ♠ ♦
    [CHD] ♣ ♥ ♦
    [SHD] ♠ ♥ ♦
   *[other] all four suits
}
jackrabbits-option-turn_limit-value = { $value ->
    [0] no limit
   *[other] { $value } turns
}
# What a form says, where it offers a list; at the command line the value is typed.
jackrabbits-option-turn_limit-form = The game stops after so many turns. Whoever has the most royals, then the most cards, is ahead (rule 9).
jackrabbits-option-tight_suits-form = As many suits as players, and as many road sets; the rest stays in the box (rule 9).
jackrabbits-option-starter-value = { $value ->
    [-1] chance decides
    [0] you
   *[other] seat { $number }
}

# The board
jackrabbits-setup-board = Which board
jackrabbits-setup-sample = The printed sample
jackrabbits-setup-sample-help = Good for a first game: no dead ends, and most houses are close. The three houses of clubs are on an island, reached by sea or through its cave.
jackrabbits-setup-random = A random board
jackrabbits-setup-random-help = The same number always gives the same board.
jackrabbits-setup-draft = Built in turn
jackrabbits-setup-draft-help = Before the game, everybody flips and lays pieces in turn (rule 2.2).
jackrabbits-setup-together = Laid together
jackrabbits-setup-together-help = Before the game, everybody with the link lays, turns and lifts pieces, in no order, until all are ready (rule 2.2).
jackrabbits-setup-code = A board of yours
jackrabbits-setup-code-help = The code of a board you were sent, or built in the editor.
jackrabbits-setup-seed = Board number
jackrabbits-setup-another = Another board
jackrabbits-setup-islands = Islands
jackrabbits-setup-islands-value = { $islands ->
    [0] no island
    [1] one island
    [2] two islands
   *[other] at random
}
jackrabbits-setup-paste = Code
jackrabbits-setup-saved = Kept in this browser
jackrabbits-setup-choose-saved = Choose a board…
jackrabbits-setup-editor = Build a board in the editor
jackrabbits-setup-preview = The board you will play on
