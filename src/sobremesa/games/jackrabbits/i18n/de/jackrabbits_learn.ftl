# Jackrabbits in six steps.

jackrabbits-learn-1-title = Würfle und gewinne eine Karte
jackrabbits-learn-1 = Jeder Zug beginnt mit beiden Würfeln. Passt einer zu einer Karte auf deiner Hand, zeig sie: Du ziehst eine weitere und behältst deine. Würfle, dann zeig deine 3♣ (Regel 5.1).
jackrabbits-learn-1-done = Du hast eine Karte gezogen. Die Summe der Würfel, 8, ist der Preis dieses Zugs.
jackrabbits-learn-2-title = Geh kostenlos
jackrabbits-learn-2 = Wege sind kostenlos. Wähle auf dem Plan ein leuchtendes Haus, das nichts kostet, etwa den Turm K♠, sieh dir den Weg an und brich auf. Eine Reise endet auf dem ersten Sechseck (Regel 5.3).
jackrabbits-learn-2-done = Du bist so weit gegangen, wie der Weg führt, und hast nichts gezahlt.
jackrabbits-learn-3-title = Bezahl einen Transfer
jackrabbits-learn-3 = Manche Orte liegen nicht an deinem Weg. Wälder, Flüsse, Berge und Händler bringen dich hin, für den Preis des Zugs und in Farben, die sie nehmen. Deine 9♠ bezahlt den Wald: Wähle den Turm K♦ oder irgendeinen Ort mit einem Preis (Regel 6).
jackrabbits-learn-3-done = Bezahlt und angekommen. Was du zu viel zahlst, ist verloren, also zahl so genau du kannst.
jackrabbits-learn-4-title = Flieg von Turm zu Turm
jackrabbits-learn-4 = Du bist auf einem Turm. Zeig vor dem Würfeln ein Kreuz als Reisepass: Übersteigen ihn die Würfel nicht, fliegst du zu einem anderen Turm. Zeig deine 5♣, dann wähle, wo du landest (Regel 8.1).
jackrabbits-learn-4-done = Du bist geflogen. Bei mehr als 5 hättest du den Rest zahlen müssen oder wärst vom Plan gestürzt.
jackrabbits-learn-5-title = Erwirb eine Hofkarte
jackrabbits-learn-5 = Du bist auf dem Haus von K♥, und der König ist am Hof. Zehn in Herz kaufen ihn: Erwirb ihn mit deiner 10♥. Eine Karotte zeigt, dass das Haus deins ist (Regel 5.4).
jackrabbits-learn-5-done = Der König gehört dir, und eine deiner drei Karotten liegt auf seinem Haus.
jackrabbits-learn-6-title = Bring drei Hofkarten heim
jackrabbits-learn-6 = Du hast drei Hofkarten. Bist du im eigenen Zug mit den dreien, die das Ende verlangt, auf der Zitadelle, gewinnst du. Würfle und geh zur Zitadelle (Regel 4).
jackrabbits-learn-6-done = Gewonnen! Es gibt noch mehr: Paläste, Kämpfe, Märkte, Joker und Kaninchenbaue. Das Spiel erklärt sie, wenn sie vorkommen.
