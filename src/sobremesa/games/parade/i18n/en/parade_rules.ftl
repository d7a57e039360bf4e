# Parade: the rules. `rule` is told in the documentation, the browser and the terminal, with its `example`; `picture` says in words what is drawn
# beside it; `detail` is the small print, and [R] marks a ruling of ours.

parade-rule-1 = **Cards.** There are 66: six colours, each from 0 to 10. Two to six people play, and points are bad: whoever has the fewest wins.
parade-example-1 = A blue 8 that stays in front of you until the end can cost you 8 points.
parade-picture-1 = One card of each colour: green leaf, yellow sun, red heart, violet top hat, blue cup and black key.
parade-detail-1 = Each colour also has a picture and a letter, so that nobody needs to see colours to tell the cards apart. Records write the letters G, Y, R, V, B and K.

parade-rule-2 = **Set-up.** Everybody gets five cards. Six more are put face up in a row: the parade. One end is its front; new cards join at its back. Chance says who begins, and turns go clockwise.
parade-example-2 = With four players, 20 cards are in hands, 6 in the parade and 40 in the pile.
parade-picture-2 = Six cards walk towards a gate: that is the parade. Below, the pile, face down, and a hand of five cards.

parade-rule-3 = **Your turn** has four small parts.
parade-rule-3a = Play a card from your hand to the back of the parade.
parade-example-3a = Ana plays a red 4: now it is the last card of the parade.
parade-rule-3b = The card you played makes others leave. Count from the back as many cards as its value, without counting the card itself: those are safe. Of all the others, a card leaves if it has the colour you played, or the same or a lower value.
parade-example-3b = Ten cards are in the parade and you play a blue 6: the last six are safe. Of the first four, the blue 9, the red 6 and the yellow 2 leave; the green 8 stays.
parade-picture-3b = A line of ten cards and a blue 6 behind it. The last six are underlined as safe; of the first four, the blue 9, the red 6 and the yellow 2 step out.
parade-detail-3b = If the parade has no more cards than the value played, nothing leaves. A 10 keeps ten cards safe but threatens all the others; a 0 keeps none safe, yet takes only its own colour and other zeros.
parade-rule-3c = Cards that leave go face up in front of you, sorted by colour, and the line closes up.
parade-example-3c = The green 0 and the red 3 leave: one goes to your green cards, one to your red ones.
parade-rule-3d = Draw a card, so that you hold five again.
parade-example-3d = You held five and played one: draw one, and you hold five again.

parade-rule-4 = **Colour or value?** One of the two is enough: a card of your colour leaves however high it is, and a low card leaves whatever its colour.
parade-example-4 = A green 3 joins a line of seven. The last three are safe; from the four ahead of them the green 0, the green 7 and the red 3 leave, and the violet 8 stays.
parade-picture-4 = A line of seven cards and a green 3 behind it. The last three are underlined as safe; the green 0, the green 7 and the red 3 step out.

parade-rule-5 = **Last round.** It begins as soon as somebody has all six colours, or the last card of the pile is drawn. That turn is finished as usual; then everybody plays once more without drawing, and whoever caused it plays last. All are left with four cards.
parade-example-5 = Ben takes his sixth colour and draws a card. Then Cleo, Ana and, last of all, Ben play one more card each.
parade-picture-5 = Six piles in front of somebody, one of each colour; the black one has just been added.
parade-detail-5 = A sixth colour that somebody collects during the last round changes nothing, and two reasons at once make one last round.

parade-rule-6 = **The last two cards.** Choose two of your four cards and discard them, unseen. When all have chosen, everybody shows the other two together; they join the cards in front of you, even in a new colour.
parade-example-6 = You hold the red 9, the red 2, the blue 5 and the black 0. You discard the red 9 and the blue 5 face down and show the red 2 and the black 0.
parade-picture-6 = Two cards are discarded face down; a red 2 and a black 0 stay and are shown.
parade-detail-6 = What is still in the parade counts for nobody.

parade-rule-7 = **Score.** Look at one colour after the other. Whoever has the most cards of it turns them face down: each counts 1 point. Everybody else counts the values of theirs.
parade-example-7 = Ana has three red cards, Ben two, an 8 and a 5. Ana’s count 1 each: 3 points. Ben’s count 8 + 5 = 13.
parade-picture-7 = Three red cards face down make 3 points; a red 8 and a red 5, face up, make 13.
parade-detail-7 = If several are tied for the most, all of them turn theirs over. Nobody may refuse: a single 0 that is the most of its colour costs 1. With two players you need at least two cards more than the other: 2 against 0 will do, 1 against 0 will not.

parade-rule-8 = **Winner.** The fewest points win; if tied, the fewest cards.
parade-example-8 = Ana and Ben both have 21 points. Ana has 11 cards, Ben 13: Ana wins.
parade-detail-8 = Cards face up and face down are counted together. If that is tied, too, the win is shared **[R]**.

parade-rule-9 = **Adding up.** Add a point for each of your cards that is face down, and the values of those that are face up.
parade-example-9 = A has the most blue cards and, together with B, the most black ones: 8 cards face down are 8 points. Red 10, 8 and 3, violet 0, green 4 and 2 make 27 more: 35. B comes to 27, C to 31, so B wins.
parade-picture-9 = What three people have at the end. A: 35 points, B: 27, C: 31. Cards that are the most of their colour are face down.

parade-rule-10 = **Secrets.** Nobody sees your hand, the order of the pile, or the two cards you discarded.
parade-example-10 = You may guess which two cards Ana discarded: the table never shows them, not even after the end.
parade-detail-10 = The two cards you keep are public once everybody has chosen; the two you discard stay secret **[R]**. Only somebody who works out the whole game again from its proof can tell.
