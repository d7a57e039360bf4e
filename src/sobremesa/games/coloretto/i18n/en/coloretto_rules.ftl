# Coloretto: the rules. `rule` is told in the documentation, the browser and the terminal, with its `example`; `picture` says in words what is drawn
# beside it; `detail` is the small print, and [R] marks a ruling of ours.

coloretto-rule-1 = **Cards.** There are 63 chameleons in seven colours, nine of each, ten “+2”, three jokers and one “last round”. Every player has a row in the middle of the table. Three to five people play, and the most points win.
coloretto-example-1 = With four players there are four rows.
coloretto-picture-1 = The seven colours of the chameleon, each with its own pattern and picture, then “+2”, joker and “last round”.
coloretto-detail-1 = Each colour also has a pattern, a picture and a letter: spots and cherries for red, stripes and half an orange for orange, zigzag and cheese for yellow, scales and a pear for green, waves and a fish for blue, diamonds and grapes for violet, a lattice and a coffee bean for brown. So nobody needs to see colours to tell the cards apart.

coloretto-rule-2 = **Set-up.** Everybody starts with one card, all of different colours. “Last round” goes into the deck with exactly 15 cards below it. Chance says who begins.
coloretto-example-2 = Three play, and the blue cards stay in the box. Ana starts with red, Ben with green, Cleo with yellow.
coloretto-picture-2 = The deck, spread out: a few cards face down, “last round”, and 15 more cards below it.
coloretto-detail-2 = With three players one colour stays in the box: chance picks it **[R]**, or whoever sets up the table. The first cards are dealt at random, too **[R]**.

coloretto-rule-3 = **Your turn.** Do one of two things: draw a card, or take a row.
coloretto-rule-3a = **Draw** the top card of the deck and put it face up in a row that nobody has taken yet. A row holds three cards at most.
coloretto-example-3a = You draw a brown card. Row 1 is full and row 2 has been taken, so it goes in row 3.
coloretto-picture-3a = Row 1 has three cards and is full, row 2 has been taken, and a brown card joins the blue one in row 3.
coloretto-detail-3a = Once every open row is full you cannot draw, only take. If you are the last one without a row, you may go on drawing alone.
coloretto-rule-3b = **Take** a row that has at least one card, with all its cards. You are out until the next round.
coloretto-example-3b = Row 2 holds red, red and “+2”. You take it, and all three cards are yours.
coloretto-picture-3b = A row with two red cards and a “+2” is taken, all three together.

coloretto-rule-4 = **Round.** It ends when everybody has a row. The rows go back to the middle, empty, and whoever took last begins the next round.
coloretto-example-4 = Ana, Ben and Cleo have each taken a row. Cleo was the last, so she begins.

coloretto-rule-5 = **“Last round”.** Whoever draws this card puts it aside for all to see and draws another one. The round you are playing is the last.
coloretto-example-5 = Ben draws “last round”, puts it aside and draws a green card. The round goes on until everybody has a row; then the game is over.
coloretto-picture-5 = “Last round” is put aside, and a green card is drawn in its place.
coloretto-detail-5 = The 15 cards below it are always enough: nobody draws once all rows are full, and five rows hold 15.

coloretto-rule-6 = **Jokers** wait until the end. Then you say which colour each of yours is.
coloretto-example-6 = You have three red cards and a joker. As the fourth red one it brings 10 points instead of 6.
coloretto-picture-6 = Three red cards and a joker count as four red ones: 10 points.
coloretto-detail-6 = Two jokers may be different colours, and a joker may be a colour you do not have, but not one that stayed in the box. The table proposes what brings most; you decide.

coloretto-rule-7 = **Score.** 1, 2, 3, 4, 5, 6 or more cards of a colour are worth 1, 3, 6, 10, 15, 21. Your three best colours count plus, all others minus. Each “+2” adds 2.
coloretto-example-7 = Four red (10), three blue (6), two green (3), one yellow (−1) and one “+2”: 10 + 6 + 3 − 1 + 2 = 20.
coloretto-picture-7 = Four red cards make 10, three blue ones 6, two green ones 3; a single yellow one costs 1, and “+2” makes 2.
coloretto-detail-7 = The table picks the three for you. With three colours or fewer, nothing counts minus.

coloretto-rule-8 = **Adding up.** First name your jokers, then add the three colours, subtract the rest, and add the “+2”.
coloretto-example-8 = One joker, one “+2”, six green, four yellow, three red and two blue. The joker becomes yellow: 21 + 15 + 6 − 3 + 2 = 41.
coloretto-picture-8 = Six green cards make 21, four yellow ones and a joker 15, three red ones 6, two blue ones cost 3, and “+2” makes 2.

coloretto-rule-9 = **Match.** Four games are a match, and the highest total wins. A single game is fine, too.
coloretto-example-9 = Ana begins the first game, whoever sits to her left the second.
coloretto-detail-9 = A tie is shared **[R]**. Each further game is begun by the seat to the left of the one who began the last **[R]**.

coloretto-rule-10 = **Secrets.** Only the order of the deck is secret. Everything else is open to all.
coloretto-example-10 = You may look at everybody’s cards at any time, and count them.
coloretto-detail-10 = So the table may as well count: it shows how many cards of each kind are still to come and what a row would do to everybody’s score. Whoever would rather play without switches that off when the table is set up.

coloretto-rule-11 = **Not in the rulebook** are three options from later editions: another scoring table, a game for two, and the golden joker. They are off unless you turn them on.
coloretto-example-11 = With the other table 1, 2, 3, 4, 5, 6 or more cards are worth 1, 4, 8, 7, 6, 5: three of a colour are best.
coloretto-picture-11 = A row with the golden joker is taken, and the top card of the deck comes along.
coloretto-detail-11 = The game for two: two colours stay in the box, each starts with two different cards, the three rows hold one, two and three cards, and the row nobody took is put away. The golden joker: one of the three jokers is golden; whoever takes it also takes the top card of the deck at once, and 16 cards are below “last round”.
