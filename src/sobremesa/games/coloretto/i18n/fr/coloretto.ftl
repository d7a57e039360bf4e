# Coloretto : noms, cartes, ce qui se passe, les règles avec nos mots et ce que dit la table.

# Cartes. Une couleur, c’est toujours une couleur, un motif, une image et une lettre.
coloretto-card = { $kind ->
    [red] rouge
    [orange] orange
    [yellow] jaune
    [green] vert
    [blue] bleu
    [violet] violet
    [brown] marron
    [plus-two] « +2 »
    [joker] joker
    [golden-joker] joker doré
   *[last-round] « dernière manche »
}

# Ce qui se passe
coloretto-gone = { $count ->
    [1] Une couleur reste dans la boîte : { $cards }.
   *[other] { $count } couleurs restent dans la boîte : { $cards }.
}
coloretto-start = { $seat } commence avec : { $cards }.
coloretto-dealt = { $seat } commence.
coloretto-drew = { $seat } pioche une carte : { $card }.
coloretto-placed = { $seat } place la carte ({ $card }) dans la rangée { $row }.
coloretto-took = { $seat } prend la rangée { $row } : { $cards }.
coloretto-golden = Le joker doré donne aussi à { $seat } la carte du dessus : { $card }.
coloretto-last-round = { $seat } retourne « dernière manche » : cette manche est la dernière.
coloretto-round = Manche { $round } : { $seat } commence.
coloretto-naming = La dernière manche est finie. Les jokers reçoivent maintenant leur couleur.
coloretto-named = { $seat } choisit la couleur d’un joker : { $card }.
coloretto-scored = { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
coloretto-won = { $count ->
    [one] { $seats } gagne avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[other] { $seats } se partagent la victoire avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}

# À qui de jouer
coloretto-status-turn = À vous : piochez une carte ou prenez une rangée.
coloretto-status-draw = À vous : les rangées sont vides, piochez donc une carte.
coloretto-status-take = À vous : toutes les rangées libres sont pleines, prenez-en une.
coloretto-status-place = Vous avez pioché une carte : { $card }. Dans quelle rangée la placez-vous ?
coloretto-status-wait = C’est à { $seat } de jouer.
coloretto-status-wait-place = { $seat } a pioché une carte ({ $card }) et choisit une rangée.
coloretto-status-out = Vous avez votre rangée. { $seat } continue.
coloretto-status-name = { $count ->
    [1] Quelle couleur pour votre joker ?
   *[other] Quelles couleurs pour vos { $count } jokers ?
}
coloretto-status-name-wait = Choix des couleurs pour les jokers : { $seats }.
coloretto-status-over = La partie est finie.
coloretto-blocked-replay = Vous revoyez la partie : on ne peut pas jouer ici.

# La pioche
coloretto-deck = La pioche
coloretto-deck-count = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
coloretto-deck-sure = { $count ->
    [0] la prochaine est « dernière manche »
    [one] encore { $count }, puis « dernière manche »
   *[other] encore { $count }, puis « dernière manche »
}
coloretto-deck-last = plus de manche après celle-ci
coloretto-drawn = Carte piochée : { $card }
coloretto-last-title = Dernière manche !
coloretto-last-text = Quand chacun aura une rangée, on comptera les points.

# Les rangées
coloretto-rows = Les rangées
coloretto-row = Rangée { $row }
coloretto-row-holds = Rangée { $row }, { $count } sur { $room } : { $cards }.
coloretto-row-bare = Rangée { $row }, vide, { $room ->
    [one] { $room } place
   *[other] { $room } places
}.
coloretto-row-gone = Rangée { $row }, prise par { $seat }.
coloretto-row-of = Chez { $seat }
coloretto-row-why-empty = La rangée { $row } est vide : il n’y a rien à prendre.
coloretto-row-why-full = La rangée { $row } est pleine.

# Ce qui arriverait
coloretto-look = Touchez ou survolez une rangée ou la pioche pour voir ce qui se passerait.
coloretto-preview-take = Vous prenez la rangée { $row } : { $cards }.
coloretto-preview-place = La carte ({ $card }) va dans la rangée { $row }.
coloretto-preview-then = Points si on la prend alors : { $effects }.
coloretto-preview-mine = Vous : **{ $before } → { $after }** points.
coloretto-preview-same = Vos points restent à **{ $after }**.
coloretto-preview-others = Pour les autres, elle donnerait : { $effects }.
coloretto-preview-effect = { $seat } { $before } → { $after }
coloretto-preview-effect-you = vous { $before } → { $after }
coloretto-preview-out = Vous ne jouez plus jusqu’à la prochaine manche.
coloretto-preview-draw = Vous piochez une carte et la placez dans une rangée.
coloretto-preview-last = La prochaine carte est **« dernière manche »** : vous en piochez une autre, et cette manche est la dernière.
coloretto-preview-chances = Sur { $unseen } cartes encore cachées, **{ $good }** vous { $good ->
    [one] serait utile
   *[other] seraient utiles
} maintenant :
coloretto-chance = { $card } : { $count ->
    [one] { $count } encore cachée
   *[other] { $count } encore cachées
}, vous auriez { $after }

# Le faire
coloretto-draw = Piocher une carte
coloretto-take = Prendre la rangée { $row }
coloretto-place = La placer en rangée { $row }
coloretto-take-some = Prendre une rangée
coloretto-place-some = La placer dans une rangée
coloretto-choose-row = Choisissez d’abord une rangée.

# Collections et points
coloretto-scores = Points
coloretto-points = Points
coloretto-plus = en plus
coloretto-minus = en moins
coloretto-your-cards = Vos cartes
coloretto-collection = Cartes : { $seat }
coloretto-pile-plus = { $card } : { $count }, compte { $points } en plus
coloretto-pile-minus = { $card } : { $count }, compte { $points } en moins
coloretto-pile-other = { $card } : { $count }
coloretto-none = pas de carte
coloretto-sheet-now = Si tout s’arrêtait maintenant
coloretto-sheet-final = Couleur par couleur
coloretto-sheet-hint = Trois couleurs comptent en plus, les autres en moins. Choisissez un nombre pour savoir pourquoi.
coloretto-sheet-table = De 1 à 6 cartes : { $points }.
coloretto-assumed = ★ jokers là où ils rapportent le plus
coloretto-why-none = { $seat } n’a aucune carte de cette couleur ({ $card }).
coloretto-why-plus = { $seat } : { $card } × { $count } vaut { $points }, une des trois couleurs en plus.
coloretto-why-minus = { $seat } : { $card } × { $count } vaut { $points } ; pas parmi les trois meilleures couleurs, donc compté en moins.
coloretto-why-twos = { $seat } : « +2 » × { $count } font { $points }.
coloretto-why-jokers = { $count ->
    [1] Dont un joker.
   *[other] Dont { $count } jokers.
}
coloretto-why-assumed = { $count ->
    [1] Dont un joker, là où il rapporte le plus.
   *[other] Dont { $count } jokers, là où ils rapportent le plus.
}

# Jokers
coloretto-name-title = { $count ->
    [1] Votre joker
   *[other] Vos { $count } jokers
}
coloretto-name-best = Vous pouvez obtenir au mieux **{ $points ->
    [one] { $points } point
   *[other] { $points } points
}** : { $cards }.
coloretto-name-accept = Oui, comme ça ({ $points })
coloretto-name-own = Ou choisissez vous-même
coloretto-name-next = { $count ->
    [1] Ce joker devient :
   *[other] Le premier des { $count } devient :
}
coloretto-name-one = { $card } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
coloretto-name-bestmark = le mieux
coloretto-name-button = Joker : { $card }

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
    [violet] Violet
   *[brown] Marron
}
coloretto-option-aids = Aides de la table
coloretto-option-aids-help = Tout le monde voit les chances et ce que vaudrait chaque rangée.
coloretto-option-other_table = L’autre barème
coloretto-option-other_table-help = Hors règles d’origine (règle 11) : 1, 4, 8, 7, 6, 5 points ; le mieux, c’est trois cartes d’une couleur.
coloretto-option-two_players = Partie à deux
coloretto-option-two_players-help = Hors règles d’origine (règle 11) : deux couleurs restent dans la boîte, et les rangées ont une, deux et trois places.
coloretto-option-golden_joker = Le joker doré
coloretto-option-golden_joker-help = Hors règles d’origine (règle 11) : un joker est doré et apporte la carte du dessus de la pioche.

# Pourquoi quelque chose n’a pas été fait
error-coloretto-two-players = Coloretto se joue de 3 à 5. À deux, activez la partie à deux.
error-coloretto-unknown-card = « { $text } » n’est pas une carte de ce jeu.
error-coloretto-not-a-colour = Un joker ne peut pas être { $text } : il lui faut une couleur.
error-coloretto-unknown-move = « { $text } » n’est pas un coup. Il y a D (piocher), P2 (placer en rangée 2), T2 (prendre la rangée 2) et = avec la lettre d’une couleur (pour un joker).
error-coloretto-colour-gone = Cette couleur n’est pas dans la partie ({ $card }) ; un joker ne peut donc pas la prendre.
error-coloretto-name-jokers = Tout est joué : les jokers reçoivent maintenant leur couleur.
error-coloretto-no-jokers-yet = Les jokers reçoivent leur couleur à la fin.
error-coloretto-place-first = Placez d’abord dans une rangée la carte que vous avez piochée.
error-coloretto-rows-full = Toutes les rangées libres sont pleines : prenez-en une.
error-coloretto-draw-first = Piochez d’abord une carte, puis placez-la dans une rangée.
error-coloretto-no-such-row = Il n’y a pas de rangée { $row } à cette table.
error-coloretto-row-taken = La rangée { $row } a déjà été prise pendant cette manche.
error-coloretto-row-full = La rangée { $row } est pleine.
error-coloretto-row-empty = La rangée { $row } est vide : il n’y a rien à prendre.

# Des ordres de cartes que la mise en place ne peut pas donner
error-coloretto-order-start = Ce n’est pas une carte de départ : { $card }. Chacun commence avec une couleur.
error-coloretto-order-same = Deux cartes de départ ont la même couleur ({ $card }) : elles devraient toutes être de couleurs différentes.
error-coloretto-order-last = « Dernière manche » ne peut pas être la carte { $place } de l’ordre : { $under } cartes sont dessous, c’est donc la carte { $correct }.
error-coloretto-order-without = La couleur qui devait quitter le jeu est { $card } : ses neuf cartes devraient finir l’ordre.
error-coloretto-order-gone = La carte { $place } de l’ordre ({ $card }) n’est pas à sa place : l’ordre finit par les cartes qui ont quitté le jeu, les neuf de chaque couleur.

# Dans le terminal
terminal-coloretto-deck = Pioche : { $deck ->
    [one] { $deck } carte
   *[other] { $deck } cartes
}, { $sure ->
    [-1] et cette manche est la dernière
    [0] et la prochaine est « dernière manche »
    [one] dont { $sure } avant « dernière manche »
   *[other] dont { $sure } avant « dernière manche »
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
    [place] La placer en rangée { $row }
    [take] Prendre la rangée { $row }
   *[name] Le joker devient { $card }
}
terminal-coloretto-chances = Sur { $unseen } cartes encore cachées, { $good } vous { $good ->
    [one] serait utile
   *[other] seraient utiles
} maintenant.
terminal-coloretto-colour = { $card } × { $count }

# À quoi sert le coup d’un bot
coloretto-why-gain = Pourquoi : la rangée rapporte { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
coloretto-why-denied = Pourquoi : la rangée rapporterait à { $by } { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
coloretto-why-least = Pourquoi : aucune rangée n’arrange { $seat } ; celle-ci fait le moins de mal.
coloretto-why-feeds = Pourquoi : avec la carte, la rangée vaut pour { $seat } { $points ->
    [one] { $points } point de plus.
   *[other] { $points } points de plus.
}
coloretto-why-spoils = Pourquoi : avec la carte, la rangée vaut pour { $by } { $points ->
    [one] { $points } point de moins.
   *[other] { $points } points de moins.
}
coloretto-why-waits = Pourquoi : la meilleure rangée ne rapporte encore que { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}

# What to play for, until somebody has won once
coloretto-goal = Vos trois meilleures couleurs rapportent, les autres coûtent.
