# Several games in a row at one table.

match-title = Das Match
match-length = Anzahl der Partien
match-length-help = Eine Partie, oder mehrere, deren Punkte zusammengezählt werden.
match-length-value = { $games ->
    [1] Eine einzelne Partie
   *[other] Ein Match aus { $games } Partien
}
match-options = Weitere Optionen
match-next = Partie { $number } des Matchs beginnt.
match-at = Partie { $game } von { $games }
match-number = Partie { $number }
match-total = Summe
match-started = hat begonnen
match-playing = läuft
match-to-come = kommt noch
match-caption = Punkte je Partie; ● hat die Partie begonnen.
match-ahead = { $count ->
    [one] { $seats } führt. Punkte: { $points }.
   *[other] { $seats } führen gemeinsam. Punkte: { $points }.
}
match-left = { $count ->
    [1] Noch eine Partie.
   *[other] Noch { $count } Partien.
}
match-won = { $count ->
    [one] { $seats } gewinnt das Match mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }!
   *[other] { $seats } teilen sich den Sieg im Match mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }!
}
match-deal-next = Partie { $number } austeilen
match-wait-next = Jemand am Tisch teilt gleich die nächste Partie aus.
match-after = Zwischen zwei Partien
