# What the server itself says.
server-here = Sobremesa ist gedeckt: { $address }
server-home = Im Heimnetz: { $address }
server-stop = Strg+C beendet es.
server-not-built = Der Web-Client ist noch nicht gebaut. Im Repository: make web-build

# What is wrong with a setting, on one line, and what to do about it.
error-setting-whole = { $variable }={ $value } geht nicht: Schreib eine ganze Zahl von { $least } bis { $most }.
error-setting-number = { $variable }={ $value } geht nicht: Schreib eine Zahl von { $least } bis { $most }, mit Dezimalpunkt.
error-setting-log = { $variable }={ $value } geht nicht: Schreib „json“ für Programme oder „text“ für Menschen.
error-setting-public = { $variable }={ $value } ist keine Adresse einer Website: Schreib sie wie https://karten.example.org, ohne Pfad und Passwort.
error-setting-origins = { $variable }={ $value } ist keine Liste von Websites: Schreib jede wie https://karten.example.org, ohne Pfad und Passwort, mit Leerzeichen dazwischen.
error-setting-trusted-proxies = { $variable }={ $value } ist keine Liste von Netzen: Schreib Adressen oder Netze wie 127.0.0.1 oder 10.0.0.0/8, mit Leerzeichen dazwischen.
error-setting-database = { $variable }={ $value } ist keine Datenbank, die wir kennen: Schreib sqlite:///DATEI oder postgresql://NAME:PASSWORT@RECHNER/DATENBANK.
error-setting-database-file = Die Datenbank { $value } lässt sich nicht zum Schreiben öffnen: Setze SOBREMESA_DATABASE=sqlite:///DATEI auf eine beschreibbare SQLite-Datei oder SOBREMESA_DATA auf einen Ordner für eine neue.
error-setting-redis = { $variable }={ $value } ist keine Adresse eines Redis: Schreib redis://RECHNER/0, rediss://RECHNER/0 oder unix://DATEI.
error-setting-secret = { $variable } nennt eine Datei, doch was darin steht, sieht aus wie der Schlüssel selbst: Leg den Schlüssel in eine Datei, die nur du lesen kannst, und nenne diese Datei.
error-setting-extra = { $variable }={ $value } braucht das Python-Paket { $package }, das nicht installiert ist: pip install "sobremesa[{ $extra }]"
error-setting-workers = { $variable }={ $value } braucht Redis, damit mehrere Prozesse miteinander sprechen: Setze SOBREMESA_REDIS=redis://RECHNER/0 oder { $variable }=1.
error-setting-away = { $variable }={ $value } antwortet nicht oder lässt uns nicht hinein ({ $detail }): Prüfe, ob es läuft, und Rechner, Name und Passwort.
error-setting-data = In den Ordner { $value } lässt sich nichts schreiben: Setze SOBREMESA_DATA auf einen, in den man schreiben kann.
error-setting-cache = In den Ordner { $value } lässt sich kein übersetzter Code schreiben: Setze SOBREMESA_CACHE auf einen, in den man schreiben kann.
error-setting-key = Die Schlüsseldatei { $value } enthält nicht mindestens { $digits } hexadezimale Ziffern: Leg die richtige zurück oder setze SOBREMESA_SECRET auf eine andere Datei; eine gelöschte wird neu angelegt, und dann wird niemand wiedererkannt.
error-setting-key-unreadable = Die Schlüsseldatei { $value } lässt sich nicht lesen: Lass uns sie lesen oder setze SOBREMESA_SECRET auf eine andere Datei.
error-setting-key-unwritable = Es gibt keine Schlüsseldatei { $value }, und dort lässt sich keine anlegen: Setze SOBREMESA_SECRET auf eine Datei in einem Ordner, in den man schreiben kann.
error-setting-unknown = { $variable } ist keine Einstellung und ändert nichts; war { $nearest } gemeint?
error-schema-newer = Die Datenbank hat das Schema { $found }, und diese Version kennt nur Schemata bis { $known }: Starte die Version, die sie geschrieben hat, oder eine neuere.
error-port-taken = Port { $port } ist belegt: Wähle einen anderen, etwa sobremesa serve --port { $other } (oder PORT={ $other } make play).
error-port-denied = Dieses System lässt uns Port { $port } nicht benutzen: Wähle einen anderen, etwa sobremesa serve --port { $other } (oder PORT={ $other } make play).
error-no-address = Unter { $host }, Port { $port }, lässt sich nichts anbieten: Wähle eine Adresse dieser Maschine, etwa sobremesa serve --host 127.0.0.1.

# What a host wants everybody to know, and what they have closed.
notice-restart = { $minutes ->
    [0] Der Server wird gleich neu gestartet.
    [one] Der Server wird in etwa { $minutes } Minute neu gestartet.
   *[other] Der Server wird in etwa { $minutes } Minuten neu gestartet.
  } Deine Partie bleibt, wie sie ist, und geht danach weiter.
error-closed-host = Der Gastgeber dieses Servers hat diesen Tisch geschlossen. Er kann gelesen, aber nicht weitergespielt werden.
error-read-only = Der Gastgeber dieses Servers lässt im Moment nichts ändern. Deine Partie bleibt, wie sie ist: Versuch es in einer Weile noch einmal.
error-not-operator = Das ist für den Gastgeber dieses Servers: Frag mit dem Token, das `sobremesa admin token` ausgibt.

# Was ein Server von Leuten aufhebt: die Seite /privacy.
privacy-title = Was dieser Server von dir aufhebt
privacy-cookie = Ein Cookie, bis ein Jahr nach deinem letzten Besuch, damit der Server dich wiedererkennt. Es gibt kein Konto, keine Adresse, kein Passwort; sonst erfährt es niemand. Dein Browser behält unsere Dateien, deine Einstellungen und, solange ein Spiel läuft, deinen Tisch, wie du ihn zuletzt gesehen hast, damit er sich ohne Verbindung öffnet; nichts davon verlässt ihn.
privacy-name = Wenn du dir einen Namen gibst: der Name, das gewählte Tier, deine Sprache, der Fingerabdruck deines Codes, der Tag, an dem du zuletzt etwas getan hast; und von jedem Browser, den du benutzt, welcher es ist und der Tag, an dem du ihn zuletzt benutzt hast.
privacy-calls = Wenn du erfahren willst, wann du am Zug bist: die Adresse des Push-Dienstes deines Browsers mit seinen Schlüsseln, deines Webhooks oder deine E-Mail-Adresse, deine Ruhezeiten, und von welchem Zug du zuletzt erfahren hast. Was dorthin geschickt wird, geht durch diesen Dienst; für einen Browser ist es so verschlüsselt, dass nur er es lesen kann. Eine E-Mail-Adresse, die nicht bestätigt ist, wird nach zwei Tagen gelöscht. Jede kannst du selbst und sofort entfernen.
privacy-tables = Von jedem Tisch: wer unter welchem Namen dort saß, jeden Zug, was im Chat stand, und wann. Lesen kann es, wer den Link hat.
privacy-leagues = Von einer Liga: ihren Namen, wer sie unter welchem Namen gegründet hat oder dabei ist, und die Ergebnisse ihrer Partien. Lesen kann es, wer den Link hat; sie wird so lange aufgehoben wie ein Tisch.
privacy-manners = Wenn du jemanden stummschaltest: dass du es getan hast, mit dem Namen von damals. Wenn du jemanden meldest: beide Namen, der Tisch, was gesagt wurde, dein Grund und deine Worte. Es liest, wer diesen Server betreibt; gelöscht wird es mit dem Tisch, oder 30 Tage nachdem es erledigt ist. Wer an einem Tisch gesperrt ist, wird mit diesem Tisch aufgehoben.
privacy-tables-kept = { $tables ->
    [0] Tische bleiben, bis der Gastgeber dieses Servers sie löscht.
    [one] Ein Tisch wird { $tables } Tag nach dem letzten Zug gelöscht.
   *[other] Ein Tisch wird { $tables } Tage nach dem letzten Zug gelöscht.
  }
privacy-guests-kept = { $guests ->
    [0] Namen bleiben, bis der Gastgeber dieses Servers sie löscht.
    [one] Ein Name wird gelöscht, wenn { $guests } Tag lang nichts von ihm kam und kein Tisch von ihm mehr aufgehoben ist.
   *[other] Ein Name wird gelöscht, wenn { $guests } Tage lang nichts von ihm kam und kein Tisch von ihm mehr aufgehoben ist.
  }
privacy-logs = Notizen über Störungen enthalten keine Namen, Cookies, Codes oder Karten. Deine Netzadresse ist nur im Arbeitsspeicher, damit ein Besucher die anderen nicht stört.
privacy-nobody = Nichts wird von anderen Seiten geladen, und sonst wird nichts weitergegeben.
privacy-away = Auf der Seite über dich kannst du alles herunterladen, andere Browser abmelden oder es löschen lassen; was andere gespielt haben, bleibt, ohne deinen Namen. Auch wer diesen Server betreibt, kann jederzeit einen Tisch löschen oder dich vergessen.

# Of a link to a table, where it is posted
preview-title = { $game } mit { $names }
preview-waiting = Ein Platz ist frei: setz dich, oder sieh zu.
preview-playing = Die Partie läuft: komm und sieh zu.
preview-between = Das Match geht bald weiter.
preview-won = { $count ->
    [one] { $names } hat gewonnen
   *[other] { $names } teilen sich den Sieg
}
preview-over = { preview-won }. Sieh dir die Partie Zug um Zug an.

# Eine Liga für Tabellenprogramme: was über den Spalten steht
league-csv-place = Platz
league-csv-name = Name
league-csv-points = Punkte
league-csv-games = Partien
league-csv-wins = Siege
league-csv-direct = Direkt
league-csv-strength = Punkte der Gegner
league-csv-margin = Abstand
league-csv-rating = Wertung
league-csv-unsure = Unsicherheit
league-csv-round = Runde
league-csv-table = Tisch
league-csv-seat = Sitzplatz
league-csv-game-points = Punkte in der Partie
league-csv-status = Stand

# Words nobody can be called by, or with, because others might take them for whoever runs the place, or for no person
names-reserved = Gastgeber, Gastgeberin, Admin, Administrator, Administratorin, Verwaltung, Moderator, Moderatorin, Server, System, Betreiber, Betreiberin, Bot, Computer, Sobremesa
