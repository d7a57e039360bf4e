# Jackrabbits : noms, cartes, lieux, ce qui se passe, options et pourquoi quelque chose n’a pas été fait.

# Noms

# Cartes. $sign est le signe de la couleur.
jackrabbits-card = { $suit ->
    [joker] joker
   *[other] { $rank }{ $sign }
}
jackrabbits-suit = { $suit ->
    [clubs] trèfle
    [spades] pique
    [hearts] cœur
   *[diamonds] carreau
}

# Lieux : leur nom, vers où, où
jackrabbits-place = { $place ->
    [citadel] la citadelle
    [tower-clubs] la tour K♣
    [tower-spades] la tour K♠
    [tower-hearts] la tour K♥
    [tower-diamonds] la tour K♦
    [palace-clubs] le palais Q♣
    [palace-spades] le palais Q♠
    [palace-hearts] le palais Q♥
    [palace-diamonds] le palais Q♦
    [plaza-clubs] la place J♣
    [plaza-spades] la place J♠
    [plaza-hearts] la place J♥
    [plaza-diamonds] la place J♦
    [underground] le souterrain
    [off] hors du plateau
    [forest] la forêt
    [river] la rivière
    [mountain] la montagne
    [crossing] le carrefour
    [tavern] la taverne
   *[cave] la grotte
}
jackrabbits-to = { $place ->
    [citadel] jusqu’à la citadelle
    [tower-clubs] jusqu’à la tour K♣
    [tower-spades] jusqu’à la tour K♠
    [tower-hearts] jusqu’à la tour K♥
    [tower-diamonds] jusqu’à la tour K♦
    [palace-clubs] jusqu’au palais Q♣
    [palace-spades] jusqu’au palais Q♠
    [palace-hearts] jusqu’au palais Q♥
    [palace-diamonds] jusqu’au palais Q♦
    [plaza-clubs] jusqu’à la place J♣
    [plaza-spades] jusqu’à la place J♠
    [plaza-hearts] jusqu’à la place J♥
    [plaza-diamonds] jusqu’à la place J♦
    [underground] jusqu’au souterrain
    [off] hors du plateau
    [forest] jusqu’à la forêt
    [river] jusqu’à la rivière
    [mountain] jusqu’à la montagne
    [crossing] jusqu’au carrefour
    [tavern] jusqu’à la taverne
   *[cave] jusqu’à la grotte
}
jackrabbits-at = { $place ->
    [citadel] à la citadelle
    [tower-clubs] à la tour K♣
    [tower-spades] à la tour K♠
    [tower-hearts] à la tour K♥
    [tower-diamonds] à la tour K♦
    [palace-clubs] au palais Q♣
    [palace-spades] au palais Q♠
    [palace-hearts] au palais Q♥
    [palace-diamonds] au palais Q♦
    [plaza-clubs] à la place J♣
    [plaza-spades] à la place J♠
    [plaza-hearts] à la place J♥
    [plaza-diamonds] à la place J♦
    [underground] dans le souterrain
    [off] hors du plateau
    [forest] à la forêt
    [river] à la rivière
    [mountain] à la montagne
    [crossing] au carrefour
    [tavern] à la taverne
   *[cave] à la grotte
}

# Ce qui se passe
jackrabbits-drafting = La citadelle est posée ; à chacun de poser des pièces. { $seat } commence.
jackrabbits-dealt = Trois cartes chacun, tous les lapins à la citadelle. { $seat } commence.
jackrabbits-flipped = { $seat } retourne { $shape ->
    [hexagon] un hexagone
    [rhombus] un losange
   *[triangle] un triangle
} : { jackrabbits-piece }.
jackrabbits-placed = { $seat } pose { jackrabbits-piece }.
jackrabbits-set-aside = { $seat } met de côté { jackrabbits-piece } : aucune route ne peut accueillir cette pièce.
jackrabbits-piece = { $piece ->
    [citadel] la citadelle
    [tower-clubs] la tour K♣
    [tower-spades] la tour K♠
    [tower-hearts] la tour K♥
    [tower-diamonds] la tour K♦
    [palace-clubs] le palais Q♣
    [palace-spades] le palais Q♠
    [palace-hearts] le palais Q♥
    [palace-diamonds] le palais Q♦
    [plaza-clubs] la place J♣
    [plaza-spades] la place J♠
    [plaza-hearts] la place J♥
    [plaza-diamonds] la place J♦
    [forest] une forêt
    [river] une rivière
    [mountain] une montagne
    [crossing] un carrefour
    [tavern] une taverne
   *[cave] une grotte
}
jackrabbits-rolled = { $seat } lance les dés : { $first } et { $second }. Le prix est de { $price }.
jackrabbits-passport = { $seat } présente { $card } comme passeport.
jackrabbits-prize = { $seat } montre { $card } et gagne un lot.
jackrabbits-drew = { $seat } pioche une carte.
jackrabbits-drew-card = { $seat } pioche { $card }.
jackrabbits-reshuffled = La défausse est mélangée et forme une nouvelle pioche.
jackrabbits-crept-under = { $seat } revient dans le souterrain.
jackrabbits-stayed = { $seat } reste { jackrabbits-at }.
jackrabbits-went = { $seat } marche { jackrabbits-to }.
jackrabbits-rested = { $seat } descend par une grotte se reposer dans le souterrain.
jackrabbits-left = { $seat } sort du plateau.
jackrabbits-paid = { $seat } paie avec { $cards }, soit { $total }.
jackrabbits-paid-capital = { $seat } paie avec { $cards }, soit { $total } avec son as capital.
jackrabbits-took-shortcut = { $seat } coupe { jackrabbits-through }.
jackrabbits-through = { $place ->
    [forest] par la forêt
    [river] par la rivière
   *[mountain] par la montagne
}
jackrabbits-galloped = { $seat } galope avec un marchand { jackrabbits-to }.
jackrabbits-sailed = { $seat } navigue avec un marchand et débarque { jackrabbits-at }.
jackrabbits-took-joker = { $seat } emmène un joker de la taverne.
jackrabbits-burrowed = { $seat } traverse le terrier et sort par une autre grotte.
jackrabbits-rode = { $seat } libère un joker et chevauche { jackrabbits-to }.
jackrabbits-floated = { $seat } libère un joker, navigue et débarque { jackrabbits-at }.
jackrabbits-fare-paid = { $seat } peut décoller.
jackrabbits-fell = { $seat } ne peut pas finir son vol et tombe hors du plateau.
jackrabbits-flew = { $seat } vole { jackrabbits-to }.
jackrabbits-acquired = { $seat } acquiert { $card } et laisse une carotte sur la maison.
jackrabbits-bought = { $seat } achète { $cards } dans la défausse.
jackrabbits-let-in = Personne n’arrête { $seat } { jackrabbits-at }.
jackrabbits-challenged = { $seat } montre { $cards } et met { $by } au défi.
jackrabbits-gave-way = { $seat } ne montre rien à { $by }.
jackrabbits-proved = { $seat } répond à { $by } par { $cards } et entre.
jackrabbits-lost-shown = { $seat } perd { $cards }.
jackrabbits-laid-open = { $seat } étale { $cards } { jackrabbits-at } : tout visiteur est mis au défi.
jackrabbits-attacked = { $seat } attaque { $by }.
jackrabbits-struck = { $seat } frappe avec { $card } : { $total } en tout.
jackrabbits-beaten = { $seat } cède devant { $by }.
jackrabbits-stole = { $seat } prend une carte à { $by }, à l’aveugle.
jackrabbits-took-card = { $by } donne { $card } à { $seat }.
jackrabbits-took-royal = { $by } cède la figure { $card } à { $seat } ; la carotte change de main.
jackrabbits-returned = { $seat } renvoie { $card } à la cour : personne ne garde quatre figures.
jackrabbits-bargaining = { $seat } propose un marché à { $by }.
jackrabbits-sealed = { $seat } cache une carte dans sa patte.
jackrabbits-sealed-card = { $seat } cache { $card } dans sa patte.
jackrabbits-claimed = { $seat } dit que c’est { $card }.
jackrabbits-refused-bargain = { $seat } ne veut pas de ce marché.
jackrabbits-swapped = { $seat } et { $by } échangent leurs cartes.
jackrabbits-lied = { $seat } avait promis { $card } : c’était faux.
jackrabbits-sent-off = { $seat } part en exil.
jackrabbits-called-in-vain = { $seat } dénonce { $by }, qui respecte la limite.
jackrabbits-seized = { $seat } dénonce { $by } et saisit { $number ->
    [one] { $number } carte de trop
   *[other] { $number } cartes de trop
}.
jackrabbits-discarded = { $seat } en a trop et défausse { $card }.
jackrabbits-won = { $seat } apporte { $cards } à la citadelle et gagne !
jackrabbits-time-up = { $count ->
    [one] Le temps est écoulé. { $seats } mène (figures : { $points }).
   *[other] Le temps est écoulé. { $seats } mènent à égalité (figures : { $points }).
}

# Ce qui est demandé
jackrabbits-ask = { $phase ->
    [start] Lancez les dés.
    [lottery] Une de vos cartes correspond à un dé ? Montrez-la et gagnez un lot.
    [journey] Où allez-vous ?
    [payment] Choisissez les cartes pour payer.
    [trade] Payez, ou choisissez d’autres cartes.
    [fare] Le jet dépasse votre passeport : payez le reste ou tombez.
    [flight] Où atterrissez-vous ?
    [challenge] Mettez-vous le visiteur au défi ?
    [defence] On vous met au défi : montrez-en autant, ou partez.
    [settle] Que faites-vous ici ?
    [fight] Frappez avec des piques, ou cédez.
    [seal] Quelle carte cachez-vous ?
    [claim] Quelle carte annoncez-vous ?
    [agree] Acceptez-vous l’échange ?
    [surplus] Vous avez trop de cartes : défaussez.
    [fourth] Quatre figures, c’est trop : laquelle rendez-vous ?
    [lay] Étalez-vous des cœurs ici ?
    [flip] Quelle pièce retournez-vous ?
    [place] Où va la pièce ?
   *[over] La partie est finie.
}
jackrabbits-wait = { $seat } décide.

# Coups
jackrabbits-move-roll = Lancer les dés
jackrabbits-move-pass = Non merci
jackrabbits-move-stay = Rester ici
jackrabbits-move-rest = Se reposer dans le souterrain
jackrabbits-move-leave = Sortir du plateau
jackrabbits-move-acquire = Acquérir la figure
jackrabbits-move-end = Finir le tour et piocher
jackrabbits-move-yield = Céder
jackrabbits-move-fare = Payer le reste
jackrabbits-move-fall = Tomber hors du plateau
jackrabbits-move-agree = Échanger
jackrabbits-move-refuse = Pas de marché
jackrabbits-move-call = Dénoncer { $seat }
jackrabbits-move-attack = Attaquer { $seat }
jackrabbits-move-bargain = Négocier avec { $seat }
jackrabbits-move-go = Marcher { jackrabbits-to }
jackrabbits-move-gallop = Galoper { jackrabbits-to }
jackrabbits-move-ride = Sur un joker { jackrabbits-to }
jackrabbits-move-fly = Voler { jackrabbits-to }
jackrabbits-move-shortcut = Couper { jackrabbits-through }
jackrabbits-move-tavern = Emmener un joker de la taverne
jackrabbits-move-hole = Par le terrier vers une autre grotte
jackrabbits-move-sail = Naviguer { jackrabbits-to }
jackrabbits-move-float = Joker par mer { jackrabbits-to }
jackrabbits-move-passport = Voler avec { $card } pour passeport
jackrabbits-move-show = Montrer { $card }
jackrabbits-move-pay = Payer avec { $card }
jackrabbits-move-pay11 = Payer { $card } comme 11
jackrabbits-move-strike = Frapper avec { $card }
jackrabbits-move-strike11 = Frapper avec { $card } comme 11
jackrabbits-move-discard = Défausser { $card }
jackrabbits-move-return = Rendre { $card }
jackrabbits-move-buy = Acheter { $card }
jackrabbits-move-lay = Étaler { $card }
jackrabbits-move-seal = Cacher { $card } dans la patte
jackrabbits-move-claim = Dire que c’est { $card }
jackrabbits-move-flip = Retourner { $shape ->
    [hexagon] un hexagone
    [rhombus] un losange
   *[triangle] un triangle
}
jackrabbits-move-place = La poser à l’endroit { $number }
jackrabbits-move-aside = La mettre de côté : pas de route

# Ce que 2.3 déconseille
jackrabbits-advice = { $advice ->
    [dead-end] fait une impasse
    [hexagons-joined] joint deux hexagones route contre route
   *[triangles-touch] met des triangles côte à côte
}

# Préparer la partie
jackrabbits-option-board = Plateau
jackrabbits-option-board-help = « sample » (l’imprimé), « random:7 » (une graine, et « :1 » pour une île), « draft » (posé à tour de rôle), « together » (posé par tous avant la partie) ou un code (règle 2.2).
jackrabbits-option-tight_suits = Couleurs comptées
jackrabbits-option-tight_suits-help = Autant de couleurs que de joueurs, et de jeux de routes : nommez celles qui restent, comme CSH (règle 9).
jackrabbits-option-heeded_advice = Conseils suivis
jackrabbits-option-heeded_advice-help = Quand on pose des pièces, à tour de rôle ou ensemble, on suit les conseils pour un bon plateau tant qu’un endroit le permet (règle 2.3).
jackrabbits-option-ending = Fin
jackrabbits-option-ending-help = Quelles trois figures gagnent (règle 3).
jackrabbits-option-ending-value = { $value ->
    [simple] simple : trois au choix
    [diverse] diverse : trois couleurs
    [monarchic] monarchique : K, Q et J
    [diverse-monarchic] diverse et monarchique
   *[tribal] tribale : une seule couleur
}
jackrabbits-option-complete = Le jeu complet
jackrabbits-option-complete-help = Les trèfles volent, les piques se battent, les cœurs ouvrent les palais, les carreaux commercent (règle 8). Sinon : le jeu d’initiation.
jackrabbits-option-individual_trades = Échanges entre lapins
jackrabbits-option-individual_trades-help = Marchés à l’aveugle avec un lapin de votre hexagone ; le joueur qui ment part en exil (règle 9).
jackrabbits-option-ambivalent_aces = As ambivalents
jackrabbits-option-ambivalent_aces-help = Un as vaut 1 ou 11, dépensé ou montré, au choix de son propriétaire (règle 9).
jackrabbits-option-capital_aces = As capitaux
jackrabbits-option-capital_aces-help = Le premier as que vous dépensez vaut 11 et reste devant vous (règle 9).
jackrabbits-option-additional_capital = Capital d’appoint
jackrabbits-option-additional_capital-help = L’as devant vous ajoute 1 partout où il faut sa couleur : pour payer, en combat, parmi les cœurs (règle 9).
jackrabbits-option-advanced_citadel = Citadelle avancée
jackrabbits-option-advanced_citadel-help = La citadelle est aussi palais, place et tour (règle 9).
jackrabbits-option-residential_flights = Vols résidentiels
jackrabbits-option-residential_flights-help = Les vols atterrissent sur tout hexagone (règle 9).
jackrabbits-option-provisional_palaces = Palais provisoires
jackrabbits-option-provisional_palaces-help = Des cœurs étalés sur une maison défient tout visiteur (règle 9).
jackrabbits-option-trailing_carrots = Carottes de passage
jackrabbits-option-trailing_carrots-help = Un hexagone avec votre carotte n’arrête pas votre voyage, d’où que vous veniez (règle 9).
jackrabbits-option-windfall_lottery = Gros lots
jackrabbits-option-windfall_lottery-help = Un lot pour chaque carte qui correspond à un dé, et un pour un double (règle 9).
jackrabbits-option-overtaxed_hands = Mains à l’étroit
jackrabbits-option-overtaxed_hands-help = Six cartes au plus (règle 9).
jackrabbits-option-seized_surplus = Surplus saisi
jackrabbits-option-seized_surplus-help = Personne n’est obligé de défausser, on ne voit pas combien de cartes ont les autres, et si l’on vous dénonce avec trop de cartes, vous perdez le surplus (règle 9).
jackrabbits-option-late_cards = Cartes tardives (règle maison)
jackrabbits-option-late_cards-help = Qui joue en dernier, et à quatre les deux dernières places, commence avec une carte de plus. Pas dans le livret (règle 9).
jackrabbits-option-patriarchal_values = Valeurs patriarcales
jackrabbits-option-patriarchal_values-help = A 14, K 13, Q 12, J 11 (règle 9).
jackrabbits-option-turn_limit = Limite de tours
jackrabbits-option-turn_limit-help = La partie s’arrête après tant de tours ; 0 : jamais. Le joueur qui a le plus de figures, puis de cartes, mène (règle 9).
jackrabbits-option-starter = Qui commence
jackrabbits-option-starter-help = Le hasard décide, ou la place que vous indiquez (règle 3).

# Pourquoi quelque chose n’a pas été fait
error-jackrabbits-needs-complete = Cela relève du jeu complet : { $option ->
    [individual_trades] les échanges entre lapins
    [ambivalent_aces] les as ambivalents
    [capital_aces] les as capitaux
    [advanced_citadel] la citadelle avancée
    [residential_flights] les vols résidentiels
    [provisional_palaces] les palais provisoires
   *[patriarchal_values] les valeurs patriarcales
}.
error-jackrabbits-contradiction = Options incompatibles : { $option ->
    [individual_trades] les échanges entre lapins
    [ambivalent_aces] les as ambivalents
    [capital_aces] les as capitaux
    [advanced_citadel] la citadelle avancée
    [residential_flights] les vols résidentiels
    [provisional_palaces] les palais provisoires
   *[patriarchal_values] les valeurs patriarcales
} et { $other ->
    [individual_trades] les échanges entre lapins
    [ambivalent_aces] les as ambivalents
    [capital_aces] les as capitaux
    [advanced_citadel] la citadelle avancée
    [residential_flights] les vols résidentiels
    [provisional_palaces] les palais provisoires
   *[patriarchal_values] les valeurs patriarcales
}.
error-jackrabbits-needs-capital = L’option « Capital d’appoint » demande « As capitaux ».
error-jackrabbits-tight-suits = Les couleurs comptées en gardent une par joueur : { $suits } couleurs ne vont pas pour { $players } joueurs.
error-jackrabbits-tight-sample = Le plateau imprimé a les quatre couleurs : les couleurs comptées demandent un plateau au hasard, posé par vous-mêmes, ou un code à leur mesure.
error-jackrabbits-unreachable-ending = Personne ne peut gagner : avec { $suits } couleurs, il n’y a pas trois figures pour la fin « { $ending ->
    [diverse] diverse
    [diverse-monarchic] diverse et monarchique
    [monarchic] monarchique
    [tribal] tribale
   *[simple] simple
} ».
error-jackrabbits-random-board = « { $text } » n’est pas un plateau au hasard : écrivez random:7, ou random:7:1 pour une île.
error-jackrabbits-unknown-card = « { $text } » n’est pas une carte de ce jeu.
error-jackrabbits-unknown-move = « { $text } » n’est pas un coup de ce jeu.
error-jackrabbits-order-court = La carte { $place } de l’ordre ({ $card }) n’est pas à sa place : les { $numerals } premières sont les petites cartes, et la cour les suit.
error-jackrabbits-not-now = Ce n’est pas la question. { $phase ->
    [start] Lancez les dés.
    [lottery] Une de vos cartes correspond à un dé ? Montrez-la et gagnez un lot.
    [journey] Où allez-vous ?
    [payment] Choisissez les cartes pour payer.
    [trade] Payez, ou choisissez d’autres cartes.
    [fare] Le jet dépasse votre passeport : payez le reste ou tombez.
    [flight] Où atterrissez-vous ?
    [challenge] Mettez-vous le visiteur au défi ?
    [defence] On vous met au défi : montrez-en autant, ou partez.
    [settle] Que faites-vous ici ?
    [fight] Frappez avec des piques, ou cédez.
    [seal] Quelle carte cachez-vous ?
    [claim] Quelle carte annoncez-vous ?
    [agree] Acceptez-vous l’échange ?
    [surplus] Vous avez trop de cartes : défaussez.
    [fourth] Quatre figures, c’est trop : laquelle rendez-vous ?
    [lay] Étalez-vous des cœurs ici ?
    [flip] Quelle pièce retournez-vous ?
    [place] Où va la pièce ?
   *[over] La partie est finie.
}
error-jackrabbits-no-place = La pièce ne peut pas aller là.
error-jackrabbits-no-piece = Il ne vous reste aucun { $shape ->
    [hexagon] hexagone
    [rhombus] losange
   *[triangle] triangle
} à retourner.
error-jackrabbits-not-aside = Elle peut être posée : on ne met de côté que ce qu’aucune route n’accueille (règle 2.2).
error-jackrabbits-no-room = Il y a déjà quelque chose là, ou la table s’arrête là.
error-jackrabbits-no-joint = Elle ne toucherait que des côtés sans route : une de ses routes doit en rencontrer une du plateau (règle 2.2).
error-jackrabbits-apart = Elle ne toucherait rien là : seul un hexagone peut être mis à part (règle 2.4).
error-jackrabbits-no-island = Il ne toucherait rien là, et les îles commencent aux quatre endroits gardés pour elles (règle 2.4).
error-jackrabbits-against-advice = Cela { jackrabbits-advice }, et cette table suit les conseils (règle 2.3).
error-jackrabbits-not-in-game = Les couleurs en jeu laissent de côté { jackrabbits-piece }.
error-jackrabbits-laid-already = Quelqu’un a été plus rapide : { jackrabbits-piece } est déjà sur le plateau.
error-jackrabbits-not-laid = Quelqu’un a été plus rapide : { jackrabbits-piece } n’est plus sur le plateau.
error-jackrabbits-unknown-change = « { $text } » n’est rien qu’on puisse faire d’une pièce. Par exemple : lay F1, lift F1, begin random:7.
error-jackrabbits-citadel-stays = La citadelle est posée d’abord et reste où elle est (règle 2.1).
error-jackrabbits-no-claim = Vous ne pouvez pas dire { $card } : chacun sait où elle est, ou il faut nommer un carreau.
error-jackrabbits-not-in-hand = Vous n’avez pas { $card }.
error-jackrabbits-no-passport = { $card } n’est pas un passeport ici : montrez un trèfle, sur une tour, dans le jeu complet.
error-jackrabbits-no-prize = { $card } ne correspond à aucun dé, ou a déjà été montrée.
error-jackrabbits-wrong-suit = { $card } est d’une couleur qu’on n’accepte pas ici.
error-jackrabbits-royal-first = Vos trois carottes sont posées : payez avec une figure pour en libérer une.
error-jackrabbits-ace-too-small = Compté pour 1, { $card } ne laisserait pas de quoi payer le reste.
error-jackrabbits-not-a-spade = Seuls les piques se battent : pas { $card }.
error-jackrabbits-not-a-royal = { $card } n’est pas une de vos figures.
error-jackrabbits-no-hearts = { $card } n’aide pas ici : il faut la figure de la maison, ou des cœurs valant six.
error-jackrabbits-on-the-road = Vous êtes déjà en route : continuez.
error-jackrabbits-no-cave = Aucune route gratuite ne mène à une grotte.
error-jackrabbits-no-shore = Aucune route gratuite ne mène à un rivage.
error-jackrabbits-no-road = Aucune route gratuite ne mène { jackrabbits-to }.
error-jackrabbits-no-joker = Vous n’avez pas de joker à chevaucher.
error-jackrabbits-no-landing = On ne peut pas aborder là.
error-jackrabbits-not-on-the-way = La route gratuite ne passe pas par cette pièce.
error-jackrabbits-no-joker-left = Il n’y a plus de joker à la cour.
error-jackrabbits-cannot-pay = Vous ne pouvez pas payer { $need } dans les couleurs acceptées.
error-jackrabbits-nobody-there = Ce lapin n’est pas sur votre hexagone.
error-jackrabbits-no-bargain = Il n’y a rien à négocier maintenant.
error-jackrabbits-once-a-turn = Un combat par tour, et avant tout commerce.
error-jackrabbits-no-spade = Vous n’avez pas de pique pour attaquer.
error-jackrabbits-no-house = Il n’y a pas de figure à acquérir ici.
error-jackrabbits-royal-taken = { $card } n’est pas à la cour.
error-jackrabbits-no-carrot = Vos carottes sont toutes posées, et vous n’avez pas de figure de cette couleur pour payer.
error-jackrabbits-no-plaza = Ce n’est pas une place.
error-jackrabbits-not-for-sale = { $card } n’est pas à vendre ici.

# À quoi sert le coup d’un bot
jackrabbits-why-free-house = Pourquoi : la maison de { $card } n’est à personne.
jackrabbits-why-house-of = Pourquoi : la maison de { $card } est à { $by }.
jackrabbits-why-royal = Pourquoi : { $count ->
    [1] encore une figure, puis le retour.
   *[other] encore { $count } figures, puis le retour.
}
jackrabbits-why-home = Pourquoi : avec ces trois figures, { $seat } gagne en rentrant à la citadelle.
jackrabbits-why-swap = Pourquoi : trois figures, mais pas encore les bonnes.
jackrabbits-why-attack = Pourquoi : un combat gagné prend une carte à { $by }.
jackrabbits-why-attack-leader = Pourquoi : en figures, personne ne dépasse { $by }.
jackrabbits-why-challenge-win = Pourquoi : à l’intérieur, { $by } gagnerait.
jackrabbits-why-challenge-royal = Pourquoi : à l’intérieur, { $by } pourrait acquérir { $card }.
jackrabbits-why-challenge = Pourquoi : qui ne peut répondre quitte le plateau.

# What to play for, until somebody has won once
jackrabbits-goal = Rapportez trois figures à la citadelle avant les autres.
