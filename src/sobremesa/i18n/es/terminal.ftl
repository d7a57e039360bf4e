# Lo que dice el terminal: la línea de órdenes, una partida en texto y el juicio de las actas.

# La línea de órdenes
help-about = La mesa de después de comer: juegos de cartas con amigos o con bots, en el navegador o aquí mismo.
help-usage = Uso:
help-usage-sobremesa = sobremesa ORDEN …
help-usage-play = sobremesa play [JUEGO O ENLACE] [OPCIONES]
help-usage-serve = sobremesa serve [OPCIONES]
help-usage-check = sobremesa check ARCHIVO… [--json]
help-usage-verify = sobremesa verify ARCHIVO… [--json]
help-usage-simulate = sobremesa simulate JUEGO [OPCIONES]
help-usage-games = sobremesa games [--json]
help-usage-compile = sobremesa compile [JUEGO…]
help-usage-completion = sobremesa completion SHELL
help-usage-new-game = sobremesa new-game NOMBRE [--into CARPETA]
help-commands = Órdenes
help-flags = Opciones
help-arguments = Argumentos
help-word-game = JUEGO
help-word-games = JUEGO…
help-word-files = ARCHIVO…
help-word-shell = SHELL
help-word-name = NOMBRE
help-default = Por defecto: { $value }.
help-help = Muestra esta ayuda.
help-version = Muestra la versión.
help-language = --language { $languages }: otro idioma que el del sistema; vale para todas las órdenes.
help-play = Juega una partida aquí, contra bots.
help-serve = Abre mesas para navegadores: juega con amigos mediante un enlace.
help-check = Repite partidas registradas e informa de la primera discrepancia de cada una, por línea.
help-verify = Demuestra que el reparto de una partida registrada salió de su secreto.
help-simulate = Deja que los bots jueguen muchas partidas y cuenta.
help-games = Enumera los juegos.
help-compile = Compila los juegos ahora y no cuando se jueguen por primera vez.
help-completion = Escribe lo que permite al intérprete de órdenes completar órdenes, opciones y juegos con el tabulador.
help-new-game = Crea un juego propio: un paquete que funciona, para que lo cambies.
help-flag-game = El juego; `sobremesa games` los enumera.
help-flag-games-some = Los juegos; todos, si no se nombra ninguno.
help-flag-shell = El intérprete de órdenes: bash, zsh o fish.
help-flag-new-name = Cómo se llama el juego: minúsculas y cifras.
help-flag-into = La carpeta donde crearlo. Sin ella, aquí.
help-flag-players = Cuántos juegan, bots incluidos.
help-flag-bots = Los bots que te esperan: beginner, club, strong o champion; varios con comas, uno por asiento.
help-flag-bots-all = Quién juega: beginner, club, strong o champion; varios con comas, uno por asiento.
help-flag-name = Tu nombre; si no lo dices, Comensal.
help-flag-seed = Un texto cualquiera; el mismo reparte la misma partida. Sin él, una partida nueva.
help-flag-seed-simulate = Un texto cualquiera; el mismo juega las mismas partidas, y sin él también son siempre las mismas.
help-flag-words = Palabras tuyas, que se mezclan con el secreto del reparto.
help-flag-option = Una opción del juego, NOMBRE=VALOR, p. ej. starter=1; se puede repetir.
help-flag-record = Un archivo donde guardar el registro de la partida. Sin él, no se guarda.
help-flag-plain = Solo frases, sin dibujos ni colores: para lectores de pantalla.
help-flag-games = Cuántas partidas.
help-flag-workers = Cuántos hilos trabajan.
help-flag-match = Cuántas partidas seguidas, donde el juego las admite.
help-flag-json = Responde en JSON, para programas.
help-flag-files = Registros de partidas; - lee la entrada estándar.
help-flag-host = La dirección donde escuchar; 0.0.0.0 para toda tu red.
help-flag-port = El puerto donde escuchar.
help-flag-open = Abre también un navegador.

# Trabajo largo
terminal-compiling = Preparando { $game } para esta máquina (solo la primera vez)
terminal-simulating = Jugando { $games } partidas
terminal-simulated = { $games ->
    [1] Una partida
   *[other] { $games } partidas
}, { $moves } jugadas, { $seconds } s ({ $rate } jugadas/s).
terminal-simulated-seat = Asiento { $seat } ({ $level }): gana el { $wins } %, { $points } puntos de media.
terminal-stopped = Parada tras { $done } de { $games } partidas.

# Juegos
terminal-games-line = { $name }: { $game }, de { $min } a { $max } jugadores, reglas { $version }
terminal-new-game =
    { $folder } es un juego que funciona, para que lo cambies; su README dice para qué sirve cada archivo.
    pip install -e { $folder }
    sobremesa play { $name }

# Una partida en texto
terminal-guest = Comensal
terminal-bot = Bot { $number } ({ $level })
terminal-welcome = Sobremesa · { $game }
terminal-against = { $name } juega contra { $others }.
terminal-commitment = El reparto está fijado. Su huella: { $commitment }
terminal-hint = Escribe { $help } para ver la ayuda.
terminal-ask = Tu jugada ({ $help } para ver la ayuda):
terminal-arrange-ask = Tu cambio, o «{ $ready }»:
terminal-ask-save = ¿Guardar el registro de esta partida? Un nombre de archivo, o solo Intro para no:
terminal-match = Partida { $game } de { $games }. Puntos hasta ahora: { $totals }.
terminal-saved = El registro está en { $file }.
terminal-left = Has dejado la mesa.
terminal-too-many = Ya bastaba: «{ $rest }» no se ha jugado.
terminal-undone = Tu jugada queda deshecha.
terminal-resigned = Te has rendido y quedas en último lugar.
terminal-choices = Tus jugadas:
terminal-yes = sí
terminal-no = no

# Lo que se puede escribir: se muestra la primera palabra, se entienden todas
terminal-word-help = ?, ayuda
terminal-word-rules = reglas
terminal-word-score = puntos
terminal-word-undo = deshacer, d
terminal-word-resign = rendirse
terminal-word-look = mirar, m
terminal-word-quit = salir, s
terminal-word-ready = listo, lista
terminal-help-move = Para jugar, escribe un número de la lista o una carta, p. ej. { $example }.
terminal-help-line = { $words }: { $meaning }
terminal-help-help = esta ayuda
terminal-help-rules = las reglas, con ejemplos
terminal-help-score = los puntos hasta ahora, explicados
terminal-help-undo = deshacer tu última jugada
terminal-help-resign = rendirte: quedas en último lugar
terminal-help-look = mostrar la mesa otra vez
terminal-help-quit = dejar la partida

# Actas
terminal-check-ok = { $file }: concuerda ({ $game }, { $players } jugadores, { $moves } jugadas)
terminal-proof-ok = { $file }: demostrado
terminal-proof-commitment = La huella es la del secreto: { $commitment }. Compárala con la que se mostró antes de la partida.
terminal-proof-no-commitment = El archivo no trae huella. La del secreto es { $commitment }: compárala con la que se mostró antes de la partida.
terminal-proof-order = { $words ->
    [0] El orden de las { $cards } cartas sale del secreto.
   *[other] El orden de las { $cards } cartas sale del secreto y de las palabras de los jugadores.
}
terminal-proof-words-after = { $count ->
    [one] Según el registro, las palabras del asiento { $seats } llegaron después de mostrarse la huella. Quien las dio lo sabe; si es así, quien sacó el secreto no pudo elegir el orden por su cuenta.
   *[other] Según el registro, las palabras de los asientos { $seats } llegaron después de mostrarse la huella. Quien las dio lo sabe; si es así, quien sacó el secreto no pudo elegir el orden por su cuenta.
}
terminal-proof-words-before = Hay palabras, pero nada dice que llegaran después de mostrarse la huella. Está demostrado que no se movió ninguna carta tras el reparto; no lo está que nadie eligiera el secreto a la medida de las palabras.
terminal-proof-words-none = Nadie dio palabras. Está demostrado que no se movió ninguna carta tras el reparto; no lo está que nadie eligiera el secreto a su gusto.
terminal-proof-starter = También el asiento que empieza, el { $seat }.
terminal-proof-game = Las { $moves } jugadas se han repetido; ellas y el resultado concuerdan.
