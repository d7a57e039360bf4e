# Coloretto : noms, cartes, ce qui se passe, les règles avec nos mots et ce que dit la table.

# Cartes. Une couleur, c’est toujours une couleur, un motif, une image et une lettre.
coloretto-card = { $kind ->
    [red] rouge
    [orange] orange
    [yellow] jaune
    [green] vert
    [blue] bleu
    [violet] lilas
    [brown] marron
    [plus-two] « +2 »
    [joker] joker
    [golden-joker] joker doré
   *[last-round] « dernier tour »
}
coloretto-letter = { $kind ->
    [red] R
    [orange] O
    [yellow] J
    [green] V
    [blue] B
    [violet] L
    [brown] M
    [plus-two] +2
    [joker] JK
    [golden-joker] JK★
   *[last-round] D
}

# Ce qui se passe
coloretto-gone = { $count ->
    [one] Une couleur reste dans la boîte : { $cards }.
   *[other] { $count } couleurs restent dans la boîte : { $cards }.
}
coloretto-start = { $seat } commence avec { $cards }.
coloretto-dealt = { $seat } ouvre le jeu.
coloretto-drew = { $seat } pioche { $card }.
coloretto-placed = { $seat } pose { $card } sur la rangée { $row }.
coloretto-took = { $seat } prend la rangée { $row } : { $cards }.
coloretto-golden = Le joker doré donne aussi à { $seat } la carte du dessus : { $card }.
coloretto-last-round = { $seat } retourne « dernier tour » : ce tour est le dernier.
coloretto-round = Tour { $round } : { $seat } commence.
coloretto-naming = Les cartes sont distribuées. Les jokers reçoivent maintenant leur couleur.
coloretto-named = { $seat } fait d’un joker { $card }.
coloretto-scored = { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
coloretto-won = { $count ->
    [one] { $seats } gagne avec { $points } points.
   *[other] { $seats } partagent la victoire avec { $points } points.
}

# À qui de jouer
coloretto-status-turn = À vous : piochez une carte ou prenez une rangée.
coloretto-status-draw = À vous : les rangées sont vides, piochez donc une carte.
coloretto-status-take = À vous : toutes les rangées libres sont pleines, prenez-en une.
coloretto-status-place = Vous avez pioché { $card }. Sur quelle rangée la posez-vous ?
coloretto-status-wait = C’est à { $seat } de jouer.
coloretto-status-wait-place = { $seat } a pioché { $card } et choisit une rangée.
coloretto-status-out = Vous avez votre rangée. { $seat } continue.
coloretto-status-name = { $count ->
    [one] Quelle couleur pour votre joker ?
   *[other] Quelles couleurs pour vos { $count } jokers ?
}
coloretto-status-name-wait = Choix des couleurs pour les jokers : { $seats }.
coloretto-status-over = La partie est finie.
coloretto-blocked-replay = Vous regardez en arrière : rien ne se joue ici.

# La pioche
coloretto-deck = La pioche
coloretto-deck-count = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
coloretto-deck-sure = { $count ->
    [0] la prochaine est « dernier tour »
    [one] encore { $count }, puis « dernier tour »
   *[other] encore { $count }, puis « dernier tour »
}
coloretto-deck-last = plus de tour après celui-ci
coloretto-drawn = Carte piochée : { $card }
coloretto-last-title = Dernier tour !
coloretto-last-text = Quand chacun aura une rangée, on comptera les points.

# Les rangées
coloretto-rows = Les rangées
coloretto-row = Rangée { $row }
coloretto-row-holds = Rangée { $row }, { $count } sur { $room } : { $cards }.
coloretto-row-bare = Rangée { $row }, vide, { $room } places.
coloretto-row-gone = Rangée { $row }, prise par { $seat }.
coloretto-row-of = Chez { $seat }
coloretto-row-why-empty = La rangée { $row } est vide : il n’y a rien à prendre.
coloretto-row-why-full = La rangée { $row } est pleine.

# Ce qui arriverait
coloretto-look = Regardez une rangée ou la pioche pour voir ce que cela donnerait.
coloretto-preview-take = Vous prenez la rangée { $row } : { $cards }.
coloretto-preview-place = La carte ({ $card }) va sur la rangée { $row }.
coloretto-preview-then = Pour qui la prendrait alors : { $effects }.
coloretto-preview-mine = Vous : **{ $before } → { $after }** points.
coloretto-preview-same = Vos points restent à **{ $after }**.
coloretto-preview-others = Aux autres elle donnerait : { $effects }.
coloretto-preview-effect = { $seat } { $before } → { $after }
coloretto-preview-out = Vous ne jouez plus jusqu’au prochain tour.
coloretto-preview-draw = Vous piochez une carte et la posez sur une rangée.
coloretto-preview-last = La prochaine carte est **« dernier tour »** : vous en piochez une autre, et ce tour est le dernier.
coloretto-preview-chances = Sur { $unseen } cartes encore cachées, **{ $good }** vous seraient utiles maintenant :
coloretto-chance = { $card } : { $count } encore cachées, vous auriez { $after }

# Le faire
coloretto-draw = Piocher une carte
coloretto-take = Prendre la rangée { $row }
coloretto-place = La poser sur la rangée { $row }
coloretto-take-some = Prendre une rangée
coloretto-place-some = La poser sur une rangée
coloretto-choose-row = Choisissez d’abord une rangée.

# Collections et points
coloretto-scores = Points
coloretto-points = Points
coloretto-plus = en plus
coloretto-minus = en moins
coloretto-your-cards = Vos cartes
coloretto-collection = Cartes de { $seat }
coloretto-pile-plus = { $card } : { $count }, compte { $points } en plus
coloretto-pile-minus = { $card } : { $count }, compte { $points } en moins
coloretto-pile-other = { $card } : { $count }
coloretto-none = pas de carte
coloretto-sheet-now = Si cela finissait maintenant
coloretto-sheet-final = Couleur par couleur
coloretto-sheet-hint = Trois couleurs comptent en plus, les autres en moins. Choisissez un nombre pour savoir pourquoi.
coloretto-sheet-table = De 1 à 6 cartes : { $points }.
coloretto-assumed = ★ jokers là où ils rapportent le plus
coloretto-why-none = { $seat } n’a pas de { $card }.
coloretto-why-plus = { $seat } : { $card } × { $count } vaut { $points }, une des trois couleurs en plus.
coloretto-why-minus = { $seat } : { $card } × { $count } vaut { $points } ; au-delà de trois couleurs, cela compte en moins.
coloretto-why-twos = { $seat } : « +2 » × { $count } font { $points }.
coloretto-why-jokers = { $count ->
    [one] Dont un joker.
   *[other] Dont { $count } jokers.
}
coloretto-why-assumed = { $count ->
    [one] Dont un joker, là où il rapporte le plus.
   *[other] Dont { $count } jokers, là où ils rapportent le plus.
}

# Jokers
coloretto-name-title = { $count ->
    [one] Votre joker
   *[other] Vos { $count } jokers
}
coloretto-name-best = Vous pouvez obtenir au mieux **{ $points } points** : { $cards }.
coloretto-name-accept = Oui, ainsi ({ $points })
coloretto-name-own = Ou choisissez vous-même
coloretto-name-next = { $count ->
    [one] Ce joker devient :
   *[other] Le premier des { $count } devient :
}
coloretto-name-one = { $card } : { $points } points
coloretto-name-bestmark = le mieux
coloretto-name-button = Joker : { $card }

# La fin, pas à pas
coloretto-end-title = Le décompte final
coloretto-end-collected = Ce que chacun a réuni, les jokers dans leur couleur.
coloretto-end-plus = Trois couleurs comptent en plus : 1, 2, 3… cartes donnent { $points }.
coloretto-end-minus = Toutes les autres couleurs comptent en moins.
coloretto-end-twos = Chaque « +2 » ajoute deux points.
coloretto-end-result = { $count ->
    [one] { $seats } gagne avec { $points } points !
   *[other] { $seats } partagent la victoire avec { $points } points !
}
coloretto-end-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
coloretto-end-show = Voir le résultat
coloretto-end-again = Encore une fois, pas à pas

# Préparer la table
coloretto-option-starter = Qui commence
coloretto-option-starter-help = Le hasard décide, ou la place que vous indiquez (règle 2).
coloretto-option-starter-value = { $value ->
    [-1] Le hasard décide
   *[other] Place { $number }
}
coloretto-option-without = Couleur écartée
coloretto-option-without-help = À trois, une couleur reste dans la boîte (règle 2).
coloretto-option-without-value = { $value ->
    [random] Le hasard décide
    [red] Rouge
    [orange] Orange
    [yellow] Jaune
    [green] Vert
    [blue] Bleu
    [violet] Lilas
   *[brown] Marron
}
coloretto-option-aids = Aides de la table
coloretto-option-aids-help = Tout le monde voit les chances et ce que vaudrait chaque rangée.
coloretto-option-other_table = L’autre barème
coloretto-option-other_table-help = Hors du livret (11) : 1, 4, 8, 7, 6, 5 points ; le mieux, c’est trois cartes d’une couleur.
coloretto-option-two_players = Partie à deux
coloretto-option-two_players-help = Hors du livret (11) : deux couleurs restent dans la boîte, et les rangées ont une, deux et trois places.
coloretto-option-golden_joker = Le joker doré
coloretto-option-golden_joker-help = Hors du livret (11) : un joker est doré et apporte la carte du dessus de la pioche.

# Règles
coloretto-rule-1 = **Cartes.** 63 cartes de couleur (7 couleurs, 9 de chaque), 10 « +2 », 3 jokers et un « dernier tour ». Une rangée par personne ; on joue de 3 à 5.
coloretto-rule-2 = **Mise en place.** À trois, une couleur reste dans la boîte. Chacun commence avec une carte, toutes de couleurs différentes. « Dernier tour » est glissé dans la pioche : exactement 15 cartes sont dessous. Le hasard choisit qui commence.
coloretto-rule-3 = **Votre tour.** Faites une chose sur deux : piocher une carte ou prendre une rangée.
coloretto-rule-3a = **Piochez** la carte du dessus et posez-la, visible, sur une rangée que personne n’a prise et qui a moins de trois cartes. Quand toutes les rangées libres sont pleines, on ne peut plus piocher. Qui reste le dernier sans rangée peut continuer à piocher seul.
coloretto-rule-3b = **Prenez** une rangée qui a au moins une carte, avec tout ce qui s’y trouve. Vous ne jouez plus jusqu’au prochain tour.
coloretto-rule-4 = **Le tour** finit quand chacun a une rangée. Les rangées redeviennent libres, et qui a pris la dernière commence.
coloretto-rule-5 = **« Dernier tour »** est mis de côté, à la vue de tous, et la même personne pioche une autre carte. Ce tour est le dernier. Les 15 cartes du dessous suffisent toujours : cinq rangées n’en contiennent pas plus.
coloretto-rule-6 = **Les jokers** attendent la fin. Alors chacun dit la couleur de ses jokers, même une couleur qu’il n’a pas. La table propose ce qui rapporte le plus ; c’est à vous de décider.
coloretto-rule-7 = **Points.** 1, 2, 3, 4, 5, 6 cartes ou plus d’une couleur valent 1, 3, 6, 10, 15, 21. Trois couleurs comptent en plus, toutes les autres en moins. Chaque « +2 » ajoute 2. La table choisit pour vous les trois meilleures.
coloretto-rule-8 = **Exemple.** Un joker, un « +2 », six vertes, quatre jaunes, trois rouges, deux bleues. Le joker devient jaune : 2 + 21 + 15 + 6 − 3 = 41.
coloretto-rule-9 = **Rencontre.** Quatre parties ; le plus grand total gagne, une égalité se partage. La suivante est ouverte par la place à gauche de celle qui avait commencé. Une seule partie, c’est bien aussi.
coloretto-rule-10 = **Secrets.** Seulement l’ordre de la pioche. Tout le reste est visible.
coloretto-rule-11 = **Hors du livret,** au choix en préparant la table : un autre barème (1, 4, 8, 7, 6, 5) ; une partie à deux (deux couleurs partent, deux cartes de départ chacun, des rangées d’une, deux et trois places, la rangée que personne n’a prise est écartée) ; le joker doré (16 cartes sous « dernier tour » ; qui le prend prend aussi la carte du dessus de la pioche).

# Pourquoi quelque chose n’a pas été fait
error-coloretto-two-players = Coloretto se joue de 3 à 5. À deux, activez la partie à deux.
error-coloretto-unknown-card = « { $text } » n’est pas une carte de ce jeu.
error-coloretto-not-a-colour = Un joker ne peut pas être { $text } : il lui faut une couleur.
error-coloretto-unknown-move = « { $text } » n’est pas un coup. Il y a D (piocher), P2 (poser sur la rangée 2), T2 (prendre la rangée 2) et =G (le joker est vert).
error-coloretto-colour-gone = Il n’y a pas de { $card } dans cette partie ; un joker ne peut donc pas l’être.
error-coloretto-name-jokers = Tout est joué : les jokers reçoivent maintenant leur couleur.
error-coloretto-no-jokers-yet = Les jokers reçoivent leur couleur à la fin.
error-coloretto-place-first = Posez d’abord sur une rangée la carte que vous avez piochée.
error-coloretto-rows-full = Toutes les rangées libres sont pleines : prenez-en une.
error-coloretto-draw-first = Piochez d’abord une carte, puis posez-la sur une rangée.
error-coloretto-no-such-row = Il n’y a pas de rangée { $row } à cette table.
error-coloretto-row-taken = La rangée { $row } a déjà été prise ce tour-ci.
error-coloretto-row-full = La rangée { $row } est pleine.
error-coloretto-row-empty = La rangée { $row } est vide : il n’y a rien à prendre.

# Des ordres de cartes que la mise en place ne peut pas donner
error-coloretto-order-start = Ce n’est pas une carte de départ : { $card }. Chacun commence avec une couleur.
error-coloretto-order-same = Deux cartes de départ sont { $card } : elles devraient toutes être de couleurs différentes.
error-coloretto-order-last = « Dernier tour » ne peut pas être la carte { $place } de l’ordre : { $under } cartes sont dessous, c’est donc la carte { $correct }.
error-coloretto-order-without = La couleur qui devait quitter le jeu est { $card } : ses neuf cartes devraient finir l’ordre.
error-coloretto-order-gone = La carte { $place } de l’ordre ({ $card }) n’est pas à sa place : l’ordre finit par les cartes qui ont quitté le jeu, les neuf de chaque couleur.

# Dans le terminal
terminal-coloretto-deck = Pioche : { $deck ->
    [one] { $deck } carte
   *[other] { $deck } cartes
}, { $sure ->
    [-1] et ce tour est le dernier
    [0] et la prochaine est « dernier tour »
    [one] dont { $sure } avant « dernier tour »
   *[other] dont { $sure } avant « dernier tour »
}.
terminal-coloretto-free = { $count ->
    [0] pleine
    [one] { $count } place
   *[other] { $count } places
}
terminal-coloretto-seat = { $seat } ({ $points }) : { $cards }.
terminal-coloretto-legend = + compte en plus · − compte en moins · * dont un joker, là où il rapporte le plus
terminal-coloretto-move = { $kind ->
    [draw] Piocher une carte
    [place] La poser sur la rangée { $row }
    [take] Prendre la rangée { $row }
   *[name] Le joker devient { $card }
}
terminal-coloretto-chances = { $good } cartes cachées sur { $unseen } vous seraient utiles maintenant.
terminal-coloretto-colour = { $card } × { $count }

# À quoi sert le coup d’un bot
coloretto-why-gain = Pourquoi : la rangée rapporte { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
coloretto-why-denied = Pourquoi : la rangée rapporterait à { $by } { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
coloretto-why-least = Pourquoi : aucune rangée n’arrange { $seat } ; celle-ci fait le moins de mal.
coloretto-why-feeds = Pourquoi : avec la carte, la rangée vaut pour { $seat } { $points ->
    [one] 1 point de plus.
   *[other] { $points } points de plus.
}
coloretto-why-spoils = Pourquoi : avec la carte, la rangée vaut pour { $by } { $points ->
    [one] 1 point de moins.
   *[other] { $points } points de moins.
}
coloretto-why-waits = Pourquoi : la meilleure rangée ne rapporte encore que { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
