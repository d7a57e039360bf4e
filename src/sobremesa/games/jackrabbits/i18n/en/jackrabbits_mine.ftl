# Jackrabbits in the browser: what a player does.

# Cards and dice
jackrabbits-hand-title = Your hand: { $count ->
    [1] one card
   *[other] { $count } cards
}
jackrabbits-hand-empty = Your hand is empty.
jackrabbits-card-idle = This card cannot be used now.
jackrabbits-card-able = Can be chosen: { $purpose ->
    [pay] to pay
    [strike] to strike
    [show] to show
    [prize] to show for a prize
    [passport] as a passport
    [lay] to put on show
    [discard] to discard
    [return] to send back
   *[seal] to hide
}.
jackrabbits-card-lifted = Chosen: { $purpose ->
    [pay] to pay
    [strike] to strike
    [show] to show
    [prize] to show for a prize
    [passport] as a passport
    [lay] to put on show
    [discard] to discard
    [return] to send back
   *[seal] to hide
}. Choose it again to take it back.
jackrabbits-ace-as = { $card } as { $worth }

# What the button does
jackrabbits-do = { $purpose ->
    [pay] Pay { $cards }
    [strike] Strike with { $cards }
    [show] Show { $cards }
    [prize] Show { $cards } and draw
    [passport] Fly with { $cards }
    [lay] Put { $cards } on show
    [discard] Discard { $cards }
    [return] Send { $cards } back
   *[seal] Hide { $cards }
}
jackrabbits-set-out = { $kind ->
    [paid] Pay { $cards } and go
    [joker] Ride the joker
    [fly] Fly
   *[walk] Go
}
jackrabbits-buy = Buy { $wares } for { $cards }
jackrabbits-back = Choose again
jackrabbits-by-itself = There is nothing to decide: the game goes on by itself.
jackrabbits-choose = Choose what to do first.
jackrabbits-choose-cards = { $count ->
    [1] Choose a card in your hand.
   *[other] Choose { $count } cards in your hand.
}
jackrabbits-missing = { $left } more to go.
jackrabbits-needless = { $count ->
    [one] { $cards } is not needed and stays in your hand.
   *[other] { $cards } are not needed and stay in your hand.
}
jackrabbits-leaves = { $count ->
    [one] **{ $cards }** goes back to court, and its carrot to you.
   *[other] **{ $cards }** go back to court, and their carrots to you.
}
jackrabbits-blocked-replay = This is a replay: you cannot play here.

# Journeys
jackrabbits-ways = { $group ->
    [walk] Free roads
    [fly] Where to land
    [paid] Paying the price ({ $price })
    [joker] On a joker
   *[onward] First to a piece on the way, then on
}
jackrabbits-ways-how = How do you go?
jackrabbits-ways-worse = { $count ->
    [1] Another way, no better
   *[other] { $count } other ways, none better
}
jackrabbits-legend = Signs on the map
jackrabbits-sign = { $sign ->
    [carrot] royal within reach
    [swap] for one of yours
    [joker] costs the joker
   *[crown] you win
}
jackrabbits-costs = costs { $need }
jackrabbits-costs-joker = costs the joker
jackrabbits-costs-nothing = free
jackrabbits-spot = { $place }: { $said }
jackrabbits-way-open = { $first }, then on to { $places }
jackrabbits-leg-road = Along the free road to { $piece }
jackrabbits-leg-open = Then on to { $places }
jackrabbits-way-then = { $first }, then { $then }
jackrabbits-then-go = walk { jackrabbits-to }
jackrabbits-then-rest = rest in the underground
jackrabbits-then-stay = stay there
jackrabbits-then-leave = walk off the board
jackrabbits-pays = Price { $need } in { $suits }. You pay { $cards }, worth { $sum }{ $bonus ->
    [0] {""}
   *[other] {" "}with the capital ace in front of you
}.
jackrabbits-pays-edit = Change it in your hand, card by card.
jackrabbits-promise-crown = { $palace ->
    [yes] Let in here, you win the game.
   *[no] Here you win the game.
}
jackrabbits-promise-carrot = { $card } is at court, and you can pay for it.
jackrabbits-promise-swap = { $card } is at court, but it would cost you a royal of your own.
jackrabbits-promise-short = { $card } is at court: your { jackrabbits-suit } would be worth { $worth } of the { $price } you need.
jackrabbits-promise-full = { $card } is at court, but your carrots are all out: only a royal of { jackrabbits-suit } would pay for it.
jackrabbits-guest = { $seat } is there.
jackrabbits-risk = A palace: challenged, you could show nothing and would leave the board (rule 8.3).
jackrabbits-safe = A palace: you could answer a challenge.
jackrabbits-host-risk = **{ $seat }** has hearts on show: a challenge is certain. You could show nothing and would leave the board (rule 9).
jackrabbits-host-safe = **{ $seat }** has hearts on show: a challenge is certain. You could answer, and { $seat } would leave the board (rule 9).
jackrabbits-leave-note = The turn ends without a card. Next turn you only come back to the underground (rule 7).
jackrabbits-rest-note = You draw a card; the next journey starts out of any cave (rule 6.4).

# What is at stake
jackrabbits-stake-start = { $how ->
    [off] You are off the board: after the lottery you come back to the underground and draw.
    [fly] Their sum is the price of this turn. Or first choose a club as a passport, and fly to another tower.
   *[roll] Their sum is the price of this turn.
}
jackrabbits-stake-lottery = { $count ->
    [0] No card of yours matches a die.
    [1] **One card** of yours matches a die: show it and draw one.
   *[other] **{ $count } cards** of yours match a die: show one and draw one.
}
jackrabbits-stake-journey = { $road ->
    [yes] You are on the way: go on. Another transfer costs **{ $price }** again.
    [under] You are in the underground: come out of any cave. A transfer on the way costs **{ $price }**.
   *[no] Free roads cost nothing, a transfer on the way costs **{ $price }**. Choose on the map, or here.
}
jackrabbits-stake-payment = **{ $left }** to pay, in { $suits }. Anything you overpay is lost.
jackrabbits-stake-trade = **{ $left }** to pay, in { $suits }, for { $cards }. Nothing is bought until you pay.
jackrabbits-stake-fare = { $can ->
    [yes] { $card } is not enough for a roll of **{ $price }**. Pay the rest and fly, or fall off the board.
   *[no] { $card } is not enough for a roll of **{ $price }**, and you cannot pay the rest: you fall off the board.
}
jackrabbits-stake-flight = You fly: choose where to land, on the map or here.
jackrabbits-stake-challenge = **{ $seat }** comes in { jackrabbits-at }{ $wins ->
    [yes] {" "}and **wins the game if let in**.
   *[no] .
} { $can ->
    [yes] Show { $key ->
        [royal] { $royal } or hearts worth six
       *[none] hearts worth six
    }: if { $seat } cannot show as much, { $seat } leaves the board. But if { $seat } can, **you lose what you showed and leave the board**. { $hearts ->
        [sure] You know that { $seat } holds { $known }: **that is enough to answer**.
        [some] You know that { $seat } holds { $known }; that alone is not enough to answer.
       *[none] {""}
    }
   *[no] You have nothing to challenge with.
}
jackrabbits-stake-defence = { $can ->
    [yes] **{ $by }** shows { $cards } against you. Show { $key ->
        [royal] { $royal } or hearts worth six
       *[none] hearts worth six
    }, and { $by } loses those cards and leaves the board. If you do not, **you leave the board**.
   *[no] **{ $by }** shows { $cards } against you, and you have nothing to show: you leave the board.
}
jackrabbits-stake-settle = { $complete ->
    [yes] You are { jackrabbits-at }. First fights, then trades, then the royal; at the end you draw a card.
   *[no] You are { jackrabbits-at }. Acquire the royal, if you can; at the end you draw a card.
}
jackrabbits-stake-fight = { $side ->
    [attacker] You { $mine }, { $by } **{ $theirs }**. Strike until you have more. If { $by } gives up, you take one of their cards unseen; if you do, you leave the board.
   *[attacked] { $by } attacks you: **{ $theirs }** against your { $mine }. Strike until you have more. Whoever gives up leaves the board; if it is you, { $by } also takes one of your cards unseen.
}
jackrabbits-stake-seal = { $said ->
    [no] A bargain with **{ $by }**: hide a card, and then say what it is. Whoever lies leaves the board after the swap.
   *[yes] **{ $by }** offers you a hidden card and says it is **{ $claimed }**. Hide one of yours, or refuse.
}
jackrabbits-stake-claim = You hide **{ $card }** from { $by }. One of the two cards has to be named as a diamond; whoever lies leaves the board after the swap.
jackrabbits-stake-agree = You give { $card }, { $lie ->
    [yes] which you called { $mine }: after the swap **you leave the board**
   *[no] as you said
}. { $by } claims to be giving **{ $theirs }**, and leaves the board if that is a lie.
jackrabbits-stake-surplus = You hold **{ $count }** cards, { $limit } are allowed. Royals and jokers go back to court.
jackrabbits-stake-fourth = Nobody keeps four royals: one goes back to court, and its carrot to you.
jackrabbits-stake-lay = Hearts worth six, on show here, challenge whoever comes until you move on.
jackrabbits-stake-flip = You can see the shape of a piece, but not which one it is until you flip it.
jackrabbits-stake-place = Choose its place on the map.
jackrabbits-stake-over = The game is over.

# Before it is done
jackrabbits-passport-note = 36 possible rolls: free flight { $free }, paid flight { $payable }, fall { $falls }.
jackrabbits-attack-note = You take turns to outdo each other in spades; yours are worth { $value }. Whoever gives up leaves the board. If it is { $seat }, you take one of their cards unseen.
jackrabbits-known = You know that { $seat } holds { $cards }.
jackrabbits-bargain-note = You and { $seat } each hide a card and say what it is. Whoever lies leaves the board after the swap.
jackrabbits-call-note = If { $seat } holds more than { $limit } cards, you take the extra ones at random. Once a turn.
jackrabbits-acquire-note = You get { $card }, leave a carrot here, draw a card, and the turn ends.
jackrabbits-claim-true = true
jackrabbits-claim-honest = That is true.
jackrabbits-claim-lie = That is not true: if the swap happens, you leave the board.
jackrabbits-strike-note = { $enough ->
    [yes] { $sum } in all: more than { $theirs }, so the other must answer.
   *[no] { $sum } in all: not yet more than { $theirs }, so you go on striking.
}
jackrabbits-sum-note = { $sum } of { $need }.
jackrabbits-shown = { $what ->
    [yours] You show
    [against] { $seat } shows
    [paid] Paid so far
    [wares] You want to buy
    [passport] Your passport
    [hidden] You hide
    [said] You call it
   *[claims] { $seat } says
}
jackrabbits-wares = For sale, from the discards: one or several together
jackrabbits-ware-too-dear = { $card } as well would be more than you can pay: { $most }.
jackrabbits-claims = Say that it is

# The draft
jackrabbits-lay-at-random = Lay my pieces at random
