# Jackrabbits in a terminal.

# The board
terminal-jackrabbits-turn = { $limit ->
    [0] Turn { $turn }
   *[other] Turn { $turn } of { $limit }
} · ending: { $ending }
terminal-jackrabbits-map-legend = * royal in the court · ^2 carrot of seat 2 · below: rabbits, by seat · F forest R river M mountain C crossing T tavern V cave
terminal-jackrabbits-column = { $column ->
    [rule] Rule
    [seat] Seat
    [at] Where
    [cards] Cards
    [royals] Royals
   *[missing] Ending
}
terminal-jackrabbits-roads = Free roads lead from … to …
terminal-jackrabbits-shore = shore
terminal-jackrabbits-place = From { $place } free roads lead to: { $roads }.
terminal-jackrabbits-court = The court: { $cards }.
terminal-jackrabbits-seat = Seat { $number }, { $seat }: { $at }; cards: { $cards }; { $count ->
    [0] no royals
   *[other] royals: { $royals }
}; { $missing }.
terminal-jackrabbits-missing = { $count ->
    [0] home to the citadel!
    [1] one royal to go
   *[other] { $count } royals to go
}
terminal-jackrabbits-aside = { $kind ->
    [known] You know that { $seat } holds { $cards }.
    [open] { $seat } has { $cards } on show.
   *[capital] The capital ace of { $seat }: { $cards }.
}
terminal-jackrabbits-pile = Pile: { $pile } · discards: { $discards } · jokers in the court: { $jokers }

# What is going on
terminal-jackrabbits-dice = Dice: { $first } and { $second }. The price is { $price }.
terminal-jackrabbits-on-the-road = You are on the road, { jackrabbits-at }.
terminal-jackrabbits-paying = The price is { $need }, in { $suits }; { $left } to go.
terminal-jackrabbits-wares = You want to buy { $cards }. Buy more, or pay; nothing is bought until you pay.
terminal-jackrabbits-best = Best payment, typed on one line: { $typed }
terminal-jackrabbits-limit = You hold { $cards } cards, { $limit } are allowed.
terminal-jackrabbits-fight = { $seat } fights { $by }: { $mine } against { $theirs }.
terminal-jackrabbits-visitor = { $seat } is { jackrabbits-at }. To challenge, show the queen of the place or hearts worth six. If { $seat } can show as much, you lose those cards and leave the board.
terminal-jackrabbits-challenger = { $by } challenges { $seat } { jackrabbits-at } with { $cards }.
terminal-jackrabbits-shown = Shown so far: { $cards }.
terminal-jackrabbits-sealed = In your paw: { $card }.
terminal-jackrabbits-claimed = { $seat } says it is { $card }.
terminal-jackrabbits-hand = Your hand ({ $count } of { $limit }), and the sum by suit:
terminal-jackrabbits-suit = { $cards }: { $total } in all.

# The choices
terminal-jackrabbits-pay-all = Pay with { $cards }
terminal-jackrabbits-rule = rule { $rule }
terminal-jackrabbits-cost = costs { $need } in { $suits }: { $cards }{ $over ->
    [0] {""}
   *[other] {" "}({ $over } too much)
}
terminal-jackrabbits-left = counts { $value }, then { $left } to go
terminal-jackrabbits-worth = counts { $value }
terminal-jackrabbits-spades = your spades are worth { $value }
terminal-jackrabbits-onwards = then { $places }
terminal-jackrabbits-promise = { $promise ->
    [crown] you win there
    [swap] { $card } for a royal of yours
   *[carrot] { $card } could be acquired
}
terminal-jackrabbits-palace = { $risk ->
    [yes] challenged, you could show nothing
   *[no] you could answer a challenge
}
terminal-jackrabbits-host = { $risk ->
    [yes] { $seat } has hearts on show and challenges you: you could show nothing
   *[no] { $seat } has hearts on show and challenges you: you could answer
}
terminal-jackrabbits-passport = 36 rolls: free flight { $free }, paid { $payable }, fall { $falls }

# The draft
terminal-jackrabbits-shares = Left for you to lay: hexagons { $hexagons }, rhombuses { $rhombi }, triangles { $triangles }.
terminal-jackrabbits-laid = On the board: { $pieces }.
terminal-jackrabbits-left-to-lay = Still to be laid: { $pieces }
terminal-jackrabbits-together-help = lay F1 (where it fits best) · lay F1 4 -2 3 (column, row, turn) · move, lift F1 · begin random:7, sample, empty, or a code · F forest R river M mountain C crossing T tavern V cave
terminal-jackrabbits-flipped = You have flipped { $piece }. The numbers of its places, the ways its roads would go there, and (+) how many would join; (!) goes against the advice (2.3):
terminal-jackrabbits-side-of = { $side } { $piece }
terminal-jackrabbits-island = apart, as an island (column { $x }, row { $y })
terminal-jackrabbits-joins = { $number }, roads going { $ways }{ $roads ->
    [0] {""}
    [1] , one joining
   *[other] , { $roads } joining
}
terminal-jackrabbits-joins-short = { $number }:{ $ways }{ $roads ->
    [0] {""}
   *[other] +{ $roads }
}

# How it stands
terminal-jackrabbits-standing = { $over ->
    [yes] The result
   *[no] How it stands
}
terminal-jackrabbits-score = { $seat }: { $count ->
    [0] no royals
    [1] one royal ({ $royals })
   *[other] { $count } royals ({ $royals })
}, cards: { $cards }; { $missing }
terminal-jackrabbits-discards = Discards: { $cards }

terminal-jackrabbits-typed = Cards are typed as rank and suit: C clubs, S spades, H hearts, D diamonds.

# The command `sobremesa board`
help-usage-board = sobremesa board [--seed N] [--islands N] [--code TEXT] [--theme auto] [--share] > board.svg
help-board = Draw a board of Jackrabbits as an SVG picture.
help-flag-board-seed = A whole number; the same one makes the same board. Without it, the printed sample board.
help-flag-board-islands = Islands of a random board: 0 to 2. Without it, by chance.
help-flag-board-code = The code of a board somebody shared.
help-flag-board-theme = light, dark, or auto: as the reader’s screen is set.
help-flag-board-share = Print the code to share instead of the picture.

# Endings, in the lab
jackrabbits-ending-won = Somebody won
jackrabbits-ending-limit = The turn limit was reached
jackrabbits-ending-endless = Nobody came to an end: the game was stopped
jackrabbits-counted-turns = Turns a game, of all seats together
