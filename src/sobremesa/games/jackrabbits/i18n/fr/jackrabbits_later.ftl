# Jackrabbits dans le navigateur : ce qui ne se dit qu’au besoin : le plateau en mots, sa construction, la fin.

jackrabbits-twin = Le plateau en mots
jackrabbits-twin-here = Ici : { $seats }.
jackrabbits-twin-here-you = Vous êtes ici.
jackrabbits-twin-carrot = Carotte : { $seat }.
jackrabbits-twin-carrot-you = Votre carotte.
jackrabbits-twin-court = Sa figure est à la cour.
jackrabbits-twin-roads = Routes gratuites vers { $places }.
jackrabbits-twin-no-roads = Aucune route gratuite ne mène à un autre hexagone.
jackrabbits-twin-passing = En passant : { $places }.
jackrabbits-twin-shore = la pleine mer
jackrabbits-placing = Posez { jackrabbits-piece }
jackrabbits-placing-hint = Faites-la glisser sur le plateau, ou choisissez un endroit ; tournez-la, posez-la.
jackrabbits-placing-spot = Endroit { $number }, { $ways ->
    [1] une seule façon
   *[other] { $ways } façons
}{ $against ->
    [all] , toujours contre les conseils
    [some] , parfois contre les conseils
   *[none] {""}
}
jackrabbits-placing-turn = Tourner
jackrabbits-placing-lay = Poser ici
jackrabbits-placing-against = Contre les conseils : { $advice }.
jackrabbits-placing-careful = Les endroits marqués « ! » vont contre les conseils pour un bon plateau (règle 2.3).
