# What the terminal says: the command line, a game in plain text, and the judgement of records.

# The command line
help-about = Der Tisch nach dem Essen: Kartenspiele mit Freunden oder Bots, im Browser oder gleich hier.
help-usage = Aufruf:
help-usage-sobremesa = sobremesa BEFEHL …
help-usage-play = sobremesa play [SPIEL ODER LINK] [OPTIONEN]
help-usage-serve = sobremesa serve [OPTIONEN]
help-usage-check = sobremesa check DATEI… [--json]
help-usage-verify = sobremesa verify DATEI… [--json]
help-usage-simulate = sobremesa simulate SPIEL [OPTIONEN]
help-usage-games = sobremesa games [--json]
help-usage-compile = sobremesa compile [SPIEL…]
help-usage-completion = sobremesa completion SHELL
help-usage-new-game = sobremesa new-game NAME [--into ORDNER]
help-commands = Befehle
help-flags = Optionen
help-arguments = Argumente
help-word-game = SPIEL
help-word-games = SPIEL…
help-word-files = DATEI…
help-word-shell = SHELL
help-word-name = NAME
help-default = Standard: { $value }.
help-help = Zeigt diese Hilfe.
help-version = Zeigt die Version.
help-language = --language { $languages }: eine andere Sprache als die des Systems; gilt für jeden Befehl.
help-play = Spielt hier eine Partie gegen Bots.
help-serve = Öffnet Tische für Browser: Spiel mit Freunden per Link.
help-check = Spielt aufgezeichnete Partien nach und meldet je Partie die erste Unstimmigkeit, mit Zeile.
help-verify = Beweist, dass das Mischen einer aufgezeichneten Partie aus ihrem Geheimnis folgt.
help-simulate = Lässt Bots viele Partien spielen und zählt.
help-games = Zählt die Spiele auf.
help-compile = Übersetzt die Spiele jetzt statt bei der ersten Partie.
help-completion = Schreibt, womit eine Shell Befehle, Optionen und Spiele mit der Tabulatortaste ergänzt.
help-new-game = Legt ein eigenes Spiel an: ein Paket, das funktioniert und das du veränderst.
help-flag-game = Das Spiel; `sobremesa games` zählt sie auf.
help-flag-games-some = Die Spiele; alle, wenn keines genannt ist.
help-flag-shell = Die Shell: bash, zsh oder fish.
help-flag-new-name = Wie das Spiel heißt: Kleinbuchstaben und Ziffern.
help-flag-into = Der Ordner, in dem es entsteht. Ohne Angabe hier.
help-flag-players = Wie viele spielen, Bots eingeschlossen.
help-flag-bots = Gegen welche Bots: beginner, club, strong oder champion; mehrere mit Kommas, einer je Platz.
help-flag-bots-all = Wer spielt: beginner, club, strong oder champion; mehrere mit Kommas, einer je Platz.
help-flag-name = Wie du heißt; ohne Angabe Gast.
help-flag-seed = Ein beliebiger Text; derselbe teilt dieselbe Partie aus. Ohne ihn eine neue.
help-flag-seed-simulate = Ein beliebiger Text; derselbe spielt dieselben Partien, und ohne ihn sind es auch immer dieselben.
help-flag-words = Eigene Worte, die ins Mischen einfließen.
help-flag-option = Eine Option des Spiels, NAME=WERT, z. B. starter=1; darf mehrmals stehen.
help-flag-record = Eine Datei für die Aufzeichnung der Partie. Ohne Angabe wird keine aufgehoben.
help-flag-plain = Nur Sätze, ohne Zeichnungen und Farben: für Vorleseprogramme.
help-flag-games = Wie viele Partien.
help-flag-workers = Wie viele Threads daran arbeiten.
help-flag-match = Wie viele Partien hintereinander, wo das Spiel Matches kennt.
help-flag-json = Antwortet in JSON, für Programme.
help-flag-files = Aufzeichnungen; - liest die Standardeingabe.
help-flag-host = Die Adresse, unter der gelauscht wird; 0.0.0.0 für dein ganzes Netz.
help-flag-port = Der Port, an dem gelauscht wird.
help-flag-open = Öffnet auch einen Browser.

# Long work
terminal-compiling = { $game } wird für diese Maschine vorbereitet (nur beim ersten Mal)
terminal-simulating = { $games } Partien werden gespielt
terminal-simulated = { $games ->
    [1] Eine Partie
   *[other] { $games } Partien
}, { $moves } Züge, { $seconds } s ({ $rate } Züge/s).
terminal-simulated-seat = Platz { $seat } ({ $level }): gewinnt { $wins } %, im Schnitt { $points } Punkte.
terminal-stopped = Nach { $done } von { $games } Partien angehalten.

# Games
terminal-games-line = { $name }: { $game }, { $min } bis { $max } Spieler, Regeln { $version }
terminal-new-game = { $folder } ist ein Spiel, das funktioniert und das du veränderst; sein README sagt, wozu jede Datei da ist.
    pip install -e { $folder }
    sobremesa play { $name }

# A game in plain text
terminal-guest = Gast
terminal-bot = Bot { $number } ({ $level })
terminal-welcome = Sobremesa · { $game }
terminal-against = { $name } spielt gegen { $others }.
terminal-commitment = Das Mischen steht fest. Sein Fingerabdruck: { $commitment }
terminal-hint = { $help } zeigt die Hilfe.
terminal-ask = Dein Zug ({ $help } zeigt die Hilfe):
terminal-arrange-ask = Deine Änderung, oder „{ $ready }“:
terminal-ask-save = Die Partie aufheben? Ein Dateiname, oder nur Enter für nein:
terminal-match = Partie { $game } von { $games }. Punkte bisher: { $totals }.
terminal-saved = Die Aufzeichnung ist in { $file }.
terminal-left = Du hast den Tisch verlassen.
terminal-too-many = Das war genug: „{ $rest }“ wurde nicht gespielt.
terminal-undone = Dein Zug ist zurückgenommen.
terminal-resigned = Du hast aufgegeben und bist Letzter.
terminal-choices = Deine Züge:
terminal-yes = ja
terminal-no = nein

# What can be typed: the first word is shown, all are understood
terminal-word-help = ?, hilfe
terminal-word-rules = regeln
terminal-word-score = punkte
terminal-word-undo = zurück, z
terminal-word-resign = aufgeben
terminal-word-look = ansehen, a
terminal-word-quit = ende, e
terminal-word-ready = bereit
terminal-help-move = Für einen Zug tippe eine Nummer der Liste oder eine Karte, z. B. { $example }.
terminal-help-line = { $words }: { $meaning }
terminal-help-help = diese Hilfe
terminal-help-rules = die Regeln, mit Beispielen
terminal-help-score = die Punkte bisher, mit Erklärung
terminal-help-undo = den letzten Zug zurücknehmen
terminal-help-resign = aufgeben: du wirst Letzter
terminal-help-look = den Tisch noch einmal zeigen
terminal-help-quit = die Partie verlassen

# Records
terminal-check-ok = { $file }: stimmt ({ $game }, { $players } Spieler, { $moves } Züge)
terminal-proof-ok = { $file }: bewiesen
terminal-proof-commitment = Der Fingerabdruck ist der des Geheimnisses: { $commitment }. Vergleiche ihn mit dem, der vor der Partie gezeigt wurde.
terminal-proof-no-commitment = In der Datei steht kein Fingerabdruck. Der des Geheimnisses ist { $commitment }: Vergleiche ihn mit dem, der vor der Partie gezeigt wurde.
terminal-proof-order = { $words ->
    [0] Die Reihenfolge aller { $cards } Karten folgt aus dem Geheimnis.
   *[other] Die Reihenfolge aller { $cards } Karten folgt aus dem Geheimnis und den Worten der Spieler.
}
terminal-proof-words-after = { $count ->
    [one] Laut Aufzeichnung kamen die Worte von Platz { $seats }, nachdem der Fingerabdruck gezeigt war. Wer sie gab, weiß es; wenn es stimmt, kann niemand, der das Geheimnis zog, die Reihenfolge allein gewählt haben.
   *[other] Laut Aufzeichnung kamen die Worte der Plätze { $seats }, nachdem der Fingerabdruck gezeigt war. Wer sie gab, weiß es; wenn es stimmt, kann niemand, der das Geheimnis zog, die Reihenfolge allein gewählt haben.
}
terminal-proof-words-before = Es gibt Worte, aber nichts sagt, dass sie nach dem Fingerabdruck kamen. Bewiesen ist, dass nach dem Austeilen keine Karte bewegt wurde; nicht bewiesen ist, dass niemand das Geheimnis passend zu den Worten gewählt hat.
terminal-proof-words-none = Niemand hat Worte gegeben. Bewiesen ist, dass nach dem Austeilen keine Karte bewegt wurde; nicht bewiesen ist, dass niemand das Geheimnis nach Belieben gewählt hat.
terminal-proof-starter = Ebenso der Platz, der beginnt: { $seat }.
terminal-proof-game = Alle { $moves } Züge wurden nachgespielt; sie und das Ergebnis stimmen.
