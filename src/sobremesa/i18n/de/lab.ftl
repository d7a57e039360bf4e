# Das Labor: `sobremesa lab`, sein Bericht, und was an einem Plan nicht stimmen kann

help-lab = Nach einem Plan spielen, von jeder Partie eine Zeile behalten und berichten.
help-usage-lab = sobremesa lab PLAN.toml [OPTIONEN]
help-word-plan = PLAN.toml
help-flag-lab-plan = Eine Datei, die sagt, was gespielt wird; docs/lab.md erklärt sie.
help-flag-lab-out = Der Ordner für Zeilen und Bericht; derselbe Befehl macht dort weiter. Ohne ihn einer, der wie der Plan heißt.
help-flag-lab-workers = Wie viele Prozesse daran arbeiten; ohne Angabe so viele, wie der Rechner Kerne hat.
help-flag-lab-executor = Wer spielt: Prozesse dieses Rechners, ein Ray-Cluster oder eine GPU (cuda); die Zeilen sind dieselben.
help-flag-lab-address = Mit --executor ray: die Adresse des Clusters, etwa 10.0.0.1:6379. Ohne sie RAY_ADDRESS oder der Cluster, der auf diesem Rechner gestartet wurde.
lab-games = { $games } von { $planned } geplanten Partien, an { $tables ->
    [1] einem Tisch.
   *[other] { $tables } Tischen.
}
lab-comparisons = Die Intervalle sind 95-%-Intervalle. Die letzte Spalte sagt, wie wahrscheinlich der bloße Zufall einen Platz so weit von seinem gerechten Anteil abbringt, korrigiert (Holm) für alle { $count } Vergleiche dieser Seite; unter 0,05 steht ein Stern dabei.
lab-players = { $players } Spieler
lab-seat = Platz
lab-bot = Bot
lab-wins = Siege nach Platz
lab-won = Siege
lab-interval = Intervall
lab-mean = Punkte im Schnitt
lab-chance = Durch Zufall
lab-points = Punkte
lab-moves = Züge je Partie
lab-ending = Wie sie endete
lab-share = Anteil
lab-counted = Gezählt
lab-average = Im Schnitt
lab-line = Platz { $seat } ({ $bot }): gewinnt { $wins } ({ $interval }), im Schnitt { $points } Punkte
lab-saved = Die Zeilen liegen in { $folder }, der Bericht ist { $report }.
error-lab-plan = { $file } ist kein Plan: { $detail }
error-lab-empty = Dieser Plan nennt keinen Tisch.
error-lab-many = Dieser Plan hat mehr als { $most } Tische ({ $what }).
error-lab-folder = In { $folder } liegt etwas anderes: Nenne mit --out einen anderen Ordner.
error-lab-other-plan = In { $folder } liegen die Partien eines anderen Plans: Nenne mit --out einen anderen Ordner.
error-lab-parquet = Diese Zeilen sind als Parquet abgelegt, und pyarrow ist hier nicht installiert: pip install 'sobremesa[parquet]'
error-lab-disk = Die Zeilen lassen sich nicht nach { $folder } schreiben: { $detail }. Was bis dahin gespielt wurde, ist aufgehoben; derselbe Befehl macht weiter.
error-lab-workers = Prozesse sterben immer wieder: Reicht der Speicher? Was bis dahin gespielt wurde, ist aufgehoben; derselbe Befehl macht weiter.
error-lab-ray-missing = Ray ist hier nicht installiert: pip install 'sobremesa[ray]'
error-lab-ray-none = Kein Ray-Cluster antwortet ({ $address }). Starte einen mit „ray start --head“ oder nenne einen anderen mit --address. Was vorher gespielt wurde, ist aufgehoben.
error-lab-ray-node = Ein Knoten des Ray-Clusters konnte nicht spielen: { $detail }. Jeder Knoten braucht diese Version von Sobremesa. Was bis dahin gespielt wurde, ist aufgehoben; derselbe Befehl macht weiter.
error-lab-ray-lost = Der Ray-Cluster ist verloren: { $detail }. Was bis dahin gespielt wurde, ist aufgehoben; derselbe Befehl macht weiter.
error-lab-cuda-none = Hier ist keine brauchbare GPU: Es braucht eine von NVIDIA und pip install 'sobremesa[cuda]'. Ohne --executor cuda spielt der Prozessor dieselben Partien.
error-lab-cuda-bots = Eine GPU kann nicht suchen, und { $bot } sucht. Sie spielt mit diesen Bots: { $bots }.
error-lab-cuda-differs = Die GPU spielt andere Partien als der Prozessor ({ $game }), deshalb wird nichts davon aufgehoben. Ohne --executor cuda spielt alles der Prozessor.
error-lab-damaged = { $file } lässt sich nicht lesen. Lösche die Datei; derselbe Befehl spielt ihre Partien noch einmal.
