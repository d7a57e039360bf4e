# Clocks, and ways out of a game before its end.
clock-face = { $seat }: queda { $time }
clock-left = { $seconds ->
    [60] Te queda un minuto.
   *[other] Te quedan { $seconds } segundos.
}
clock-late = A { $seat } se le acabó el tiempo.
clock-off = vacaciones
clock-days = { $days } d
clock-hours = { $hours } h
clock-title = Reloj
clock-kind-none = Sin reloj
clock-kind-move = Tiempo por jugada
clock-kind-game = Tiempo para toda la partida
clock-kind-days = Días por jugada
clock-each = Por jugada
clock-whole = Para la partida
clock-seconds = { $seconds } segundos
clock-minutes = { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minutos
}
clock-game = { $minutes } min, y { $increment } s más con cada jugada
clock-a-day = { $days ->
    [0] ninguno
    [one] { $days } día
   *[other] { $days } días
}
clock-per-move = { $time } por jugada
clock-vacation = Vacaciones por persona
clock-end = Cuando se acaba el tiempo
clock-end-move = un bot hace la jugada
clock-end-cover = un bot juega hasta que la persona vuelva
clock-end-lose = se pierde la partida
parting = Maneras de dejar la partida
parting-resign = Rendirse…
parting-resign-means = Quedas en último lugar. Entre dos, la partida termina; entre más, un bot ocupa tu asiento y ya no puedes volver a él.
parting-resign-do = Rendirme
parting-end = Terminar la partida…
parting-end-means = { $alone ->
    [yes] La partida termina aquí, sin resultado.
   *[no] La partida termina sin resultado cuando todos estén de acuerdo.
}
parting-end-do = { $alone ->
    [yes] Terminar
   *[no] Proponerlo
}
parting-adjourn = Aplazar…
parting-adjourn-means = { $alone ->
    [yes] La partida espera hasta que sigas.
   *[no] La partida espera, con los relojes parados, cuando todos estén de acuerdo. Para seguir también hace falta que todos quieran.
}
parting-adjourn-do = { $alone ->
    [yes] Aplazar
   *[no] Proponerlo
}
parting-not = No, seguir jugando
parting-resume = Seguir
vacation-begin = { $days ->
    [one] Irme de vacaciones (queda { $days } día)
   *[other] Irme de vacaciones (quedan { $days } días)
}
vacation-end = Volver de vacaciones
proposal-waits = Falta un sí: { $seats }.
proposal-end = { $seat } quiere terminar la partida sin resultado.
proposal-adjourn = { $seat } quiere aplazar la partida.
proposal-resume = { $seat } quiere seguir.
proposal-agree = De acuerdo
proposal-refuse = Mejor no
proposal-withdraw = Olvidarlo
adjourned = La partida está aplazada y los relojes, parados.
lost-you-resigned = Te has rendido. Un bot ocupa tu asiento.
lost-you-time = Se te acabó el tiempo y has perdido la partida. Un bot ocupa tu asiento.
stopped-agreed = Terminada de común acuerdo
stopped-agreed-text = No hay ganador. Lo jugado se puede volver a ver.
stopped-won-you = ¡Has ganado!
stopped-won = { $count ->
    [one] Gana { $seats }
   *[other] Ganan { $seats }
}
stopped-resigned = { $seat } se ha rendido.
stopped-time = A { $seat } se le acabó el tiempo.
