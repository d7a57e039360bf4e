# The end, step by step; fetched when it comes.
jackrabbits-end-brought = { $seat } brought { $cards } home to the citadel, after { $turns ->
    [1] one turn
   *[other] { $turns } turns
} in all.
jackrabbits-end-time-text = After { $turns } turns, whoever has the most royals is ahead; if tied, the most cards.
jackrabbits-end-board = The board at the end
jackrabbits-end-title = The rabbits come home
jackrabbits-end-home = home on the citadel
