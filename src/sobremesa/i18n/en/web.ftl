# What the browser says around the games.

close = Close
save = Save
on = On
off = Off
skip = Skip to the table
language = Language
sound = Sound
settings = Settings
rules = Rules
rules-of = The rules of { $game }
rules-page = Open as a page
aid = Player aid
aid-of = { $game } on one page
print = Print
rule-link = Rule { $rule }
announcements = What happens at the table
sending = Sending…
no-answer = The table does not answer. Try again in a moment.
your-turn = Your turn
apart = {"; "}
league-back = { $league }, round { $round }
about = Card games at your own table: with friends by link, or against strong bots.

# Front page
front-title = Stay at the table a little longer
front-lead = With friends or against good bots. No account: sit down and play.
front-players = { $least }–{ $most } players
front-minutes = { $minutes } min
front-bots = Play against bots
front-laying = Laying the table…
front-count = How many bots
bots-count = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}
front-friends = Play with friends
front-friends-how = Open a table and send its link. Bots take the seats nobody fills.
front-recent = Your tables
begin-own = My own
begin-usual = The usual rules
begin-varied = With options of its own
begin-own-help = Choose the board, the players and every option yourself.
begin-bots = Against { $count ->
    [1] one bot
   *[other] { $count } bots
} ({ $level }).
begin-ways = Which game
front-records = Open a recorded game
front-leagues = Leagues

# A new table
new-title = A table for friends
new-table-name = Name of the table
new-table-example = After the coffee
new-seats = Seats
new-create = Open the table
seat-friend = A friend, by link
seat-beside = Someone here, at this device
seat-name = Name of player { $number }
new-tv = Show this table on a big screen; every hand is on a phone
seat-bot = Bot, { $level }
seat-add = Add a seat
seat-remove = Remove seat { $number }
seat-most = This game seats { $count } at most.
words-label = Your own words for the shuffle (optional)
words-explained = First the table shows the fingerprint of its secret, then your words are mixed in. So nobody, not even this server, can have chosen the order alone; after the game you can check it. Write nothing, and your browser makes something up.

# Waiting for friends
wait-choose = Choose an open seat, or just watch.
wait-open = { $count ->
    [1] One seat is still open. The game begins when it is taken.
   *[other] { $count } seats are still open. The game begins when they are taken.
}
wait-watch = Stay here without a seat and you watch the game.
wait-arranging = Everybody is here: arrange the game together, then say that you are ready.
ready-title = Ready?
ready-say = I am ready
ready-withdraw = Not yet after all
ready-yes = is ready
ready-no = is not ready yet
ready-lead = The cards are dealt when every seat is taken and everybody seated is ready. Any change takes that back.
ready-watch = You are watching: you may build, too. Those seated say when it is ready.
seat-open = Open seat
seat-kept = Kept for { $name }
seat-sit = Sit here
seat-fill = Let a bot sit here
bots-warming = The bots are warming up: for now they play by instinct.
seat-leave = Leave my seat
seat-left = { $seat } has left the table.
seat-left-you = You have left your seat.
seat-gone = { $seat } has been gone for a while.
seat-return = Sit down again
seat-cover = Let a bot take over
seat-covered = a bot is playing
seat-covered-you = A bot is playing for you.
seat-out = out of the game
seat-here = is here
seat-away = is away
watching = { $count ->
    [one] { $count } person is watching.
   *[other] { $count } people are watching.
}
watch-how = You are watching. You see what everybody sees: hands and secret choices stay hidden.
watch-own = Open your own table
share-title = Invite with this link
share-qr = QR code of this table’s link
share-link = Link to this table
copy = Copy link
copied = Copied

# At the table
table-laying = Laying the table…
link-lost = The connection is lost. Trying to come back; nothing you did is lost.
offline-since = You are offline. This is the table as it was at { $time }; it waits for you, and play goes on by itself.
offline-sending = Your move is not at the table yet. It will be sent as soon as the connection is back; please wait.
story-title = What happened
story-since = Since your last turn
story-replay = replay
story-none = Nothing yet.
story-earlier = Earlier ({ $count })
in-force = Played here: { $way }
chat = At the table
chat-write = Say something
chat-send = Send
chat-off = The chat of this table is off.
person-more = More about { $name }
watcher = A visitor
watcher-mark = watching
takeback = Take back
takeback-ask = Ask to take back
takeback-asked-by = { $seat } would like to take a move back.
takeback-agree = Agree
takeback-refuse = No, thanks
takeback-pending = Waiting for the others to agree.

# After the game
replay = Replay
replay-play = Play
replay-pause = Pause
replay-move = Move
replay-at = { $at } of { $last }
replay-close = Back to the game
replay-none = There is nothing to replay yet.
replay-table = Back to the table
step-back = Back
step-next = Next
record = Download the record
proof-title = A fair shuffle
proof-changed = The fingerprint of this table is not the one that was shown before. Do not trust its shuffle.
proof-now = The order of the cards is fixed by a secret whose fingerprint you see here. It is opened after the game, so that anyone can check it.
proof-commitment = Fingerprint shown at the deal (SHA-256)
proof-secret = The secret

# You
your-name = Your name

# Keys
shortcuts = Keyboard
shortcuts-on = Single keys work as shortcuts

# Nothing here
lost-title = There is no table here
lost-text = The link may be incomplete, or the table has been cleared away.
lost-home = To the front page
closed-title = This table is closed
closed-rules = Rules
closed-moves = { $count ->
    [1] one move
   *[other] { $count } moves
}
silent-title = The table does not answer
silent-again = Try again

# Time to answer
question-left = { $seconds ->
    [1] One second left to answer
   *[other] { $seconds } seconds left to answer
}
question-you = A question for you
question-other = A question for { $seat }
cover = If somebody goes missing
cover-help = After that time the others may let a bot play for them. Whoever comes back gets their seat back at once.
cover-value = { $minutes ->
    [0] wait for them, however long
    [one] a bot after { $minutes } minute
   *[other] a bot after { $minutes } minutes
}
patience = Time to answer a question
patience-help = For questions that come up during somebody else’s turn. When time runs out, the safe answer is given for you.
patience-value = { $seconds ->
    [0] no limit
   *[other] { $seconds } seconds
}

# Learning a game
learn-step = Step { $number } of { $count }
learn-again = Try again
learn-next = Next step
learn-skip = Skip this step
learn-finish = Finish
learn-more = Second chapter
learn-play = Play your first game
learn-missed = That can be done, too, but this step is about something else. Try again?

# A hint
hint = Hint
hint-title = A hint
hint-text = What a champion would weigh in your place, knowing only what you know. The chances are guesses: good for comparing moves, not for betting.
hint-chance = Chance of winning: { $percent } percent
hint-points = about { $points ->
    [one] { $points } point
   *[other] { $points } points
} in the end
hint-thinking = Thinking…
hint-not-now = You can ask for a hint on your turn.
