# Coloretto: the rules. `rule` is told in the documentation, the browser and the terminal, with its `example`; `picture` says in words what is drawn
# beside it; `detail` is the small print, and [R] marks a ruling of ours.

coloretto-rule-1 = **Karten.** Es gibt 63 Chamäleons in sieben Farben, je neun, dazu zehn „+2“, drei Joker und eine „letzte Runde“. Für jeden liegt eine Reihe in der Tischmitte. Drei bis fünf spielen mit, und die meisten Punkte gewinnen.
coloretto-example-1 = Zu viert gibt es vier Reihen.
coloretto-picture-1 = Die sieben Farben des Chamäleons, jede mit ihrem Muster und ihrem Bild, dann „+2“, Joker und „letzte Runde“.
coloretto-detail-1 = Jede Farbe hat auch ein Muster, ein Bild und einen Buchstaben: Rot hat Punkte und Kirschen, Orange Streifen und eine halbe Orange, Gelb Zickzack und Käse, Grün Schuppen und eine Birne, Blau Wellen und einen Fisch, Violett Rauten und Trauben, Braun ein Gitter und eine Kaffeebohne. Niemand muss Farben sehen, um die Karten zu unterscheiden.

coloretto-rule-2 = **Vorbereitung.** Alle beginnen mit einer Karte, lauter verschiedene Farben. „Letzte Runde“ kommt so in den Stapel, dass genau 15 Karten darunter liegen. Der Zufall sagt, wer beginnt.
coloretto-example-2 = Ihr spielt zu dritt, und die blauen Karten bleiben in der Schachtel. Ana beginnt mit Rot, Ben mit Grün, Cleo mit Gelb.
coloretto-picture-2 = Der Stapel, ausgebreitet: ein paar verdeckte Karten, „letzte Runde“ und darunter noch 15 Karten.
coloretto-detail-2 = Zu dritt bleibt eine Farbe in der Schachtel: Der Zufall wählt sie **[R]**, oder wer den Tisch öffnet. Auch die ersten Karten werden zufällig ausgeteilt **[R]**.

coloretto-rule-3 = **Dein Zug.** Tu eins von beiden: eine Karte ziehen oder eine Reihe nehmen.
coloretto-rule-3a = **Zieh** die oberste Karte des Stapels und leg sie offen in eine Reihe, die noch niemand genommen hat. In eine Reihe passen höchstens drei Karten.
coloretto-example-3a = Du ziehst eine braune Karte. Reihe 1 ist voll, Reihe 2 ist weg, also kommt sie in Reihe 3.
coloretto-picture-3a = Reihe 1 hat drei Karten und ist voll, Reihe 2 ist weg, und eine braune Karte kommt zu der blauen in Reihe 3.
coloretto-detail-3a = Sind alle freien Reihen voll, kannst du nicht ziehen, nur nehmen. Hast nur du noch keine Reihe, darfst du allein weiterziehen.
coloretto-rule-3b = **Nimm** eine Reihe mit mindestens einer Karte, mit allem, was darin liegt. Bis zur nächsten Runde setzt du aus.
coloretto-example-3b = In Reihe 2 liegen Rot, Rot und „+2“. Du nimmst sie, und alle drei Karten gehören dir.
coloretto-picture-3b = Eine Reihe mit zwei roten Karten und einer „+2“ wird genommen, alle drei zusammen.

coloretto-rule-4 = **Runde.** Sie endet, wenn alle eine Reihe haben. Dann kommen die Reihen leer in die Mitte zurück, und wer zuletzt genommen hat, beginnt.
coloretto-example-4 = Ana, Ben und Cleo haben je eine Reihe. Cleo hat die letzte genommen: Sie beginnt.

coloretto-rule-5 = **„Letzte Runde“.** Wer diese Karte zieht, legt sie offen beiseite und zieht noch eine. Die Runde, die ihr gerade spielt, ist die letzte.
coloretto-example-5 = Ben zieht „letzte Runde“, legt sie beiseite und zieht eine grüne Karte. Die Runde geht weiter, bis alle eine Reihe haben; dann ist die Partie zu Ende.
coloretto-picture-5 = „Letzte Runde“ wird beiseitegelegt, und an ihrer Stelle wird eine grüne Karte gezogen.
coloretto-detail-5 = Die 15 Karten darunter reichen immer: Sind alle Reihen voll, zieht niemand mehr, und in fünf Reihen passen 15.

coloretto-rule-6 = **Joker** warten bis zum Ende. Dann sagst du, welche Farbe jeder von deinen hat.
coloretto-example-6 = Du hast drei rote Karten und einen Joker. Als vierte rote bringt er 10 Punkte statt 6.
coloretto-picture-6 = Drei rote Karten und ein Joker zählen wie vier rote: 10 Punkte.
coloretto-detail-6 = Zwei Joker dürfen verschiedene Farben haben, und ein Joker darf eine Farbe sein, die du nicht hast, aber keine, die in der Schachtel blieb. Der Tisch schlägt vor, was am meisten bringt; du entscheidest.

coloretto-rule-7 = **Punkte.** 1, 2, 3, 4, 5, 6 oder mehr Karten einer Farbe sind 1, 3, 6, 10, 15, 21 wert. Deine drei besten Farben zählen plus, alle anderen minus. Jede „+2“ bringt 2.
coloretto-example-7 = Vier rote (10), drei blaue (6), zwei grüne (3), eine gelbe (−1) und eine „+2“: 10 + 6 + 3 − 1 + 2 = 20.
coloretto-picture-7 = Vier rote Karten bringen 10, drei blaue 6, zwei grüne 3; eine einzelne gelbe kostet 1, und „+2“ bringt 2.
coloretto-detail-7 = Der Tisch wählt die drei für dich. Mit drei Farben oder weniger zählt nichts minus.

coloretto-rule-8 = **Zusammenzählen.** Gib zuerst deinen Jokern eine Farbe, zähl dann die drei Farben zusammen, zieh die anderen ab und rechne die „+2“ dazu.
coloretto-example-8 = Ein Joker, eine „+2“, sechs grüne, vier gelbe, drei rote und zwei blaue. Der Joker wird gelb: 21 + 15 + 6 − 3 + 2 = 41.
coloretto-picture-8 = Sechs grüne Karten bringen 21, vier gelbe und ein Joker 15, drei rote 6, zwei blaue kosten 3, und „+2“ bringt 2.

coloretto-rule-9 = **Match.** Vier Partien sind ein Match, und die höchste Summe gewinnt. Eine einzelne Partie geht auch.
coloretto-example-9 = Ana beginnt die erste Partie, wer links von ihr sitzt, die zweite.
coloretto-detail-9 = Ein Gleichstand wird geteilt **[R]**. Jede weitere Partie beginnt der Platz links von dem, der zuletzt begonnen hat **[R]**.

coloretto-rule-10 = **Geheim** ist nur die Reihenfolge des Stapels. Alles andere liegt offen.
coloretto-example-10 = Du darfst jederzeit die Karten aller ansehen und zählen.
coloretto-detail-10 = Darum zählt auch der Tisch: Er zeigt, wie viele Karten jeder Art noch kommen und was eine Reihe mit den Punkten aller täte. Wer lieber ohne spielt, schaltet das ab, wenn der Tisch geöffnet wird.

coloretto-rule-11 = **Nicht in der Anleitung** stehen drei Optionen aus späteren Ausgaben: eine andere Punktetabelle, eine Partie zu zweit und der goldene Joker. Sie gelten nur, wenn ihr sie wählt.
coloretto-example-11 = Mit der anderen Tabelle sind 1, 2, 3, 4, 5, 6 oder mehr Karten 1, 4, 8, 7, 6, 5 wert: Drei einer Farbe sind am besten.
coloretto-picture-11 = Eine Reihe mit dem goldenen Joker wird genommen, und die oberste Karte des Stapels kommt mit.
coloretto-detail-11 = Die Partie zu zweit: Zwei Farben bleiben in der Schachtel, jeder beginnt mit zwei verschiedenen Karten, in die drei Reihen passen eine, zwei und drei Karten, und die Reihe, die niemand nimmt, kommt weg. Der goldene Joker: Einer der drei Joker ist golden; wer ihn nimmt, nimmt sofort auch die oberste Karte des Stapels, und unter „letzte Runde“ liegen 16 Karten.
