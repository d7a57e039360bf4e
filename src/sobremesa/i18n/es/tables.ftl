# Las mesas de cada cual, en la portada.
tables-with = { $game } con { $names }
tables-yours = te toca
tables-theirs = le toca a { $seat }
tables-several = esperando a { $names }
tables-waiting = { $count ->
    [1] queda un asiento libre
   *[other] quedan { $count } asientos libres
}
tables-between = se puede repartir la siguiente partida
tables-kept = te guardan un sitio
tables-won = has ganado
tables-place = puesto { $place } de { $count }
tables-asked = hay una propuesta
tables-adjourned = aplazada
tables-left = tiempo restante: { $time }
tables-agreed = terminada de común acuerdo
tables-resigned = te has rendido
tables-time = perdida por tiempo
tables-all = Ver las { $count }
tables-over = Partidas terminadas ({ $count })
tables-replay = Repetición: { $table }
