# You: the page about oneself.
me-lead = Your name, your games, and what this server keeps about you.
me-who = Name and code
me-creature = Your creature
me-creature-when = It is drawn beside your name, from the next table you sit down at.
me-games = Your games
me-games-none = Nothing yet. Games you sit down at appear here.
me-running = Running ({ $count })
me-finished = Finished ({ $count })
me-points-of = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
me-record = Record
me-record-of = Download the record: { $table }
me-newer = Newer
me-older = Older
me-page = Page { $page } of { $pages }
me-more = Some of your games are still being looked at.
me-statistics = Statistics
me-statistics-none = There is nothing to count yet: finish a game first.
me-statistics-how = Every finished game counts, each game of a match and the deal of the day, too. Lessons and games that were never finished do not. A game that somebody left, so that a bot took over, counts neither for them nor against them. A shared win is a win.
me-left = { $count ->
    [1] One game is left out: a bot finished it for you.
   *[other] { $count } games are left out: a bot finished them for you.
}
me-kind = { $game }, { $players } players
me-played = Games
me-won = Won
me-place = Place on average
me-points = Points on average
me-best = Best result
me-streak = Wins in a row
me-streak-now = { $now } (most: { $most })
me-plot = Places in the last { $count } games, the oldest first: { $places }.
me-against = Against whom
me-rival = ahead { $wins }, behind { $losses }, level { $draws }
me-mutes = Muted people
me-unmute = Hear again
me-unmute-of = Hear { $name } again
me-devices = Devices
me-device-here = this browser
me-device-days = { $days ->
    [0] used today
    [1] last used yesterday
   *[other] last used { $days } days ago
}
me-device-unknown = Some browser
me-others = Log out everywhere else
me-others-how = Other browsers forget who you are at once, and leave the tables they are at. Your recovery code stops working: make a new one above.
me-others-out = You are logged out everywhere else.
me-out-here = Log out here
me-out-how = This browser will no longer know you. Without a recovery code or another device you cannot come back.
me-out-sure = Log out
me-not = No, stay
me-out = You are logged out.
me-data = Your data
me-export = Download everything
me-export-how = One file with all that this server keeps about you, and the records of your finished games. Of games still running it has no cards.
me-forget = Have everything about me deleted
me-forget-goes = This goes, for good
me-forget-goes-what = Your name, your creature, your recovery code, your devices, your list of games and statistics, and everything you said at tables.
me-forget-stays = This stays
me-forget-stays-what = The moves of games, because others played them, too. Where your name was stands “–”, and nobody can tell that it was you. Your seats in running games are left empty.
me-forget-type = Type your name to confirm: { $name }
me-forget-type-any = Type your name to confirm
me-forget-sure = Delete for good
me-forgotten = { $tables ->
    [0] Everything about you is deleted.
    [1] Everything about you is deleted, and so is your name at one table.
   *[other] Everything about you is deleted, and so is your name at { $tables } tables.
}
creature-badger = badger
creature-bear = bear
creature-cat = cat
creature-dormouse = dormouse
creature-duck = duck
creature-fox = fox
creature-frog = frog
creature-goat = goat
creature-hedgehog = hedgehog
creature-mole = mole
creature-otter = otter
creature-owl = owl
creature-rabbit = rabbit
creature-snail = snail
creature-toucan = toucan
creature-turtle = turtle
