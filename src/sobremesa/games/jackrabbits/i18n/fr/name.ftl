jackrabbits-name = Jackrabbits
jackrabbits-begin-first = Première partie
jackrabbits-begin-first-help = Le jeu d’initiation, sur le plateau imprimé. C’est vous qui commencez.
jackrabbits-begin-complete = Partie complète
jackrabbits-begin-complete-help = Tout y est : vols, combats, palais et places.
jackrabbits-door-learn = Apprendre en six étapes
jackrabbits-door-more = Apprendre le jeu complet
jackrabbits-door-boards = Faire votre plateau
jackrabbits-pitch = Rapportez trois figures par les routes, les rivières et les terriers, avant les autres
jackrabbits-minutes = 45–75
# On the cards, also of the picture on the front page
jackrabbits-letter = { $suit ->
    [clubs] T
    [spades] P
    [hearts] C
   *[diamonds] K
}
