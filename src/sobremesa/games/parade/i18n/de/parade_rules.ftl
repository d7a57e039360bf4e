# Parade: the rules. `rule` is told in the documentation, the browser and the terminal, with its `example`; `picture` says in words what is drawn
# beside it; `detail` is the small print, and [R] marks a ruling of ours.

parade-rule-1 = **Karten.** Es gibt 66: sechs Farben, jede von 0 bis 10. Zwei bis sechs spielen mit, und Punkte sind schlecht: Die wenigsten gewinnen.
parade-example-1 = Eine blaue 8, die bis zum Ende vor dir liegt, kann dich 8 Punkte kosten.
parade-picture-1 = Eine Karte jeder Farbe: grünes Blatt, gelbe Sonne, rotes Herz, violetter Zylinder, blaue Tasse und schwarzer Schlüssel.
parade-detail-1 = Jede Farbe hat auch ein Bild und einen Buchstaben: Niemand muss Farben sehen, um die Karten zu unterscheiden. Aufzeichnungen schreiben die Buchstaben G, Y, R, V, B und K.

parade-rule-2 = **Vorbereitung.** Alle bekommen fünf Karten. Sechs weitere kommen offen in eine Reihe: die Parade. Ein Ende ist vorn; neue Karten kommen hinten dazu. Der Zufall sagt, wer beginnt; gespielt wird im Uhrzeigersinn.
parade-example-2 = Zu viert sind 20 Karten auf den Händen, 6 in der Parade und 40 im Stapel.
parade-picture-2 = Sechs Karten gehen auf ein Tor zu: die Parade. Darunter der verdeckte Stapel und eine Hand mit fünf Karten.

parade-rule-3 = **Dein Zug** hat vier kleine Teile.
parade-rule-3a = Spiel eine Karte aus der Hand ans Ende der Parade.
parade-example-3a = Ana spielt eine rote 4: Jetzt ist sie die letzte Karte der Parade.
parade-rule-3b = Die gespielte Karte schickt andere fort. Zähle von hinten, ohne sie selbst, so viele Karten ab, wie sie wert ist: Die sind sicher. Von allen anderen geht eine Karte, wenn sie die gespielte Farbe hat oder einen gleichen oder niedrigeren Wert.
parade-example-3b = In der Parade sind zehn Karten, und du spielst eine blaue 6: Die letzten sechs sind sicher. Von den ersten vier gehen die blaue 9, die rote 6 und die gelbe 2; die grüne 8 bleibt.
parade-picture-3b = Eine Reihe von zehn Karten und dahinter eine blaue 6. Die letzten sechs sind unterstrichen, also sicher; von den ersten vier treten die blaue 9, die rote 6 und die gelbe 2 heraus.
parade-detail-3b = Hat die Parade nicht mehr Karten als den gespielten Wert, geht keine. Eine 10 schützt zehn Karten, bedroht aber alle anderen; eine 0 schützt keine, nimmt aber nur ihre eigene Farbe und andere Nullen.
parade-rule-3c = Karten, die gehen, kommen offen vor dich, nach Farben sortiert, und die Reihe rückt zusammen.
parade-example-3c = Die grüne 0 und die rote 3 gehen: eine zu deinen grünen Karten, eine zu den roten.
parade-rule-3d = Zieh eine Karte, damit du wieder fünf hast.
parade-example-3d = Du hattest fünf und hast eine gespielt: Zieh eine, dann hast du wieder fünf.

parade-rule-4 = **Farbe oder Wert?** Eins von beiden genügt: Eine Karte deiner Farbe geht, so hoch sie auch ist, und eine niedrige geht, welche Farbe sie auch hat.
parade-example-4 = Zu einer Reihe von sieben kommt eine grüne 3. Die letzten drei sind sicher; von den vieren davor gehen die grüne 0, die grüne 7 und die rote 3, und die violette 8 bleibt.
parade-picture-4 = Eine Reihe von sieben Karten und dahinter eine grüne 3. Die letzten drei sind unterstrichen, also sicher; die grüne 0, die grüne 7 und die rote 3 treten heraus.

parade-rule-5 = **Letzte Runde.** Sie beginnt, sobald jemand alle sechs Farben hat oder die letzte Karte des Stapels gezogen ist. Dieser Zug geht wie immer zu Ende; dann spielen alle noch einmal, ohne nachzuziehen, und wer sie ausgelöst hat, spielt zuletzt. Allen bleiben vier Karten.
parade-example-5 = Ben nimmt seine sechste Farbe und zieht eine Karte. Dann spielen Cleo, Ana und zuletzt Ben noch je eine Karte.
parade-picture-5 = Sechs Stapel vor jemandem, einer in jeder Farbe; der schwarze ist gerade dazugekommen.
parade-detail-5 = Eine sechste Farbe, die jemand erst in der letzten Runde bekommt, ändert nichts, und zwei Gründe zugleich ergeben nur eine letzte Runde.

parade-rule-6 = **Die letzten zwei Karten.** Wähle zwei deiner vier Karten und wirf sie ab, ohne sie zu zeigen. Haben alle gewählt, zeigen alle zugleich die anderen zwei; sie kommen zu den Karten vor dir, auch in einer neuen Farbe.
parade-example-6 = Du hast die rote 9, die rote 2, die blaue 5 und die schwarze 0. Du wirfst verdeckt die rote 9 und die blaue 5 ab und zeigst die rote 2 und die schwarze 0.
parade-picture-6 = Zwei Karten werden verdeckt abgeworfen; eine rote 2 und eine schwarze 0 bleiben und werden gezeigt.
parade-detail-6 = Was noch in der Parade ist, zählt für niemanden.

parade-rule-7 = **Punkte.** Eine Farbe nach der anderen kommt dran. Wer von ihr die meisten Karten hat, dreht sie um: Jede zählt 1 Punkt. Alle anderen zählen die Werte der ihren.
parade-example-7 = Ana hat drei rote Karten, Ben zwei, eine 8 und eine 5. Anas zählen je 1: 3 Punkte. Bens zählen 8 + 5 = 13.
parade-picture-7 = Drei rote Karten verdeckt machen 3 Punkte; eine rote 8 und eine rote 5, offen, machen 13.
parade-detail-7 = Haben mehrere gleich viele, drehen alle von ihnen um. Umdrehen ist Pflicht: Eine einzelne 0, die in ihrer Farbe die meisten ist, kostet 1. Zu zweit brauchst du mindestens zwei Karten mehr als der andere: 2 gegen 0 reicht, 1 gegen 0 nicht.

parade-rule-8 = **Sieg.** Die wenigsten Punkte gewinnen; bei Gleichstand die wenigsten Karten.
parade-example-8 = Ana und Ben haben beide 21 Punkte. Ana hat 11 Karten, Ben 13: Ana gewinnt.
parade-detail-8 = Offene und verdeckte Karten zählen zusammen. Steht es auch da gleich, wird der Sieg geteilt **[R]**.

parade-rule-9 = **Zusammenzählen.** Zähle einen Punkt für jede deiner verdeckten Karten und dazu die Werte der offenen.
parade-example-9 = A hat die meisten blauen und, gleichauf mit B, die meisten schwarzen Karten: 8 verdeckte Karten sind 8 Punkte. Rot 10, 8 und 3, Violett 0, Grün 4 und 2 machen 27 dazu: 35. B kommt auf 27, C auf 31, also gewinnt B.
parade-picture-9 = Was drei Leute am Ende haben. A: 35 Punkte, B: 27, C: 31. Karten, die in ihrer Farbe die meisten sind, liegen verdeckt.

parade-rule-10 = **Geheim.** Niemand sieht deine Hand, die Reihenfolge des Stapels und die zwei Karten, die du abgeworfen hast.
parade-example-10 = Welche zwei Karten Ana abgeworfen hat, kannst du nur raten: Der Tisch zeigt sie nie, auch nicht nach dem Ende.
parade-detail-10 = Die zwei, die du behältst, sind bekannt, sobald alle gewählt haben; die zwei abgeworfenen bleiben geheim **[R]**. Nur wer die ganze Partie aus ihrem Beweis nachrechnet, erfährt sie.
