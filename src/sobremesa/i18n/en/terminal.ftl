# What the terminal says: the command line, a game in plain text, and the judgement of records.

# The command line
help-about = The table after the meal: card games with friends or bots, in a browser or right here.
help-usage = Usage:
help-usage-sobremesa = sobremesa COMMAND …
help-usage-play = sobremesa play [GAME OR LINK] [FLAGS]
help-usage-serve = sobremesa serve [FLAGS]
help-usage-check = sobremesa check FILE… [--json]
help-usage-verify = sobremesa verify FILE… [--json]
help-usage-simulate = sobremesa simulate GAME [FLAGS]
help-usage-games = sobremesa games [--json]
help-usage-compile = sobremesa compile [GAME…]
help-usage-completion = sobremesa completion SHELL
help-usage-new-game = sobremesa new-game NAME [--into FOLDER]
help-commands = Commands
help-flags = Flags
help-arguments = Arguments
help-word-game = GAME
help-word-games = GAME…
help-word-files = FILE…
help-word-shell = SHELL
help-word-name = NAME
help-default = Default: { $value }.
help-help = Show this help.
help-version = Show the version.
help-language = --language { $languages }: another language than your system’s; works with every command.
help-play = Play a game here, against bots.
help-serve = Open tables for browsers: play with friends by link.
help-check = Replay recorded games and report the first disagreement in each, by line.
help-verify = Prove that the shuffle of a recorded game followed from its secret.
help-simulate = Let bots play many games and count.
help-games = List the games.
help-compile = Compile the games now rather than when they are first played.
help-completion = Print what lets a shell complete commands, flags and games by the Tab key.
help-new-game = Make a game of your own: a package that works, for you to change.
help-flag-game = The game; `sobremesa games` lists them.
help-flag-games-some = The games; all of them if none is named.
help-flag-shell = The shell: bash, zsh or fish.
help-flag-new-name = What the game is called: small letters and digits.
help-flag-into = The folder to make it in. Without it, here.
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
help-flag-json = Answer in JSON, for programs.
help-flag-files = Record files; - reads standard input.
help-flag-host = The address to listen on; 0.0.0.0 for your whole network.
help-flag-port = The port to listen on.
help-flag-open = Open a browser too.

# Long work
terminal-compiling = Preparing { $game } for this machine (only the first time)
terminal-simulating = Playing { $games } games
terminal-simulated = { $games ->
    [1] One game
   *[other] { $games } games
}, { $moves } moves, { $seconds } s ({ $rate } moves/s).
terminal-simulated-seat = Seat { $seat } ({ $level }): wins { $wins }%, { $points } points on average.
terminal-stopped = Stopped after { $done } of { $games } games.

# Games
terminal-games-line = { $name }: { $game }, { $min } to { $max } players, rules { $version }
terminal-new-game =
    { $folder } is a game that works, for you to change; its README says what each file is for.
    pip install -e { $folder }
    sobremesa play { $name }

# A game in plain text
terminal-guest = Guest
terminal-bot = Bot { $number } ({ $level })
terminal-welcome = Sobremesa · { $game }
terminal-against = { $name } plays against { $others }.
terminal-commitment = The shuffle is fixed. Its fingerprint: { $commitment }
terminal-hint = Type { $help } for help.
terminal-ask = Your move ({ $help } for help):
terminal-arrange-ask = Your change, or “{ $ready }”:
terminal-ask-save = Keep the record of this game? A file name, or just Enter for no:
terminal-match = Game { $game } of { $games }. Points so far: { $totals }.
terminal-saved = The record is in { $file }.
terminal-left = You have left the table.
terminal-too-many = That was enough: “{ $rest }” was not played.
terminal-undone = Your move is taken back.
terminal-resigned = You have resigned, and come last.
terminal-choices = Your moves:
terminal-yes = yes
terminal-no = no

# What can be typed: the first word is shown, all are understood
terminal-word-help = ?, help
terminal-word-rules = rules
terminal-word-score = score
terminal-word-undo = undo, u
terminal-word-resign = resign
terminal-word-look = look, l
terminal-word-quit = quit, q
terminal-word-ready = ready
terminal-help-move = To move, type a number of the list or a card, e.g. { $example }.
terminal-help-line = { $words }: { $meaning }
terminal-help-help = this help
terminal-help-rules = the rules, with examples
terminal-help-score = the points so far, explained
terminal-help-undo = take your last move back
terminal-help-resign = give up: you come last
terminal-help-look = show the table again
terminal-help-quit = leave the game

# Records
terminal-check-ok = { $file }: agrees ({ $game }, { $players } players, { $moves } moves)
terminal-proof-ok = { $file }: proven
terminal-proof-commitment = The fingerprint is that of the secret: { $commitment }. Compare it with the one shown before the game.
terminal-proof-no-commitment = No fingerprint is in the file. That of the secret is { $commitment }: compare it with the one shown before the game.
terminal-proof-order = { $words ->
    [0] The order of all { $cards } cards follows from the secret.
   *[other] The order of all { $cards } cards follows from the secret and the players’ words.
}
terminal-proof-words-after = { $count ->
    [one] By the record, the words of seat { $seats } came after the fingerprint was shown. Whoever gave them knows; if so, whoever drew the secret cannot have chosen the order alone.
   *[other] By the record, the words of seats { $seats } came after the fingerprint was shown. Whoever gave them knows; if so, whoever drew the secret cannot have chosen the order alone.
}
terminal-proof-words-before = There are words, but nothing says that they came after the fingerprint was shown. That no card was moved after the deal is proven; that nobody chose the secret to fit the words is not.
terminal-proof-words-none = Nobody gave words. That no card was moved after the deal is proven; that nobody chose the secret to their liking is not.
terminal-proof-starter = So does the starting seat, { $seat }.
terminal-proof-game = All { $moves } moves were played again; they and the result agree.
