# La table simple : celle d’un jeu qui n’a pas dessiné la sienne, ou de qui la préfère ainsi.
plain-table = Sur la table
plain-moves = { $count ->
    [1] Votre coup
   *[other] Vos coups ({ $count })
}
plain-yours = À vous : choisissez un coup.
plain-wait = On attend { $seats }.
plain-over = La partie est terminée.
plain-replay = Vous revoyez la partie : on ne peut rien choisir.
plain-look = Regardez un coup pour voir ce qu’il ferait.
plain-choose = Choisissez d’abord un coup.
plain-play = Jouer
plain-won = { $count ->
    [one] { $seats } gagne
   *[other] { $seats } se partagent la victoire
}
plain-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
plain-yes = oui
plain-no = non
