# The second chapter of the lesson: the complete game.

jackrabbits-learn-7-title = Spades fight
jackrabbits-learn-7 = Now the complete game: each suit has a use of its own. Another rabbit is on your hexagon, and you hold 10♠. Attack: whoever is behind in spades and plays no more is sent off the board, and the attacker takes a card unseen (rule 8.2).
jackrabbits-learn-7-done = You won the fight and a card. Rabbits that carry royals are worth attacking, and they know it.
jackrabbits-learn-8-title = Hearts guard palaces
jackrabbits-learn-8 = A rabbit is visiting the Q♥ palace. Whoever shows hearts worth six, or the queen of that palace, may challenge. Show your 7♥: without an answer in hearts the visitor has to leave the board (rule 8.3).
jackrabbits-learn-8-done = Nothing was shown against you: the visitor is off the board. Had they shown hearts, you would have lost yours and left.
jackrabbits-learn-9-title = Diamonds trade
jackrabbits-learn-9 = On the J♦ plaza you may buy diamonds that were discarded, for cards of any suit worth as much. Buy the 10♦ with your 10♣. The other three plazas sell their own suit for diamonds (rule 8.4).
jackrabbits-learn-9-done = Ten diamonds in one card: enough for a royal of diamonds, and you are at the house of one.
jackrabbits-learn-10-title = Take a joker
jackrabbits-learn-10 = Taverns sell jokers, for hearts or diamonds. A joker takes you anywhere, once, when you need it most: often home. The price is 7: choose the tavern on the map and pay with your 9♥ (rule 6.3).
jackrabbits-learn-10-done = The joker is yours. Release it now or later: it carries you to any hexagon, free of charge.
jackrabbits-learn-11-title = Down the rabbit hole
jackrabbits-learn-11 = Caves are joined underground. The J♣ plaza is on an island without a bridge, and you can buy its royal: choose it, pay the price of 4 with your 4♣, and run there through the rabbit hole. Resting in the underground is free, but ends the journey (rule 6.4).
jackrabbits-learn-11-done = Out of the cave on the island, and on to the plaza. Ten in clubs would buy J♣ now.
jackrabbits-learn-12-title = Back from exile
jackrabbits-learn-12 = Whoever is sent off the board, or walks off it, is not out of the game. You are off the board now: roll, and you come back to the underground. From there the next journey starts out of any cave (rule 7).
jackrabbits-learn-12-done = You are back, with a card drawn. That is all of Jackrabbits: also fly from tower to tower by showing a club before you roll (rule 8.1).
