# An example for each rule, on the pages that tell the rules: `<game>-example-<rule>`.

coloretto-example-1 = Zu viert gibt es vier Reihen.
coloretto-example-2 = Ihr spielt zu dritt, und die blauen Karten bleiben in der Schachtel. Ana beginnt mit Rot, Ben mit Grün, Cleo mit Gelb.
coloretto-example-3 = In Reihe 1 liegt eine Karte, die du willst: Nimm sie jetzt, oder zieh und hoffe, dass sie sonst niemand nimmt.
coloretto-example-3a = Du ziehst eine braune Karte. Reihe 1 ist voll, Reihe 2 ist weg, also kommt sie in Reihe 3.
coloretto-example-3b = In Reihe 2 liegen Rot, Rot und „+2“. Du nimmst sie, und alle drei Karten gehören dir.
coloretto-example-4 = Ana, Ben und Cleo haben je eine Reihe. Cleo hat die letzte genommen und beginnt die nächste Runde.
coloretto-example-5 = Ben zieht „letzte Runde“, legt sie beiseite und zieht eine grüne Karte. Die Runde geht weiter, bis alle eine Reihe haben; dann ist Schluss.
coloretto-example-6 = Du hast drei rote Karten und einen Joker. Als vierte rote bringt er 10 Punkte statt 6.
coloretto-example-7 = Vier rote (10), drei blaue (6), zwei grüne (3), eine gelbe (−1) und eine „+2“: 10 + 6 + 3 − 1 + 2 = 20.
coloretto-example-9 = Ana beginnt die erste Partie, wer links von ihr sitzt, die zweite.
coloretto-example-10 = Du darfst jederzeit die Karten aller ansehen und zählen.
