# La fin, pas à pas ; chargée quand elle arrive.
parade-end-title = Le score final
parade-end-kept = D’abord, les deux dernières cartes de chacun rejoignent celles qui sont devant lui.
parade-end-flips = { $colour } : { $count ->
    [one] { $seats } a la majorité et retourne ses cartes
   *[other] { $seats } ont la majorité et retournent leurs cartes
} : 1 point chacune. Les autres comptent les valeurs.
parade-end-nobody-flips = { $colour } : personne n’a assez d’avance, toutes les cartes comptent leur valeur.
parade-end-nobody-holds = { $colour } : personne n’en a.
parade-end-result = { $count ->
    [one] { $seats } gagne
   *[other] { $seats } se partagent la victoire
} avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} : personne n’en a moins.
parade-end-show = Voir le résultat
parade-end-again = Recompter
parade-end-through = passe la porte
parade-end-pile = { $colour } : { $values }.
parade-end-pile-flipped = { $colour } : { $values }, face cachée ; { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
