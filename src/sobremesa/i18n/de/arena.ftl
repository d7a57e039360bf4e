# The arena: bots meet over the same cards.
help-usage-arena = sobremesa arena SPIEL [--bots greedy,./meinbot.py] [OPTIONEN]
help-arena = Lässt Bots mit denselben Karten gegeneinander antreten, bewertet sie und zeichnet das Ergebnis.
help-flag-arena-bots = Wer antritt: Stärken oder Python-Dateien mit choose(view, legal, rng); mit Kommas. Ohne Angabe alle Stärken.
help-flag-arena-players = Wie viele spielen: 4, 2-6 oder 2,4. Ohne Angabe jede mögliche Zahl.
help-flag-arena-games = Wie viele Partien für jede Spielerzahl, aufgerundet auf ganze Kartenverteilungen.
help-flag-arena-alone = Jeder Bot allein gegen einen Tisch voll anderer, statt alle gemischt.
help-flag-arena-state = Eine Datei, in der die Partien bleiben: Halte mit Strg-C an, gib denselben Befehl noch einmal, und es geht weiter.
help-flag-arena-jobs = Wie viele Partien gleichzeitig; ohne Angabe so viele, wie die Maschine Kerne hat.
help-flag-arena-seed = Ein beliebiger Text; derselbe verteilt dieselben Karten. Ohne ihn neue.
help-flag-arena-seconds = Wie viele Sekunden eine Python-Datei über einen Zug nachdenken darf.
help-flag-arena-memory = Wie viele Megabyte eine Python-Datei verwenden darf.
help-flag-plot = Eine Datei, in die das Ergebnis gezeichnet wird, als SVG-Bild.
arena-playing = { $games } Partien werden gespielt
arena-heading = { $game }: { $games ->
    [1] eine Partie
   *[other] { $games } Partien
} mit gleichen Karten für alle, { $moves } Züge, { $seconds } s, Startwert { $seed }
arena-rating = Wertung
arena-wins = Siege (95 %)
arena-ahead = Vor
arena-fair = gerechter Anteil
arena-players = { $players } Spieler
arena-title = { $game }: { $games } Partien mit gleichen Karten für alle
arena-rating-long = OpenSkill-Wertung, ± 2σ
arena-wins-long = Anteil der Siege, 95-%-Intervall
arena-stopped = Nach { $done } von { $games } Partien angehalten. Mit --state DATEI ließe sich der Rest später spielen.
arena-stopped-kept = Nach { $done } von { $games } Partien angehalten. Derselbe Befehl macht dort weiter.
arena-fault-raised = { $name } hat { $times ->
    [1] einmal
   *[other] { $times }-mal
} einen Fehler gemeldet: { $detail }
arena-fault-illegal = { $name } wollte { $times ->
    [1] einmal
   *[other] { $times }-mal
} einen verbotenen Zug: { $detail }
arena-fault-slow = { $name } hat { $times ->
    [1] einmal
   *[other] { $times }-mal
} zu lange nachgedacht; die Grenze ist { $detail }
arena-fault-died = { $name } hat { $times ->
    [1] einmal
   *[other] { $times }-mal
} den eigenen Prozess beendet. { $detail }
arena-fault-dismissed = { $name } war zu langsam oder ist zu oft abgestürzt und wurde bei { $times ->
    [1] einem Zug
   *[other] { $times } Zügen
} nicht mehr gefragt.
arena-substitute = Jeder dieser Züge wurde durch einen erlaubten, zufälligen ersetzt.
error-arena-unknown-bot = Einen Bot „{ $name }“ gibt es nicht. Es gibt: { $levels }; oder eine Python-Datei, z. B. ./meinbot.py.
error-arena-twice = „{ $name }“ ist zweimal dabei; jeder Bot tritt einmal an.
error-arena-bots = { $count ->
    [1] Ein Bot allein trifft auf niemanden
   *[other] { $count } Bots sind zu viele
}: 2 bis { $most } treten an.
error-arena-bot-file = { $file } kann nicht spielen: { $detail }
error-arena-no-state = { $file } ist kein Stand einer Arena und wird nicht überschrieben.
error-arena-other-state = { $file } ist der Stand einer anderen Arena; anders ist: { $what }. Nenne eine andere Datei.
