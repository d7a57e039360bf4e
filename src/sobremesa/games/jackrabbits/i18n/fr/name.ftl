jackrabbits-name = Jackrabbits
jackrabbits-begin-first = Première partie
jackrabbits-begin-first-help = Le jeu d’initiation, sur le plateau imprimé. C’est vous qui commencez.
jackrabbits-begin-complete = Partie complète
jackrabbits-begin-complete-help = Tout y est : vols, combats, palais et places.
