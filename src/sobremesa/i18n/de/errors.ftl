# Why something was not done. `error-<code>`, with the facts of the refusal as arguments.

# Setting up a table
error-players = Zu { $players } geht es nicht: Dieses Spiel ist für { $least } bis { $most }.
error-options = Diese Optionen passen nicht: { $detail }
error-starter = Platz { $starter } kann an einem Tisch für { $players } nicht beginnen.
error-unknown-game = Ein Spiel namens „{ $game }“ gibt es hier nicht. Es gibt: { $games }.
error-match-length = Ein Match aus { $games } Partien wird hier nicht gespielt. Möglich: { $lengths }.
error-not-between = Die nächste Partie kann jetzt nicht ausgeteilt werden.
error-no-lesson = Diese Lektion gibt es nicht.
error-no-puzzle = Dieses Rätsel gibt es nicht.
error-no-try = Mach zuerst deinen Zug.
error-not-covered = Für dich spielt gerade kein Bot.
error-not-late = Es ist noch Zeit zum Antworten.
error-clock-one = Eine Uhr gibt entweder Zeit für jeden Zug oder Zeit für die ganze Partie.
error-clock-move = Ein Zug hat { $least } bis { $most } Sekunden.
error-clock-game = Eine Partie hat { $least } bis { $most } Sekunden.
error-clock-increment = Bei dieser Uhr kann ein Zug { $least } bis { $most } Sekunden bringen.
error-clock-vacation = Bei dieser Uhr hat der Urlaub { $least } bis { $most } Tage.
error-unknown-level = Einen Bot namens „{ $level }“ gibt es nicht. Es gibt: { $levels }.
error-no-such-seat = An diesem Tisch gibt es keinen Platz { $seat }.
error-name-missing = Bitte sag, wie du heißen möchtest.
error-one-seat-each = Bitte nur ein Platz für jeden.
error-seat-taken = Platz { $seat } ist besetzt.
error-seat-kept = Platz { $seat } ist für { $name } reserviert.
error-text-too-long = Das ist zu lang: höchstens { $most } Zeichen.
error-not-seated = Du schaust zu. Setz dich, um mitzuspielen.
error-not-host = Das kann nur, wer den Tisch geöffnet hat oder daran sitzt.

# Playing
error-not-started = Die Partie hat noch nicht begonnen: Ein Platz ist noch frei.
error-nothing-to-arrange = An diesem Tisch gibt es nichts vorzubereiten.
error-already-dealt = Zu spät: Die Karten sind ausgeteilt.
error-bad-change = Diese Änderung kann niemand machen ({ $detail }).
error-game-over = Die Partie ist zu Ende.
error-not-your-turn = Du bist nicht dran, sondern { $by }.
error-stale-ply = Der Tisch ist inzwischen weiter (du hast Zug { $ply } gesehen, jetzt ist es { $now }).
error-unknown-action = Einen Zug { $action } gibt es in diesem Spiel nicht.
error-adjourned = Die Partie ist vertagt. Schlag vor, weiterzuspielen.
error-not-adjourned = Die Partie ist nicht vertagt.
error-proposal-open = Es ist schon etwas anderes vorgeschlagen. Erst darüber entscheiden.
error-nothing-proposed = Niemand wartet auf deine Antwort auf einen Vorschlag.
error-seat-lost = Für dich ist diese Partie vorbei; ein Bot spielt weiter.
error-no-vacation = An diesem Tisch gibt es keinen Urlaub.
error-vacation-already = Du bist schon im Urlaub.
error-not-on-vacation = Du bist nicht im Urlaub.
error-vacation-used = Dein Urlaub an diesem Tisch ist aufgebraucht.

# Taking back
error-takeback-bots = Du spielst nur gegen Bots, und die haben nie etwas dagegen.
error-takeback-nothing = Du hast keinen Zug, den du zurücknehmen könntest.
error-takeback-over = Die Partie ist zu Ende; es lässt sich nichts mehr zurücknehmen.
error-takeback-asked = Es hat schon jemand um eine Rücknahme gebeten.
error-takeback-revealed = Seit deinem Zug ist etwas Verdecktes bekannt geworden: Alle müssen zustimmen.
error-takeback-answered = Jemand hat schon auf deinen Zug geantwortet: Alle müssen zustimmen.
error-takeback-away = Seit deinem Zug ist etwas bekannt geworden oder beantwortet worden, und jemand, der zustimmen müsste, ist nicht da.
error-takeback-free = Seit deinem Zug ist nichts bekannt geworden: Du darfst ihn zurücknehmen.
error-takeback-not-asked = Niemand bittet dich um eine Rücknahme.
error-takeback-adjourned = Die Partie ist vertagt.

# Talking, and playing again
error-say-something = Sag etwas, oder wähle einen Satz.
error-unknown-phrase = Den Satz „{ $phrase }“ gibt es nicht.
error-not-shown = Noch haben nicht alle zugestimmt, ihre Karten zu zeigen.
error-not-over = Die Partie läuft noch.
error-rematch-open = Die nächste Partie ist schon offen.

# Table manners
error-banned = Wer diesen Tisch geöffnet hat, hat dich hier gesperrt.
error-private-table = Dieser Tisch ist privat. Wer ihn geöffnet hat, kann dich einladen.
error-no-watchers = An diesem Tisch schaut niemand zu, und es ist kein Platz frei.
error-shown-out = Wer diesen Tisch geöffnet hat, hat dich hinausgebeten.
error-host-only = Das kann nur, wer den Tisch geöffnet hat.
error-nobody-there = So jemand ist nicht mehr hier.
error-not-yourself = Das geht nicht mit dir selbst.
error-league-seat = In einer Liga gehören die Plätze ihren Mitgliedern: Über sie wird auf der Seite der Liga entschieden.
error-not-banned = So jemand ist hier nicht gesperrt.
error-seat-out = Platz { $seat } hat verloren; niemand kann ihn mehr nehmen.
error-seat-held = Dort sitzt { $name }. Nimm den Platz zuerst zurück, oder warte, bis er verlassen ist.
error-guest-banned = Wer hier gesperrt ist, kann keinen Platz bekommen.
error-guest-seated = Diese Person hat schon einen Platz.
error-invitation-wrong = Diese Einladung ist nicht für diesen Tisch. Ist der Link vollständig?
error-invitation-used = Diese Einladung gilt nicht mehr. Bitte um eine neue.
error-chat-off = An diesem Tisch gibt es keinen Chat.
error-hushed = Wer diesen Tisch geöffnet hat, hat dich stummgeschaltet: Niemand würde es hören.
error-name-reserved = Hier kann niemand „{ $name }“ heißen: Man würde dich verwechseln. Such dir einen anderen Namen aus.
error-too-many-mutes = Du hast schon { $most } Leute stummgeschaltet, mehr geht nicht.
error-too-many-reports = Du hast schon { $most } Mal etwas gemeldet, mehr kann nicht aufs Lesen warten.
error-no-such-message = Das wurde hier nicht gesagt.

# Who you are
error-bad-cookie = Das Gast-Cookie dieses Browsers gilt hier nicht. Lade die Seite neu, um ein anderes zu bekommen.
error-logged-out = Dieses Gerät ist abgemeldet worden. Lade die Seite neu, um als neuer Gast oder mit einem Code wiederzukommen.
error-no-guest = Der Tisch kennt dich noch nicht. Lade die Seite neu.
error-wrong-token = Dieser Platzschlüssel gehört nicht zu diesem Tisch.
error-not-your-seat = Dieser Platz gehört nicht zu diesem Browser.
error-nobody-looks = Sagt zuerst, wer gerade schaut.
error-wrong-ticket = Dieser Schein kommt nicht von diesem Server. Bitte um einen neuen.
error-ticket-used = Mit diesem Schein wurde schon ein Tisch geöffnet. Bitte um einen neuen.
error-wrong-code = Kein Gast hat diesen Code. Ein Code gilt nur einmal.
error-not-your-name = Du heißt hier „{ $name }“. Schreib es genau so, sonst wird nichts vergessen.
error-wrong-origin = Diese Anfrage kam von einer anderen Seite.

# The line between you and the table
error-no-such-table = Hier steht kein Tisch. Ist der Link vollständig?
error-closed-rules = An diesem Tisch wurde nach den Regeln „{ $version }“ gespielt; hier sind nur noch „{ $known }“ bekannt. Man kann ihn ansehen, aber nicht weiterspielen.
error-closed-game = Das Spiel dieses Tischs, „{ $game }“, ist hier nicht mehr installiert. Man kann den Tisch ansehen, aber nicht weiterspielen.
error-closed-log = Was an diesem Tisch aufgezeichnet wurde, lässt sich nicht bis zum Ende nachspielen. Man kann es ansehen, aber nicht weiterspielen.
error-not-found = Hier ist nichts.
error-wrong-method = Diese Adresse nimmt solche Anfragen nicht an.
error-hello-first = Sag zuerst Hallo.
error-hello-once = Du hast schon gegrüßt.
error-bad-message = Diese Nachricht ist nicht lesbar: { $detail }
error-unknown-message = Nachrichten der Art „{ $kind }“ gibt es nicht.
error-bad-request = Diese Anfrage ist nicht lesbar: { $detail }
error-not-utf8 = Diese Nachricht ist kein UTF-8-Text.
error-message-too-big = Diese Nachricht ist zu groß: höchstens { $most } Bytes.
error-too-fast = Zu schnell. Versuch es in { $seconds ->
    [1] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
error-too-slow = Deine Verbindung kommt dem Tisch nicht hinterher. Sie wird neu aufgebaut.
error-busy = Hier ist gerade zu viel zu tun. Versuch es gleich noch einmal.
error-too-many-connections = Zu viele Verbindungen von einer Adresse (höchstens { $most }). Schließe andere Seiten und versuch es noch einmal.
error-too-many-watching = An diesem Tisch schauen schon genug zu: höchstens { $most }.
error-not-saved = Das ließ sich nicht speichern, also ist nichts geschehen. Versuch es noch einmal.
error-store-away = Der Ort, an dem die Tische aufbewahrt werden, antwortet nicht. Versuch es gleich noch einmal.
error-server-error = Etwas ist schiefgegangen. Der Fehler wurde protokolliert.
error-closing = Der Tisch schließt für einen Moment.

# The command line and files
error-unknown-language = „{ $wanted }“ ist keine Sprache, die wir sprechen. Wir sprechen: { $languages }.
error-cli-unknown-command = Den Befehl „{ $text }“ gibt es nicht. Siehe: sobremesa --help
error-cli-unknown-flag = Die Option „{ $text }“ gibt es hier nicht. Mit --help siehst du, welche es gibt.
error-cli-missing = { $flag } fehlt oder hat keinen Wert. Mit --help siehst du, was erwartet wird.
error-cli-value = „{ $text }“ ist kein möglicher Wert für { $flag }.
error-cli-usage = „{ $text }“ ist hier nicht zu verstehen. Mit --help siehst du, was erwartet wird.
error-cli-option = „{ $text }“ ist keine Option: schreib NAME=WERT, jeden Namen einmal.
error-cli-levels = { $count } Stärken für { $bots } Bots: nenne eine für alle oder für jeden eine.
error-game-name = „{ $text }“ kann kein Spielname sein: 2 bis 24 Kleinbuchstaben und Ziffern, zuerst ein Buchstabe.
error-game-known = Ein Spiel namens { $game } gibt es schon. Wähle einen anderen Namen.
error-file-missing = Die Datei { $file } gibt es nicht.
error-file-unreadable = { $file } lässt sich nicht lesen.
error-file-exists = { $file } gibt es schon und wird nicht überschrieben.
error-file-no-folder = Den Ordner { $file } gibt es nicht.
error-file-unwritable = { $file } lässt sich nicht schreiben.

# Records of games
error-record-not-utf8 = Das ist kein UTF-8-Text.
error-record-too-big = Das ist zu groß für eine Aufzeichnung: höchstens { $most } Bytes.
error-record-empty = Es steht nichts darin.
error-record-format = Die erste Zeile sollte „{ $expected }“ sein, nicht „{ $text }“.
error-record-format-version = Version „{ $version }“ des Formats ist nicht bekannt, nur Version { $known }.
error-record-several = Hier sind { $count } Partien, erwartet war eine.
error-record-line = „{ $text }“ ist nicht zu verstehen.
error-record-key = Über „{ $key }“ ist nichts bekannt.
error-record-twice = „{ $key }“ stand schon in Zeile { $first }.
error-record-missing = „{ $key }:“ fehlt.
error-record-number = „{ $text }“ ist keine Zahl, die hier passt.
error-record-hex = „{ $key }“ sollte aus 64 hexadezimalen Ziffern bestehen.
error-record-text = Der Text in Anführungszeichen bei „{ $key }“ ist unvollständig.
error-record-rules = Die Regeln „{ $version }“ sind nicht bekannt, nur „{ $known }“.
error-record-seat = Unter { $players } Plätzen gibt es keinen Platz { $seat }.
error-record-card-twice = { $most ->
    [0] { $text } ist nicht in diesem Spiel.
    [1] { $text } kommt zweimal vor.
   *[other] { $text } kommt mehr als { $most } Mal vor.
}
error-record-cards = Es sind { $count } Karten statt { $total }. Es fehlen: { $missing }
error-record-starts = Platz { $said } kann nicht begonnen haben: Das war Platz { $correct }.
error-record-commitment = Der Fingerabdruck ist nicht der des Geheimnisses.
error-record-after = Platz { $seat } soll nach dem Zeigen des Fingerabdrucks Worte gegeben haben, gab aber keine.
error-record-turn = Platz { $turn } war dran, nicht Platz { $seat }.
error-record-after-end = Vor diesem Zug war die Partie schon zu Ende.
error-record-chance = Ab hier entscheidet der Zufall (Würfel, ein Mischen, eine blind gezogene Karte), und nur das Geheimnis der Partie sagt, wie: Ohne „secret:“ lässt sich das nicht prüfen.
error-record-unfinished = Nach { $moves } Zügen ist die Partie nicht zu Ende, und es folgen keine mehr.
error-record-score = Platz { $seat } hat { $correct } Punkte, nicht { $said }.
error-record-winner = Gewonnen hat Platz { $correct }, nicht { $said }.
error-proof-no-secret = Das lässt sich nicht beweisen: In der Datei steht kein Geheimnis. Prüfen kann man sie trotzdem.
error-proof-order = Karte { $place } sollte { $correct } sein, nicht { $said }: Die Reihenfolge folgt nicht aus Geheimnis und Worten.
error-proof-starts = Platz { $correct } hätte beginnen sollen, nicht { $said }: Das folgt nicht aus Geheimnis und Worten.
