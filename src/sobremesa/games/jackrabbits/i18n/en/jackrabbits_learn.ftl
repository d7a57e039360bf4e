# Jackrabbits in six steps: the introductory game.

jackrabbits-learn-1-title = What it is about
jackrabbits-learn-1 = Twelve houses stand around the citadel in the middle; each belongs to a royal: a king, a queen or a jack of one suit. Buy any three royals at their houses and carry them home to the citadel. Whoever does so first wins. You are the rabbit with the 1; your cards are your money (rules 3 and 4).
jackrabbits-learn-2-title = Roll, and win a card
jackrabbits-learn-2 = Every turn begins with both dice. If one of them matches a card in your hand, show that card: you draw another, and keep yours. Roll the dice, then show your 3♠ (rule 5.1).
jackrabbits-learn-2-done = You drew a card. The sum of the dice, 8, is the price of this turn: what a shortcut would cost.
jackrabbits-learn-3-title = Walk for free
jackrabbits-learn-3 = Roads are free, as far as the first house. A carrot on the map marks a house whose royal you can buy: choose the J♥ plaza, look at the road, and set off (rule 5.3).
jackrabbits-learn-3-done = You walked as far as the road goes, and paid nothing.
jackrabbits-learn-4-title = Buy a royal
jackrabbits-learn-4 = You are at the house of J♥, and he is for sale. Ten in hearts buys him: acquire him with your 10♥. A carrot marks the house as yours (rule 5.4).
jackrabbits-learn-4-done = J♥ is yours, and one of your three carrots is on his house. Two more to go.
jackrabbits-learn-5-title = Pay for a transfer
jackrabbits-learn-5 = The same turn again, another way. The K♦ tower is off your roads, but a path through the forest leads there. It costs the price of the turn, 8, in clubs, spades or hearts: choose the K♦ tower and pay with your 9♣ (rule 6).
jackrabbits-learn-5-done = Paid and arrived. Anything you overpay is lost, so pay as closely as you can.
jackrabbits-learn-6-title = Bring three royals home
jackrabbits-learn-6 = Some turns later you own three royals. On the citadel, on your own turn, they win. Roll, show nothing, and walk to the place with the golden crown (rule 4).
jackrabbits-learn-6-done = You won! That is the introductory game, and you know all of it that matters.
