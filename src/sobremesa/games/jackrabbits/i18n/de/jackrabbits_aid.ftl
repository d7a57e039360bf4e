# Jackrabbits auf einer Seite, zum Nachsehen während der Partie.

jackrabbits-aid-goal = **Bring drei Hofkarten heim.** Bist du in deinem Zug auf der Zitadelle mit den dreien, die das Ende verlangt, gewinnst du sofort.
jackrabbits-aid-turn = Dein Zug
jackrabbits-aid-roll = **Würfle.** Zeig eine Karte, die zu einem Würfel passt: Du ziehst eine und behältst deine. Die Summe ist der Preis dieses Zugs.
jackrabbits-aid-walk = **Geh,** wenn du magst: kostenlos auf einem Weg bis zum ersten Sechseck. Transfers bringen dich weiter.
jackrabbits-aid-buy = **Erwirb.** Auf einem Haus, dessen Hofkarte am Hof ist: Wirf mindestens 10 in seiner Farbe ab, nimm die Hofkarte, lass eine Karotte da. Ein Ass zählt 1, eine Hofkarte 10.
jackrabbits-aid-draw = **Zieh eine Karte,** wenn du auf einem Sechseck oder im Untergrund bist. Nie mehr als neun auf der Hand.
jackrabbits-aid-transfers = Transfers: Zahl den Preis des Zugs
jackrabbits-aid-shortcut = **Wald, Fluss, Berg:** Wechsle auf den anderen Weg des Teils.
jackrabbits-aid-merchant = **Kreuzung:** Galoppiere zu einem beliebigen Sechseck, oder segle von einem Ufer zu einem anderen.
jackrabbits-aid-tavern = **Taverne:** Nimm einen Joker. Gibst du ihn später her, trägt er dich kostenlos zu jedem Sechseck.
jackrabbits-aid-cave = **Höhle:** Zahl und komm aus einer anderen Höhle heraus; oder ruh kostenlos im Untergrund.
jackrabbits-aid-complete = Das vollständige Spiel
jackrabbits-aid-fly = **Kreuz fliegt.** Zeig auf einem Turm vor dem Würfeln ein Kreuz: Ist der Wurf nicht höher, fliegst du zu einem anderen Turm.
jackrabbits-aid-fight = **Pik kämpft.** Greif ein Kaninchen auf deinem Sechseck an: Wer an Pik zurückliegt, verlässt den Plan; wer angreift, nimmt eine Karte.
jackrabbits-aid-guard = **Herz hütet Paläste.** Zeig Herz im Wert von 6 oder die Dame des Palasts, um einen Besuch herauszufordern; ohne gleiche Antwort verlässt er den Plan.
jackrabbits-aid-trade = **Karo handelt.** Ein Markt verkauft Abgelegtes seiner Farbe für Karo; der Markt J♦ verkauft Karo für alles.
