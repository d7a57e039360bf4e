# Coloretto in fünf Schritten.

coloretto-learn-1-title = Ziehen und legen
coloretto-learn-1 = In deinem Zug ziehst du eine Karte oder nimmst eine Reihe. Zieh die oberste Karte des Stapels und leg sie in eine der Reihen (Regel 3).
coloretto-learn-1-done = Ein „+2“ ist zwei Punkte wert für den, der seine Reihe nimmt.
coloretto-learn-2-title = Nimm eine Reihe
coloretto-learn-2 = Statt zu ziehen, darfst du eine Reihe mit allen Karten nehmen. Reihe 1 ist voll: dreimal „+2“ macht sechs Punkte. Nimm sie, bevor es jemand anders tut (Regel 3).
coloretto-learn-2-done = Die Reihe gehört dir. Du setzt aus, bis alle eine genommen haben; dann beginnt die nächste Runde.
coloretto-learn-3-title = Sammle Farben
coloretto-learn-3 = Je mehr Karten einer Farbe du hast, desto schneller wachsen ihre Punkte: 1, 3, 6, 10, 15, und 21 ab sechs Karten. Du hast eine gelbe Karte, und in Reihe 1 liegt noch eine neben einem „+2“. Nimm Reihe 1 (Regel 7).
coloretto-learn-3-done = Zwei gelbe Karten: 3 Punkte statt 1. Und 2 für das „+2“.
coloretto-learn-4-title = Nur drei Farben sind gut für dich
coloretto-learn-4 = Am Ende zählen deine drei besten Farben für dich und alle anderen gegen dich. Du hast Gelb, Blau und Violett und hast eine orange Karte gezogen: Leg sie in eine Reihe, die du nicht nehmen willst (Regel 7).
coloretto-learn-4-done = Eine Karte, die du nicht willst, kann auch jemand anderem eine Reihe verderben.
coloretto-learn-5-title = Die letzte Runde
coloretto-learn-5 = Die Karte der letzten Runde ist aufgetaucht, und die anderen haben ihre Reihen. In Reihe 3 liegen eine gelbe und eine blaue Karte, beides Farben von dir: Nimm sie (Regel 5).
coloretto-learn-5-done = Alle Reihen sind genommen, die Joker haben ihre Farben, und die meisten Punkte gewinnen. Mehr musst du nicht wissen: Zeit für eine eigene Partie.
