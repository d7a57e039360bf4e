# Jackrabbits in the browser: the map, the seats, the way to the ending, the rules in short.

# The map
jackrabbits-map = The map
jackrabbits-map-hint = Arrow keys move the map, plus and minus zoom, zero shows all of it. Tab reaches the places that can be chosen, and arrows go from one to the next. The board in words is the last button beside it.
jackrabbits-map-closer = Closer
jackrabbits-map-farther = Farther
jackrabbits-map-whole = The whole board
jackrabbits-map-words = The board in words
jackrabbits-map-picture = The board as a picture
jackrabbits-map-spots = Places you can choose
jackrabbits-map-laying = The board is being laid …

# The board in words
jackrabbits-twin = The board in words
jackrabbits-twin-here = { $seats } here.
jackrabbits-twin-carrot = The carrot of { $seat }.
jackrabbits-twin-court = Its royal is in the court.
jackrabbits-twin-roads = Free roads to { $places }.
jackrabbits-twin-no-roads = No free road leads to another hexagon.
jackrabbits-twin-passing = On the way: { $places }.
jackrabbits-twin-shore = the open sea

# Seats, and the way to the ending
jackrabbits-standings = How far to the end
jackrabbits-scores = Players
jackrabbits-ending-is = { $ending ->
    [simple] To win: any three royals, brought to the citadel.
    [diverse] To win: royals of three suits, brought to the citadel.
    [monarchic] To win: a king, a queen and a jack, brought to the citadel.
    [diverse-monarchic] To win: a king, a queen and a jack of three suits, brought to the citadel.
   *[tribal] To win: three royals of one suit, brought to the citadel.
}
jackrabbits-seat-missing = { $count ->
    [0] has all three royals
    [one] one royal to go
   *[other] { $count } royals to go
}
jackrabbits-way-home = { $count ->
    [one] one journey home
   *[other] { $count } journeys home
}
jackrabbits-no-way-home = no free road home
jackrabbits-royals = Royals: { $cards }.
jackrabbits-no-royals = No royals yet.
jackrabbits-cards = { $count ->
    [-1] hides the number of cards
    [one] 1 card
   *[other] { $count } cards
}
jackrabbits-seat-known = You know
jackrabbits-seat-known-title = Cards of { $seat } that you have seen
jackrabbits-seat-capital = Capital
jackrabbits-seat-capital-title = The capital ace of { $seat } (rule 9)
jackrabbits-seat-open = Lies open
jackrabbits-seat-open-title = Hearts of { $seat } that challenge whoever comes (rule 9)
jackrabbits-turn-of = { $limit ->
    [0] Turn { $turn }
   *[other] Turn { $turn } of { $limit }
}
jackrabbits-pile = Pile { $count }
jackrabbits-jokers = Jokers at court { $count }
jackrabbits-discards = Discards { $count }
jackrabbits-map-dice = Dice: { $first } and { $second }. The price is { $price }.
jackrabbits-map-dice-none = The dice have not been rolled yet.
jackrabbits-ready-you = You have your three royals: home to the citadel!
jackrabbits-ready = { $count ->
    [one] { $seats } has three royals: only the citadel is missing.
   *[other] { $seats } have three royals: only the citadel is missing.
}
jackrabbits-turns-left = { $count ->
    [one] The last turn before the limit.
   *[other] { $count } turns before the limit.
}

# Whose move it is
jackrabbits-status-turn = { $seat } { $phase ->
    [start] is about to roll the dice.
    [lottery] looks for a card that matches a die.
    [journey] chooses where to go.
    [payment] pays.
    [fare] must pay for the flight, or fall.
    [flight] chooses where to land.
    [challenge] may challenge the visitor.
    [defence] is challenged and answers.
    [settle] decides what to do there.
    [fight] strikes, or gives up.
    [seal] chooses a card to offer.
    [claim] says what is on offer.
    [agree] thinks about the bargain.
    [surplus] holds too many cards and discards.
    [fourth] sends a royal back.
    [lay] may lay hearts open.
    [flip] flips a piece of the board.
   *[place] lays a piece of the board.
}

# Laying the board (rule 2.2)
jackrabbits-placing = Lay { jackrabbits-piece }
jackrabbits-placing-hint = Choose a spot on the map, turn the piece, lay it.
jackrabbits-placing-spot = Spot { $number }, { $ways ->
    [one] one way to lie
   *[other] { $ways } ways to lie
}
jackrabbits-placing-turn = Turn it
jackrabbits-placing-lay = Lay it here
jackrabbits-shares = { $seat } has { $hexagons } hexagons, { $rhombi } rhombi and { $triangles } triangles left to lay.

# The ending
jackrabbits-end-won = { $seat } wins!
jackrabbits-end-you = You win!
jackrabbits-end-time = Time is up.
jackrabbits-end-brought = { $seat } brought { $cards } home to the citadel, after { $turns ->
    [one] one turn
   *[other] { $turns } turns
} in all.
jackrabbits-end-time-text = After { $turns } turns the most royals count, then the most cards.
jackrabbits-end-board = The board at the end

# The rules, in short
jackrabbits-rule-1 = **What there is.** The court lies face up: kings, queens, jacks and two jokers. The pile holds the forty numerals, aces included. Everybody has a rabbit and three carrots; two dice are shared.
jackrabbits-rule-2 = **The map.** Thirteen hexagons: the citadel, and twelve houses, which are towers (kings), palaces (queens) and plazas (jacks). Between them lie roads over forests, rivers, mountains, crossings, taverns and caves. The underground lies apart.
jackrabbits-rule-2-2 = The board is the printed sample, a random one, or laid by turns: flip a piece of yours and place it.
jackrabbits-rule-2-3 = Good boards have no road that runs into a bare side, no two hexagons joined road to road, and no triangles side by side. Pieces laid by turns keep to it wherever they can.
jackrabbits-rule-2-4 = A hexagon may be set apart, to start an island.
jackrabbits-rule-2-5 = A road end with nothing beyond is a shore.
jackrabbits-rule-3 = **Set-up.** Three cards each, all rabbits on the citadel. The ending says which three royals win: any (simple), of three suits (diverse), a king, a queen and a jack (monarchic), both at once (diverse-monarchic), or all of one suit (tribal).
jackrabbits-rule-4 = **Winning.** Be on the citadel in your own turn with royals that meet the ending: you win at once. Nobody keeps more than three royals.
jackrabbits-rule-5 = **Your turn** goes like this:
jackrabbits-rule-5-1 = **Lottery.** Roll both dice. If a numeral of yours equals a die, you may show it and draw a card. The sum of the dice is the price of this turn.
jackrabbits-rule-5-2 = **Hand limit.** Nine cards, royals and jokers included. Discard what is too much; royals and jokers go back to the court.
jackrabbits-rule-5-3 = **Journey,** if you like. Follow a road free of charge to the first hexagon; at a crossing, choose the branch. On the way you may buy transfers (6). A journey ends on a hexagon, in the underground or off the board.
jackrabbits-rule-5-4 = **Acquisition.** On a house whose royal is in the court: discard at least 10 in its suit, take the royal, leave a carrot. An ace counts 1, a royal 10; what is paid too much is lost. With three carrots out you must pay with a royal.
jackrabbits-rule-5-5 = **Increment.** Ending the turn on a hexagon or in the underground, draw a card.
jackrabbits-rule-5-6 = A royal that is spent returns to the court, and its carrot to its owner.
jackrabbits-rule-6 = **Transfers** cost the price of the turn, in the suits the piece takes, freely combined.
jackrabbits-rule-6-1 = **Shortcut** (forest, river, mountain; clubs, spades, hearts): cross to the other road of the piece and leave by either side.
jackrabbits-rule-6-2 = **Merchant** (crossing; spades, diamonds): gallop to any hexagon, and the journey is over; or, if that crossing has a shore, sail to another shore and walk on.
jackrabbits-rule-6-3 = **Tavern** (hearts, diamonds): take a joker from the court. In a later journey release it anywhere on the road: a merchant’s ride for nothing. It counts nothing else.
jackrabbits-rule-6-4 = **Cave** (clubs, diamonds): pay and come out of another cave; or pay nothing, rest in the underground, and start the next journey out of any cave.
jackrabbits-rule-7 = **Off the board.** Over a shore, or sent off: the turn ends without a card. In your next turn you only return to the underground and draw; the turn after, you start from any cave.
jackrabbits-rule-8 = **The complete game** gives each suit a use of its own.
jackrabbits-rule-8-1 = **Clubs fly.** On a tower, before rolling, show a club as a passport. Roll no more than its value: fly to any other tower. Roll more: pay the difference in the suit of the tower you leave, or fall off the board.
jackrabbits-rule-8-2 = **Spades fight.** Once a turn, after the journey, attack a rabbit on your hexagon. By turns each plays spades until ahead; who cannot or will not leaves the board. A winning attacker takes a card unseen; a royal brings its carrot along, and of four royals one goes back.
jackrabbits-rule-8-3 = **Hearts open palaces.** A visitor may be challenged by anybody on the board who shows that palace’s queen, or hearts worth six. If the visitor shows as much, the challenger loses those cards and leaves the board; otherwise the visitor leaves.
jackrabbits-rule-8-4 = **Diamonds trade.** A plaza sells discards of its suit for diamonds worth as much; the plaza J♦ sells diamonds for anything.
jackrabbits-rule-8-5 = On arrival, in this order: challenge, fight, trades, acquisition, increment.
jackrabbits-rule-9 = **Options,** each on its own. **Individual trades:** sealed swaps with a rabbit beside you; whoever misstates a card is sent off. **Ambivalent aces:** 1 or 11. **Capital aces:** your first ace spent counts 11 and stays before you; **additional capital:** it then adds 1 to payments of its suit. **Advanced citadel:** palace, plaza and tower in one. **Tight suits:** as many suits as players. **Residential flights** land on any hexagon. **Provisional palaces:** hearts laid open on a house challenge whoever comes. **Trailing carrots:** your own do not stop you. **Windfall lottery:** a prize for each card shown and for a double. **Overtaxed hands:** six cards. **Seized surplus:** hands may be too large, until somebody calls. **Patriarchal values:** A 14, K 13, Q 12, J 11. **Turn limit:** then most royals, then most cards.
