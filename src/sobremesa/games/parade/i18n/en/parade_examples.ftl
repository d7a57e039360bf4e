# An example for each rule, on the pages that tell the rules: `<game>-example-<rule>`.

parade-example-2 = With four players, 20 cards are in hands, 6 in the parade and 40 in the pile.
parade-example-3a = Ana plays a red 4: now it is the last card of the parade.
parade-example-3b = Ten cards are in the parade and you play a blue 6: the last six are safe. Of the first four, the blue 9, the red 6 and the yellow 2 leave; the green 8 stays.
parade-example-3c = The green 0 and the red 3 leave: one goes to your green cards, one to your red ones.
parade-example-3d = You held five and played one: draw one, and you hold five again.
parade-example-5 = Ben takes his sixth colour and draws a card. Then Cleo, Ana and, last of all, Ben play one more card each.
parade-example-6 = You hold the red 9, the red 2, the blue 5 and the black 0. You discard the red 9 and the blue 5 in secret and show the other two.
parade-example-7 = Ana has three red cards, Ben two, an 8 and a 5. Ana’s count 1 each: 3 points. Ben’s count 8 + 5 = 13.
parade-example-8 = Ana and Ben both have 21 points. Ana has 11 cards, Ben 13: Ana wins.
parade-example-10 = Nobody is ever shown which two cards you discarded.
