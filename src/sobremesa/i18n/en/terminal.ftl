# What the terminal says: the command line, a game in plain text, and the judgement of records.

# The command line
help-about = The table after the meal: card games with friends or bots, in a browser or right here.
help-usage = Usage:
help-usage-sobremesa = sobremesa COMMAND …
help-usage-play = sobremesa play GAME [FLAGS]
help-usage-serve = sobremesa serve [FLAGS]
help-usage-check = sobremesa check FILE… [--json]
help-usage-verify = sobremesa verify FILE… [--json]
help-usage-simulate = sobremesa simulate GAME [FLAGS]
help-usage-games = sobremesa games [--json]
help-usage-compile = sobremesa compile [GAME…]
help-usage-board = sobremesa board [--seed N] [--islands N] [--code TEXT] [--theme auto] [--share] > board.svg
help-usage-completion = sobremesa completion SHELL
help-commands = Commands
help-flags = Flags
help-arguments = Arguments
help-word-game = GAME
help-word-games = GAME…
help-word-files = FILE…
help-word-shell = SHELL
help-default = Default: { $value }.
help-help = Show this help.
help-version = Show the version.
help-language = --language en, es or fr speaks another language than your system’s; it fits every command.
help-play = Play a game here, against bots.
help-serve = Open tables for browsers: play with friends by link.
help-check = Replay recorded games and report the first disagreement in each, by line.
help-verify = Prove that the shuffle of a recorded game followed from its secret.
help-simulate = Let bots play many games and count.
help-games = List the games.
help-compile = Compile the games now rather than when they are first played.
help-completion = Print what lets a shell complete commands, flags and games by the Tab key.
help-flag-game = The game, e.g. parade.
help-flag-games-some = The games; all of them if none is named.
help-flag-shell = The shell: bash, zsh or fish.
help-flag-players = How many play, bots included.
help-flag-bots = The bots you meet: beginner, club, strong or champion; several with commas, one a seat.
help-flag-bots-all = Who plays: beginner, club, strong or champion; several with commas, one a seat.
help-flag-name = What you are called; Guest, if you do not say.
help-flag-seed = Any text; the same one deals the same game. Without it, a fresh one.
help-flag-seed-simulate = Any text; the same one plays the same games, and so does none.
help-flag-words = Words of yours, mixed into the shuffle.
help-flag-option = An option of the game, NAME=VALUE, e.g. starter=1; may be repeated.
help-flag-record = A file to keep the record of the game in. Without it, none is kept.
help-flag-plain = Sentences only, without drawings or colours: for screen readers.
help-flag-games = How many games.
help-flag-workers = How many threads work on it.
help-flag-match = How many games in a row, where the game is played in matches.
help-board = Draw a board of Jackrabbits as an SVG picture.
help-flag-board-seed = A whole number; the same one makes the same board. Without it, the printed sample board.
help-flag-board-islands = Islands of a random board: 0 to 2. Without it, by chance.
help-flag-board-code = The code of a board somebody shared.
help-flag-board-theme = light, dark, or auto: as the reader’s screen is set.
help-flag-board-share = Print the code to share instead of the picture.
help-flag-json = Answer in JSON, for programs.
help-flag-files = Record files; - reads standard input.
help-flag-host = The address to listen on; 0.0.0.0 for your whole network.
help-flag-port = The port to listen on.
help-flag-open = Open a browser too.

# Long work
terminal-compiling = Preparing { $game } for this machine (only the first time)
terminal-simulating = Playing { $games } games
terminal-simulated = { $games ->
    [one] One game
   *[other] { $games } games
}, { $moves } moves, { $seconds } s ({ $rate } moves/s).
terminal-simulated-seat = Seat { $seat } ({ $level }): wins { $wins } %, { $points } points on average.

# Games
terminal-game-parade = Parade
terminal-games-line = { $name }: { $game }, { $min } to { $max } players, rules { $version }

# A game in plain text
terminal-guest = Guest
terminal-bot = Bot { $number } ({ $level })
terminal-welcome = Sobremesa · { $game }
terminal-against = { $name } plays against { $others }.
terminal-commitment = The shuffle is fixed. Its fingerprint: { $commitment }
terminal-hint = Type { $help } for help.
terminal-ask = Your move ({ $help } for help):
terminal-ask-save = Keep the record of this game? A file name, or just Enter for no:
terminal-match = Game { $game } of { $games }. Points so far: { $totals }.
terminal-saved = The record is in { $file }.
terminal-left = You have left the table.
terminal-too-many = That was enough: “{ $rest }” was not played.
terminal-undone = Your move is taken back.

# What can be typed: the first word is shown, all are understood
terminal-word-help = ?, help
terminal-word-rules = rules
terminal-word-score = score
terminal-word-undo = undo, u
terminal-word-look = look, l
terminal-word-quit = quit, q
terminal-help-move = To move, type a number of the list or a card, e.g. { $example }.
terminal-help-line = { $words }: { $meaning }
terminal-help-help = this help
terminal-help-rules = the rules, in short
terminal-help-score = the points so far, explained
terminal-help-undo = take your last move back
terminal-help-look = show the table again
terminal-help-quit = leave the game

# Parade
terminal-parade-card = { $colour } { $notation }
terminal-parade-none = none
terminal-parade-line = The parade ({ $count }) · pile: { $pile }
terminal-parade-front = front
terminal-parade-back = back
terminal-parade-line-spoken = The parade has { $count } cards, from front to back: { $cards }.
terminal-parade-pile = { $pile ->
    [0] The pile is empty.
    [one] One card is left in the pile.
   *[other] { $pile } cards are left in the pile.
}
terminal-parade-before = Before
terminal-parade-before-spoken = Before { $seat }: { $cards }. { $points ->
    [one] One point
   *[other] { $points } points
} if it ended now.
terminal-parade-points = Points
terminal-parade-sheet-legend = ↓ the most: face down, 1 point each · = as printed · * ahead now
terminal-parade-last = Last round! { $why ->
    [colours] { $by } has all six colours
    [pile] { $by } drew the last card
   *[both] { $by } has all six colours and drew the last card
}. { $left ->
    [one] One turn is left
   *[other] { $left } turns are left
}, and nobody draws.
terminal-parade-hand = Your hand, and what each card would take:
terminal-parade-discard = { $left ->
    [one] Choose one more card to throw away, in secret:
   *[other] Choose two of your four cards to throw away, in secret:
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
terminal-parade-pair = Throw away { $discard }, keep { $keep }: { $points ->
    [one] one point
   *[other] { $points } points
} as it looks now
terminal-parade-score-now = If it ended now
terminal-parade-score-final = The final score
terminal-parade-majority = { $lead ->
    [2] With two players the most means at least two cards more. The most lie face down and count 1 each.
   *[0] Whoever has the most of a colour, ties included, turns them face down: 1 point each.
}
terminal-parade-nobody = nobody has any
terminal-parade-flipped = { $seat }: { $count ->
    [one] one card, the most
   *[other] { $count } cards, the most
}, face down: { $points }
terminal-parade-printed = { $seat }: { $values } = { $points }
terminal-parade-sum = { $rank }. { $seat }: { $sum } = { $points ->
    [one] one point
   *[other] { $points } points
} with { $count ->
    [one] one card
   *[other] { $count } cards
}
terminal-parade-rule-1 = 66 cards: six colours with the values 0 to 10. Fewest points win.
terminal-parade-rule-2 = Everybody holds five cards; six lie in a line, the parade. New cards join at its back.
terminal-parade-rule-3 = Play a card to the back. As many cards as its value, counted from the back, are safe. Each card ahead of them leaves if it has the colour played or a value no higher. You take those that leave. Then draw one.
terminal-parade-rule-4 = Example: a green 3 on seven cards. The three at the back are safe; of the other four, greens leave, and so do values of 3 or less.
terminal-parade-rule-5 = When somebody has all six colours, or the last card is drawn, everybody plays once more without drawing, that player last.
terminal-parade-rule-6 = Of your last four cards, throw two away in secret. The other two join those before you.
terminal-parade-rule-7 = The most cards of a colour lie face down and count 1 each, ties included; all others count their values. With two players it takes two cards more.
terminal-parade-rule-8 = Fewest points win; if tied, fewest cards; if still tied, the win is shared.
terminal-parade-rule-9 = A card is typed as letter and value: G green, Y yellow, R red, V violet, B blue, K black.
terminal-parade-rule-10 = Hands, the pile and what is thrown away stay secret.

# Records
terminal-check-ok = { $file }: agrees ({ $game }, { $players } players, { $moves } moves)
terminal-proof-ok = { $file }: proven
terminal-proof-commitment = The fingerprint is that of the secret: { $commitment }. Compare it with the one shown before the game.
terminal-proof-no-commitment = No fingerprint is in the file. That of the secret is { $commitment }: compare it with the one shown before the game.
terminal-proof-order = { $words ->
    [0] The order of all { $cards } cards follows from the secret.
   *[other] The order of all { $cards } cards follows from the secret and the players’ words.
}
terminal-proof-starter = So does the starting seat, { $seat }.
terminal-proof-game = All { $moves } moves were played again; they and the result agree.
