# Jackrabbits in sechs Schritten: das Einführungsspiel.

jackrabbits-learn-1-title = Worum es geht
jackrabbits-learn-1 = Zwölf Häuser stehen um die Zitadelle in der Mitte; jedes gehört einer Hofkarte: König, Dame oder Bube einer Farbe. Erwirb drei beliebige Hofkarten in ihren Häusern und bring sie heim zur Zitadelle. Wer das zuerst schafft, gewinnt. Du bist das Kaninchen mit der 1; deine Karten sind dein Geld (Regeln 3 und 4).
jackrabbits-learn-2-title = Würfeln und eine Karte gewinnen
jackrabbits-learn-2 = Jeder Zug beginnt mit beiden Würfeln. Passt einer zu einer Karte deiner Hand, dann zeig sie: Du ziehst eine weitere und behältst deine. Würfle, dann zeig deine 3♠ (Regel 5.1).
jackrabbits-learn-2-done = Du hast eine Karte gezogen. Die Summe der Würfel, 8, ist der Preis dieses Zugs: so viel kostet eine Abkürzung.
jackrabbits-learn-3-title = Gehen kostet nichts
jackrabbits-learn-3 = Wege kosten nichts, bis zum ersten Haus. Eine Karotte auf dem Plan zeigt ein Haus, dessen Hofkarte du erwerben kannst: Wähl den Markt J♥, sieh dir den Weg an und geh los (Regel 5.3).
jackrabbits-learn-3-done = Du bist gegangen, so weit der Weg führt, und hast nichts bezahlt.
jackrabbits-learn-4-title = Eine Hofkarte erwerben
jackrabbits-learn-4 = Du bist am Haus von J♥, und er ist zu haben. Zehn in Herz genügen: Erwirb ihn mit deiner 10♥. Eine Karotte zeigt, dass das Haus deins ist (Regel 5.4).
jackrabbits-learn-4-done = J♥ gehört dir, und eine deiner drei Karotten liegt auf seinem Haus. Noch zwei.
jackrabbits-learn-5-title = Einen Transfer bezahlen
jackrabbits-learn-5 = Derselbe Zug noch einmal, auf andere Art. Der Turm K♦ liegt nicht an deinen Wegen, aber ein Pfad durch den Wald führt hin. Er kostet den Preis des Zugs, 8, in Kreuz, Pik oder Herz: Wähl den Turm K♦ und zahl mit deiner 9♣ (Regel 6).
jackrabbits-learn-5-done = Bezahlt und angekommen. Was du zu viel zahlst, ist verloren: Zahl so genau, wie du kannst.
jackrabbits-learn-6-title = Drei Hofkarten heimbringen
jackrabbits-learn-6 = Einige Züge später hast du drei Hofkarten. Auf der Zitadelle, in deinem Zug, gewinnen sie. Würfle, zeig nichts und geh zu dem Ort mit der goldenen Krone (Regel 4).
jackrabbits-learn-6-done = Gewonnen! Das ist das Einführungsspiel, und du kennst alles, worauf es ankommt.
