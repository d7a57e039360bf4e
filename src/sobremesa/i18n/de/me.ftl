# Du: die Seite über einen selbst.
me-lead = Dein Name, deine Partien und was dieser Server über dich speichert.
me-who = Name und Code
me-creature = Dein Tier
me-creature-when = Es steht neben deinem Namen, vom nächsten Tisch an, an den du dich setzt.
me-games = Deine Partien
me-games-none = Noch nichts. Partien, an denen du teilnimmst, erscheinen hier.
me-running = Laufend ({ $count })
me-finished = Beendet ({ $count })
me-points-of = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
me-record = Aufzeichnung
me-record-of = Aufzeichnung herunterladen: { $table }
me-newer = Neuere
me-older = Ältere
me-page = Seite { $page } von { $pages }
me-more = Einige deiner Partien werden noch angesehen.
me-statistics = Statistik
me-statistics-none = Noch gibt es nichts zu zählen: Spiel erst eine Partie zu Ende.
me-statistics-how = Jede beendete Partie zählt, auch jede einzelne eines Matchs und die des Tages. Lektionen und nie beendete Partien zählen nicht. Eine Partie, die jemand verlassen hat, sodass ein Bot weiterspielte, zählt weder für noch gegen diese Person. Ein geteilter Sieg ist ein Sieg.
me-left = { $count ->
    [1] Eine Partie fehlt: Ein Bot hat sie für dich beendet.
   *[other] { $count } Partien fehlen: Ein Bot hat sie für dich beendet.
}
me-kind = { $game }, zu { $players ->
    [2] zweit
    [3] dritt
    [4] viert
    [5] fünft
    [6] sechst
   *[other] { $players }
}
me-played = Partien
me-won = Gewonnen
me-place = Platz im Schnitt
me-points = Punkte im Schnitt
me-best = Bestes Ergebnis
me-streak = Siege in Folge
me-streak-now = { $now } (höchstens: { $most })
me-plot = Plätze in den letzten { $count } Partien, die älteste zuerst: { $places }.
me-against = Gegen wen
me-rival = vorn { $wins }, hinten { $losses }, gleichauf { $draws }
me-mutes = Stummgeschaltet
me-unmute = Wieder hören
me-unmute-of = Wieder hören: { $name }
me-devices = Geräte
me-device-here = dieser Browser
me-device-days = { $days ->
    [0] heute benutzt
    [1] gestern zuletzt benutzt
   *[other] zuletzt vor { $days } Tagen benutzt
}
me-device-unknown = Irgendein Browser
me-others = Überall sonst abmelden
me-others-how = Andere Browser vergessen sofort, wer du bist, und verlassen die Tische, an denen sie sind. Dein Code gilt dann nicht mehr: Hol dir oben einen neuen.
me-others-out = Du bist überall sonst abgemeldet.
me-out-here = Hier abmelden
me-out-how = Dieser Browser kennt dich dann nicht mehr. Ohne Code oder ein anderes Gerät kommst du nicht zurück.
me-out-sure = Abmelden
me-not = Nein, bleiben
me-out = Du bist abgemeldet.
me-data = Deine Daten
me-export = Alles herunterladen
me-export-how = Eine Datei mit allem, was dieser Server über dich speichert, und den Aufzeichnungen deiner beendeten Partien. Von laufenden Partien enthält sie keine Karten.
me-forget = Alles über mich löschen lassen
me-forget-goes = Das verschwindet für immer
me-forget-goes-what = Dein Name, dein Tier, dein Code, deine Geräte, die Liste deiner Partien und die Statistik, und alles, was du an Tischen gesagt hast.
me-forget-stays = Das bleibt
me-forget-stays-what = Die Züge der Partien, denn andere haben sie auch gespielt. Wo dein Name stand, steht „–“, und niemand sieht, dass du es warst. Deine Plätze in laufenden Partien bleiben leer.
me-forget-type = Tippe zur Bestätigung deinen Namen: { $name }
me-forget-type-any = Tippe zur Bestätigung deinen Namen
me-forget-sure = Für immer löschen
me-forgotten = { $tables ->
    [0] Alles über dich ist gelöscht.
    [1] Alles über dich ist gelöscht, auch dein Name an einem Tisch.
   *[other] Alles über dich ist gelöscht, auch dein Name an { $tables } Tischen.
}
creature-badger = Dachs
creature-bear = Bär
creature-cat = Katze
creature-dormouse = Haselmaus
creature-duck = Ente
creature-fox = Fuchs
creature-frog = Frosch
creature-goat = Ziege
creature-hedgehog = Igel
creature-mole = Maulwurf
creature-otter = Otter
creature-owl = Eule
creature-rabbit = Hase
creature-snail = Schnecke
creature-toucan = Tukan
creature-turtle = Schildkröte
