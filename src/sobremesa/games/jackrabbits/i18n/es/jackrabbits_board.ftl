# Tableros de Jackrabbits: piezas, consejos y por qué se rechaza un tablero.

board-title = Un tablero de Jackrabbits
board-description = { $islands ->
    [0] { $pieces } piezas en una sola tierra.
    [1] { $pieces } piezas: la tierra firme y una isla.
   *[other] { $pieces } piezas: la tierra firme y { $islands } islas.
}
board-underground = el subsuelo

# Piezas. $card es una figura (Q♥), $number el juego de caminos.
board-citadel = la ciudadela
    .of = de la ciudadela
board-tower = la torre { $card }
    .of = de la torre { $card }
board-palace = el palacio { $card }
    .of = del palacio { $card }
board-plaza = la plaza { $card }
    .of = de la plaza { $card }
board-forest = el bosque { $number }
    .of = del bosque { $number }
board-river = el río { $number }
    .of = del río { $number }
board-mountain = la montaña { $number }
    .of = de la montaña { $number }
board-crossing = el cruce { $number }
    .of = del cruce { $number }
board-tavern = la taberna { $number }
    .of = de la taberna { $number }
board-cave = la cueva { $number }
    .of = de la cueva { $number }

board-side-N = al norte
board-side-NE = al nordeste
board-side-SE = al sudeste
board-side-S = al sur
board-side-SW = al sudoeste
board-side-NW = al noroeste

# Lo que 2.3 desaconseja. $side es el rumbo de la primera pieza a la otra.
board-dead-end = Camino sin salida: sale { $side } y choca con una pieza sin camino en ese lado ({ $piece } → { $other }).
board-hexagons-joined = Dos hexágonos unidos camino con camino, sin nada en medio: { $piece } y { $other }.
board-triangles-touch = Triángulos lado con lado: { $piece } y { $other }.
board-cut-off = No se puede llegar ni a pie, ni por pasadizo, ni por mar, ni por las cuevas: { $piece }.

# Por qué se rechaza un tablero
error-board-no-code = «{ $text }» no es el código de un tablero: empieza por J y tiene unos setenta caracteres.
error-board-code-letter = El carácter «{ $letter }» no aparece en ningún código de tablero.
error-board-code-damaged = Este código de tablero está dañado: hay al menos un carácter equivocado o perdido.
error-board-off-lattice = Ahí no cabe { $piece }: { $x }, { $y } no es un punto del tablero.
error-board-overlap = Hay dos piezas en el mismo sitio: { $piece } y { $other }.
error-board-unknown-piece = No hay ninguna pieza llamada «{ $piece }».
error-board-twice = Está dos veces en el tablero: { $piece }.
error-board-not-laid = No está en el tablero: { $piece }.
error-board-missing = { $count ->
    [1] Falta una pieza en este tablero: { $pieces }.
   *[other] Faltan { $count } piezas en este tablero: { $pieces }.
}
error-board-surplus = { $count ->
    [1] Una pieza de este tablero no entra en esta partida: { $pieces }.
   *[other] { $count } piezas de este tablero no entran en esta partida: { $pieces }.
}
error-board-islands = Un tablero al azar tiene de 0 a { $most } islas, no { $islands }.
error-board-not-grown = De la semilla { $seed } no sale un tablero en el que se pueda jugar con estos palos e islas. Prueba con otros.
error-board-too-wide = Las piezas están demasiado lejos unas de otras: un tablero mide como mucho { $most } medios lados.
error-board-which = Di una sola cosa: las piezas, un código, una semilla o la muestra.
error-board = { $detail }
