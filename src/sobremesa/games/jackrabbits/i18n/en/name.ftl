jackrabbits-name = Jackrabbits
jackrabbits-begin-first = First game
jackrabbits-begin-first-help = The introductory rules, on the printed board. You begin.
jackrabbits-begin-complete = Complete game
jackrabbits-begin-complete-help = All of it: flights, fights, palaces and plazas.
jackrabbits-door-learn = Learn it in six steps
jackrabbits-door-more = Learn the complete game
jackrabbits-door-boards = Build your own board
jackrabbits-pitch = Fetch three royal cards across roads, rivers and burrows, and be home first
jackrabbits-minutes = 45–75
# On the cards, also of the picture on the front page
jackrabbits-letter = { $suit ->
    [clubs] C
    [spades] S
    [hearts] H
   *[diamonds] D
}
