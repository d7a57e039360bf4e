# Jackrabbits dans le navigateur : la carte, les places, le chemin vers la fin.

# La carte
jackrabbits-map = Le plateau
jackrabbits-map-hint = Les flèches déplacent le plateau, plus et moins rapprochent et éloignent, zéro le montre en entier. La touche Tab mène aux lieux à choisir, et les flèches vont de l’un à l’autre. Le plateau en mots est le dernier bouton.
jackrabbits-map-closer = Plus près
jackrabbits-map-farther = Plus loin
jackrabbits-map-whole = Tout le plateau
jackrabbits-map-words = Le plateau en mots
jackrabbits-map-picture = Le plateau en image
jackrabbits-map-spots = Lieux que vous pouvez choisir
jackrabbits-map-laying = On pose le plateau…

# Les places, et le chemin vers la fin
jackrabbits-standings = Ce qui manque pour finir
jackrabbits-scores = Joueurs
jackrabbits-ending-is = { $ending ->
    [simple] Pour gagner : trois figures quelconques, rapportées à la citadelle.
    [diverse] Pour gagner : trois figures de trois couleurs différentes, rapportées à la citadelle.
    [monarchic] Pour gagner : un roi, une dame et un valet, rapportés à la citadelle.
    [diverse-monarchic] Pour gagner : un roi, une dame et un valet de trois couleurs différentes, rapportés à la citadelle.
   *[tribal] Pour gagner : trois figures d’une même couleur, rapportées à la citadelle.
}
jackrabbits-seat-missing = { $count ->
    [0] a ses trois figures
    [1] encore une figure
   *[other] encore { $count } figures
}
jackrabbits-way-home = { $count ->
    [one] à { $count } voyage de la citadelle
   *[other] à { $count } voyages de la citadelle
}
jackrabbits-no-way-home = pas de route gratuite pour rentrer
jackrabbits-royals = Figures : { $cards }.
jackrabbits-no-royals = Aucune figure encore.
jackrabbits-cards = { $count ->
    [-1] cache le nombre de ses cartes
    [one] { $count } carte
   *[other] { $count } cartes
}
jackrabbits-seat-known = Connu
jackrabbits-seat-known-title = Cartes que vous avez vues chez { $seat }
jackrabbits-seat-capital = Capital
jackrabbits-seat-capital-title = { $seat } : as capital (règle 9)
jackrabbits-seat-open = Étalés
jackrabbits-seat-open-title = { $seat } : cœurs étalés, qui défient toute personne qui arrive (règle 9)
jackrabbits-turn-of = { $limit ->
    [0] Tour { $turn }
   *[other] Tour { $turn } sur { $limit }
}
jackrabbits-pile = Pioche { $count }
jackrabbits-jokers = Jokers à la cour { $count }
jackrabbits-discards = Défausse { $count }
jackrabbits-map-dice = Dés : { $first } et { $second }. Le prix est de { $price }.
jackrabbits-map-dice-none = Les dés ne sont pas encore lancés.
jackrabbits-ready-you = Vous avez vos trois figures : rentrez à la citadelle !
jackrabbits-ready = { $count ->
    [one] { $seats } a trois figures : il ne manque que la citadelle.
   *[other] { $seats } ont trois figures : il ne leur manque que la citadelle.
}
jackrabbits-turns-left = { $count ->
    [1] Le dernier tour avant la limite.
   *[other] Encore { $count } tours avant la limite.
}

# À qui de jouer
jackrabbits-status-turn = { $seat } { $phase ->
    [start] va lancer les dés.
    [lottery] cherche une carte qui correspond à un dé.
    [journey] choisit où aller.
    [payment] paie.
    [trade] choisit quoi acheter.
    [fare] doit payer le vol, ou tomber.
    [flight] choisit où atterrir.
    [challenge] peut défier le visiteur.
    [defence] répond au défi.
    [settle] décide quoi faire là.
    [fight] frappe, ou cède.
    [seal] choisit une carte à proposer.
    [claim] annonce sa carte.
    [agree] réfléchit au marché.
    [surplus] a trop de cartes et défausse.
    [fourth] rend une figure.
    [lay] peut étaler des cœurs.
    [flip] retourne une pièce du plateau.
   *[place] pose une pièce du plateau.
}

# Poser le plateau (règle 2.2)
jackrabbits-shares = { $seat }, à poser : hexagones { $hexagons }, losanges { $rhombi }, triangles { $triangles }.
