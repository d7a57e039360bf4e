jackrabbits-name = Jackrabbits
jackrabbits-begin-first = Erste Partie
jackrabbits-begin-first-help = Das Einführungsspiel, auf dem gedruckten Plan. Du beginnst.
jackrabbits-begin-complete = Vollständige Partie
jackrabbits-begin-complete-help = Alles dabei: Flüge, Kämpfe, Paläste und Märkte.
