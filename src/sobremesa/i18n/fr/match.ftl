# Plusieurs parties de suite à une table.

match-title = La rencontre
match-length = Durée
match-length-help = Une partie, ou plusieurs dont on additionne les points.
match-length-value = { $games ->
    [one] Une seule partie
   *[other] Une rencontre de { $games } parties
}
match-options = Plus de choix
match-next = La partie { $number } de la rencontre commence.
match-at = Partie { $game } sur { $games }
match-number = Partie { $number }
match-total = Total
match-started = a commencé
match-playing = en cours
match-to-come = à venir
match-caption = Points par partie ; ● a commencé cette partie.
match-ahead = { $count ->
    [one] { $seats } mène avec { $points }.
   *[other] { $seats } sont à égalité en tête avec { $points }.
}
match-left = { $count ->
    [one] Encore une partie à jouer.
   *[other] Encore { $count } parties à jouer.
}
match-won = { $count ->
    [one] { $seats } gagne la rencontre avec { $points } points !
   *[other] { $seats } partagent la rencontre avec { $points } points chacun !
}
match-deal-next = Distribuer la partie { $number }
match-wait-next = La table distribue bientôt la partie suivante.
match-after = Entre deux parties
