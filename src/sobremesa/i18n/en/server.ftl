# What the server itself says.
server-here = Sobremesa is served at { $address }
server-home = In your home network: { $address }
server-stop = Ctrl+C stops it.
server-not-built = The web client is not built yet. In the repository: make web-build

# What is wrong with a setting, on one line, and what to do about it.
error-setting-whole = { $variable }={ $value } cannot be used: write a whole number from { $least } to { $most }.
error-setting-number = { $variable }={ $value } cannot be used: write a number from { $least } to { $most }.
error-setting-log = { $variable }={ $value } cannot be used: write “json” for programs or “text” for people.
error-setting-public = { $variable }={ $value } is not the address of a site: write it like https://cards.example.org, without path or password.
error-setting-origins = { $variable }={ $value } is not a list of sites: write each like https://cards.example.org, without path or password, and spaces between them.
error-setting-trusted-proxies = { $variable }={ $value } is no list of networks: write addresses or networks like 127.0.0.1 or 10.0.0.0/8, and spaces between them.
error-setting-database = { $variable }={ $value } is not a database we know: write sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME.
error-setting-database-file = The database { $value } cannot be opened for writing: set SOBREMESA_DATABASE=sqlite:///FILE to a SQLite file that can be written, or SOBREMESA_DATA to a folder for a new one.
error-setting-redis = { $variable }={ $value } is not the address of a Redis: write redis://HOST/0, rediss://HOST/0 or unix://FILE.
error-setting-secret = { $variable } is the name of a file, and what it holds looks like the key itself: write the key into a file that only you can read, and name that file.
error-setting-extra = { $variable }={ $value } needs the Python package { $package }, which is not installed: pip install "sobremesa[{ $extra }]"
error-setting-workers = { $variable }={ $value } needs Redis, so that several processes can talk to each other: set SOBREMESA_REDIS=redis://HOST/0, or { $variable }=1.
error-setting-away = { $variable }={ $value } does not answer or does not let us in ({ $detail }): check that it runs, and host, user and password.
error-setting-data = Nothing can be written into the folder { $value }: set SOBREMESA_DATA to one that can be written.
error-setting-cache = Compiled code cannot be written into the folder { $value }: set SOBREMESA_CACHE to one that can be written.
error-setting-key = The key file { $value } does not hold { $digits } hexadecimal digits or more: put the right one back or set SOBREMESA_SECRET to another file; if you delete it a new one is made, and then nobody is recognised.
error-setting-key-unreadable = The key file { $value } cannot be read: let us read it, or set SOBREMESA_SECRET to another file.
error-setting-key-unwritable = There is no key file { $value }, and none can be made there: set SOBREMESA_SECRET to a file in a folder that can be written.
error-setting-unknown = { $variable } is not a setting and changes nothing; did you mean { $nearest }?
error-schema-newer = The database has the schema { $found }, and this version knows schemas up to { $known }: start the version that wrote it, or a newer one.
error-port-taken = Port { $port } is taken: choose another one, such as sobremesa serve --port { $other } (or PORT={ $other } make play).
error-port-denied = This system does not let us use port { $port }: choose another one, such as sobremesa serve --port { $other } (or PORT={ $other } make play).
error-no-address = Nothing can be served at { $host }, port { $port }: choose an address of this machine, such as sobremesa serve --host 127.0.0.1.

# What a host wants everybody to know, and what they have closed.
notice-restart = { $minutes ->
    [0] The server is about to be restarted.
    [one] The server will be restarted in about { $minutes } minute.
   *[other] The server will be restarted in about { $minutes } minutes.
  } Your game stays as it is and goes on afterwards.
error-closed-host = The host of this server has closed this table. It can be read, but not continued.
error-read-only = The host of this server lets nothing be changed at the moment. Your game stays as it is: try again in a while.
error-not-operator = This is for the host of this server: ask with the token that `sobremesa admin token` prints.

# What a server keeps of people: the page /privacy.
privacy-title = What this server keeps of you
privacy-cookie = One cookie, for a year after your last visit, so that the server knows that it is you again. There is no account, no address, no password; nobody else is told. Your browser keeps our files, your settings and, while a game goes on, your table as you last saw it, so that it opens without a connection; none of that leaves it.
privacy-name = If you give yourself a name: the name, the creature you have chosen, your language, the fingerprint of your recovery code, the day you last did something; and of each browser you use, which kind it is and the day you last used it.
privacy-calls = If you want to be told when it is your turn: the address of your browser’s push service with its keys, of your webhook, or of your e-mail, your quiet hours, and which turn you were told of last. What is sent there passes through that service; to a browser it is encrypted so that only that browser can read it. An address of e-mail that is not confirmed is erased after two days. You can take each away yourself, at once.
privacy-tables = Of every table: who sat there under which name, every move, what was written in the chat, and when. Everybody who has its link can read it.
privacy-leagues = Of a league: its name, who founded or joined it under which name, and the results of its games. Everybody who has its link can read it; it is kept as long as a table.
privacy-manners = If you mute somebody: that you did, under the name they had. If you report somebody: both names, the table, what they said, your reason and your words. Whoever runs this server reads it; it is erased with its table, or 30 days after they are done with it. Who has been banned from a table is kept with that table.
privacy-tables-kept = { $tables ->
    [0] Tables are kept until the host of this server erases them.
    [one] A table is erased { $tables } day after its last move.
   *[other] A table is erased { $tables } days after its last move.
  }
privacy-guests-kept = { $guests ->
    [0] Names are kept until the host of this server erases them.
    [one] A name is erased once nothing has come from it for { $guests } day, and no table of it is kept.
   *[other] A name is erased once nothing has come from it for { $guests } days, and no table of it is kept.
  }
privacy-logs = Notes about trouble are written without names, cookies, codes or cards. Your network address is held in memory only, to keep one visitor from disturbing the others.
privacy-nobody = Nothing is loaded from other sites, and nothing else is given to anybody.
privacy-away = On the page about yourself you can download all of it, log out other browsers, or have it deleted; what others played stays, without your name. The host of this server can erase a table, or forget you, at any time, too.

# Of a link to a table, where it is posted
preview-title = { $game } with { $names }
preview-waiting = A seat is free: sit down, or watch.
preview-playing = The game is on: come and watch.
preview-between = The match goes on soon.
preview-won = { $count ->
    [one] { $names } won
   *[other] { $names } share the win
}
preview-over = { preview-won }. See the game move by move.

# A league as a table for spreadsheets: the heads of its columns
league-csv-place = Place
league-csv-name = Name
league-csv-points = Points
league-csv-games = Games
league-csv-wins = Wins
league-csv-direct = Direct
league-csv-strength = Opponents’ points
league-csv-margin = Margin
league-csv-rating = Rating
league-csv-unsure = Uncertainty
league-csv-round = Round
league-csv-table = Table
league-csv-seat = Seat
league-csv-game-points = Points in the game
league-csv-status = Status

# Words nobody can be called by, or with, because others might take them for whoever runs the place, or for no person
names-reserved = host, admin, administrator, moderator, server, system, operator, bot, computer, sobremesa
