# Parade dans un terminal.

terminal-parade-card = { $colour } { $notation }
terminal-parade-none = aucune
terminal-parade-line = Le défilé ({ $count }) · pioche : { $pile }
terminal-parade-front = tête
terminal-parade-back = queue
terminal-parade-line-spoken = Le défilé compte { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}, de la tête à la queue : { $cards }.
terminal-parade-pile = { $pile ->
    [0] La pioche est vide.
    [1] Il reste une carte dans la pioche.
   *[other] Il reste { $pile } cartes dans la pioche.
}
terminal-parade-before = Devant
terminal-parade-before-spoken = Devant { $seat } : { $cards }. { $points ->
    [0] 0 point
    [1] Un point
   *[other] { $points } points
} si tout s’arrêtait maintenant.
terminal-parade-points = Points
terminal-parade-sheet-legend = ↓ majorité : face cachée, 1 point chacune · = valeur imprimée · * en tête
terminal-parade-last = Dernière manche ! { $why ->
    [colours] { $by } a les six couleurs
    [pile] { $by } a pioché la dernière carte
   *[both] { $by } a les six couleurs et a pioché la dernière carte
}. { $left ->
    [1] Il reste un tour de jeu
   *[other] Il reste { $left } tours de jeu
}, et personne ne pioche.
terminal-parade-hand = Votre main, et ce que prendrait chaque carte :
terminal-parade-discard = { $left ->
    [one] Choisissez encore une carte à défausser, en secret :
   *[other] Choisissez deux de vos quatre cartes à défausser, en secret :
}
terminal-parade-takes-none = ne prend rien
terminal-parade-takes-none-spoken = Ne prend rien.
terminal-parade-takes = Prend { $cards }.
terminal-parade-leaves = { $card } ({ $why ->
    [colour] même couleur
    [value] valeur d’au plus { $value }
   *[both] même couleur et valeur d’au plus { $value }
})
terminal-parade-why-legend = = part pour sa couleur · ≤ part pour sa valeur
terminal-parade-change = { $before } → { $after }
terminal-parade-change-spoken = Vos points passent de { $before } à { $after }.
terminal-parade-triggers = { $why ->
    [colours] Lance la dernière manche : votre sixième couleur.
    [pile] Lance la dernière manche : la dernière carte de la pioche.
   *[both] Lance la dernière manche : votre sixième couleur et la dernière carte de la pioche.
}
terminal-parade-pair = Défausser { $discard }, garder { $keep } : { $points ->
    [0] 0 point
    [1] un point
   *[other] { $points } points
} en l’état
terminal-parade-score-now = Si tout s’arrêtait maintenant
terminal-parade-score-final = Le décompte final
terminal-parade-majority = { $lead ->
    [2] À deux, la majorité demande au moins deux cartes de plus. La majorité est face cachée et compte 1 par carte.
   *[0] Le joueur qui a le plus de cartes d’une couleur, même à égalité, les retourne face cachée : 1 point chacune.
}
terminal-parade-nobody = personne n’en a
terminal-parade-flipped = { $seat } : { $count ->
    [1] une carte, la majorité
   *[other] { $count } cartes, la majorité
}, face cachée : { $points }
terminal-parade-printed = { $seat } : { $values } = { $points }
terminal-parade-sum = { $rank }. { $seat } : { $sum } = { $points ->
    [0] 0 point
    [1] un point
   *[other] { $points } points
} avec { $count ->
    [0] aucune carte
    [1] une carte
   *[other] { $count } cartes
}
terminal-parade-typed = Une carte s’écrit lettre et valeur : { parade-letter-green } { parade-colour-green }, { parade-letter-amber } { parade-colour-amber }, { parade-letter-red } { parade-colour-red }, { parade-letter-violet } { parade-colour-violet }, { parade-letter-blue } { parade-colour-blue }, { parade-letter-charcoal } { parade-colour-charcoal }.

# Fins, au laboratoire
parade-ending-colours = Les six couleurs ont amené la dernière manche
parade-ending-pile = La pioche vide a amené la dernière manche
parade-ending-both = Les deux à la fois ont amené la dernière manche
