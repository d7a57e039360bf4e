# Jackrabbits : préparer une table dans le navigateur.

jackrabbits-group-board = Le plateau (règles 1 et 2)
jackrabbits-group-ending = Comment finit la partie (règles 3 et 4)
jackrabbits-group-complete = Jeu d’initiation ou complet (règle 8)
jackrabbits-group-cards = As et valeurs (règle 9)
jackrabbits-group-places = Lieux et voyages (règle 9)
jackrabbits-group-hands = Mains et lots (règle 9)

jackrabbits-option-ending-value-help = { $value ->
    [simple] Trois figures au choix, portées à la citadelle : la partie la plus courte.
    [diverse] Trois figures de trois couleurs différentes.
    [monarchic] Un roi, une dame et un valet.
    [diverse-monarchic] Un roi, une dame et un valet de trois couleurs différentes.
   *[tribal] Trois figures d’une même couleur : la partie la plus longue.
}
jackrabbits-option-board-value = { $value ->
    [sample] le plateau imprimé
    [draft] posé à tour de rôle
    [together] posé ensemble
   *[other] { $value }
}
jackrabbits-option-tight_suits-value = { $value ->
    [CS] ♣ ♠
    [CH] ♣ ♥
    [CD] ♣ ♦
    [SH] ♠ ♥
    [SD] ♠ ♦
    [HD] ♥ ♦
    [CSH] ♣ ♠ ♥
    [CSD] ♣ ♠ ♦
    [CHD] ♣ ♥ ♦
    [SHD] ♠ ♥ ♦
   *[other] les quatre couleurs
}
jackrabbits-option-turn_limit-value = { $value ->
    [0] sans limite
   *[other] { $value } tours
}
# What a form says, where it offers a list; at the command line the value is typed.
jackrabbits-option-turn_limit-form = La partie s’arrête après tant de tours. Est en tête qui a le plus de figures, puis le plus de cartes (règle 9).
jackrabbits-option-tight_suits-form = Autant de couleurs que de joueurs, et de jeux de routes ; le reste demeure dans la boîte (règle 9).
jackrabbits-option-starter-value = { $value ->
    [-1] le hasard décide
    [0] vous
   *[other] la place { $number }
}

# Le plateau
jackrabbits-setup-board = Quel plateau
jackrabbits-setup-sample = Le plateau imprimé
jackrabbits-setup-sample-help = Bien pour commencer : aucune impasse, et presque toutes les maisons sont proches. Les trois de trèfle sont sur une île, qu’on atteint par mer ou par sa grotte.
jackrabbits-setup-random = Un plateau au hasard
jackrabbits-setup-random-help = Le même numéro donne toujours le même plateau.
jackrabbits-setup-draft = Construit à tour de rôle
jackrabbits-setup-draft-help = Avant la partie, chacun retourne et pose des pièces à son tour (règle 2.2).
jackrabbits-setup-together = Posé ensemble
jackrabbits-setup-together-help = Avant la partie, tous ceux qui ont le lien posent, tournent et lèvent des pièces, sans tour de rôle, jusqu’à ce que tous soient d’accord (règle 2.2).
jackrabbits-setup-code = Un plateau à vous
jackrabbits-setup-code-help = Le code d’un plateau qu’on vous a envoyé, ou fait dans l’éditeur.
jackrabbits-setup-seed = Numéro de plateau
jackrabbits-setup-another = Un autre plateau
jackrabbits-setup-islands = Îles
jackrabbits-setup-islands-value = { $islands ->
    [0] aucune île
    [1] une île
    [2] deux îles
   *[other] au hasard
}
jackrabbits-setup-paste = Code
jackrabbits-setup-saved = Gardés dans ce navigateur
jackrabbits-setup-choose-saved = Choisir un plateau…
jackrabbits-setup-editor = Faire un plateau dans l’éditeur
jackrabbits-setup-preview = Le plateau où vous jouerez
