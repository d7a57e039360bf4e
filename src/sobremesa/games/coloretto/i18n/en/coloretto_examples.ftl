# An example for each rule, on the pages that tell the rules: `<game>-example-<rule>`.

coloretto-example-1 = With four players there are four rows.
coloretto-example-2 = Three play, and the blue cards stay in the box. Ana starts with red, Ben with green, Cleo with yellow.
coloretto-example-3 = Row 1 holds a card you want: take it now, or draw, and hope that nobody else takes it.
coloretto-example-3a = You draw a brown card. Row 1 is full and row 2 has been taken, so it goes in row 3.
coloretto-example-3b = Row 2 holds red, red and “+2”. You take it, and all three cards are yours.
coloretto-example-4 = Ana, Ben and Cleo have each taken a row. Cleo was the last, so she begins the next round.
coloretto-example-5 = Ben draws “last round”, puts it aside and draws a green card. The round goes on until everybody has a row; then it is over.
coloretto-example-6 = You have three red cards and a joker. As the fourth red one it brings 10 points instead of 6.
coloretto-example-7 = Four red (10), three blue (6), two green (3), one yellow (−1) and one “+2”: 10 + 6 + 3 − 1 + 2 = 20.
coloretto-example-9 = Ana begins the first game, whoever sits to her left the second.
coloretto-example-10 = You may look at everybody’s cards at any time, and count them.
