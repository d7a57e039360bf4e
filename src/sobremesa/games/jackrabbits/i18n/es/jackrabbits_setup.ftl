# Jackrabbits: preparar una mesa en el navegador.

jackrabbits-group-board = El tablero (reglas 1 y 2)
jackrabbits-group-ending = Cómo termina la partida (reglas 3 y 4)
jackrabbits-group-complete = Juego introductorio o completo (regla 8)
jackrabbits-group-cards = Ases y valores (regla 9)
jackrabbits-group-places = Lugares y viajes (regla 9)
jackrabbits-group-hands = Manos y premios (regla 9)

jackrabbits-option-ending-value-help = { $value ->
    [simple] Tres cartas reales cualesquiera, llevadas a la ciudadela: la partida más corta.
    [diverse] Tres cartas reales de tres palos distintos.
    [monarchic] Un rey, una reina y una jota.
    [diverse-monarchic] Un rey, una reina y una jota de tres palos distintos.
   *[tribal] Tres cartas reales de un mismo palo: la partida más larga.
}
jackrabbits-option-board-value = { $value ->
    [sample] el de muestra
    [draft] colocado por turnos
    [together] colocado entre todos
   *[other] { $value }
}
jackrabbits-option-tight_suits-value = { $value ->
    [CS] ♣ ♠
    [CH] ♣ ♥
    [CD] ♣ ♦
    [SH] ♠ ♥
    [SD] ♠ ♦
    [HD] ♥ ♦
    [CSH] ♣ ♠ ♥
    [CSD] ♣ ♠ ♦
    [CHD] ♣ ♥ ♦
    [SHD] ♠ ♥ ♦
   *[other] los cuatro palos
}
jackrabbits-option-turn_limit-value = { $value ->
    [0] sin límite
   *[other] { $value } turnos
}
# What a form says, where it offers a list; at the command line the value is typed.
jackrabbits-option-turn_limit-form = La partida se detiene tras tantos turnos. Va por delante quien tenga más cartas reales y, después, más cartas (regla 9).
jackrabbits-option-tight_suits-form = Tantos palos como jugadores, y otros tantos juegos de caminos; el resto se queda en la caja (regla 9).
jackrabbits-option-starter-value = { $value ->
    [-1] lo decide el azar
    [0] tú
   *[other] el asiento { $number }
}

# El tablero
jackrabbits-setup-board = Qué tablero
jackrabbits-setup-sample = El tablero de muestra
jackrabbits-setup-sample-help = Bueno para empezar: sin callejones, y con casi todas las casas cerca. Las tres de tréboles están en una isla, a la que se llega por mar o por su cueva.
jackrabbits-setup-random = Un tablero al azar
jackrabbits-setup-random-help = El mismo número da siempre el mismo tablero.
jackrabbits-setup-draft = Montado por turnos
jackrabbits-setup-draft-help = Antes de jugar, cada cual destapa y coloca piezas por turno (regla 2.2).
jackrabbits-setup-together = Puesto entre todos
jackrabbits-setup-together-help = Antes de jugar, quien tenga el enlace coloca, gira y levanta piezas, sin turnos, hasta que todos estén listos (regla 2.2).
jackrabbits-setup-code = Un tablero tuyo
jackrabbits-setup-code-help = El código de un tablero que te han enviado o que has hecho en el editor.
jackrabbits-setup-seed = Número de tablero
jackrabbits-setup-another = Otro tablero
jackrabbits-setup-islands = Islas
jackrabbits-setup-islands-value = { $islands ->
    [0] ninguna isla
    [1] una isla
    [2] dos islas
   *[other] al azar
}
jackrabbits-setup-paste = Código
jackrabbits-setup-saved = Guardados en este navegador
jackrabbits-setup-choose-saved = Elige un tablero…
jackrabbits-setup-editor = Hacer un tablero en el editor
jackrabbits-setup-preview = El tablero de la partida
