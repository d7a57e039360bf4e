# Les cartes. Une famille, c’est toujours une couleur, un dessin et une lettre.
parade-colour-green = vert
parade-colour-amber = orange
parade-colour-red = rouge
parade-colour-violet = violet
parade-colour-blue = bleu
parade-colour-charcoal = gris
parade-card = le { $value } { $colour ->
    [green] { parade-colour-green }
    [amber] { parade-colour-amber }
    [red] { parade-colour-red }
    [violet] { parade-colour-violet }
    [blue] { parade-colour-blue }
   *[charcoal] { parade-colour-charcoal }
}

# Ce qui s’est passé
parade-dealt = Les cartes sont distribuées. { $seat } commence.
parade-played = { $seat } joue { $card } et ne prend rien.
parade-took = { $seat } joue { $card } et prend { $cards }.
parade-drew = { $seat } pioche une carte.
parade-drew-card = { $seat } pioche { $card }.
parade-last-round = { $why ->
    [colours] { $seat } a les six couleurs : la dernière manche commence.
    [pile] La pioche est vide : la dernière manche commence.
   *[both] { $seat } a les six couleurs et la pioche est vide : la dernière manche commence.
}
parade-choose = Le défilé est fini. Chacun défausse maintenant deux cartes en secret.
parade-chose = { $seat } a choisi.
parade-discarded = Vous mettez { $card } de côté.
parade-kept = { $seat } garde { $cards }.
parade-scored = { $seat } a { $points ->
    [one] { $points } point
   *[other] { $points } points
} avec { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
parade-won = { $count ->
    [one] { $seats } gagne
   *[other] { $seats } se partagent la victoire
} avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

# À qui de jouer, et ce que vous pouvez faire
parade-status-play = À vous : jouez une carte à la fin du défilé.
parade-status-last = Votre dernier tour : jouez une carte. Plus personne ne pioche.
parade-status-wait = { $seat } choisit une carte.
parade-status-wait-last = { $seat } choisit sa dernière carte.
parade-status-discard = { $left ->
    [one] Choisissez encore une carte à défausser en secret.
   *[other] Choisissez deux de vos quatre cartes à défausser en secret.
}
parade-status-discard-wait = On attend encore les deux défausses : { $seats }.
parade-status-over = La partie est finie.
parade-blocked-replay = Vous revoyez la partie : on ne peut pas jouer ici.

# La table
parade-front = tête
parade-back = queue
parade-line-title = Le défilé : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}, depuis la tête
parade-line-place = Position { $place } depuis la tête : { $card }.
parade-line-leaves = Partirait : { $why }.
parade-line-safe = À l’abri.
parade-tag-colour = même couleur
parade-tag-value = ≤ { $value }
parade-tag-both = même couleur, ≤ { $value }
parade-safe = { $count } à l’abri
parade-pile = Pioche { $count }
parade-scores = Points
parade-points = Points
parade-your-points = Vos points si tout s’arrêtait maintenant :
parade-holds = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
parade-chosen = a choisi
parade-colours = { $count } couleurs sur 6
parade-hint-takes = { $count ->
    [0] ne prend rien
    [one] prend { $count } carte, { $change } points maintenant
   *[other] prend { $count } cartes, { $change } points maintenant
}
parade-before-title = Cartes ramassées : { $count }
parade-pile-open = { $colour } : { $values } ; { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
parade-pile-flipped = { $colour } : { $values } ; seraient face cachée, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
parade-pile-none = { $colour } : aucune.

# La main, et ce que ferait une carte
parade-hand-title = Votre main : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
parade-look = Touchez ou survolez une carte pour voir ce qu’elle prendrait.
parade-play = Jouer
parade-play-card = Jouer { $card }
parade-discard-card = Défausser { $card }
parade-choose-card = Choisissez d’abord une carte.
parade-preview-takes = { $card } prendrait { $count ->
    [one] **{ $count } carte**
   *[other] **{ $count } cartes**
} : { $reasons }.
parade-preview-all-safe = { $card } ne prendrait **rien** : { $count ->
    [1] la seule carte du défilé est à l’abri.
   *[other] les { $count } cartes du défilé sont à l’abri.
}
parade-preview-none = { $card } ne prendrait **rien** : devant les cartes à l’abri, aucune n’a sa couleur ni une valeur de { $value } ou moins.
parade-reason-colour = { $cards } (même couleur)
parade-reason-value = { $cards } ({ $value } ou moins)
parade-reason-both = { $cards } (même couleur, et { $value } ou moins)
parade-preview-score = Vos points : { $before } → **{ $after }**.
parade-preview-same = Vous restez à { $after ->
    [one] { $after } point
   *[other] { $after } points
}.
parade-preview-triggers-colours = C’est votre sixième couleur : **la dernière manche commence**.
parade-preview-triggers-pile = Vous piochez la dernière carte : **la dernière manche commence**.
parade-preview-triggers-both = C’est votre sixième couleur et vous piochez la dernière carte : **la dernière manche commence**.
parade-discard-how = Marquez les deux cartes à défausser. Les deux autres rejoignent celles qui sont devant vous.
parade-discard-mark = Marquez-la pour la défausser.
parade-discard-marked = Marquée pour la défausse.
parade-discard-button = Défausser ces deux-là
parade-choose-discards = { $count ->
    [one] Marquez encore une carte.
   *[other] Marquez d’abord deux cartes.
}
parade-preview-pair = Vous défaussez { $discard } et gardez **{ $keep }** : { $points ->
    [one] **{ $points }** point
   *[other] **{ $points }** points
} dans l’état actuel de la table.

# Le dernier tour
parade-last-title = Dernière manche
parade-last-colours = { $seat } a les six couleurs. Plus personne ne pioche.
parade-last-pile = La pioche est vide. Plus personne ne pioche.
parade-last-both = { $seat } a les six couleurs et la pioche est vide. Plus personne ne pioche.
parade-last-left = { $count ->
    [one] Encore { $count } tour à jouer.
   *[other] Encore { $count } tours à jouer.
}

# La feuille de score
parade-sheet-now = Si tout s’arrêtait maintenant
parade-sheet-final = Couleur par couleur
parade-sheet-hint = Touchez un nombre pour savoir d’où il vient.
parade-sheet-flipped = la majorité d’une couleur, face cachée.
parade-why-none = { $seat } n’a rien en { $colour }.
parade-why-flipped = { $seat } a la majorité en { $colour } : { $count ->
    [one] { $count } carte face cachée, 1 point.
   *[other] { $count } cartes face cachée, 1 point chacune.
}
parade-why-flipped-two = { $seat } a au moins deux cartes d’avance en { $colour } : { $count } cartes face cachée, 1 point chacune.
parade-why-open = { $seat } n’a pas la majorité en { $colour }, donc { $count ->
    [1] cette carte compte sa valeur : { $sum }.
   *[other] ces { $count } cartes comptent leur valeur : { $sum }.
}
parade-why-open-two = { $seat } n’a pas deux cartes d’avance en { $colour }, donc { $count ->
    [1] cette carte compte sa valeur : { $sum }.
   *[other] ces { $count } cartes comptent leur valeur : { $sum }.
}

# À quoi sert le coup d’un bot
parade-colour-word = { $colour ->
    [green] { parade-colour-green }
    [amber] { parade-colour-amber }
    [red] { parade-colour-red }
    [violet] { parade-colour-violet }
    [blue] { parade-colour-blue }
   *[charcoal] { parade-colour-charcoal }
}
parade-why-majority = Pourquoi : { $seat } a désormais la majorité en { parade-colour-word } ; chaque carte n’y compte que 1 point.
parade-why-denied = Pourquoi : { $by } perd ainsi la majorité en { parade-colour-word }.
parade-why-end = Pourquoi : { $seat } est en tête, la fin peut venir.
parade-why-nothing = Pourquoi : aucune carte ne quitte le défilé.
parade-why-free = Pourquoi : { $count ->
    [1] en l’état, la carte ne coûte rien.
   *[other] en l’état, les { $count } cartes ne coûtent rien.
}
parade-why-price = Pourquoi : en l’état, cela ne coûte que { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}

# Pourquoi pas, à Parade
error-parade-unknown-card = « { $text } » n’est pas une carte de ce jeu.
error-parade-only-discards = Le défilé est fini : choisissez maintenant deux cartes à défausser.
error-parade-no-discards-yet = Personne ne défausse avant la fin de la dernière manche.
error-parade-not-in-hand = Vous n’avez pas { $card } en main.

# What to play for, until somebody has won once
parade-goal = Qui a le moins de points gagne.
