# Plusieurs parties de suite à une table.

match-title = La rencontre
match-length = Nombre de parties
match-length-help = Une partie, ou plusieurs dont on additionne les points.
match-length-value = { $games ->
    [1] Une seule partie
   *[other] Une rencontre de { $games } parties
}
match-options = Autres options
match-next = La partie { $number } de la rencontre commence.
match-at = Partie { $game } sur { $games }
match-number = Partie { $number }
match-total = Total
match-started = a commencé
match-playing = en cours
match-to-come = à venir
match-caption = Points par partie ; ● a commencé cette partie.
match-ahead = { $count ->
    [one] { $seats } mène. Points : { $points }.
   *[other] { $seats } sont à égalité en tête. Points : { $points }.
}
match-left = { $count ->
    [1] Encore une partie à jouer.
   *[other] Encore { $count } parties à jouer.
}
match-won = { $count ->
    [one] { $seats } gagne la rencontre avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    } !
   *[other] { $seats } finissent la rencontre à égalité avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    } !
}
match-deal-next = Distribuer la partie { $number }
match-wait-next = Quelqu’un à la table va distribuer la partie suivante.
match-after = Entre deux parties
