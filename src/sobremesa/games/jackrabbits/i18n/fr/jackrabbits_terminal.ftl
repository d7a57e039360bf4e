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

# Les règles, en bref
terminal-jackrabbits-rule-1 = La cour est visible : rois, dames et valets des quatre couleurs et deux jokers. Les petites cartes forment la pioche. Chaque lapin a trois carottes. Une carte s’écrit par rang et couleur : T trèfle, P pique, C cœur, K carreau.
terminal-jackrabbits-rule-2 = Treize hexagones : la citadelle, des tours (rois), des palais (dames) et des places (valets). Des routes les relient par losanges et triangles. Là où une route finit à l’eau, il y a un rivage.
terminal-jackrabbits-rule-3 = Trois cartes chacun ; on part de la citadelle. La fin choisie dit quelles trois figures gagnent.
terminal-jackrabbits-rule-4 = Si vous êtes sur la citadelle, à votre tour, avec les trois figures que demande la fin, vous gagnez aussitôt. Personne n’en garde quatre.
terminal-jackrabbits-rule-5-1 = Lancez les deux dés. Si une de vos cartes correspond à un dé, vous pouvez en montrer une et en piocher une. La somme des dés est le prix de ce tour.
terminal-jackrabbits-rule-5-2 = Neuf cartes au plus ; défaussez le surplus aussitôt, en exil aussi.
terminal-jackrabbits-rule-5-3 = Puis voyagez, si vous voulez : gratuitement par une route jusqu’au premier hexagone. Raccourcis, montures et terriers coûtent le prix.
terminal-jackrabbits-rule-5-4 = Sur une maison dont la figure est à la cour : défaussez au moins 10 de sa couleur, prenez la figure, laissez une carotte. L’as vaut 1, les figures 10.
terminal-jackrabbits-rule-5-5 = À la fin du tour, sur un hexagone ou dans le souterrain, piochez une carte.
terminal-jackrabbits-rule-6 = Au prix du tour : traversez un losange vers son autre route ; à un carrefour, galopez vers n’importe quel hexagone, ou naviguez de son rivage à un autre ; prenez à la taverne un joker (une monture pour le moment voulu) ; courez de grotte en grotte. Se reposer dans le souterrain ne coûte rien.
terminal-jackrabbits-rule-7 = Hors du plateau : le tour finit sans carte. Le suivant commence par la loterie, puis vous entrez dans le souterrain et piochez ; au tour d’après, vous sortez par n’importe quelle grotte.
terminal-jackrabbits-rule-8-1 = Les trèfles volent : sur une tour, avant de lancer, montrez un trèfle. Si vous ne faites pas plus que sa valeur, vous volez vers une autre tour ; sinon, vous payez le reste dans la couleur de la tour, ou tombez hors du plateau.
terminal-jackrabbits-rule-8-2 = Les piques se battent : une fois par tour, attaquez un lapin de votre hexagone. Vous surenchérissez en piques tour à tour ; le perdant quitte le plateau, et un attaquant vainqueur prend une carte à l’aveugle.
terminal-jackrabbits-rule-8-3 = Les cœurs ouvrent les palais : un visiteur peut être mis au défi avec la dame du palais ou des cœurs valant six. S’il ne montre ni l’une ni les autres, il quitte le plateau ; sinon, c’est la personne qui l’a défié qui part, en perdant les cartes montrées.
terminal-jackrabbits-rule-8-4 = Les carreaux commercent : une place vend les défausses de sa couleur, une ou plusieurs à la fois, contre des carreaux valant au moins autant ; la place de carreau vend des carreaux contre des cartes de n’importe quelle couleur.
terminal-jackrabbits-rule-9 = Les options de la table sont dites à la préparation ; chacune ne change qu’une chose.

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
