# An example for each rule, on the pages that tell the rules: `<game>-example-<rule>`.

jackrabbits-example-1 = With three players nine number cards are dealt; the other 31 are the pile.
jackrabbits-example-2 = K♥ has the K♥ tower, Q♣ the Q♣ palace, J♦ the J♦ plaza.
jackrabbits-example-3 = With the diverse ending K♣, K♥ and J♠ win; K♣, Q♣ and J♥ do not, because two of them are clubs.
jackrabbits-example-4 = You walk onto the citadel with your three royals: you have won, before you draw.
jackrabbits-example-5-1 = You roll 3 and 5. You show your 5♠, draw a card and keep the 5♠. The price of this turn is 8.
jackrabbits-example-5-2 = You hold nine cards and win a prize: that makes ten, so you discard one at once.
jackrabbits-example-5-3 = From the citadel a road leads through a forest to the K♠ tower: you walk there and pay nothing.
jackrabbits-example-5-4 = On the K♥ tower you discard 7♥ and 4♥, which makes 11. K♥ is yours; the 1 too many is lost.
jackrabbits-example-5-5 = You stayed on your tower and did nothing: you still draw a card.
jackrabbits-example-5-6 = You pay 10 with your Q♥: it goes back to the court, and its carrot comes back to you.
jackrabbits-example-6-1 = The price is 7. In the forest you pay 4♣ and 3♠ and go on along its other road.
jackrabbits-example-6-2 = The price is 8. At a crossing you pay 8♦ and gallop right across the board to the Q♠ palace.
jackrabbits-example-6-3 = In a tavern you pay 6 with 6♥ and take a joker. Two turns later you ride it to the citadel, for free.
jackrabbits-example-6-4 = In a cave you pay 9 with 9♣ and come out of the cave on the island.
jackrabbits-example-7 = A road ends at a shore, and you walk over it: no card this turn. Next turn you roll, come back to the underground and draw.
jackrabbits-example-8-1 = On a tower you show 6♣ and roll 4: you fly to any other tower. Had you rolled 8, you would have had to pay 2.
jackrabbits-example-8-2 = You attack with 5♠. Ben answers with 7♠. You add 3♠ and have 8. Ben has no more spades: he leaves the board, and you take one of his cards.
jackrabbits-example-8-3 = Cleo enters the Q♥ palace. You show 4♥ and 2♥, worth six. She has neither Q♥ nor hearts: she leaves the board.
jackrabbits-example-8-4 = On the J♠ plaza you buy 6♠ from the discards for 4♦ and 2♦.
