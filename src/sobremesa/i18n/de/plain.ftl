# The plain table: of a game that has drawn none of its own, or of who likes it plain.
plain-table = Auf dem Tisch
plain-moves = { $count ->
    [1] Dein Zug
   *[other] Deine Züge ({ $count })
}
plain-yours = Du bist dran: Wähle einen Zug.
plain-wait = Warten auf { $seats }.
plain-over = Die Partie ist zu Ende.
plain-replay = Das ist eine Wiederholung: Hier kann man nichts wählen.
plain-look = Sieh dir einen Zug an, um zu sehen, was er bewirkt.
plain-choose = Wähle zuerst einen Zug.
plain-play = Spielen
plain-won = { $count ->
    [one] { $seats } gewinnt
   *[other] { $seats } teilen sich den Sieg
}
plain-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
plain-yes = ja
plain-no = nein
