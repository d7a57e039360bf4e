# Lo que dice el terminal: la línea de órdenes, una partida en texto y el juicio de las actas.

# La línea de órdenes
help-about = La mesa de después de comer: juegos de cartas con amigos o con bots, en el navegador o aquí mismo.
help-usage = Uso:
help-usage-sobremesa = sobremesa ORDEN …
help-usage-play = sobremesa play JUEGO [OPCIONES]
help-usage-serve = sobremesa serve [OPCIONES]
help-usage-check = sobremesa check ARCHIVO… [--json]
help-usage-verify = sobremesa verify ARCHIVO… [--json]
help-usage-simulate = sobremesa simulate JUEGO [OPCIONES]
help-usage-games = sobremesa games [--json]
help-usage-compile = sobremesa compile [JUEGO…]
help-usage-board = sobremesa board [--seed N] [--islands N] [--code TEXT] [--theme auto] [--share] > board.svg
help-usage-completion = sobremesa completion SHELL
help-commands = Órdenes
help-flags = Opciones
help-arguments = Argumentos
help-word-game = JUEGO
help-word-games = JUEGO…
help-word-files = ARCHIVO…
help-word-shell = SHELL
help-default = Por defecto: { $value }.
help-help = Muestra esta ayuda.
help-version = Muestra la versión.
help-language = --language en, es o fr habla otro idioma que el del sistema; vale para todas las órdenes.
help-play = Juega una partida aquí, contra bots.
help-serve = Abre mesas para navegadores: juega con amigos mediante un enlace.
help-check = Repite las partidas de unas actas e informa de la primera discrepancia de cada una, por línea.
help-verify = Demuestra que el reparto de un acta salió de su secreto.
help-simulate = Deja que los bots jueguen muchas partidas y cuenta.
help-games = Enumera los juegos.
help-compile = Compila los juegos ahora y no cuando se jueguen por primera vez.
help-completion = Escribe lo que permite al intérprete de órdenes completar órdenes, opciones y juegos con el tabulador.
help-flag-game = El juego, p. ej. parade.
help-flag-games-some = Los juegos; todos, si no se nombra ninguno.
help-flag-shell = El intérprete de órdenes: bash, zsh o fish.
help-flag-players = Cuántos juegan, bots incluidos.
help-flag-bots = Los bots que te esperan: beginner, club, strong o champion; varios con comas, uno por asiento.
help-flag-bots-all = Quién juega: beginner, club, strong o champion; varios con comas, uno por asiento.
help-flag-name = Tu nombre; si no lo dices, Comensal.
help-flag-seed = Un texto cualquiera; el mismo reparte la misma partida. Sin él, una partida nueva.
help-flag-seed-simulate = Un texto cualquiera; el mismo juega las mismas partidas, y sin él también son siempre las mismas.
help-flag-words = Palabras tuyas, que se mezclan con el secreto del reparto.
help-flag-option = Una opción del juego, NOMBRE=VALOR, p. ej. starter=1; se puede repetir.
help-flag-record = Un archivo donde guardar el acta de la partida. Sin él, no se guarda.
help-flag-plain = Solo frases, sin dibujos ni colores: para lectores de pantalla.
help-flag-games = Cuántas partidas.
help-flag-workers = Cuántos hilos trabajan.
help-flag-match = Cuántas partidas seguidas, donde el juego las admite.
help-board = Dibuja un tablero de Jackrabbits como imagen SVG.
help-flag-board-seed = Un número entero; el mismo hace el mismo tablero. Sin él, el tablero de muestra impreso.
help-flag-board-islands = Islas de un tablero al azar: de 0 a 2. Sin ella, al azar.
help-flag-board-code = El código de un tablero que alguien compartió.
help-flag-board-theme = light (claro), dark (oscuro) o auto: como esté la pantalla de quien mira.
help-flag-board-share = Escribe el código para compartir en vez de la imagen.
help-flag-json = Responde en JSON, para programas.
help-flag-files = Archivos de actas; - lee la entrada estándar.
help-flag-host = La dirección donde escuchar; 0.0.0.0 para toda tu red.
help-flag-port = El puerto donde escuchar.
help-flag-open = Abre también un navegador.

# Trabajo largo
terminal-compiling = Preparando { $game } para esta máquina (solo la primera vez)
terminal-simulating = Jugando { $games } partidas
terminal-simulated = { $games ->
    [one] Una partida
   *[other] { $games } partidas
}, { $moves } jugadas, { $seconds } s ({ $rate } jugadas/s).
terminal-simulated-seat = Asiento { $seat } ({ $level }): gana el { $wins } %, { $points } puntos de media.

# Juegos
terminal-game-parade = Parade
terminal-games-line = { $name }: { $game }, de { $min } a { $max } jugadores, reglas { $version }

# Una partida en texto
terminal-guest = Comensal
terminal-bot = Bot { $number } ({ $level })
terminal-welcome = Sobremesa · { $game }
terminal-against = { $name } juega contra { $others }.
terminal-commitment = El reparto está fijado. Su huella: { $commitment }
terminal-hint = Escribe { $help } para ver la ayuda.
terminal-ask = Tu jugada ({ $help } es ayuda):
terminal-ask-save = ¿Guardar el acta de esta partida? Un nombre de archivo, o solo Intro para no:
terminal-match = Partida { $game } de { $games }. Puntos hasta ahora: { $totals }.
terminal-saved = El acta está en { $file }.
terminal-left = Has dejado la mesa.
terminal-too-many = Ya bastaba: «{ $rest }» no se ha jugado.
terminal-undone = Tu jugada queda deshecha.

# Lo que se puede escribir: se muestra la primera palabra, se entienden todas
terminal-word-help = ?, ayuda
terminal-word-rules = reglas
terminal-word-score = puntos
terminal-word-undo = deshacer, d
terminal-word-look = mirar, m
terminal-word-quit = salir, s
terminal-help-move = Para jugar, escribe un número de la lista o una carta, p. ej. { $example }.
terminal-help-line = { $words }: { $meaning }
terminal-help-help = esta ayuda
terminal-help-rules = las reglas, en breve
terminal-help-score = los puntos hasta ahora, explicados
terminal-help-undo = deshacer tu última jugada
terminal-help-look = mostrar la mesa otra vez
terminal-help-quit = dejar la partida

# Parade
terminal-parade-card = { $colour } { $notation }
terminal-parade-none = ninguna
terminal-parade-line = El desfile ({ $count }) · mazo: { $pile }
terminal-parade-front = cabeza
terminal-parade-back = cola
terminal-parade-line-spoken = El desfile tiene { $count } cartas, de la cabeza a la cola: { $cards }.
terminal-parade-pile = { $pile ->
    [0] El mazo está vacío.
    [one] Queda una carta en el mazo.
   *[other] Quedan { $pile } cartas en el mazo.
}
terminal-parade-before = Delante
terminal-parade-before-spoken = Delante de { $seat }: { $cards }. { $points ->
    [one] Un punto
   *[other] { $points } puntos
} si terminara ahora.
terminal-parade-points = Puntos
terminal-parade-sheet-legend = ↓ mayoría: boca abajo, 1 punto cada una · = lo impreso · * va por delante
terminal-parade-last = ¡Última ronda! { $why ->
    [colours] { $by } tiene los seis colores
    [pile] { $by } ha robado la última carta
   *[both] { $by } tiene los seis colores y ha robado la última carta
}. { $left ->
    [one] Queda un turno
   *[other] Quedan { $left } turnos
}, y nadie roba.
terminal-parade-hand = Tu mano, y lo que se llevaría cada carta:
terminal-parade-discard = { $left ->
    [one] Elige otra carta para descartarla, en secreto:
   *[other] Elige dos de tus cuatro cartas para descartarlas, en secreto:
}
terminal-parade-takes-none = no se lleva nada
terminal-parade-takes-none-spoken = No se lleva nada.
terminal-parade-takes = Se lleva { $cards }.
terminal-parade-leaves = { $card } ({ $why ->
    [colour] mismo color
    [value] valor de { $value } o menos
   *[both] mismo color y valor de { $value } o menos
})
terminal-parade-why-legend = = sale por su color · ≤ sale por su valor
terminal-parade-change = { $before } → { $after }
terminal-parade-change-spoken = Tus puntos pasan de { $before } a { $after }.
terminal-parade-triggers = { $why ->
    [colours] Empieza la última ronda: tu sexto color.
    [pile] Empieza la última ronda: la última carta del mazo.
   *[both] Empieza la última ronda: tu sexto color y la última carta del mazo.
}
terminal-parade-pair = Descartar { $discard }, conservar { $keep }: { $points ->
    [one] un punto
   *[other] { $points } puntos
} tal como está ahora
terminal-parade-score-now = Si terminara ahora
terminal-parade-score-final = La puntuación final
terminal-parade-majority = { $lead ->
    [2] Entre dos, la mayoría exige al menos dos cartas más. La mayoría queda boca abajo y cuenta 1 por carta.
   *[0] Quien tiene más cartas de un color, también en empate, las pone boca abajo: 1 punto cada una.
}
terminal-parade-nobody = nadie tiene
terminal-parade-flipped = { $seat }: { $count ->
    [one] una carta, la mayoría
   *[other] { $count } cartas, la mayoría
}, boca abajo: { $points }
terminal-parade-printed = { $seat }: { $values } = { $points }
terminal-parade-sum = { $rank }. { $seat }: { $sum } = { $points ->
    [one] un punto
   *[other] { $points } puntos
} con { $count ->
    [one] una carta
   *[other] { $count } cartas
}
terminal-parade-rule-1 = 66 cartas: seis colores con los valores de 0 a 10. Gana quien tiene menos puntos.
terminal-parade-rule-2 = Cada cual tiene cinco cartas; seis están en fila, el desfile. Las nuevas se unen a la cola.
terminal-parade-rule-3 = Juega una carta a la cola. Tantas cartas como su valor, contadas desde la cola, están a salvo. De las demás sale la que tiene el color jugado o un valor no mayor. Te llevas las que salen. Después roba una.
terminal-parade-rule-4 = Ejemplo: un 3 verde sobre siete cartas. Las tres de la cola están a salvo; de las otras cuatro salen las verdes y las de valor 3 o menos.
terminal-parade-rule-5 = Cuando alguien tiene los seis colores, o se roba la última carta, todos juegan una vez más sin robar, y esa persona la última.
terminal-parade-rule-6 = De tus cuatro últimas cartas descarta dos en secreto. Las otras dos se unen a las que tienes delante.
terminal-parade-rule-7 = La mayoría de un color queda boca abajo y cuenta 1 por carta, también en empate; las demás cuentan su valor. Entre dos hacen falta dos cartas más.
terminal-parade-rule-8 = Gana quien tiene menos puntos; en empate, menos cartas; si sigue el empate, la victoria se comparte.
terminal-parade-rule-9 = Una carta se escribe con letra y valor: G verde, Y amarillo, R rojo, V morado, B azul, K negro.
terminal-parade-rule-10 = Las manos, el mazo y los descartes son secretos.

# Actas
terminal-check-ok = { $file }: concuerda ({ $game }, { $players } jugadores, { $moves } jugadas)
terminal-proof-ok = { $file }: demostrado
terminal-proof-commitment = La huella es la del secreto: { $commitment }. Compárala con la que se mostró antes de la partida.
terminal-proof-no-commitment = El archivo no trae huella. La del secreto es { $commitment }: compárala con la que se mostró antes de la partida.
terminal-proof-order = { $words ->
    [0] El orden de las { $cards } cartas sale del secreto.
   *[other] El orden de las { $cards } cartas sale del secreto y de las palabras de los jugadores.
}
terminal-proof-starter = También el asiento que empieza, el { $seat }.
terminal-proof-game = Las { $moves } jugadas se han repetido; ellas y el resultado concuerdan.
