# Why something was not done. `error-<code>`, with the facts of the refusal as arguments.

# Setting up a table
error-players = This game is for { $least } to { $most } players, not { $players }.
error-options = These options do not fit: { $detail }
error-starter = Seat { $starter } cannot start at a table of { $players }.
error-unknown-game = There is no game called “{ $game }” here. Games here: { $games }.
error-match-length = A match of { $games } games is not played here. Possible: { $lengths }.
error-not-between = The next game cannot be dealt now.
error-no-lesson = There is no such lesson.
error-no-puzzle = There is no such puzzle.
error-no-try = Make your move first.
error-not-covered = No bot is playing for you.
error-not-late = There is still time to answer.
error-clock-one = A clock has either time for each move or time for the whole game.
error-clock-move = A move has { $least } to { $most } seconds.
error-clock-game = A game has { $least } to { $most } seconds.
error-clock-increment = A move can bring { $least } to { $most } seconds at this clock.
error-clock-vacation = At this clock a vacation has { $least } to { $most } days.
error-unknown-level = There is no bot called “{ $level }”. Bots here: { $levels }.
error-no-such-seat = This table has no seat { $seat }.
error-name-missing = Please say what you want to be called.
error-one-seat-each = One seat each, please.
error-seat-taken = Seat { $seat } is taken.
error-seat-kept = Seat { $seat } is kept for { $name }.
error-text-too-long = That is too long: at most { $most } characters.
error-not-seated = You are watching. Sit down to play.
error-not-host = Only somebody who opened the table or sits at it can do that.

# Playing
error-not-started = The game has not begun: a seat is still open.
error-nothing-to-arrange = There is nothing to arrange at this table.
error-already-dealt = Too late: the cards are dealt.
error-bad-change = Nobody can make that change ({ $detail }).
error-game-over = The game is over.
error-not-your-turn = It is not your turn; { $by } is to play.
error-stale-ply = The table has moved on since you decided (you saw move { $ply }, it is now at { $now }).
error-unknown-action = There is no move { $action } in this game.
error-adjourned = The game is adjourned. Propose to go on.
error-not-adjourned = The game is not adjourned.
error-proposal-open = Something else is being proposed. Answer that first.
error-nothing-proposed = Nobody is waiting for your answer to a proposal.
error-seat-lost = You are out of this game; a bot has your seat.
error-no-vacation = There are no vacations at this table.
error-vacation-already = You are on vacation already.
error-not-on-vacation = You are not on vacation.
error-vacation-used = You have used up your vacation at this table.

# Taking back
error-takeback-bots = You are playing against bots only, and they never mind.
error-takeback-nothing = You have made no move to take back.
error-takeback-over = The game is over; nothing can be taken back.
error-takeback-asked = Somebody has already asked to take a move back.
error-takeback-revealed = Something hidden has come to light since your move: everybody has to agree.
error-takeback-answered = Somebody has answered your move: everybody has to agree.
error-takeback-away = Since your move something has come to light or been answered, and somebody who would have to agree is away.
error-takeback-free = Nothing has come to light since your move: you may take it back.
error-takeback-not-asked = Nobody is asking you about a takeback.
error-takeback-adjourned = The game is adjourned.

# Talking, and playing again
error-say-something = Say something, or pick a phrase.
error-unknown-phrase = There is no phrase “{ $phrase }”.
error-not-shown = Not everybody has agreed yet to show their cards.
error-not-over = The game is still being played.
error-rematch-open = The next game is open already.

# Table manners
error-banned = The host of this table has banned you from it.
error-private-table = This table is private. Ask whoever opened it for an invitation.
error-no-watchers = Nobody watches at this table, and no seat is free.
error-shown-out = The host of this table has shown you out.
error-host-only = Only whoever opened the table can do that.
error-nobody-there = Nobody like that is here any more.
error-not-yourself = You cannot do that to yourself.
error-league-seat = In a league seats belong to its members: the organiser decides about them on the page of the league.
error-not-banned = Nobody like that is banned here.
error-seat-out = Seat { $seat } has lost; nobody can take it any more.
error-seat-held = { $name } is sitting there. Remove them first, or wait until they are gone.
error-guest-banned = Whoever is banned here cannot have a seat.
error-guest-seated = They have a seat already.
error-invitation-wrong = This invitation is not for this table. Is the link complete?
error-invitation-used = This invitation does not work any more. Ask for a new one.
error-chat-off = The chat of this table is off.
error-hushed = The host of this table has muted you: nobody would hear it.
error-name-reserved = Nobody here can be called “{ $name }”: others might take you for somebody else. Choose another name.
error-too-many-mutes = You have muted { $most } people already, and that is the most there can be.
error-too-many-reports = You have reported { $most } times, and that is the most that can wait to be read.
error-no-such-message = They did not say that here.

# Who you are
error-bad-cookie = This browser’s guest cookie is not valid here. Reload the page to get a new one.
error-logged-out = This device has been logged out. Reload the page to come back as a new guest, or with a code.
error-no-guest = The table does not know you yet. Reload the page.
error-wrong-token = This seat token does not belong to this table.
error-not-your-seat = That seat does not belong to this browser.
error-nobody-looks = First say who is looking.
error-wrong-ticket = This ticket does not come from this server. Ask for a new one.
error-ticket-used = A table was opened with this ticket already. Ask for a new one.
error-wrong-code = No guest has this recovery code. A code works once.
error-not-your-name = Your name here is “{ $name }”. Write it like that, or nothing is forgotten.
error-wrong-origin = This request came from another site.

# The line between you and the table
error-no-such-table = There is no table here. Is the link complete?
error-closed-rules = This table was played by the rules “{ $version }”; only “{ $known }” are known here now. It can be read, but not continued.
error-closed-game = The game of this table, “{ $game }”, is not installed here any more. The table can be read, but not continued.
error-closed-log = What was written down at this table cannot be played again to its end. It can be read, but not continued.
error-not-found = There is nothing here.
error-wrong-method = This address does not take that kind of request.
error-hello-first = Say hello first.
error-hello-once = You have said hello already.
error-bad-message = This message cannot be read: { $detail }
error-unknown-message = There is no message of the type “{ $kind }”.
error-bad-request = This request cannot be read: { $detail }
error-not-utf8 = This message is not UTF-8 text.
error-message-too-big = This message is too big: at most { $most } bytes.
error-too-fast = Too fast. Try again in { $seconds ->
    [1] one second
   *[other] { $seconds } seconds
}.
error-too-slow = Your connection cannot keep up with the table. It will be opened again.
error-busy = There is too much to do here just now. Try again in a moment.
error-too-many-connections = Too many connections from one address ({ $most } at most). Close some other pages and try again.
error-too-many-watching = This table is full of visitors: at most { $most }.
error-not-saved = This could not be saved, so nothing was done. Try again.
error-store-away = The place where tables are kept does not answer. Try again in a moment.
error-server-error = Something went wrong. The error has been logged.
error-closing = The table is closing for a moment.

# The command line and files
error-unknown-language = “{ $wanted }” is not a language we speak. We speak: { $languages }.
error-cli-unknown-command = There is no command “{ $text }”. See: sobremesa --help
error-cli-unknown-flag = There is no flag “{ $text }” here. Add --help to see those there are.
error-cli-missing = { $flag } is missing, or has no value. Add --help to see what is expected.
error-cli-value = “{ $text }” is not a value { $flag } can have.
error-cli-usage = “{ $text }” cannot be understood here. Add --help to see what is expected.
error-cli-option = “{ $text }” is not an option: write NAME=VALUE, each name once.
error-cli-levels = { $count } levels for { $bots } bots: name one for all, or one each.
error-game-name = “{ $text }” cannot be the name of a game: 2 to 24 small letters and digits, a letter first.
error-game-known = There is a game called { $game } already. Choose another name.
error-file-missing = There is no file { $file }.
error-file-unreadable = { $file } cannot be read.
error-file-exists = { $file } already exists and will not be overwritten.
error-file-no-folder = There is no folder { $file }.
error-file-unwritable = { $file } cannot be written.

# Records of games
error-record-not-utf8 = This is not UTF-8 text.
error-record-too-big = This is too big for a record: at most { $most } bytes.
error-record-empty = There is nothing in it.
error-record-format = The first line should be “{ $expected }”, not “{ $text }”.
error-record-format-version = Version “{ $version }” of the format is not known; version { $known } is.
error-record-several = There are { $count } games here, where one was expected.
error-record-line = “{ $text }” cannot be understood.
error-record-key = Nothing is known about “{ $key }”.
error-record-twice = “{ $key }” was said already, in line { $first }.
error-record-missing = “{ $key }:” is missing.
error-record-number = “{ $text }” is not a number that fits here.
error-record-hex = “{ $key }” should be 64 hexadecimal digits.
error-record-text = The quoted text of “{ $key }” is incomplete.
error-record-rules = The rules “{ $version }” are not known; “{ $known }” are.
error-record-seat = There is no seat { $seat } among { $players }.
error-record-card-twice = { $most ->
    [0] { $text } is not in this game.
    [1] { $text } is there twice.
   *[other] { $text } is there more than { $most } times.
}
error-record-cards = There are { $count } cards instead of { $total }. Missing: { $missing }
error-record-starts = Seat { $said } cannot have started: seat { $correct } did.
error-record-commitment = The fingerprint is not that of the secret.
error-record-after = Seat { $seat } is said to have given words after the commitment was shown, but gave none.
error-record-turn = It was the turn of seat { $turn }, not of seat { $seat }.
error-record-after-end = The game was over before this move.
error-record-chance = From here on chance decides (dice, a shuffle, a card taken unseen), and only the secret of the game tells how: without “secret:” it cannot be checked.
error-record-unfinished = After { $moves } moves the game is not over, and no more follow.
error-record-score = Seat { $seat } has { $correct } points, not { $said }.
error-record-winner = The winner is seat { $correct }, not { $said }.
error-proof-no-secret = This cannot be proven: no secret is in the file. It can still be checked.
error-proof-order = Card { $place } should be { $correct }, not { $said }: the order does not follow from secret and words.
error-proof-starts = Seat { $correct } should have started, not { $said }: that does not follow from secret and words.
