jackrabbits-name = Jackrabbits
jackrabbits-begin-first = Erste Partie
jackrabbits-begin-first-help = Das Einführungsspiel, auf dem gedruckten Plan. Du beginnst.
jackrabbits-begin-complete = Vollständige Partie
jackrabbits-begin-complete-help = Alles dabei: Flüge, Kämpfe, Paläste und Märkte.
jackrabbits-door-learn = In sechs Schritten lernen
jackrabbits-door-more = Das vollständige Spiel lernen
jackrabbits-door-boards = Einen eigenen Plan bauen
jackrabbits-pitch = Hol drei Hofkarten über Wege, Flüsse und Höhlen und sei zuerst daheim
jackrabbits-minutes = 45–75
# On the cards, also of the picture on the front page
jackrabbits-letter = { $suit ->
    [clubs] Kr
    [spades] P
    [hearts] H
   *[diamonds] Ka
}
