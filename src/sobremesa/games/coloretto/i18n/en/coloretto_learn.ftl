# Coloretto in five steps.

coloretto-learn-1-title = Draw and place
coloretto-learn-1 = On your turn you either draw a card or take a row. Draw the top card of the deck, then put it in one of the rows (rule 3).
coloretto-learn-1-done = A +2 is worth two points to whoever takes its row.
coloretto-learn-2-title = Take a row
coloretto-learn-2 = Instead of drawing, you may take a row with all its cards. Row 1 is full: three times +2 makes six points. Take it before somebody else does (rule 3).
coloretto-learn-2-done = The row is yours. You sit out until everybody has taken a row; then the next round begins.
coloretto-learn-3-title = Collect colours
coloretto-learn-3 = The more cards of a colour you have, the faster its points grow: 1, 3, 6, 10, 15, and 21 for six or more. You have a yellow card, and in row 1 there is another one beside a +2. Take row 1 (rule 7).
coloretto-learn-3-done = Two yellow cards: 3 points instead of 1. And 2 for the +2.
coloretto-learn-4-title = Only three colours are good for you
coloretto-learn-4 = At the end your three best colours count for you, and every other colour against you. You have yellow, blue and violet, and you have drawn an orange card: put it in a row that you do not want to take (rule 7).
coloretto-learn-4-done = A card that you do not want can also spoil a row for somebody who wants it.
coloretto-learn-5-title = The last round
coloretto-learn-5 = The last-round card has turned up, and the others have taken their rows. In row 3 there are a yellow and a blue card, both of them colours of yours: take it (rule 5).
coloretto-learn-5-done = All rows are taken, jokers have got their colours, and the most points win. You know all there is to know: time for a game of your own.
