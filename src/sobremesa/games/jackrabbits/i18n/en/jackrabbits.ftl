# Jackrabbits: names, cards, places, what happens, options, and why something was not done.

# Names

# Cards. $sign is the suit’s sign.
jackrabbits-card = { $suit ->
    [joker] joker
   *[other] { $rank }{ $sign }
}
jackrabbits-suit = { $suit ->
    [clubs] clubs
    [spades] spades
    [hearts] hearts
   *[diamonds] diamonds
}

# Places: by name, as an aim, as where one is
jackrabbits-place = { $place ->
    [citadel] the citadel
    [tower-clubs] the K♣ tower
    [tower-spades] the K♠ tower
    [tower-hearts] the K♥ tower
    [tower-diamonds] the K♦ tower
    [palace-clubs] the Q♣ palace
    [palace-spades] the Q♠ palace
    [palace-hearts] the Q♥ palace
    [palace-diamonds] the Q♦ palace
    [plaza-clubs] the J♣ plaza
    [plaza-spades] the J♠ plaza
    [plaza-hearts] the J♥ plaza
    [plaza-diamonds] the J♦ plaza
    [underground] the underground
    [off] off the board
    [forest] a forest
    [river] a river
    [mountain] a mountain
    [crossing] a crossing
    [tavern] a tavern
   *[cave] a cave
}
jackrabbits-to = { $place ->
    [citadel] to the citadel
    [tower-clubs] to the K♣ tower
    [tower-spades] to the K♠ tower
    [tower-hearts] to the K♥ tower
    [tower-diamonds] to the K♦ tower
    [palace-clubs] to the Q♣ palace
    [palace-spades] to the Q♠ palace
    [palace-hearts] to the Q♥ palace
    [palace-diamonds] to the Q♦ palace
    [plaza-clubs] to the J♣ plaza
    [plaza-spades] to the J♠ plaza
    [plaza-hearts] to the J♥ plaza
    [plaza-diamonds] to the J♦ plaza
    [underground] into the underground
    [off] off the board
    [forest] to a forest
    [river] to a river
    [mountain] to a mountain
    [crossing] to a crossing
    [tavern] to a tavern
   *[cave] to a cave
}
jackrabbits-at = { $place ->
    [citadel] on the citadel
    [tower-clubs] on the K♣ tower
    [tower-spades] on the K♠ tower
    [tower-hearts] on the K♥ tower
    [tower-diamonds] on the K♦ tower
    [palace-clubs] at the Q♣ palace
    [palace-spades] at the Q♠ palace
    [palace-hearts] at the Q♥ palace
    [palace-diamonds] at the Q♦ palace
    [plaza-clubs] on the J♣ plaza
    [plaza-spades] on the J♠ plaza
    [plaza-hearts] on the J♥ plaza
    [plaza-diamonds] on the J♦ plaza
    [underground] in the underground
    [off] off the board
    [forest] at a forest
    [river] at a river
    [mountain] at a mountain
    [crossing] at a crossing
    [tavern] at a tavern
   *[cave] at a cave
}

# What happens
jackrabbits-drafting = The citadel is in place. Now everybody lays pieces; { $seat } begins.
jackrabbits-dealt = Three cards each, all rabbits on the citadel. { $seat } begins.
jackrabbits-flipped = { $seat } flips { $shape ->
    [hexagon] a hexagon
    [rhombus] a rhombus
   *[triangle] a triangle
}: { jackrabbits-piece }.
jackrabbits-placed = { $seat } lays { jackrabbits-piece }.
jackrabbits-set-aside = { $seat } sets { jackrabbits-piece } aside: no road could take it in.
jackrabbits-piece = { $piece ->
    [citadel] the citadel
    [tower-clubs] the K♣ tower
    [tower-spades] the K♠ tower
    [tower-hearts] the K♥ tower
    [tower-diamonds] the K♦ tower
    [palace-clubs] the Q♣ palace
    [palace-spades] the Q♠ palace
    [palace-hearts] the Q♥ palace
    [palace-diamonds] the Q♦ palace
    [plaza-clubs] the J♣ plaza
    [plaza-spades] the J♠ plaza
    [plaza-hearts] the J♥ plaza
    [plaza-diamonds] the J♦ plaza
    [forest] a forest
    [river] a river
    [mountain] a mountain
    [crossing] a crossing
    [tavern] a tavern
   *[cave] a cave
}
jackrabbits-rolled = { $seat } rolls { $first } and { $second }: the price is { $price }.
jackrabbits-passport = { $seat } shows { $card } as a passport.
jackrabbits-prize = { $seat } shows { $card } and wins a prize.
jackrabbits-drew = { $seat } draws a card.
jackrabbits-drew-card = { $seat } draws { $card }.
jackrabbits-reshuffled = The discards are shuffled into a new pile.
jackrabbits-crept-under = { $seat } comes back to the underground.
jackrabbits-stayed = { $seat } stays { jackrabbits-at }.
jackrabbits-went = { $seat } walks { jackrabbits-to }.
jackrabbits-rested = { $seat } goes down a cave to rest in the underground.
jackrabbits-left = { $seat } walks off the board.
jackrabbits-paid = { $seat } pays { $cards }, worth { $total }.
jackrabbits-paid-capital = { $seat } pays { $cards }, worth { $total } with the capital ace in front of them.
jackrabbits-took-shortcut = { $seat } takes the shortcut { jackrabbits-through }.
jackrabbits-through = { $place ->
    [forest] through the forest
    [river] over the river
   *[mountain] through the mountain
}
jackrabbits-galloped = { $seat } gallops with a merchant { jackrabbits-to }.
jackrabbits-sailed = { $seat } sails with a merchant and lands { jackrabbits-at }.
jackrabbits-took-joker = { $seat } picks up a joker at the tavern.
jackrabbits-burrowed = { $seat } runs through the rabbit hole and comes out of another cave.
jackrabbits-rode = { $seat } releases a joker and rides { jackrabbits-to }.
jackrabbits-floated = { $seat } releases a joker, sails and lands { jackrabbits-at }.
jackrabbits-fare-paid = { $seat } may take off.
jackrabbits-fell = { $seat } does not make the flight and falls off the board.
jackrabbits-flew = { $seat } flies { jackrabbits-to }.
jackrabbits-acquired = { $seat } acquires { $card } and leaves a carrot there.
jackrabbits-bought = { $seat } buys { $cards } from the discards.
jackrabbits-let-in = Nobody stops { $seat } { jackrabbits-at }.
jackrabbits-challenged = { $seat } shows { $cards } and challenges { $by }.
jackrabbits-gave-way = { $seat } shows { $by } nothing.
jackrabbits-proved = { $seat } answers { $by } with { $cards } and is let in.
jackrabbits-lost-shown = { $seat } loses { $cards }.
jackrabbits-laid-open = { $seat } puts { $cards } on show { jackrabbits-at }: whoever comes is challenged.
jackrabbits-attacked = { $seat } attacks { $by }.
jackrabbits-struck = { $seat } strikes with { $card }: { $total } in all.
jackrabbits-beaten = { $seat } gives up the fight against { $by }.
jackrabbits-stole = { $seat } takes a card from { $by }, unseen.
jackrabbits-took-card = { $seat } gets { $card } from { $by }.
jackrabbits-took-royal = { $seat } gets the royal { $card } from { $by }; the carrot changes hands.
jackrabbits-returned = { $seat } sends { $card } back to the court: nobody keeps four royals.
jackrabbits-bargaining = { $seat } proposes a bargain to { $by }.
jackrabbits-sealed = { $seat } hides a card in a paw.
jackrabbits-sealed-card = { $seat } hides { $card } in a paw.
jackrabbits-claimed = { $seat } says that it is { $card }.
jackrabbits-refused-bargain = { $seat } wants no bargain.
jackrabbits-swapped = { $seat } and { $by } swap their cards.
jackrabbits-lied = { $seat } had promised { $card }: that was not true.
jackrabbits-sent-off = { $seat } is sent off the board.
jackrabbits-called-in-vain = { $seat } accuses { $by }, who is within the limit.
jackrabbits-seized = { $seat } accuses { $by } and seizes { $number ->
    [1] a card too many
   *[other] { $number } cards too many
}.
jackrabbits-discarded = { $seat } has too many cards and discards { $card }.
jackrabbits-won = { $seat } brings { $cards } to the citadel and wins!
jackrabbits-time-up = { $count ->
    [one] Time is up. { $seats } is ahead (royals: { $points }).
   *[other] Time is up. { $seats } are tied for the lead (royals: { $points }).
}

# What is asked
jackrabbits-ask = { $phase ->
    [start] Roll the dice.
    [lottery] Does a card match a die? Show it for a prize.
    [journey] Where to?
    [payment] Choose the cards to pay with.
    [trade] Pay, or pick more cards.
    [fare] The roll is higher than your passport: pay the rest, or fall.
    [flight] Where do you land?
    [challenge] Do you challenge the visitor?
    [defence] You are challenged: show as much, or go.
    [settle] What do you do here?
    [fight] Strike with spades, or give up.
    [seal] Which card do you hide in your paw?
    [claim] Which card do you say it is?
    [agree] Do you swap?
    [surplus] You hold too many cards: discard.
    [fourth] Four royals are too many: which one goes back?
    [lay] Do you put hearts on show here?
    [flip] Which piece do you flip?
    [place] Where do you put the piece?
   *[over] The game is over.
}
jackrabbits-wait = { $seat } decides.

# Moves
jackrabbits-move-roll = Roll the dice
jackrabbits-move-pass = No, thanks
jackrabbits-move-stay = Stay here
jackrabbits-move-rest = Rest in the underground
jackrabbits-move-leave = Walk off the board
jackrabbits-move-acquire = Acquire the royal
jackrabbits-move-end = End the turn and draw
jackrabbits-move-yield = Give up
jackrabbits-move-fare = Pay the rest
jackrabbits-move-fall = Fall off the board
jackrabbits-move-agree = Swap
jackrabbits-move-refuse = No bargain
jackrabbits-move-call = Accuse { $seat }
jackrabbits-move-attack = Attack { $seat }
jackrabbits-move-bargain = Bargain with { $seat }
jackrabbits-move-go = Walk { jackrabbits-to }
jackrabbits-move-gallop = Gallop { jackrabbits-to }
jackrabbits-move-ride = Ride a joker { jackrabbits-to }
jackrabbits-move-fly = Fly { jackrabbits-to }
jackrabbits-move-shortcut = Shortcut { jackrabbits-through }
jackrabbits-move-tavern = Take a joker from the tavern
jackrabbits-move-hole = Through the hole to another cave
jackrabbits-move-sail = Sail and land { jackrabbits-at }
jackrabbits-move-float = Sail on a joker { jackrabbits-to }
jackrabbits-move-passport = Fly with { $card } as a passport
jackrabbits-move-show = Show { $card }
jackrabbits-move-pay = Pay { $card }
jackrabbits-move-pay11 = Pay { $card } as 11
jackrabbits-move-strike = Strike with { $card }
jackrabbits-move-strike11 = Strike with { $card } as 11
jackrabbits-move-discard = Discard { $card }
jackrabbits-move-return = Send { $card } back
jackrabbits-move-buy = Buy { $card }
jackrabbits-move-lay = Put { $card } on show
jackrabbits-move-seal = Hide { $card } in your paw
jackrabbits-move-claim = Say it is { $card }
jackrabbits-move-flip = Flip { $shape ->
    [hexagon] a hexagon
    [rhombus] a rhombus
   *[triangle] a triangle
}
jackrabbits-move-place = Lay it on place { $number }
jackrabbits-move-aside = Set it aside: no road takes it in

# What 2.3 advises against
jackrabbits-advice = { $advice ->
    [dead-end] makes a dead end
    [hexagons-joined] joins two hexagons road to road
   *[triangles-touch] puts triangles side by side
}

# Setting up
jackrabbits-option-board = Board
jackrabbits-option-board-help = “sample” (printed), “random:7” (a seed, and “:1” for one island), “draft” (laid in turn), “together” (laid by all before the game), or a share code (rule 2.2).
jackrabbits-option-tight_suits = Tight suits
jackrabbits-option-tight_suits-help = As many suits as players, and as many road sets: name those that stay, such as CSH (rule 9).
jackrabbits-option-heeded_advice = Heeded advice
jackrabbits-option-heeded_advice-help = Whoever lays pieces, in turn or together, keeps to the advice on good boards wherever a place allows it (rule 2.3).
jackrabbits-option-ending = Ending
jackrabbits-option-ending-help = Which three royals win (rule 3).
jackrabbits-option-ending-value = { $value ->
    [simple] simple: any three
    [diverse] diverse: three suits
    [monarchic] monarchic: K, Q and J
    [diverse-monarchic] diverse and monarchic
   *[tribal] tribal: one suit
}
jackrabbits-option-complete = The complete game
jackrabbits-option-complete-help = Clubs fly, spades fight, hearts open palaces, diamonds trade (rule 8). Off: the introductory game.
jackrabbits-option-individual_trades = Individual trades
jackrabbits-option-individual_trades-help = Sealed bargains with a rabbit on your hexagon; whoever lies is sent off (rule 9).
jackrabbits-option-ambivalent_aces = Ambivalent aces
jackrabbits-option-ambivalent_aces-help = An ace counts 1 or 11, spent or shown, as its owner likes (rule 9).
jackrabbits-option-capital_aces = Capital aces
jackrabbits-option-capital_aces-help = The first ace you spend counts 11 and stays in front of you (rule 9).
jackrabbits-option-additional_capital = Additional capital
jackrabbits-option-additional_capital-help = The ace in front of you adds 1 wherever its suit is needed: to a payment, in a fight, among hearts (rule 9).
jackrabbits-option-advanced_citadel = Advanced citadel
jackrabbits-option-advanced_citadel-help = The citadel is also a palace, a plaza and a tower (rule 9).
jackrabbits-option-residential_flights = Residential flights
jackrabbits-option-residential_flights-help = Flights land on any hexagon (rule 9).
jackrabbits-option-provisional_palaces = Provisional palaces
jackrabbits-option-provisional_palaces-help = Hearts on show at a house challenge whoever comes (rule 9).
jackrabbits-option-trailing_carrots = Helpful carrots
jackrabbits-option-trailing_carrots-help = A hexagon with your carrot does not stop your journey, however you came there (rule 9).
jackrabbits-option-windfall_lottery = Windfall lottery
jackrabbits-option-windfall_lottery-help = A prize for every card that matches a die, and one for a double (rule 9).
jackrabbits-option-overtaxed_hands = Smaller hands
jackrabbits-option-overtaxed_hands-help = Six cards at most (rule 9).
jackrabbits-option-seized_surplus = Seized surplus
jackrabbits-option-seized_surplus-help = Nobody has to discard, hand sizes are hidden, and whoever is caught with too many loses the extra ones (rule 9).
jackrabbits-option-late_cards = Late cards (house rule)
jackrabbits-option-late_cards-help = The last to play, of four the last two, begin with one card more. Not in the rulebook (rule 9).
jackrabbits-option-patriarchal_values = Patriarchal values
jackrabbits-option-patriarchal_values-help = A 14, K 13, Q 12, J 11 (rule 9).
jackrabbits-option-turn_limit = Turn limit
jackrabbits-option-turn_limit-help = The game stops after this many turns; 0: never. Whoever has the most royals, then the most cards, is ahead (rule 9).
jackrabbits-option-starter = Who begins
jackrabbits-option-starter-help = Chance decides, or the seat you name (rule 3).

# Why something was not done
error-jackrabbits-needs-complete = This belongs to the complete game: { $option ->
    [individual_trades] individual trades
    [ambivalent_aces] ambivalent aces
    [capital_aces] capital aces
    [advanced_citadel] the advanced citadel
    [residential_flights] residential flights
    [provisional_palaces] provisional palaces
   *[patriarchal_values] patriarchal values
}.
error-jackrabbits-contradiction = These options cannot be combined: { $option ->
    [individual_trades] individual trades
    [ambivalent_aces] ambivalent aces
    [capital_aces] capital aces
    [advanced_citadel] the advanced citadel
    [residential_flights] residential flights
    [provisional_palaces] provisional palaces
   *[patriarchal_values] patriarchal values
} and { $other ->
    [individual_trades] individual trades
    [ambivalent_aces] ambivalent aces
    [capital_aces] capital aces
    [advanced_citadel] the advanced citadel
    [residential_flights] residential flights
    [provisional_palaces] provisional palaces
   *[patriarchal_values] patriarchal values
}.
error-jackrabbits-needs-capital = “Additional capital” needs “Capital aces”.
error-jackrabbits-tight-suits = Tight suits keep one suit for each player: { $suits } suits do not fit { $players } players.
error-jackrabbits-tight-sample = The printed board has all four suits: tight suits need a random board, one you lay yourselves, or a code made for those suits.
error-jackrabbits-unreachable-ending = Nobody can win: with { $suits } suits there are no three royals for the ending “{ $ending ->
    [diverse] diverse
    [diverse-monarchic] diverse and monarchic
    [monarchic] monarchic
    [tribal] tribal
   *[simple] simple
}”.
error-jackrabbits-random-board = “{ $text }” is not a random board: write random:7, or random:7:1 for one island.
error-jackrabbits-unknown-card = “{ $text }” is not a card of this game.
error-jackrabbits-unknown-move = “{ $text }” is not a move of this game.
error-jackrabbits-order-court = Card { $place } of the order ({ $card }) does not belong there: the first { $numerals } are the number cards, and the court follows them.
error-jackrabbits-not-now = That is not the question now. { $phase ->
    [start] Roll the dice.
    [lottery] Does a card match a die? Show it for a prize.
    [journey] Where to?
    [payment] Choose the cards to pay with.
    [trade] Pay, or pick more cards.
    [fare] The roll is higher than your passport: pay the rest, or fall.
    [flight] Where do you land?
    [challenge] Do you challenge the visitor?
    [defence] You are challenged: show as much, or go.
    [settle] What do you do here?
    [fight] Strike with spades, or give up.
    [seal] Which card do you hide in your paw?
    [claim] Which card do you say it is?
    [agree] Do you swap?
    [surplus] You hold too many cards: discard.
    [fourth] Four royals are too many: which one goes back?
    [lay] Do you put hearts on show here?
    [flip] Which piece do you flip?
    [place] Where do you put the piece?
   *[over] The game is over.
}
error-jackrabbits-no-place = The piece cannot go there.
error-jackrabbits-no-piece = You have no { $shape ->
    [hexagon] hexagon
    [rhombus] rhombus
   *[triangle] triangle
} left to flip.
error-jackrabbits-not-aside = It can be laid: only a piece that no road takes in is set aside (rule 2.2).
error-jackrabbits-no-room = Something is there already, or the table ends there.
error-jackrabbits-no-joint = It would only touch sides without a road: one of its roads has to meet a road of the board (rule 2.2).
error-jackrabbits-apart = It would touch nothing there: only a hexagon may be set apart (rule 2.4).
error-jackrabbits-no-island = It would touch nothing there, and islands begin on the four spots kept for them (rule 2.4).
error-jackrabbits-against-advice = That { jackrabbits-advice }, and this table heeds the advice (rule 2.3).
error-jackrabbits-not-in-game = The suits in play leave out { jackrabbits-piece }.
error-jackrabbits-laid-already = Somebody was quicker: { jackrabbits-piece } is on the board already.
error-jackrabbits-not-laid = Somebody was quicker: { jackrabbits-piece } is not on the board any more.
error-jackrabbits-unknown-change = “{ $text }” is not something you can do with a piece. Say, for instance: lay F1, lift F1, begin random:7.
error-jackrabbits-citadel-stays = The citadel is placed first and stays where it is (rule 2.1).
error-jackrabbits-no-claim = You cannot say it is { $card }: everybody knows where that is, or one of you has to name a diamond.
error-jackrabbits-not-in-hand = You do not hold { $card }.
error-jackrabbits-no-passport = { $card } is not a passport here: show a club, on a tower, in the complete game.
error-jackrabbits-no-prize = { $card } matches neither die, or was shown already.
error-jackrabbits-wrong-suit = { $card } is of a suit that is not taken here.
error-jackrabbits-royal-first = All three carrots are out: pay with a royal, to free one.
error-jackrabbits-ace-too-small = Counted as 1, { $card } would leave too little to pay the rest.
error-jackrabbits-not-a-spade = Only spades fight: { $card } does not.
error-jackrabbits-not-a-royal = { $card } is not one of your royals.
error-jackrabbits-no-hearts = { $card } does not help here: only the royal of the house, or hearts worth six.
error-jackrabbits-on-the-road = You are on the road already: go on.
error-jackrabbits-no-cave = No free road leads into a cave.
error-jackrabbits-no-shore = No free road leads over a shore.
error-jackrabbits-no-road = No free road leads { jackrabbits-to }.
error-jackrabbits-no-joker = You have no joker to ride.
error-jackrabbits-no-landing = You cannot land there.
error-jackrabbits-not-on-the-way = The free road does not touch that piece.
error-jackrabbits-no-joker-left = There is no joker left in the court.
error-jackrabbits-cannot-pay = You cannot pay { $need } in the suits that are taken.
error-jackrabbits-nobody-there = No such rabbit is on your hexagon.
error-jackrabbits-no-bargain = There is nothing to bargain now.
error-jackrabbits-once-a-turn = One fight a turn, and before any trade.
error-jackrabbits-no-spade = You have no spade to attack with.
error-jackrabbits-no-house = There is no royal to be acquired here.
error-jackrabbits-royal-taken = { $card } is not in the court.
error-jackrabbits-no-carrot = All your carrots are out, and you have no royal of this suit to pay with.
error-jackrabbits-no-plaza = This is not a plaza.
error-jackrabbits-not-for-sale = { $card } is not sold here.

# What a bot's move is good for
jackrabbits-why-free-house = Why: the house of { $card } belongs to nobody.
jackrabbits-why-house-of = Why: the house of { $card } belongs to { $by }.
jackrabbits-why-royal = Why: { $count ->
    [1] one more royal, then home.
   *[other] { $count } more royals, then home.
}
jackrabbits-why-home = Why: these three royals win, once { $seat } is back on the citadel.
jackrabbits-why-swap = Why: three royals, but not yet the right ones.
jackrabbits-why-attack = Why: a fight won takes a card from { $by }.
jackrabbits-why-attack-leader = Why: nobody has more royals than { $by }.
jackrabbits-why-challenge-win = Why: let in, { $by } would win.
jackrabbits-why-challenge-royal = Why: let in, { $by } could acquire { $card }.
jackrabbits-why-challenge = Why: whoever cannot answer is sent off the board.

# What to play for, until somebody has won once
jackrabbits-goal = Carry three royal cards home to the citadel before the others do.
