# Une partie enregistrée revue, et les conseils.
help-usage-analyse = sobremesa analyse FICHIER [--budget N] [--plot FICHIER.svg] [--json]
help-analyse = Dit ce que valait chaque décision d’une partie enregistrée, vue de sa propre place.
help-word-file = FICHIER
help-flag-analyse-file = Une feuille de partie ; - lit l’entrée standard.
help-flag-analyse-budget = Avec combien de parties simulées réfléchir à chaque décision.
help-flag-analyse-seconds = Le plus long temps de réflexion pour une décision, en secondes.
analyse-thinking = { $moves } coups à revoir
analyse-heading = { $number ->
    [1] { $game }, { $players } joueurs, { $moves } coups
   *[other] { $game }, partie { $number } de la rencontre, { $players } joueurs, { $moves } coups
}
analyse-move = Coup
analyse-seat = Place
analyse-played = joué
analyse-chance = chances
analyse-points = points
analyse-best = meilleur
analyse-best-chance = chances
analyse-best-points = points
analyse-lost = perdu
analyse-forced = sans choix
analyse-blunders = Là où l’on a le plus perdu :
analyse-no-blunders = Aucun coup n’a perdu plus que le hasard ne l’explique.
analyse-blunder = Coup { $move }, { $seat } : { $played } ({ $chance }) au lieu de { $best } ({ $best_chance })
analyse-mean = { $seat } a perdu en moyenne { $lost } de ses chances de gagner à chaque décision.
analyse-title = { $game } : les chances au fil de la partie
analyse-chance-long = Chances de gagner, d’après ce que chaque place savait
analyse-move-axis = coups
analyse-blunder-mark = là où l’on a le plus perdu
error-no-hints = À cette table, on ne donne pas de conseils.
error-hint-not-yet = Les bots sont encore en préparation. Redemandez dans une minute.
error-lookback-busy = On revoit déjà assez de parties : revenez dans une minute.
