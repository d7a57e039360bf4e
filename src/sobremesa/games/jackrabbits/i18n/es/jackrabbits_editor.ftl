# El editor de tableros de Jackrabbits en el navegador.

boards-title = Editor de tableros
boards-lead = Arrastra piezas al mapa, o elige una y usa las teclas. La dirección de esta página es tu tablero.
boards-map = Tu tablero
boards-laying = Poniendo las piezas…
boards-undo = Deshacer
boards-redo = Rehacer
boards-share = Copiar el enlace
boards-copied = Enlace copiado: quien lo abra verá este tablero.
boards-begin = Empezar con
boards-empty = el mar vacío
boards-sample = el tablero de muestra
boards-random = un tablero al azar

# Piezas
boards-tray = Piezas que quedan en la caja
boards-tray-title = { $count ->
    [0] La caja está vacía
    [1] Queda una pieza en la caja
   *[other] Quedan { $count } piezas en la caja
}
boards-rest = Colocar el resto al azar
boards-nothing = El tablero está vacío. Arrastra una pieza de la caja al mar, o elígela; la ciudadela es un buen comienzo. O deja que el azar lo coloque todo.
boards-tray-empty = Todas las piezas están en el tablero.
boards-slot = { $count ->
    [1] Tomar { $piece }
   *[other] Tomar { $piece }; quedan { $count }
}
boards-in-hand = En la mano: { $piece }
boards-turn = Girar a la derecha
boards-turn-back = Girar a la izquierda
boards-hop = Otro lugar
boards-lay = Ponerla aquí
boards-take-away = Quitarla
boards-put-back = A la caja
boards-leave = Dejarla
boards-laid = { $piece } está en el tablero.
boards-over = { $piece } está sobre { $other }: ahí no cabe.
boards-beside = { $piece }; al lado: { $others }.
boards-alone = { $piece } está en mar abierto.
boards-taken = Aquí ya está { $other }: no cabe { $piece }.
boards-no-room = No hay sitio para girar { $piece }.
boards-round = No hace falta girar { $piece }: es igual por todos los lados.
boards-on-board = { $count ->
    [1] Una pieza en el tablero, en palabras
   *[other] { $count } piezas en el tablero, en palabras
}
boards-keys = Elige una pieza y entonces: las flechas la mueven, R la gira, N la lleva al siguiente buen lugar (cuando la mesa monta en común), Intro la pone, Supr la quita, Escape la deja.
boards-missing = { $count ->
    [1] Queda una pieza en la caja.
   *[other] Quedan { $count } piezas en la caja.
}

# Lo que desaconseja la regla 2.3
boards-warnings = { $count ->
    [0] Sin advertencias
    [1] Una advertencia (regla 2.3)
   *[other] { $count } advertencias (regla 2.3)
}
boards-no-warnings = Ningún camino sin salida, ningún rincón apretado, todas las casas al alcance.
boards-more = { $count } más
boards-fewer = Menos

# Jugar
boards-play = Jugar en él
boards-play-bots = Contra dos bots
boards-play-friends = Con amigos

# Guardar
boards-keep-title = Guardarlo en este navegador
boards-name = Nombre del tablero
boards-unnamed = Tablero { $number }
boards-kept = «{ $name }» queda guardado en este navegador.
boards-forget = Borrar { $name }

# Cómo de justo es
boards-fairness = ¿Es justo?
boards-fairness-lead = Bots rápidos juegan { $games } partidas en este tablero y cuentan quién gana.
boards-fairness-players = Jugadores
boards-fairness-begin = Que jueguen
boards-fairness-stop = Parar
boards-fairness-waiting = Antes se juegan otros tableros.
boards-fairness-progress = { $done } de { $games } partidas
boards-fairness-seat = { $seat ->
    [1] El asiento 1, que empieza, gana el { $share } % (entre { $low } y { $high })
   *[other] El asiento { $seat } gana el { $share } % (entre { $low } y { $high })
}
boards-fairness-even = { $even ->
    [yes] Ningún asiento gana más de lo que explica el azar.
   *[no] El asiento { $seat } gana más de lo que le toca.
}
boards-fairness-turns = La mitad de las partidas dura de { $low } a { $high } turnos; la del medio, { $middle }.
boards-fairness-plot = Cuánto duran las partidas, en turnos
boards-fairness-endless = { $count ->
    [1] Una partida se paró tras { $most } turnos.
   *[other] { $count } partidas se pararon tras { $most } turnos.
}
boards-fairness-late = Probar la regla de la casa «cartas tardías»: los últimos asientos empiezan con una carta más.
boards-fairness-used = Cuánto valen las casas
boards-fairness-used-lead = Cuántas veces la carta real de una casa era de alguien al final: cuanto más fuerte el color en el mapa, más veces.
boards-fairness-used-one = { $place }: { $share } %
boards-fairness-fair = a partes iguales
error-fairness-busy = Ya se están probando bastantes tableros: vuelve dentro de un minuto.

# Montado entre todos antes de jugar (regla 2.2)
jackrabbits-together-title = Montar el tablero entre todos
jackrabbits-together-lead = Quien tenga el enlace coloca, gira y levanta piezas, sin turnos. Algún camino de la pieza debe encontrarse con un camino del tablero; un hexágono también puede ponerse aparte (reglas 2.2 y 2.4).
jackrabbits-together-laid = { $name } coloca { jackrabbits-piece }.
jackrabbits-together-moved = { $name } mueve { jackrabbits-piece }.
jackrabbits-together-turned = { $name } gira { jackrabbits-piece }.
jackrabbits-together-lifted = { $name } levanta { jackrabbits-piece }.
jackrabbits-together-begun = { $name } pone otro tablero para empezar.
jackrabbits-together-news = Quién ha puesto qué
jackrabbits-together-nothing = Nadie ha colocado nada todavía. La ciudadela se pone primero.
jackrabbits-together-begin = Empezar con otro tablero…
jackrabbits-together-sure = Se levanta todo lo que hay. Empezar con:
jackrabbits-together-keep = Dejarlo como está

# Lo que espera todavía la mesa
error-jackrabbits-unsettled-pieces = { $count ->
    [1] Queda una pieza por colocar.
   *[other] Quedan { $count } piezas por colocar.
}
error-jackrabbits-unsettled-adrift = Ningún camino une { jackrabbits-piece } con una casa o con la ciudadela (regla 2.2).
error-jackrabbits-unsettled-advice = Algo del tablero { jackrabbits-advice }, y esta mesa sigue los consejos (regla 2.3).
