# Below a replay: moves, chances, turning points.
lookback-title = Retour sur la partie
lookback-thinking = Les bots revoient chaque décision : { $done } sur { $total }
lookback-stopped = Les bots se sont arrêtés.
lookback-again = Revoir
lookback-graph = Les chances de gagner de chaque place, coup par coup
lookback-turns = Les tournants
lookback-move = Coup { $move }
lookback-decision = { $seat } pouvait avoir { $best } % de chances et en a gardé { $had } %.
lookback-better = Mieux : { $move }
lookback-lucky = Les cartes ont aidé : { $seat } gagne { $size } points de pourcentage.
lookback-unlucky = Les cartes n’ont pas aidé : { $seat } perd { $size } points de pourcentage.
lookback-none = Aucune décision n’a coûté cher, aucune carte n’a tout changé.
lookback-swings = Pourquoi les chances ont bougé
lookback-sum = { $seat } : { $lost } par ses décisions, { $given } par celles des autres, { $luck } par le hasard.
lookback-chance = Chance
lookback-own = Soi
lookback-given = Autres
lookback-luck = Hasard
lookback-after = À propos de cette partie
lookback-moves = Coups
lookback-share = Partager ce moment
lookback-link = L’adresse de ce moment
lookback-how = Chacune telle que sa place la voyait alors, en jouant au mieux ensuite.
lookback-eyes = À travers quels yeux
lookback-show = Montrer mes cartes
lookback-awaited = { $count ->
    [one] Les mains seront ouvertes quand { $count } de plus acceptera.
   *[other] Les mains seront ouvertes quand { $count } de plus accepteront.
}

# A record from elsewhere
records-title = Ouvrir une feuille de partie
records-how = Une feuille de partie est le fichier qu’une table propose quand la partie est finie. Elle est vérifiée coup par coup, montrée ici, et n’est gardée nulle part.
records-choose = Choisissez un fichier, ou déposez-le ici
records-reading = Lecture…
records-eyes = Vue par
