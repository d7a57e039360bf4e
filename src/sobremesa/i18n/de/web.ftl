# What the browser says around the games.

close = Schließen
save = Speichern
on = An
off = Aus
skip = Zum Tisch springen
language = Sprache
sound = Ton
settings = Einstellungen
rules = Regeln
rules-of = Die Regeln von { $game }
rules-page = Als Seite öffnen
aid = Spielhilfe
aid-of = { $game } auf einer Seite
print = Drucken
rule-link = Regel { $rule }
announcements = Was am Tisch geschieht
sending = Wird gesendet …
no-answer = Der Tisch antwortet nicht. Versuch es gleich noch einmal.
your-turn = Du bist dran
apart = {"; "}
league-back = { $league }, Runde { $round }

# Front page
about = Kartenspiele am eigenen Tisch: mit Freunden per Link oder gegen starke Bots.
front-title = Bleib noch ein wenig am Tisch
front-lead = Mit Freunden oder gegen gute Bots. Ohne Konto: hinsetzen und spielen.
front-players = { $least }–{ $most } Personen
front-minutes = { $minutes } Min.
front-bots = Gegen Bots spielen
front-laying = Der Tisch wird gedeckt …
front-count = Wie viele Bots
bots-count = { $count ->
    [one] { $count } Bot
   *[other] { $count } Bots
}
front-friends = Mit Freunden spielen
front-friends-how = Öffne einen Tisch und verschicke seinen Link. Bots nehmen die Plätze, die frei bleiben.
front-recent = Deine Tische
begin-own = Nach Wunsch
begin-usual = Die üblichen Regeln
begin-varied = Mit eigenen Optionen
begin-own-help = Plan, Mitspieler und jede Option selbst wählen.
begin-bots = Gegen { $count ->
    [1] einen Bot
   *[other] { $count } Bots
} ({ $level }).
begin-ways = Welche Partie
front-records = Eine aufgezeichnete Partie öffnen
front-leagues = Ligen

# A new table
new-title = Ein Tisch für Freunde
new-table-name = Name des Tischs
new-table-example = Nach dem Kaffee
new-seats = Plätze
new-create = Tisch öffnen
seat-friend = Ein Freund, per Link
seat-beside = Jemand hier, an diesem Gerät
seat-name = Name von Spieler { $number }
new-tv = Diesen Tisch auf einem großen Bildschirm zeigen: Alle spielen auf ihrem Handy
seat-bot = Bot, { $level }
seat-add = Platz hinzufügen
seat-remove = Platz { $number } entfernen
seat-most = An diesem Spiel nehmen höchstens { $count } teil.
words-label = Deine eigenen Worte fürs Mischen (freiwillig)
words-explained = Erst zeigt der Tisch den Fingerabdruck seines Geheimnisses, dann fließen deine Worte ein. So kann niemand, auch nicht dieser Server, die Reihenfolge allein bestimmt haben; nach der Partie kannst du es nachprüfen. Schreibst du nichts, denkt sich dein Browser etwas aus.

# Waiting for friends
wait-choose = Wähle einen freien Platz, oder schau einfach zu.
wait-open = { $count ->
    [1] Ein Platz ist noch frei. Die Partie beginnt, wenn er besetzt ist.
   *[other] { $count } Plätze sind noch frei. Die Partie beginnt, wenn sie besetzt sind.
}
wait-watch = Wenn du ohne Platz hier bleibst, schaust du zu.
wait-arranging = Alle sind da: Bereitet die Partie gemeinsam vor und sagt dann, dass ihr bereit seid.
ready-title = Bereit?
ready-say = Ich bin bereit
ready-withdraw = Doch noch nicht
ready-yes = ist bereit
ready-no = ist noch nicht bereit
ready-lead = Ausgeteilt wird, wenn alle Plätze besetzt und alle am Tisch bereit sind. Jede Änderung hebt das wieder auf.
ready-watch = Du schaust zu: Bauen darfst du auch. Wer am Tisch sitzt, sagt, wann es losgeht.
seat-open = Freier Platz
seat-kept = Reserviert für { $name }
seat-sit = Hier hinsetzen
seat-fill = Einen Bot hinsetzen
bots-warming = Die Bots wärmen sich auf: Noch spielen sie aus dem Bauch.
seat-leave = Platz verlassen
seat-left = { $seat } hat den Tisch verlassen.
seat-left-you = Du hast deinen Platz verlassen.
seat-gone = { $seat } ist seit einer Weile nicht da.
seat-return = Wieder hinsetzen
seat-cover = Bot weiterspielen lassen
seat-covered = ein Bot spielt
seat-covered-you = Ein Bot spielt für dich.
seat-out = ausgeschieden
seat-here = ist da
seat-away = ist nicht da
watching = { $count ->
    [one] { $count } Person schaut zu.
   *[other] { $count } Personen schauen zu.
}
watch-how = Du schaust zu. Du siehst, was alle sehen: Hände und geheime Entscheidungen bleiben verdeckt.
watch-own = Einen eigenen Tisch öffnen
share-title = Lade mit diesem Link ein
share-qr = QR-Code mit dem Link zu diesem Tisch
share-link = Link zu diesem Tisch
copy = Link kopieren
copied = Kopiert

# At the table
table-laying = Der Tisch wird gedeckt …
link-lost = Die Verbindung ist weg. Sie wird wiederhergestellt; nichts von dem, was du getan hast, geht verloren.
offline-since = Du bist offline. So war der Tisch um { $time }; er wartet auf dich, und die Partie geht von selbst weiter.
offline-sending = Dein Zug ist noch nicht am Tisch. Er wird gesendet, sobald die Verbindung wieder da ist; bitte warte so lange.
story-title = Was geschehen ist
story-since = Seit deinem letzten Zug
story-replay = ansehen
story-none = Noch nichts.
story-earlier = Früher ({ $count })
in-force = Gespielt wird: { $way }
chat = Am Tisch
chat-write = Sag etwas
chat-send = Senden
chat-off = An diesem Tisch gibt es keinen Chat.
person-more = Mehr zu { $name }
watcher = Ein Gast
watcher-mark = schaut zu
takeback = Zurücknehmen
takeback-ask = Um Rücknahme bitten
takeback-asked-by = { $seat } möchte einen Zug zurücknehmen.
takeback-agree = Einverstanden
takeback-refuse = Lieber nicht
takeback-pending = Die anderen müssen noch zustimmen.

# After the game
replay = Partie ansehen
replay-play = Abspielen
replay-pause = Pause
replay-move = Zug
replay-at = { $at } von { $last }
replay-close = Zurück zur Partie
replay-none = Es gibt noch nichts anzusehen.
replay-table = Zurück zum Tisch
step-back = Zurück
step-next = Weiter
record = Partie herunterladen
proof-title = Ehrlich gemischt
proof-changed = Der Fingerabdruck dieses Tischs ist nicht der, der vorher gezeigt wurde. Trau diesem Mischen nicht.
proof-now = Die Reihenfolge der Karten folgt aus einem Geheimnis, dessen Fingerabdruck du hier siehst. Nach der Partie wird es gezeigt, damit alle es prüfen können.
proof-commitment = Fingerabdruck beim Austeilen (SHA-256)
proof-secret = Das Geheimnis

# You
your-name = Dein Name

# Keys
shortcuts = Tastatur
shortcuts-on = Einzelne Tasten sind Kurzbefehle

# Nothing here
lost-title = Hier steht kein Tisch
lost-text = Vielleicht ist der Link unvollständig, oder der Tisch wurde schon abgeräumt.
lost-home = Zur Startseite
closed-title = Dieser Tisch ist geschlossen
closed-rules = Regeln
closed-moves = { $count ->
    [1] ein Zug
   *[other] { $count } Züge
}
silent-title = Der Tisch antwortet nicht
silent-again = Noch einmal versuchen

# Time to answer
question-left = { $seconds ->
    [1] Noch eine Sekunde zum Antworten
   *[other] Noch { $seconds } Sekunden zum Antworten
}
question-you = Eine Frage an dich
question-other = Eine Frage an { $seat }
cover = Wenn jemand verschwindet
cover-help = Danach dürfen die anderen einen Bot weiterspielen lassen. Wer zurückkommt, hat seinen Platz sofort wieder.
cover-value = { $minutes ->
    [0] warten, egal wie lange
    [one] ein Bot nach { $minutes } Minute
   *[other] ein Bot nach { $minutes } Minuten
}
patience = Zeit für eine Antwort
patience-help = Für Fragen, die im Zug eines anderen auftauchen. Ist die Zeit um, wird für dich die Antwort ohne Risiko gegeben.
patience-value = { $seconds ->
    [0] unbegrenzt
   *[other] { $seconds } Sekunden
}

# Learning a game
learn-step = Schritt { $number } von { $count }
learn-again = Noch einmal
learn-next = Nächster Schritt
learn-skip = Schritt überspringen
learn-finish = Fertig
learn-more = Zweites Kapitel
learn-play = Die erste Partie spielen
learn-missed = Das geht auch, aber in diesem Schritt geht es um etwas anderes. Noch einmal?

# A hint
hint = Tipp
hint-title = Ein Tipp
hint-text = Was ein Meister an deiner Stelle abwägen würde, wenn er nur weiß, was du weißt. Die Chancen sind Schätzungen: gut, um Züge zu vergleichen, nicht zum Wetten.
hint-chance = Gewinnchance: { $percent } Prozent
hint-points = am Ende etwa { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
hint-thinking = Denkt nach …
hint-not-now = Einen Tipp bekommst du, wenn du dran bist.
