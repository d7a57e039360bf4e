# Jackrabbits on one page, to look up during a game.

jackrabbits-aid-goal = **Bring three royals home.** Be on the citadel on your own turn with the three royals that the ending asks for: you win at once.
jackrabbits-aid-turn = Your turn
jackrabbits-aid-roll = **Roll.** Show a card that matches a die: draw one and keep yours. The sum is the price of this turn.
jackrabbits-aid-walk = **Walk,** if you like: free along a road to the first hexagon. Transfers take you further.
jackrabbits-aid-buy = **Buy.** On a house whose royal is free: discard 10 or more in its suit, take the royal, leave a carrot. An ace counts 1, a royal 10.
jackrabbits-aid-draw = **Draw a card** if you are on a hexagon or in the underground. Never hold more than nine.
jackrabbits-aid-transfers = Transfers: pay the price of the turn
jackrabbits-aid-shortcut = **Forest, river, mountain:** cross to the other road of the piece.
jackrabbits-aid-merchant = **Crossing:** gallop to any hexagon, or from a shore sail to another shore.
jackrabbits-aid-tavern = **Tavern:** take a joker. Released later, it is a free ride to any hexagon.
jackrabbits-aid-cave = **Cave:** pay and come out of another cave; or rest in the underground for free.
jackrabbits-aid-complete = The complete game
jackrabbits-aid-fly = **Clubs fly.** On a tower, before rolling, show a club: roll no more than it, and fly to another tower.
jackrabbits-aid-fight = **Spades fight.** Attack a rabbit on your hexagon: whoever is behind in spades leaves the board; the attacker takes a card.
jackrabbits-aid-guard = **Hearts guard palaces.** Show hearts worth 6, or the queen of the palace, to challenge a visitor; without an answer in kind they leave the board.
jackrabbits-aid-trade = **Diamonds trade.** A plaza sells discards of its suit for diamonds; the J♦ plaza sells diamonds for anything.
