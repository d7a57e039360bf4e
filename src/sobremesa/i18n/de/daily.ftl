# The deal of the day.
daily-title = Die Karten des Tages, { $day }
daily-how = { $game }: dieselben Karten und dieselben Bots für alle, einmal am Tag.
daily-play = Heutige Karten spielen
daily-on = Weiterspielen
daily-result = Dein Ergebnis
daily-copy = Ergebnis kopieren
daily-place = Platz { $place } von { $count }
daily-points = { $points } Punkte (Bots: { $others })
daily-streak = { $count ->
    [one] { $count } Tag in Folge
   *[other] { $count } Tage in Folge
}
