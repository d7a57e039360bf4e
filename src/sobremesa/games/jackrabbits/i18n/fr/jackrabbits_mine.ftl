# Jackrabbits dans le navigateur : ce que fait qui joue.

# Cartes et dés
jackrabbits-hand-title = Votre main : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
jackrabbits-hand-empty = Votre main est vide.
jackrabbits-card-idle = Cette carte ne peut pas servir maintenant.
jackrabbits-card-able = Peut être choisie : { $purpose ->
    [pay] pour payer
    [strike] pour frapper
    [show] pour être montrée
    [prize] pour gagner un lot
    [passport] comme passeport
    [lay] pour être étalée
    [discard] pour être défaussée
    [return] pour être rendue
   *[seal] pour être cachée
}.
jackrabbits-card-lifted = Choisie : { $purpose ->
    [pay] pour payer
    [strike] pour frapper
    [show] pour être montrée
    [prize] pour gagner un lot
    [passport] comme passeport
    [lay] pour être étalée
    [discard] pour être défaussée
    [return] pour être rendue
   *[seal] pour être cachée
}. Choisissez-la encore pour la reprendre.
jackrabbits-ace-as = { $card } comme { $worth }

# Ce que fait le bouton
jackrabbits-do = { $purpose ->
    [pay] Payer avec { $cards }
    [strike] Frapper avec { $cards }
    [show] Montrer { $cards }
    [prize] Montrer { $cards } et piocher
    [passport] Voler avec { $cards }
    [lay] Étaler { $cards }
    [discard] Défausser { $cards }
    [return] Rendre { $cards }
   *[seal] Cacher { $cards }
}
jackrabbits-set-out = { $kind ->
    [paid] Payer { $cards } et partir
    [joker] Chevaucher le joker
    [fly] Voler
   *[walk] Partir
}
jackrabbits-buy = Acheter { $wares } pour { $cards }
jackrabbits-back = Choisir autre chose
jackrabbits-by-itself = Il n’y a rien à décider : la partie continue d’elle-même.
jackrabbits-choose = Choisissez d’abord quoi faire.
jackrabbits-choose-cards = { $count ->
    [1] Choisissez une carte de votre main.
   *[other] Choisissez { $count } cartes de votre main.
}
jackrabbits-missing = Il manque { $left }.
jackrabbits-needless = { $count ->
    [one] { $cards } n’est pas nécessaire et reste dans votre main.
   *[other] { $cards } ne sont pas nécessaires et restent dans votre main.
}
jackrabbits-leaves = { $count ->
    [one] **{ $cards }** retourne à la cour, et sa carotte vous revient.
   *[other] **{ $cards }** retournent à la cour, et leurs carottes vous reviennent.
}
jackrabbits-blocked-replay = Vous revoyez la partie : on ne peut pas jouer ici.

# Voyages
jackrabbits-ways = { $group ->
    [walk] Routes gratuites
    [fly] Où atterrir
    [paid] En payant le prix ({ $price })
    [joker] Avec un joker
   *[onward] D’abord une pièce sur la route, puis plus loin
}
jackrabbits-ways-how = Comment y allez-vous ?
jackrabbits-ways-worse = { $count ->
    [1] Une autre façon d’y aller, pas meilleure
   *[other] { $count } autres façons d’y aller, aucune n’est meilleure
}
jackrabbits-legend = Signes du plateau
jackrabbits-sign = { $sign ->
    [carrot] figure à portée
    [swap] contre une des vôtres
    [joker] coûte le joker
   *[crown] vous gagnez
}
jackrabbits-costs = coûte { $need }
jackrabbits-costs-joker = coûte le joker
jackrabbits-costs-nothing = gratuit
jackrabbits-spot = { $place } : { $said }
jackrabbits-way-open = { $first }, puis vers { $places }
jackrabbits-leg-road = Par la route gratuite vers { $piece }
jackrabbits-leg-open = Puis vers { $places }
jackrabbits-way-then = { $first }, puis { $then }
jackrabbits-then-go = marcher { jackrabbits-to }
jackrabbits-then-rest = se reposer dans le souterrain
jackrabbits-then-stay = y rester
jackrabbits-then-leave = quitter le plateau
jackrabbits-pays = Prix { $need } en { $suits }. Vous payez { $cards }, valant { $sum }{ $bonus ->
    [0] {""}
   *[other] {" "}avec votre as capital
}.
jackrabbits-pays-edit = Changez-le dans votre main, carte par carte.
jackrabbits-promise-crown = { $palace ->
    [yes] Si on vous laisse entrer, vous gagnez la partie.
   *[no] Ici, vous gagnez la partie.
}
jackrabbits-promise-carrot = { $card } est à la cour, et vous pouvez la payer.
jackrabbits-promise-swap = { $card } est à la cour, mais vous coûterait une de vos figures.
jackrabbits-promise-short = { $card } est à la cour : il vous resterait { $worth } en { jackrabbits-suit }, il en faut { $price }.
jackrabbits-promise-full = { $card } est à la cour, mais vous n’avez plus de carotte : seule une autre figure de { jackrabbits-suit } la paierait.
jackrabbits-guest = { $seat } s’y trouve.
jackrabbits-risk = Un palais : en cas de défi, vous n’auriez rien à montrer et quitteriez le plateau (règle 8.3).
jackrabbits-safe = Un palais : vous pourriez répondre à un défi.
jackrabbits-host-risk = **{ $seat }** a étalé des cœurs, le défi est certain : vous n’auriez rien à montrer et quitteriez le plateau (règle 9).
jackrabbits-host-safe = **{ $seat }** a étalé des cœurs, le défi est certain ; vous pourriez répondre, et { $seat } quitterait le plateau (règle 9).
jackrabbits-leave-note = Le tour finit sans carte. Au suivant vous ne faites que revenir dans le souterrain (règle 7).
jackrabbits-rest-note = Vous piochez ; le prochain voyage sort de n’importe quelle grotte (règle 6.4).

# Ce qui est en jeu
jackrabbits-stake-start = { $how ->
    [off] Vous êtes hors du plateau : après la loterie vous revenez dans le souterrain et piochez.
    [fly] Leur somme est le prix de ce tour. Ou choisissez d’abord un trèfle comme passeport, et volez vers une autre tour.
   *[roll] Leur somme est le prix de ce tour.
}
jackrabbits-stake-lottery = { $count ->
    [0] Aucune de vos cartes ne correspond à un dé.
    [1] **Une** de vos cartes correspond à un dé : montrez-la et piochez.
   *[other] **{ $count }** de vos cartes correspondent à un dé : montrez-en une et piochez.
}
jackrabbits-stake-journey = { $road ->
    [yes] Vous êtes en route : continuez. Un autre transfert coûte encore **{ $price }**.
    [under] Vous êtes dans le souterrain : sortez par n’importe quelle grotte. Un transfert en route coûte **{ $price }**.
   *[no] Les routes sont gratuites, un transfert coûte **{ $price }**. Choisissez sur le plateau, ou ici.
}
jackrabbits-stake-payment = **{ $left }** à payer, en { $suits }. Ce qui est de trop est perdu.
jackrabbits-stake-trade = **{ $left }** à payer, en { $suits }, pour { $cards }. Rien n’est acheté avant d’être payé.
jackrabbits-stake-fare = { $can ->
    [yes] { $card } ne suffit pas pour un jet de **{ $price }**. Payez le reste et volez, ou tombez hors du plateau.
   *[no] { $card } ne suffit pas pour un jet de **{ $price }**, et vous ne pouvez payer le reste : vous tombez hors du plateau.
}
jackrabbits-stake-flight = Vous volez : choisissez où atterrir, sur le plateau ou ici.
jackrabbits-stake-challenge = **{ $seat }** se présente { jackrabbits-at }{ $wins ->
    [yes] {" "}et **gagne la partie si personne ne s’y oppose**.
   *[no] .
} { $can ->
    [yes] Montrez { $key ->
        [royal] { $royal } ou des cœurs valant six
       *[none] des cœurs valant six
    } : si { $seat } ne peut en montrer autant, { $seat } quitte le plateau. Mais si { $seat } le peut, **vous perdez ce que vous montrez et quittez le plateau**. { $hearts ->
        [sure] Vous connaissez chez { $seat } { $known } : **c’est assez pour répondre**.
        [some] Vous connaissez chez { $seat } { $known } ; cela ne suffit pas pour répondre.
       *[none] {""}
    }
   *[no] Vous n’avez rien pour lancer un défi.
}
jackrabbits-stake-defence = { $can ->
    [yes] **{ $by }** montre { $cards } contre vous. Montrez { $key ->
        [royal] { $royal } ou des cœurs valant six
       *[none] des cœurs valant six
    } : alors { $by } perd ces cartes et quitte le plateau. Sinon, **vous quittez le plateau**.
   *[no] **{ $by }** montre { $cards } contre vous, et vous n’avez rien à montrer : vous quittez le plateau.
}
jackrabbits-stake-settle = { $complete ->
    [yes] Vous êtes { jackrabbits-at }. D’abord les combats, puis les échanges, puis la figure ; à la fin vous piochez.
   *[no] Vous êtes { jackrabbits-at }. Acquérez la figure, si vous pouvez ; à la fin vous piochez.
}
jackrabbits-stake-fight = { $side ->
    [attacker] Vous { $mine }, { $by } **{ $theirs }**. Frappez jusqu’à avoir plus. Si { $by } abandonne, vous lui prenez une carte à l’aveugle ; si c’est vous, vous quittez le plateau.
   *[attacked] { $by } vous attaque : **{ $theirs }** contre { $mine }. Frappez jusqu’à avoir plus. Le joueur qui abandonne quitte le plateau ; si c’est vous, { $by } vous prend aussi une carte à l’aveugle.
}
jackrabbits-stake-seal = { $said ->
    [no] Un marché avec **{ $by }** : cachez une carte, puis dites laquelle c’est. Le joueur qui ment quitte le plateau après l’échange.
   *[yes] **{ $by }** vous propose une carte cachée et dit que c’est **{ $claimed }**. Cachez-en une, ou refusez.
}
jackrabbits-stake-claim = Vous cachez **{ $card }** à { $by }. L’une des deux doit être annoncée comme un carreau ; le joueur qui ment quitte le plateau après l’échange.
jackrabbits-stake-agree = Vous donnez { $card }, { $lie ->
    [yes] que vous avez annoncée comme { $mine } : après l’échange **vous quittez le plateau**
   *[no] comme vous l’avez dit
}. { $by } dit donner **{ $theirs }**, et quitte le plateau si ce n’est pas vrai.
jackrabbits-stake-surplus = Vous avez **{ $count }** cartes, { $limit } sont permises. Figures et jokers retournent à la cour.
jackrabbits-stake-fourth = Personne ne garde quatre figures : l’une retourne à la cour, et sa carotte à vous.
jackrabbits-stake-lay = Des cœurs valant six, étalés ici, mettent au défi quiconque vient, jusqu’à ce que vous partiez.
jackrabbits-stake-flip = La forme des pièces se voit ; laquelle c’est, on le voit en la retournant.
jackrabbits-stake-place = Choisissez son emplacement sur le plateau.
jackrabbits-stake-over = La partie est finie.

# Avant de le faire
jackrabbits-passport-note = 36 lancers possibles : vol gratuit { $free }, vol payant { $payable }, chute { $falls }.
jackrabbits-attack-note = À tour de rôle, chacun essaie de dépasser l’autre en piques ; les vôtres valent { $value }. Le joueur qui abandonne quitte le plateau. Si c’est { $seat }, vous lui prenez une carte à l’aveugle.
jackrabbits-known = À votre connaissance, { $seat } a { $cards }.
jackrabbits-bargain-note = Vous et { $seat } cachez chacun une carte et dites laquelle c’est. Le joueur qui ment quitte le plateau après l’échange.
jackrabbits-call-note = Si { $seat } a plus de { $limit } cartes, vous prenez le surplus au hasard. Une fois par tour.
jackrabbits-acquire-note = Vous recevez { $card }, laissez ici une carotte, piochez une carte, et le tour finit.
jackrabbits-claim-true = vrai
jackrabbits-claim-honest = C’est vrai.
jackrabbits-claim-lie = Ce n’est pas vrai : si l’échange a lieu, vous quittez le plateau.
jackrabbits-strike-note = { $enough ->
    [yes] { $sum } en tout : plus que { $theirs }, à l’autre de répondre.
   *[no] { $sum } en tout : pas encore plus que { $theirs }, vous frappez encore.
}
jackrabbits-sum-note = { $sum } sur { $need }.
jackrabbits-shown = { $what ->
    [yours] Vous montrez
    [against] { $seat } montre
    [paid] Déjà payé
    [wares] Vous voulez acheter
    [passport] Votre passeport
    [hidden] Vous cachez
    [said] Vous dites
   *[claims] { $seat } dit
}
jackrabbits-wares = À vendre, dans la défausse : une ou plusieurs à la fois
jackrabbits-ware-too-dear = Avec { $card }, ce serait plus que vous ne pouvez payer : { $most }.
jackrabbits-claims = Dites que c’est

# The draft
jackrabbits-lay-at-random = Poser mes pièces au hasard
