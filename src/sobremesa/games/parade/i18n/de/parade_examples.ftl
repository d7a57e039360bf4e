# An example for each rule, on the pages that tell the rules: `<game>-example-<rule>`.

parade-example-2 = Zu viert sind 20 Karten auf den Händen, 6 in der Parade und 40 im Stapel.
parade-example-3a = Ana spielt eine rote 4: Jetzt ist sie die letzte Karte der Parade.
parade-example-3b = In der Parade sind zehn Karten, und du spielst eine blaue 6: Die letzten sechs sind sicher. Von den ersten vier gehen die blaue 9, die rote 6 und die gelbe 2; die grüne 8 bleibt.
parade-example-3c = Die grüne 0 und die rote 3 gehen: eine zu deinen grünen Karten, eine zu den roten.
parade-example-3d = Du hattest fünf und hast eine gespielt: Zieh eine, dann hast du wieder fünf.
parade-example-5 = Ben nimmt seine sechste Farbe und zieht eine Karte. Dann spielen Cleo, Ana und zuletzt Ben noch je eine Karte.
parade-example-6 = Du hast die rote 9, die rote 2, die blaue 5 und die schwarze 0. Du wirfst heimlich die rote 9 und die blaue 5 ab und zeigst die anderen zwei.
parade-example-7 = Ana hat drei rote Karten, Ben zwei, eine 8 und eine 5. Anas zählen je 1: 3 Punkte. Bens zählen 8 + 5 = 13.
parade-example-8 = Ana und Ben haben beide 21 Punkte. Ana hat 11 Karten, Ben 13: Ana gewinnt.
parade-example-10 = Niemandem wird je gezeigt, welche zwei Karten du abgeworfen hast.
