# Clocks, and ways out of a game before its end.
clock-face = { $seat } : encore { $time }
clock-left = { $seconds ->
    [60] Il vous reste une minute.
   *[other] Il vous reste { $seconds } secondes.
}
clock-late = Le temps est écoulé pour { $seat }.
clock-off = vacances
clock-days = { $days } j
clock-hours = { $hours } h
clock-title = Pendule
clock-kind-none = Sans pendule
clock-kind-move = Du temps par coup
clock-kind-game = Du temps pour toute la partie
clock-kind-days = Des jours par coup
clock-each = Par coup
clock-whole = Pour la partie
clock-seconds = { $seconds } secondes
clock-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
clock-game = { $minutes } min, et { $increment } s de plus à chaque coup
clock-a-day = { $days ->
    [0] aucun
    [one] { $days } jour
   *[other] { $days } jours
}
clock-per-move = { $time } par coup
clock-vacation = Vacances par personne
clock-end = Quand le temps est écoulé
clock-end-move = un bot joue le coup
clock-end-cover = un bot joue jusqu’au retour de la personne
clock-end-lose = la partie est perdue
parting = Quitter la partie
parting-resign = Abandonner…
parting-resign-means = Vous prenez la dernière place. À deux, la partie est finie ; à plusieurs, un bot prend votre place et vous ne pouvez plus y revenir.
parting-resign-do = Abandonner
parting-end = Arrêter la partie…
parting-end-means = { $alone ->
    [yes] La partie s’arrête ici, sans résultat.
   *[no] La partie s’arrête sans résultat dès que tout le monde est d’accord.
}
parting-end-do = { $alone ->
    [yes] Arrêter
   *[no] Le proposer
}
parting-adjourn = Ajourner…
parting-adjourn-means = { $alone ->
    [yes] La partie attend que vous la repreniez.
   *[no] La partie attend, pendules arrêtées, dès que tout le monde est d’accord. On la reprend aussi ensemble.
}
parting-adjourn-do = { $alone ->
    [yes] Ajourner
   *[no] Le proposer
}
parting-not = Non, continuer à jouer
parting-resume = Reprendre
vacation-begin = { $days ->
    [one] Partir en vacances (encore { $days } jour)
   *[other] Partir en vacances (encore { $days } jours)
}
vacation-end = Rentrer de vacances
proposal-waits = On attend encore un oui : { $seats }.
proposal-end = { $seat } voudrait arrêter la partie sans résultat.
proposal-adjourn = { $seat } voudrait ajourner la partie.
proposal-resume = { $seat } voudrait reprendre.
proposal-agree = D’accord
proposal-refuse = Plutôt pas
proposal-withdraw = Laisser tomber
adjourned = La partie est ajournée, et les pendules sont arrêtées.
lost-you-resigned = Vous avez abandonné. Un bot a pris votre place.
lost-you-time = Votre temps est écoulé et la partie est perdue pour vous. Un bot a pris votre place.
stopped-agreed = Arrêtée d’un commun accord
stopped-agreed-text = Personne n’a gagné. Ce qui a été joué peut être revu.
stopped-won-you = Vous avez gagné !
stopped-won = { $count ->
    [one] { $seats } gagne
   *[other] { $seats } gagnent
}
stopped-resigned = { $seat } a abandonné.
stopped-time = Le temps est écoulé pour { $seat }.
