# Jackrabbits dans un terminal.

# Le plateau
terminal-jackrabbits-turn = { $limit ->
    [0] Tour { $turn }
   *[other] Tour { $turn } sur { $limit }
} · fin : { $ending }
terminal-jackrabbits-map-legend = * figure à la cour · ^2 carotte de la place 2 · dessous : lapins, par place · F forêt R rivière M montagne C carrefour T taverne V grotte
terminal-jackrabbits-column = { $column ->
    [rule] Règle
    [seat] Place
    [at] Où
    [cards] Cartes
    [royals] Figures
   *[missing] Fin
}
terminal-jackrabbits-roads = Les routes gratuites mènent de … à …
terminal-jackrabbits-shore = rivage
terminal-jackrabbits-place = Depuis { $place }, les routes gratuites mènent à : { $roads }.
terminal-jackrabbits-court = La cour : { $cards }.
terminal-jackrabbits-seat = Place { $number }, { $seat } : { $at } ; cartes : { $cards } ; { $count ->
    [0] aucune figure
   *[other] figures : { $royals }
} ; { $missing }.
terminal-jackrabbits-missing = { $count ->
    [0] à la citadelle !
    [1] encore une figure
   *[other] encore { $count } figures
}
terminal-jackrabbits-aside = { $kind ->
    [known] À votre connaissance, { $seat } a { $cards }.
    [open] { $seat } a { $cards } à découvert.
   *[capital] As capital, { $seat } : { $cards }.
}
terminal-jackrabbits-pile = Pioche : { $pile } · défausse : { $discards } · jokers à la cour : { $jokers }

# Ce qui se passe
terminal-jackrabbits-dice = Dés : { $first } et { $second }. Le prix est de { $price }.
terminal-jackrabbits-on-the-road = Vous êtes en route, { jackrabbits-at }.
terminal-jackrabbits-paying = Le prix est de { $need }, en { $suits } ; reste { $left }.
terminal-jackrabbits-wares = Vous voulez acheter { $cards }. Choisissez-en d’autres, ou payez ; rien n’est acheté avant d’être payé.
terminal-jackrabbits-best = Le meilleur paiement, sur une seule ligne : { $typed }
terminal-jackrabbits-limit = Vous avez { $cards } cartes, { $limit } sont permises.
terminal-jackrabbits-fight = { $seat } se bat contre { $by } : { $mine } à { $theirs }.
terminal-jackrabbits-visitor = { $seat } est { jackrabbits-at }. Pour un défi, montrez la dame du lieu ou des cœurs valant six. Si { $seat } peut en montrer autant, vous perdez ces cartes et quittez le plateau.
terminal-jackrabbits-challenger = { $by } met { $seat } au défi { jackrabbits-at } avec { $cards }.
terminal-jackrabbits-shown = Montré jusqu’ici : { $cards }.
terminal-jackrabbits-sealed = Dans votre patte : { $card }.
terminal-jackrabbits-claimed = { $seat } dit que c’est { $card }.
terminal-jackrabbits-hand = Votre main ({ $count } sur { $limit }) et la somme par couleur :
terminal-jackrabbits-suit = { $cards } : { $total } en tout.

# Les choix
terminal-jackrabbits-pay-all = Payer avec { $cards }
terminal-jackrabbits-rule = règle { $rule }
terminal-jackrabbits-cost = coûte { $need } en { $suits } : { $cards }{ $over ->
    [0] {""}
   *[other] {" "}({ $over } de trop)
}
terminal-jackrabbits-left = compte { $value }, puis reste { $left }
terminal-jackrabbits-worth = compte { $value }
terminal-jackrabbits-spades = vos piques valent { $value }
terminal-jackrabbits-onwards = puis { $places }
terminal-jackrabbits-promise = { $promise ->
    [crown] vous y gagnez la partie
    [swap] { $card } contre une de vos figures
   *[carrot] { $card } serait à votre portée
}
terminal-jackrabbits-palace = { $risk ->
    [yes] au défi, vous n’auriez rien à montrer
   *[no] vous pourriez relever un défi
}
terminal-jackrabbits-host = { $risk ->
    [yes] { $seat } vous défie avec ses cœurs étalés, et vous n’auriez rien à montrer
   *[no] { $seat } vous défie avec ses cœurs étalés ; vous pourriez répondre
}
terminal-jackrabbits-passport = 36 lancers : vol gratuit { $free }, payant { $payable }, chute { $falls }

# La pose du plateau
terminal-jackrabbits-shares = Il vous reste à poser : hexagones { $hexagons }, losanges { $rhombi }, triangles { $triangles }.
terminal-jackrabbits-laid = Sur le plateau : { $pieces }.
terminal-jackrabbits-left-to-lay = Encore à poser : { $pieces }
terminal-jackrabbits-together-help = lay F1 (où elle va le mieux) · lay F1 4 -2 3 (colonne, ligne, tour) · move, lift F1 · begin random:7, sample, empty ou un code · F forêt R rivière M montagne C carrefour T taverne V grotte
terminal-jackrabbits-flipped = Vous avez retourné { $piece }. Les numéros de ses endroits, où iraient ses routes et (+) combien en rejoindraient d’autres ; (!) va contre les conseils (2.3) :
terminal-jackrabbits-side-of = { $side } { $piece }
terminal-jackrabbits-island = à part, comme une île (colonne { $x }, ligne { $y })
terminal-jackrabbits-joins = { $number }, routes { $ways }{ $roads ->
    [0] {""}
    [one] , dont { $roads } qui en rejoint une autre
   *[other] , dont { $roads } qui en rejoignent d’autres
}
terminal-jackrabbits-joins-short = { $number }:{ $ways }{ $roads ->
    [0] {""}
   *[other] +{ $roads }
}

# Où on en est
terminal-jackrabbits-standing = { $over ->
    [yes] Le résultat
   *[no] Où on en est
}
terminal-jackrabbits-score = { $seat } : { $count ->
    [0] aucune figure
    [1] une figure ({ $royals })
   *[other] { $count } figures ({ $royals })
}, cartes : { $cards } ; { $missing }
terminal-jackrabbits-discards = Défausse : { $cards }

terminal-jackrabbits-typed = Une carte s’écrit par rang et couleur : T trèfle, P pique, C cœur, K carreau.

# La commande `sobremesa board`
help-usage-board = sobremesa board [--seed N] [--islands N] [--code TEXT] [--theme auto] [--share] > board.svg
help-board = Dessine un plateau de Jackrabbits en image SVG.
help-flag-board-seed = Un nombre entier ; le même fait le même plateau. Sans lui, le plateau d’exemple imprimé.
help-flag-board-islands = Îles d’un plateau au hasard : de 0 à 2. Sans elle, au hasard.
help-flag-board-code = Le code d’un plateau que quelqu’un a partagé.
help-flag-board-theme = light (clair), dark (sombre) ou auto : selon l’écran de qui regarde.
help-flag-board-share = Écrit le code à partager au lieu de l’image.

# Fins, au laboratoire
jackrabbits-ending-won = Quelqu’un a gagné
jackrabbits-ending-limit = La limite de tours a été atteinte
jackrabbits-ending-endless = Personne n’en voyait la fin : la partie a été arrêtée
jackrabbits-counted-turns = Tours par partie, toutes places confondues
