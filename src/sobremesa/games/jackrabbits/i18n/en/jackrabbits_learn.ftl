# Jackrabbits in six steps.

jackrabbits-learn-1-title = Roll, and win a card
jackrabbits-learn-1 = Every turn begins with both dice. If one of them matches a card in your hand, show that card: you draw another, and keep yours. Roll the dice, then show your 3♣ (rule 5.1).
jackrabbits-learn-1-done = You drew a card. The sum of the dice, 8, is the price of this turn.
jackrabbits-learn-2-title = Walk for free
jackrabbits-learn-2 = Roads are free. Choose a lit house on the map that costs nothing, such as the K♠ tower, look at the road, and set off. A journey ends on the first hexagon (rule 5.3).
jackrabbits-learn-2-done = You walked as far as the road goes, and paid nothing.
jackrabbits-learn-3-title = Pay for a transfer
jackrabbits-learn-3 = Some places are off your road. Forests, rivers, mountains and merchants take you there for the price of the turn, in suits they accept. Your 9♠ pays for the forest: choose the K♦ tower, or any place with a price (rule 6).
jackrabbits-learn-3-done = Paid and arrived. Anything you overpay is lost, so pay as closely as you can.
jackrabbits-learn-4-title = Fly from tower to tower
jackrabbits-learn-4 = You are on a tower. Before you roll, show a club as your passport: if the dice do not exceed it, you fly to another tower. Show your 5♣, then choose where to land (rule 8.1).
jackrabbits-learn-4-done = You flew. Had the dice shown more than 5, you would have paid the rest, or fallen off the board.
jackrabbits-learn-5-title = Acquire a royal
jackrabbits-learn-5 = You are on the house of K♥, and the king is in the court. Ten in hearts buys him: acquire him with your 10♥. A carrot marks the house as yours (rule 5.4).
jackrabbits-learn-5-done = The king is yours, and one of your three carrots is on his house.
jackrabbits-learn-6-title = Bring three royals home
jackrabbits-learn-6 = You own three royals. If you are on the citadel on your own turn with the three that the ending asks for, you win. Roll, and walk to the citadel (rule 4).
jackrabbits-learn-6-done = You won! There is more: palaces, fights, plazas, jokers and rabbit holes. The game tells you about each when it comes.
