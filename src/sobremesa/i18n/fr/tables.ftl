# Les tables où l’on est assis, sur la page d’accueil.
tables-with = { $game } avec { $names }
tables-yours = à vous de jouer
tables-theirs = à { $seat } de jouer
tables-several = on attend { $names }
tables-waiting = { $count ->
    [1] une place encore libre
   *[other] { $count } places encore libres
}
tables-between = la partie suivante peut être distribuée
tables-kept = une place vous est gardée
tables-won = vous avez gagné
tables-place = place { $place } sur { $count }
tables-asked = une proposition vous attend
tables-adjourned = ajournée
tables-left = reste { $time }
tables-agreed = arrêtée d’un commun accord
tables-resigned = vous avez abandonné
tables-time = perdue au temps
tables-all = Voir les { $count }
tables-over = Parties terminées ({ $count })
tables-replay = Revoir : { $table }
