# Tú: la página sobre uno mismo.
me-lead = Tu nombre, tus partidas y lo que este servidor guarda de ti.
me-who = Nombre y código
me-creature = Tu animal
me-creature-when = Se dibuja junto a tu nombre, desde la próxima mesa a la que te sientes.
me-games = Tus partidas
me-games-none = Todavía nada. Aquí aparecen las partidas en las que te sientas.
me-running = En curso ({ $count })
me-finished = Terminadas ({ $count })
me-points-of = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
me-record = Registro
me-record-of = Descargar el registro: { $table }
me-newer = Más recientes
me-older = Más antiguas
me-page = Página { $page } de { $pages }
me-more = Aún se están mirando algunas de tus partidas.
me-statistics = Estadísticas
me-statistics-none = Aún no hay nada que contar: termina antes una partida.
me-statistics-how = Cuenta cada partida terminada, también cada una de una serie y el reparto del día. No cuentan las lecciones ni las partidas que nunca se terminaron. Una partida que alguien dejó y siguió un bot no cuenta ni a su favor ni en su contra. Una victoria compartida es una victoria.
me-left = { $count ->
    [1] Falta una partida: la terminó un bot por ti.
   *[other] Faltan { $count } partidas: las terminó un bot por ti.
}
me-kind = { $game }, { $players } jugadores
me-played = Partidas
me-won = Ganadas
me-place = Puesto medio
me-points = Puntos de media
me-best = Mejor resultado
me-streak = Victorias seguidas
me-streak-now = { $now } (máximo: { $most })
me-plot = Puestos en las últimas { $count } partidas, la más antigua primero: { $places }.
me-against = Contra quién
me-rival = por delante { $wins }, por detrás { $losses }, empate { $draws }
me-mutes = En silencio
me-unmute = Volver a oír
me-unmute-of = Volver a oír: { $name }
me-devices = Dispositivos
me-device-here = este navegador
me-device-days = { $days ->
    [0] usado hoy
    [1] usado ayer
   *[other] usado hace { $days } días
}
me-device-unknown = Algún navegador
me-others = Cerrar sesión en todos los demás
me-others-how = Los demás navegadores olvidan al momento quién eres y dejan las mesas en las que están. Tu código de recuperación deja de servir: pide otro arriba.
me-others-out = Se ha cerrado tu sesión en todos los demás.
me-out-here = Cerrar sesión aquí
me-out-how = Este navegador dejará de conocerte. Sin código de recuperación u otro dispositivo no podrás volver.
me-out-sure = Cerrar sesión
me-not = No, me quedo
me-out = Has cerrado sesión.
me-data = Tus datos
me-export = Descargarlo todo
me-export-how = Un archivo con todo lo que este servidor guarda de ti y los registros de tus partidas terminadas. De las partidas en curso no lleva ninguna carta.
me-forget = Borrar todo sobre mí
me-forget-goes = Esto se borra para siempre
me-forget-goes-what = Tu nombre, tu animal, tu código de recuperación, tus dispositivos, tu lista de partidas y estadísticas, y todo lo que dijiste en las mesas.
me-forget-stays = Esto se queda
me-forget-stays-what = Las jugadas de las partidas, porque también las jugaron otros. Donde estaba tu nombre pone «–» y nadie puede saber que eras tú. Tus asientos en partidas en curso quedan vacíos.
me-forget-type = Escribe tu nombre para confirmarlo: { $name }
me-forget-type-any = Escribe tu nombre para confirmarlo
me-forget-sure = Borrar para siempre
me-forgotten = { $tables ->
    [0] Todo lo tuyo se ha borrado.
    [1] Todo lo tuyo se ha borrado, también tu nombre en una mesa.
   *[other] Todo lo tuyo se ha borrado, también tu nombre en { $tables } mesas.
}
creature-badger = tejón
creature-bear = oso
creature-cat = gato
creature-dormouse = lirón
creature-duck = pato
creature-fox = zorro
creature-frog = rana
creature-goat = cabra
creature-hedgehog = erizo
creature-mole = topo
creature-otter = nutria
creature-owl = búho
creature-rabbit = conejo
creature-snail = caracol
creature-toucan = tucán
creature-turtle = tortuga
