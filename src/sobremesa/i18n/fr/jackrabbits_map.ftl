# Jackrabbits dans le navigateur : la carte, les places, le chemin vers la fin, les règles en bref.

# La carte
jackrabbits-map = La carte
jackrabbits-map-hint = Les flèches déplacent la carte, plus et moins rapprochent et éloignent, zéro la montre en entier. La touche Tab mène aux lieux à choisir, et les flèches vont de l’un à l’autre. Le plateau en mots est le dernier bouton.
jackrabbits-map-closer = Plus près
jackrabbits-map-farther = Plus loin
jackrabbits-map-whole = Tout le plateau
jackrabbits-map-words = Le plateau en mots
jackrabbits-map-picture = Le plateau en image
jackrabbits-map-spots = Lieux que vous pouvez choisir
jackrabbits-map-laying = On pose le plateau…

# Le plateau en mots
jackrabbits-twin = Le plateau en mots
jackrabbits-twin-here = Ici : { $seats }.
jackrabbits-twin-carrot = Carotte de { $seat }.
jackrabbits-twin-court = Sa figure est à la cour.
jackrabbits-twin-roads = Chemins libres vers { $places }.
jackrabbits-twin-no-roads = Aucun chemin libre ne mène à un autre hexagone.
jackrabbits-twin-passing = En passant : { $places }.
jackrabbits-twin-shore = la pleine mer

# Les places, et le chemin vers la fin
jackrabbits-standings = Ce qui manque pour finir
jackrabbits-scores = Joueurs
jackrabbits-ending-is = { $ending ->
    [simple] Pour gagner : trois figures quelconques, rapportées à la citadelle.
    [diverse] Pour gagner : des figures de trois couleurs, rapportées à la citadelle.
    [monarchic] Pour gagner : un roi, une dame et un valet, rapportés à la citadelle.
    [diverse-monarchic] Pour gagner : un roi, une dame et un valet de trois couleurs, rapportés à la citadelle.
   *[tribal] Pour gagner : trois figures d’une même couleur, rapportées à la citadelle.
}
jackrabbits-seat-missing = { $count ->
    [0] a ses trois figures
    [one] encore une figure
   *[other] encore { $count } figures
}
jackrabbits-way-home = { $count ->
    [one] à un voyage de chez soi
   *[other] à { $count } voyages de chez soi
}
jackrabbits-no-way-home = pas de chemin libre du retour
jackrabbits-royals = Figures : { $cards }.
jackrabbits-no-royals = Aucune figure encore.
jackrabbits-cards = { $count ->
    [-1] cache le nombre de ses cartes
    [one] { $count } carte
   *[other] { $count } cartes
}
jackrabbits-seat-known = Connu
jackrabbits-seat-known-title = Cartes de { $seat } que vous avez vues
jackrabbits-seat-capital = Capital
jackrabbits-seat-capital-title = L’as capital de { $seat } (règle 9)
jackrabbits-seat-open = Étalé
jackrabbits-seat-open-title = Cœurs de { $seat } qui défient qui arrive (règle 9)
jackrabbits-turn-of = { $limit ->
    [0] Tour { $turn }
   *[other] Tour { $turn } sur { $limit }
}
jackrabbits-pile = Pioche { $count }
jackrabbits-jokers = Jokers à la cour { $count }
jackrabbits-discards = Défausse { $count }
jackrabbits-map-dice = Dés : { $first } et { $second }. Le prix est { $price }.
jackrabbits-map-dice-none = Les dés ne sont pas encore lancés.
jackrabbits-ready-you = Vous avez vos trois figures : rentrez à la citadelle !
jackrabbits-ready = { $count ->
    [one] { $seats } a trois figures : il ne manque que la citadelle.
   *[other] { $seats } ont trois figures : il ne leur manque que la citadelle.
}
jackrabbits-turns-left = { $count ->
    [one] Le dernier tour avant la limite.
   *[other] Encore { $count } tours avant la limite.
}

# À qui de jouer
jackrabbits-status-turn = { $seat } { $phase ->
    [start] va lancer les dés.
    [lottery] cherche une carte égale à un dé.
    [journey] choisit où aller.
    [payment] paie.
    [fare] doit payer le vol, ou tomber.
    [flight] choisit où atterrir.
    [challenge] peut défier le visiteur.
    [defence] répond au défi.
    [settle] décide que faire là.
    [fight] frappe, ou cède.
    [seal] choisit une carte à offrir.
    [claim] dit ce qui est offert.
    [agree] réfléchit au marché.
    [surplus] a trop de cartes et défausse.
    [fourth] rend une figure.
    [lay] peut étaler des cœurs.
    [flip] retourne une pièce du plateau.
   *[place] pose une pièce du plateau.
}

# Poser le plateau (règle 2.2)
jackrabbits-placing = Posez { jackrabbits-piece }
jackrabbits-placing-hint = Choisissez un endroit sur la carte, tournez la pièce, posez-la.
jackrabbits-placing-spot = Endroit { $number }, { $ways ->
    [one] une seule façon
   *[other] { $ways } façons
}
jackrabbits-placing-turn = Tourner
jackrabbits-placing-lay = Poser ici
jackrabbits-shares = { $seat } doit encore poser : hexagones { $hexagons }, losanges { $rhombi }, triangles { $triangles }.

# La fin
jackrabbits-end-won = { $seat } gagne !
jackrabbits-end-you = Vous gagnez !
jackrabbits-end-time = Le temps est écoulé.
jackrabbits-end-brought = { $seat } a rapporté { $cards } à la citadelle, après { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
} en tout.
jackrabbits-end-time-text = Après { $turns } tours comptent les figures, puis les cartes.
jackrabbits-end-board = Le plateau à la fin

# Les règles, en bref
jackrabbits-rule-1 = **Ce qu’il y a.** La cour est visible : rois, dames, valets et deux jokers. La pioche : les quarante petites cartes, as compris. Chacun a un lapin et trois carottes ; les deux dés sont à tous.
jackrabbits-rule-2 = **La carte.** Treize hexagones : la citadelle et douze maisons, tours (rois), palais (dames) et places (valets). Entre eux, des chemins par forêts, rivières, montagnes, carrefours, tavernes et grottes. Le souterrain est à part.
jackrabbits-rule-2-2 = Le plateau est l’imprimé, un autre au hasard, ou posé à tour de rôle : retournez une de vos pièces et posez-la.
jackrabbits-rule-2-3 = Un bon plateau n’a pas de chemin qui bute sur un côté nu, pas d’hexagones joints chemin à chemin, pas de triangles côte à côte. Les pièces posées à tour de rôle s’y tiennent tant qu’elles peuvent.
jackrabbits-rule-2-4 = Un hexagone peut être mis à part et commencer une île.
jackrabbits-rule-2-5 = Un bout de chemin sans rien au-delà est un rivage.
jackrabbits-rule-3 = **Préparation.** Trois cartes chacun, tous les lapins à la citadelle. La fin dit quelles trois figures gagnent : n’importe lesquelles (simple), de trois couleurs (diverse), roi, dame et valet (monarchique), les deux à la fois, ou d’une même couleur (tribale).
jackrabbits-rule-4 = **Gagner.** Qui est sur la citadelle à son propre tour avec les figures de la fin gagne aussitôt. Personne n’en garde plus de trois.
jackrabbits-rule-5 = **Votre tour** se passe ainsi :
jackrabbits-rule-5-1 = **Loterie.** Lancez les deux dés. Si une de vos petites cartes égale un dé, vous pouvez la montrer et piocher. La somme est le prix de ce tour.
jackrabbits-rule-5-2 = **Limite de la main.** Neuf cartes, figures et jokers compris. Défaussez le surplus ; figures et jokers retournent à la cour.
jackrabbits-rule-5-3 = **Voyage,** si vous voulez. Suivez gratis un chemin jusqu’au premier hexagone ; à un carrefour, choisissez. En route vous pouvez acheter des transferts (6). Il finit sur un hexagone, dans le souterrain ou hors du plateau.
jackrabbits-rule-5-4 = **Acquisition.** Sur une maison dont la figure est à la cour : défaussez au moins 10 de sa couleur, prenez la figure, laissez une carotte. L’as vaut 1, une figure 10 ; le trop-payé est perdu. Trois carottes dehors, il faut payer avec une figure.
jackrabbits-rule-5-5 = **Accroissement.** Si le tour finit sur un hexagone ou dans le souterrain, piochez une carte.
jackrabbits-rule-5-6 = Une figure dépensée retourne à la cour, sa carotte à son propriétaire.
jackrabbits-rule-6 = **Les transferts** coûtent le prix du tour, dans les couleurs que prend la pièce, librement combinées.
jackrabbits-rule-6-1 = **Raccourci** (forêt, rivière, montagne ; trèfle, pique, cœur) : passez à l’autre chemin de la pièce et sortez d’un côté ou de l’autre.
jackrabbits-rule-6-2 = **Marchand** (carrefour ; pique, carreau) : galopez vers n’importe quel hexagone, et le voyage finit ; ou, si ce carrefour a un rivage, naviguez vers un autre et continuez à pied.
jackrabbits-rule-6-3 = **Taverne** (cœur, carreau) : prenez un joker à la cour. Lors d’un autre voyage, libérez-le où vous voulez en chemin : un trajet de marchand gratuit. Il ne sert à rien d’autre.
jackrabbits-rule-6-4 = **Grotte** (trèfle, carreau) : payez et sortez d’une autre grotte ; ou ne payez rien, reposez-vous dans le souterrain et partez la prochaine fois de n’importe quelle grotte.
jackrabbits-rule-7 = **Hors du plateau.** Par un rivage, ou en exil : le tour finit sans carte. Au suivant vous ne faites que revenir au souterrain et piocher ; à celui d’après vous sortez de n’importe quelle grotte.
jackrabbits-rule-8 = **Le jeu complet** donne à chaque couleur son usage.
jackrabbits-rule-8-1 = **Les trèfles volent.** Sur une tour, avant de lancer, montrez un trèfle pour passeport. Pas plus que sa valeur : volez vers toute autre tour. Plus : payez la différence dans la couleur de la tour quittée, ou tombez hors du plateau.
jackrabbits-rule-8-2 = **Les piques se battent.** Une fois par tour, après le voyage, attaquez un lapin de votre hexagone. Tour à tour on joue des piques jusqu’à dépasser l’autre ; qui ne peut ou ne veut pas quitte le plateau. Un attaquant vainqueur prend une carte à l’aveugle ; une figure amène sa carotte, et de quatre figures l’une est rendue.
jackrabbits-rule-8-3 = **Les cœurs ouvrent les palais.** Un visiteur peut être défié par quiconque, sur le plateau, montre la dame de ce palais ou des cœurs valant six. S’il en montre autant, le challenger perd ces cartes et quitte le plateau ; sinon, c’est le visiteur.
jackrabbits-rule-8-4 = **Les carreaux commercent.** Une place vend les défausses de sa couleur contre des carreaux de même valeur ; la place J♦ vend des carreaux contre n’importe quoi.
jackrabbits-rule-8-5 = À l’arrivée, dans cet ordre : défi, combat, commerce, acquisition, accroissement.
jackrabbits-rule-9 = **Options,** chacune à part. **Échanges entre lapins :** à l’aveugle avec un lapin voisin ; qui ment part en exil. **As ambivalents :** 1 ou 11. **As capitaux :** votre premier as dépensé vaut 11 et reste devant vous ; **capital d’appoint :** il ajoute ensuite 1 aux paiements de sa couleur. **Citadelle avancée :** palais, place et tour à la fois. **Couleurs comptées :** autant que de joueurs. **Vols résidentiels :** vers tout hexagone. **Palais provisoires :** des cœurs étalés sur une maison défient qui arrive. **Carottes de passage :** les vôtres ne vous arrêtent pas. **Gros lots :** un lot par carte montrée et pour un double. **Mains à l’étroit :** six cartes. **Surplus saisi :** on peut en avoir trop, jusqu’à ce qu’on vous dénonce. **Valeurs patriarcales :** A 14, K 13, Q 12, J 11. **Limite de tours :** puis le plus de figures, puis de cartes.
