# Parade in five steps.

parade-learn-1-title = Nobody leaves
parade-learn-1 = You play one card each turn, at the back of the line. Its number says how many cards at the back are safe. There are six in the line: play your yellow 9 and all of them stay (rule 3).
parade-learn-1-done = Nine would be safe and there are only six: you took nothing. Then you drew a card, and have five again.
parade-learn-2-title = Some leave
parade-learn-2 = Your yellow 2 keeps only the last two cards safe. Of the others, every yellow card leaves, and so does every card up to 2. They come to you, and cards are points: you want few of them. Choose the card, look at who would leave, and play it (rule 3).
parade-learn-2-done = The two yellow cards left for their colour, the blue 1 for its number.
parade-learn-3-title = The most of a colour
parade-learn-3 = You have three yellow cards, more than anybody else. At the end, whoever has the most of a colour counts one point for each of these cards, whatever its number. So another yellow one costs little: play your blue 2, which takes the yellow 2 (rule 7).
parade-learn-3-done = Four yellow cards will cost you 4 points instead of 25, as long as nobody has more.
parade-learn-4-title = The sixth colour
parade-learn-4 = You have five of the six colours. The last round begins when somebody has all six, or when the pile is empty. From a 0 nobody is safe: play your violet 0, which takes the violet 9 and the red 0 (rule 5).
parade-learn-4-done = You have all six colours. Everybody plays one more card, you last of all, and nobody draws.
parade-learn-5-title = The last two cards
parade-learn-5 = Play your last card, the red 2. Then you discard two of the four in your hand, in secret, and the other two join the cards in front of you. Discard the two that would cost most: the black 8 and the green 8 (rule 6).
parade-learn-5-done = Now everything is counted, and the fewest points win. You know all there is to know: time for a game of your own.
