# Por qué no se hizo algo. `error-<código>`, con los datos de la negativa como argumentos.

# Preparar una mesa
error-players = No se puede jugar entre { $players }: este juego es de { $least } a { $most } jugadores.
error-options = Estas opciones no valen: { $detail }
error-starter = El asiento { $starter } no puede empezar en una mesa de { $players }.
error-unknown-game = Aquí no hay ningún juego llamado «{ $game }». Hay: { $games }.
error-match-length = Aquí no se juega a { $games } partidas seguidas. Posible: { $lengths }.
error-not-between = Ahora no se puede repartir la siguiente partida.
error-no-lesson = No existe esa lección.
error-no-puzzle = No existe ese problema.
error-no-try = Haz primero tu jugada.
error-not-covered = Ningún bot juega por ti.
error-not-late = Aún queda tiempo para responder.
error-clock-one = Un reloj da tiempo por jugada o tiempo para toda la partida, no ambos.
error-clock-move = Una jugada tiene de { $least } a { $most } segundos.
error-clock-game = Una partida tiene de { $least } a { $most } segundos.
error-clock-increment = Con este reloj una jugada puede sumar de { $least } a { $most } segundos.
error-clock-vacation = Con este reloj las vacaciones son de { $least } a { $most } días.
error-unknown-level = No hay ningún bot llamado «{ $level }». Hay: { $levels }.
error-no-such-seat = Esta mesa no tiene asiento { $seat }.
error-name-missing = Di cómo quieres que te llamemos.
error-one-seat-each = Un asiento por persona, por favor.
error-seat-taken = El asiento { $seat } está ocupado.
error-seat-kept = El asiento { $seat } está reservado para { $name }.
error-text-too-long = Es demasiado largo: { $most } caracteres como mucho.
error-not-seated = Estás mirando. Siéntate para jugar.
error-not-host = Eso solo lo puede hacer quien abrió la mesa o tiene un asiento en ella.

# Jugar
error-not-started = La partida no ha empezado: queda un asiento libre.
error-nothing-to-arrange = En esta mesa no hay nada que preparar.
error-already-dealt = Demasiado tarde: las cartas están repartidas.
error-bad-change = Nadie puede hacer ese cambio ({ $detail }).
error-game-over = La partida ha terminado.
error-not-your-turn = No es tu turno; le toca a { $by }.
error-stale-ply = La mesa ha seguido adelante desde que decidiste (viste la jugada { $ply }, ya va por la { $now }).
error-unknown-action = En este juego no existe la jugada { $action }.
error-adjourned = La partida está aplazada. Propón seguir jugando.
error-not-adjourned = La partida no está aplazada.
error-proposal-open = Ya hay otra propuesta sobre la mesa. Primero hay que responder a esa.
error-nothing-proposed = Nadie espera tu respuesta a una propuesta.
error-seat-lost = Ya no juegas esta partida; un bot sigue por ti.
error-no-vacation = En esta mesa no hay vacaciones.
error-vacation-already = Ya estás de vacaciones.
error-not-on-vacation = No estás de vacaciones.
error-vacation-used = Has gastado tus vacaciones en esta mesa.

# Deshacer
error-takeback-bots = Solo juegas con bots, y a ellos no les importa.
error-takeback-nothing = No has hecho ninguna jugada que deshacer.
error-takeback-over = La partida ha terminado; ya no se puede deshacer nada.
error-takeback-asked = Ya se está pidiendo deshacer una jugada.
error-takeback-revealed = Desde tu jugada ha salido a la luz algo oculto: todos tienen que estar de acuerdo.
error-takeback-answered = Alguien ha respondido a tu jugada: todos tienen que estar de acuerdo.
error-takeback-away = Desde tu jugada ha salido algo a la luz o alguien ha respondido, y no está quien tendría que estar de acuerdo.
error-takeback-free = Desde tu jugada no ha salido nada a la luz: puedes deshacerla.
error-takeback-not-asked = Nadie te está pidiendo deshacer una jugada.
error-takeback-adjourned = La partida está aplazada.

# Hablar y volver a jugar
error-say-something = Di algo o elige una frase.
error-unknown-phrase = No existe la frase «{ $phrase }».
error-not-shown = Todavía no han aceptado todos que se vean sus cartas.
error-not-over = La partida sigue en juego.
error-rematch-open = La siguiente partida ya está abierta.

# Table manners
error-banned = Quien abrió esta mesa te ha vetado en ella.
error-private-table = Esta mesa es privada. Pide una invitación a quien la abrió.
error-no-watchers = En esta mesa no se puede mirar, y no queda ningún asiento libre.
error-shown-out = Quien abrió esta mesa te ha hecho salir.
error-host-only = Eso solo lo puede hacer quien abrió la mesa.
error-nobody-there = Esa persona ya no está aquí.
error-not-yourself = Eso no te lo puedes hacer a ti.
error-league-seat = En una liga los asientos son de sus miembros: quien la organiza decide sobre ellos en la página de la liga.
error-not-banned = Nadie así tiene el veto en esta mesa.
error-seat-out = El asiento { $seat } ha perdido; ya nadie puede ocuparlo.
error-seat-held = { $name } ocupa ese asiento. Quítaselo primero, o espera a que se vaya.
error-guest-banned = Quien tiene el veto en esta mesa no puede tener asiento.
error-guest-seated = Esa persona ya tiene asiento.
error-invitation-wrong = Esta invitación no es para esta mesa. ¿Está completo el enlace?
error-invitation-used = Esta invitación ya no sirve. Pide otra.
error-chat-off = En esta mesa no hay chat.
error-hushed = Quien abrió esta mesa te ha silenciado: nadie lo oiría.
error-name-reserved = Aquí nadie puede llamarse «{ $name }»: te tomarían por otra persona. Elige otro nombre.
error-too-many-mutes = Ya has silenciado a { $most } personas, y no pueden ser más.
error-too-many-reports = Ya has avisado { $most } veces, y no pueden quedar más por leer.
error-no-such-message = Eso no lo dijo aquí.

# Quién eres
error-bad-cookie = La cookie de invitado de este navegador no vale aquí. Recarga la página para obtener otra.
error-logged-out = Se ha cerrado la sesión en este dispositivo. Recarga la página para volver como invitado nuevo, o con un código.
error-no-guest = La mesa aún no te conoce. Recarga la página.
error-wrong-token = Esta credencial de asiento no es de esta mesa.
error-not-your-seat = Ese asiento no es de este navegador.
error-nobody-looks = Primero hay que decir quién está mirando.
error-wrong-ticket = Este vale no es de este servidor. Pide otro.
error-ticket-used = Con este vale ya se abrió una mesa. Pide otro.
error-wrong-code = Ningún invitado tiene este código de recuperación. Cada código sirve una vez.
error-not-your-name = Aquí te llamas «{ $name }». Escríbelo así, o no se olvida nada.
error-wrong-origin = Esta petición viene de otro sitio.

# La línea entre tú y la mesa
error-no-such-table = Aquí no hay ninguna mesa. ¿Está completo el enlace?
error-closed-rules = En esta mesa se jugó con las reglas «{ $version }» y aquí ya solo se conocen «{ $known }». Se puede leer, pero no seguir jugando.
error-closed-game = El juego de esta mesa, «{ $game }», ya no está instalado aquí. La mesa se puede leer, pero no seguir jugando.
error-closed-log = Lo que se anotó en esta mesa no se puede volver a jugar hasta el final. Se puede leer, pero no seguir jugando.
error-not-found = Aquí no hay nada.
error-wrong-method = Esta dirección no admite ese tipo de petición.
error-hello-first = Primero hay que saludar.
error-hello-once = Ya has saludado.
error-bad-message = Este mensaje no se puede leer: { $detail }
error-unknown-message = No existe ningún mensaje del tipo «{ $kind }».
error-bad-request = Esta petición no se puede leer: { $detail }
error-not-utf8 = Este mensaje no es texto UTF-8.
error-message-too-big = Este mensaje es demasiado grande: { $most } bytes como mucho.
error-too-fast = Demasiado rápido. Inténtalo de nuevo en { $seconds ->
    [1] un segundo
   *[other] { $seconds } segundos
}.
error-too-slow = Tu conexión no sigue el ritmo de la mesa. Se va a restablecer.
error-busy = Ahora mismo hay demasiado que hacer aquí. Inténtalo dentro de un momento.
error-too-many-connections = Demasiadas conexiones desde una misma dirección (como máximo { $most }). Cierra otras páginas y prueba otra vez.
error-too-many-watching = Esta mesa está llena de visitantes: { $most } como mucho.
error-not-saved = No se pudo guardar, así que no se ha hecho nada. Inténtalo de nuevo.
error-store-away = El lugar donde se guardan las mesas no responde. Inténtalo dentro de un momento.
error-server-error = Algo ha salido mal. El error ha quedado registrado.
error-closing = La mesa cierra un momento.

# La línea de órdenes y los archivos
error-unknown-language = «{ $wanted }» no es un idioma que hablemos. Hablamos: { $languages }.
error-cli-unknown-command = No hay ninguna orden «{ $text }». Mira: sobremesa --help
error-cli-unknown-flag = Aquí no hay ninguna opción «{ $text }». Añade --help para ver las que hay.
error-cli-missing = Falta { $flag }, o no tiene valor. Añade --help para ver lo que se espera.
error-cli-value = «{ $text }» no es un valor posible para { $flag }.
error-cli-usage = «{ $text }» no se entiende aquí. Añade --help para ver lo que se espera.
error-cli-option = «{ $text }» no es una opción: escribe NOMBRE=VALOR, cada nombre una vez.
error-cli-levels = { $count } niveles para { $bots } bots: indica uno para todos, o uno por cada uno.
error-game-name = «{ $text }» no puede ser el nombre de un juego: de 2 a 24 minúsculas y cifras, la primera una letra.
error-game-known = Ya hay un juego llamado { $game }. Elige otro nombre.
error-file-missing = No existe el archivo { $file }.
error-file-unreadable = No se puede leer { $file }.
error-file-exists = { $file } ya existe, y no se sobrescribe nada.
error-file-no-folder = No existe la carpeta { $file }.
error-file-unwritable = No se puede escribir { $file }.

# Actas de partidas
error-record-not-utf8 = Esto no es texto UTF-8.
error-record-too-big = Es demasiado grande para un registro: como mucho { $most } bytes.
error-record-empty = No contiene nada.
error-record-format = La primera línea debería ser «{ $expected }», no «{ $text }».
error-record-format-version = La versión «{ $version }» del formato no se conoce; se conoce la { $known }.
error-record-several = Aquí hay { $count } partidas, y se esperaba una.
error-record-line = «{ $text }» no se entiende.
error-record-key = No se sabe nada de «{ $key }».
error-record-twice = «{ $key }» ya se dijo en la línea { $first }.
error-record-missing = Falta «{ $key }:».
error-record-number = «{ $text }» no es un número válido aquí.
error-record-hex = «{ $key }» debería tener 64 cifras hexadecimales.
error-record-text = El texto entre comillas de «{ $key }» no está completo.
error-record-rules = Las reglas «{ $version }» no se conocen; se conocen «{ $known }».
error-record-seat = No hay asiento { $seat } entre { $players }.
error-record-card-twice = { $most ->
    [0] { $text } no está en este juego.
    [1] { $text } aparece dos veces.
   *[other] { $text } aparece más de { $most } veces.
}
error-record-cards = Hay { $count } cartas en vez de { $total }. Faltan: { $missing }
error-record-starts = El asiento { $said } no pudo empezar: empezó el { $correct }.
error-record-commitment = La huella no es la del secreto.
error-record-after = Se dice que el asiento { $seat } dio palabras después de ver la huella, pero no dio ninguna.
error-record-turn = No le tocaba al asiento { $seat }, sino al { $turn }.
error-record-after-end = La partida había terminado antes de esta jugada.
error-record-chance = Desde aquí decide el azar (dados, una mezcla, una carta tomada a ciegas) y solo el secreto de la partida dice cómo: sin «secret:» no se puede comprobar.
error-record-unfinished = Tras { $moves } jugadas la partida no ha terminado, y no siguen más.
error-record-score = El asiento { $seat } tiene { $correct } puntos, no { $said }.
error-record-winner = Gana el asiento { $correct }, no { $said }.
error-proof-no-secret = Esto no se puede demostrar: el archivo no trae secreto. Aún se puede comprobar.
error-proof-order = La carta { $place } debería ser { $correct }, no { $said }: el orden no sale del secreto y las palabras.
error-proof-starts = Debería haber empezado el asiento { $correct }, no el { $said }: eso no sale del secreto y las palabras.
