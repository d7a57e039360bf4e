# Jackrabbits in the browser: the map, the seats, the way to the ending.

# The map
jackrabbits-map = The map
jackrabbits-map-hint = Arrow keys move the map, plus and minus zoom, zero shows all of it. Tab reaches the places that can be chosen, and arrows go from one to the next. The board in words is the last button beside it.
jackrabbits-map-closer = Closer
jackrabbits-map-farther = Farther
jackrabbits-map-whole = The whole board
jackrabbits-map-words = The board in words
jackrabbits-map-picture = The board as a picture
jackrabbits-map-spots = Places you can choose
jackrabbits-map-laying = Laying out the board…

# Seats, and the way to the ending
jackrabbits-standings = How far to the end
jackrabbits-scores = Players
jackrabbits-ending-is = { $ending ->
    [simple] To win: any three royals, brought to the citadel.
    [diverse] To win: three royals of three different suits, brought to the citadel.
    [monarchic] To win: a king, a queen and a jack, brought to the citadel.
    [diverse-monarchic] To win: a king, a queen and a jack of three different suits, brought to the citadel.
   *[tribal] To win: three royals of one suit, brought to the citadel.
}
jackrabbits-seat-missing = { $count ->
    [0] has all three royals
    [1] one royal to go
   *[other] { $count } royals to go
}
jackrabbits-way-home = { $count ->
    [1] one journey from home
   *[other] { $count } journeys from home
}
jackrabbits-no-way-home = no free road home
jackrabbits-royals = Royals: { $cards }.
jackrabbits-no-royals = No royals yet.
jackrabbits-cards = { $count ->
    [-1] hides the number of cards
    [one] { $count } card
   *[other] { $count } cards
}
jackrabbits-seat-known = Known
jackrabbits-seat-known-title = Cards of { $seat } that you have seen
jackrabbits-seat-capital = Capital
jackrabbits-seat-capital-title = { $seat }: capital ace (rule 9)
jackrabbits-seat-open = On show
jackrabbits-seat-open-title = { $seat }: hearts on show, which challenge whoever comes (rule 9)
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
    [1] The last turn before the limit.
   *[other] { $count } turns before the limit.
}

# Whose move it is
jackrabbits-status-turn = { $seat } { $phase ->
    [start] is about to roll the dice.
    [lottery] looks for a card that matches a die.
    [journey] chooses where to go.
    [payment] pays.
    [trade] chooses what to buy.
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
    [lay] may put hearts on show.
    [flip] flips a piece of the board.
   *[place] lays a piece of the board.
}

# Laying the board (rule 2.2)
jackrabbits-shares = { $seat }, still to lay: hexagons { $hexagons }, rhombuses { $rhombi }, triangles { $triangles }.
