# La fin, pas à pas ; chargée quand elle arrive.
coloretto-end-title = Le décompte final
coloretto-end-collected = Ce que chacun a réuni, les jokers dans leur couleur.
coloretto-end-plus = Trois couleurs comptent en plus : 1, 2, 3… cartes donnent { $points }.
coloretto-end-minus = Toutes les autres couleurs comptent en moins.
coloretto-end-twos = Chaque « +2 » ajoute deux points.
coloretto-end-result = { $count ->
    [one] { $seats } gagne avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    } !
   *[other] { $seats } se partagent la victoire avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    } !
}
coloretto-end-show = Voir le résultat
coloretto-end-again = Revoir pas à pas
coloretto-end-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
coloretto-end-sunny = sur la branche au soleil
