# L’éditeur de plateaux de Jackrabbits dans le navigateur.

boards-title = Éditeur de plateaux
boards-lead = Faites glisser des pièces sur le plateau, ou choisissez-en une et utilisez le clavier. L’adresse de cette page est votre plateau.
boards-map = Votre plateau
boards-laying = On pose les pièces…
boards-undo = Annuler
boards-redo = Rétablir
boards-share = Copier le lien
boards-copied = Lien copié : toute personne qui l’ouvre voit ce plateau.
boards-begin = Commencer par
boards-empty = une mer vide
boards-sample = le plateau imprimé
boards-random = un plateau au hasard

# Pièces
boards-tray = Pièces restant dans la boîte
boards-tray-title = { $count ->
    [0] La boîte est vide
    [1] Il reste une pièce dans la boîte
   *[other] Il reste { $count } pièces dans la boîte
}
boards-rest = Poser le reste au hasard
boards-nothing = Le plateau est vide. Tirez une pièce de la boîte sur la mer, ou choisissez-en une ; la citadelle est un bon début. Ou laissez le hasard tout poser.
boards-tray-empty = Toutes les pièces sont sur le plateau.
boards-slot = { $count ->
    [1] Prendre { $piece }
   *[other] Prendre { $piece } ; il en reste { $count }
}
boards-in-hand = En main : { $piece }
boards-turn = Tourner à droite
boards-turn-back = Tourner à gauche
boards-hop = Autre endroit
boards-lay = La poser ici
boards-take-away = L’enlever
boards-put-back = Dans la boîte
boards-leave = La laisser
boards-laid = { $piece } est sur le plateau.
boards-over = { $piece } est sur { $other } : pas de place ici.
boards-beside = { $piece } ; à côté : { $others }.
boards-alone = { $piece } est en pleine mer.
boards-taken = L’endroit est occupé ({ $other }) : impossible de poser { $piece } ici.
boards-no-room = Il n’y a pas la place de tourner { $piece }.
boards-round = Inutile de tourner { $piece } : tous ses côtés sont pareils.
boards-on-board = { $count ->
    [one] { $count } pièce sur le plateau, en mots
   *[other] { $count } pièces sur le plateau, en mots
}
boards-keys = Choisissez une pièce, puis : les flèches la déplacent, R la tourne, N la mène au bon endroit suivant (quand la table construit ensemble), Entrée la pose, Suppr l’enlève, Échap la laisse.
boards-missing = { $count ->
    [1] Il reste une pièce dans la boîte.
   *[other] Il reste { $count } pièces dans la boîte.
}

# Ce que déconseille la règle 2.3
boards-warnings = { $count ->
    [0] Aucun avertissement
    [1] Un avertissement (règle 2.3)
   *[other] { $count } avertissements (règle 2.3)
}
boards-no-warnings = Pas d’impasse, pas de coin serré, chaque maison à portée.
boards-more = { $count } de plus
boards-fewer = Moins

# Jouer
boards-play = Jouer dessus
boards-play-bots = Contre deux bots
boards-play-friends = Avec des amis

# Garder
boards-keep-title = Le garder dans ce navigateur
boards-name = Nom du plateau
boards-unnamed = Plateau { $number }
boards-kept = « { $name } » est gardé dans ce navigateur.
boards-forget = Supprimer { $name }

# Est-il équitable ?
boards-fairness = Est-il équitable ?
boards-fairness-lead = Des bots rapides y jouent { $games } parties et comptent qui gagne.
boards-fairness-players = Joueurs
boards-fairness-begin = Lancer les parties
boards-fairness-stop = Arrêter
boards-fairness-waiting = D’autres plateaux passent d’abord.
boards-fairness-progress = { $done } parties sur { $games }
boards-fairness-seat = { $seat ->
    [1] La place 1, qui commence, gagne { $share } % (entre { $low } et { $high })
   *[other] La place { $seat } gagne { $share } % (entre { $low } et { $high })
}
boards-fairness-even = { $even ->
    [yes] Aucune place ne gagne plus que le hasard ne l’explique.
   *[no] La place { $seat } gagne plus que sa part.
}
boards-fairness-turns = La moitié des parties dure de { $low } à { $high } tours ; celle du milieu, { $middle }.
boards-fairness-plot = Combien de tours durent les parties
boards-fairness-endless = { $count ->
    [1] Une partie a été arrêtée après { $most } tours.
   *[other] { $count } parties ont été arrêtées après { $most } tours.
}
boards-fairness-late = Essayer la règle maison « cartes tardives » : les dernières places commencent avec une carte de plus.
boards-fairness-used = Ce que valent les maisons
boards-fairness-used-lead = Combien de fois la figure d’une maison était à quelqu’un à la fin : plus la couleur est forte sur le plateau, plus c’est fréquent.
boards-fairness-used-one = { $place } : { $share } %
boards-fairness-fair = part égale
error-fairness-busy = On essaie déjà assez de plateaux : revenez dans une minute.

# Posé ensemble avant la partie (règle 2.2)
jackrabbits-together-title = Construisez le plateau ensemble
jackrabbits-together-lead = Tous ceux qui ont le lien posent, tournent et lèvent des pièces, sans tour de rôle. Une route de la pièce doit en rencontrer une du plateau ; un hexagone peut aussi être posé à part (règles 2.2 et 2.4).
jackrabbits-together-laid = { $name } pose { jackrabbits-piece }.
jackrabbits-together-moved = { $name } déplace { jackrabbits-piece }.
jackrabbits-together-turned = { $name } tourne { jackrabbits-piece }.
jackrabbits-together-lifted = { $name } lève { jackrabbits-piece }.
jackrabbits-together-begun = { $name } étale un autre plateau pour commencer.
jackrabbits-together-news = Qui a posé quoi
jackrabbits-together-nothing = Personne n’a encore rien posé. La citadelle est posée d’abord.
jackrabbits-together-begin = Commencer par un autre plateau…
jackrabbits-together-sure = Tout ce qui est posé est levé. Commencer par :
jackrabbits-together-keep = Garder ce qui est posé

# Ce que la table attend encore
error-jackrabbits-unsettled-pieces = { $count ->
    [1] Il reste une pièce à poser.
   *[other] Il reste { $count } pièces à poser.
}
error-jackrabbits-unsettled-adrift = Aucune route ne relie { jackrabbits-piece } à une maison ou à la citadelle (règle 2.2).
error-jackrabbits-unsettled-advice = Quelque chose, sur le plateau, { jackrabbits-advice }, et cette table suit les conseils (règle 2.3).
