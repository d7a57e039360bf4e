# Die Tische, an denen man sitzt, auf der Startseite.
tables-with = { $game } mit { $names }
tables-yours = du bist am Zug
tables-theirs = { $seat } ist am Zug
tables-several = es fehlen noch { $names }
tables-waiting = { $count ->
    [1] ein Platz ist noch frei
   *[other] { $count } Plätze sind noch frei
}
tables-between = die nächste Partie kann ausgeteilt werden
tables-kept = ein Platz wird für dich frei gehalten
tables-won = du hast gewonnen
tables-place = Platz { $place } von { $count }
tables-asked = jemand schlägt etwas vor
tables-adjourned = vertagt
tables-left = noch { $time }
tables-agreed = im Einvernehmen beendet
tables-resigned = du hast aufgegeben
tables-time = auf Zeit verloren
tables-all = Alle { $count } zeigen
tables-over = Beendete Partien ({ $count })
tables-replay = Wiederholung: { $table }
