# Parade in fünf Schritten.

parade-learn-1-title = Niemand geht
parade-learn-1 = In jedem Zug spielst du eine Karte ans Ende der Parade. Ihre Zahl sagt, wie viele Karten am Ende sicher sind. Sechs sind in der Parade: Spiel deine gelbe 9, und alle bleiben (Regel 3).
parade-learn-1-done = Neun wären sicher, und es sind nur sechs: Du nimmst nichts. Danach hast du eine Karte gezogen und wieder fünf auf der Hand.
parade-learn-2-title = Manche gehen
parade-learn-2 = Deine gelbe 2 schützt nur die letzten beiden Karten. Von den anderen gehen alle gelben und alle bis zur 2. Sie kommen zu dir, und Karten sind Punkte: Davon willst du wenige. Wähle die Karte, sieh dir an, wer gehen würde, und spiel sie (Regel 3).
parade-learn-2-done = Die beiden gelben gingen wegen ihrer Farbe, die blaue 1 wegen ihrer Zahl.
parade-learn-3-title = Die meisten einer Farbe
parade-learn-3 = Du hast drei gelbe Karten, mehr als alle anderen. Am Ende zählt, wer von einer Farbe die meisten hat, jede dieser Karten nur einen Punkt, egal was darauf steht. Noch eine gelbe kostet also wenig: Spiel deine blaue 2, sie nimmt die gelbe 2 (Regel 7).
parade-learn-3-done = Vier gelbe Karten kosten dich 4 Punkte statt 25, solange niemand mehr davon hat.
parade-learn-4-title = Die sechste Farbe
parade-learn-4 = Du hast fünf der sechs Farben. Die letzte Runde beginnt, wenn jemand alle sechs hat oder der Stapel leer ist. Vor einer 0 ist niemand sicher: Spiel deine violette 0, sie nimmt die violette 9 und die rote 0 (Regel 5).
parade-learn-4-done = Du hast alle sechs Farben. Alle spielen noch eine Karte, du zuletzt, und niemand zieht.
parade-learn-5-title = Die letzten zwei Karten
parade-learn-5 = Spiel deine letzte Karte, die rote 2. Dann wirfst du verdeckt zwei der vier Karten auf deiner Hand ab, und die anderen beiden kommen zu denen vor dir. Wirf ab, was am meisten kosten würde: die schwarze 8 und die grüne 8 (Regel 6).
parade-learn-5-done = Jetzt wird alles gezählt, und die wenigsten Punkte gewinnen. Mehr musst du nicht wissen: Zeit für eine eigene Partie.
