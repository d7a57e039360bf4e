# Lo que dice el navegador alrededor de los juegos.

close = Cerrar
save = Guardar
on = Sí
off = No
skip = Ir a la mesa
language = Idioma
sound = Sonido
settings = Ajustes
rules = Reglas
rules-of = Las reglas de { $game }
rules-page = Abrir en otra página
aid = Hoja de ayuda
aid-of = { $game } en una página
print = Imprimir
rule-link = Regla { $rule }
announcements = Lo que pasa en la mesa
sending = Enviando…
no-answer = La mesa no responde. Prueba otra vez dentro de un momento.
your-turn = Te toca
apart = {"; "}
league-back = { $league }, ronda { $round }
about = Juegos de cartas en tu propia mesa: con amigos mediante un enlace, o contra buenos bots.

# Portada
front-title = Quédate un rato más en la mesa
front-lead = Con amigos o contra buenos bots. Sin cuenta: siéntate y juega.
front-players = { $least }–{ $most } jugadores
front-minutes = { $minutes } min
front-bots = Jugar contra bots
front-laying = Poniendo la mesa…
front-count = Cuántos bots
bots-count = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}
front-friends = Jugar con amigos
front-friends-how = Abre una mesa y envía su enlace. Los bots ocupan los sitios que queden libres.
front-recent = Tus mesas
begin-own = A mi gusto
begin-usual = Las reglas de siempre
begin-varied = Con opciones propias
begin-own-help = Elige el tablero, los jugadores y cada opción.
begin-bots = Contra { $count ->
    [1] un bot
   *[other] { $count } bots
} ({ $level }).
begin-ways = Qué partida
front-records = Abrir una partida grabada
front-leagues = Ligas

# Una mesa nueva
new-title = Una mesa para amigos
new-table-name = Nombre de la mesa
new-table-example = Después del café
new-seats = Asientos
new-create = Abrir la mesa
seat-friend = Un amigo, por enlace
seat-beside = Alguien aquí, en este dispositivo
seat-name = Nombre del jugador { $number }
new-tv = Mostrar esta mesa en una pantalla grande: cada uno juega en su móvil
seat-bot = Bot, { $level }
seat-add = Añadir un asiento
seat-remove = Quitar el asiento { $number }
seat-most = En este juego caben { $count } como máximo.
words-label = Tus propias palabras para barajar (opcional)
words-explained = Primero la mesa muestra la huella de su secreto y luego se mezclan tus palabras. Así nadie, ni siquiera este servidor, puede haber elegido el orden por su cuenta; después de la partida lo puedes comprobar. Si no escribes nada, tu navegador se inventa algo.

# Esperando a los amigos
wait-choose = Elige un asiento libre, o quédate mirando.
wait-open = { $count ->
    [1] Queda un asiento libre. La partida empieza cuando se ocupe.
   *[other] Quedan { $count } asientos libres. La partida empieza cuando se ocupen.
}
wait-watch = Si te quedas aquí sin sentarte, verás la partida.
wait-arranging = Ya no falta nadie: queda preparar la partida entre todos y decir cuándo vale.
ready-title = ¿Listos?
ready-say = Estoy a punto
ready-withdraw = Todavía no
ready-yes = está a punto
ready-no = aún no está a punto
ready-lead = Las cartas se reparten cuando no queda ningún asiento libre y todos en la mesa están a punto. Cualquier cambio lo deshace.
ready-watch = Estás mirando: también puedes montar. La mesa dice cuándo vale.
seat-open = Asiento libre
seat-kept = Reservado para { $name }
seat-sit = Sentarme aquí
seat-fill = Sentar aquí a un bot
bots-warming = Los bots están calentando: por ahora juegan por instinto.
seat-leave = Dejar mi asiento
seat-left = { $seat } ha dejado la mesa.
seat-left-you = Has dejado tu asiento.
seat-gone = { $seat } lleva un rato sin estar.
seat-return = Volver a sentarme
seat-cover = Que siga un bot
seat-covered = juega un bot
seat-covered-you = Un bot juega por ti.
seat-out = fuera de la partida
seat-here = está aquí
seat-away = no está
watching = { $count ->
    [one] { $count } persona está mirando.
   *[other] { $count } personas están mirando.
}
watch-how = Estás mirando. Ves lo que ven todos: las manos y las elecciones secretas quedan ocultas.
watch-own = Abrir tu propia mesa
share-title = Invita con este enlace
share-qr = Código QR del enlace de esta mesa
share-link = Enlace a esta mesa
copy = Copiar enlace
copied = Copiado

# En la mesa
table-laying = Poniendo la mesa…
link-lost = Se ha perdido la conexión. Intentando volver; no se pierde nada de lo que hiciste.
offline-since = Estás sin conexión. Así estaba la mesa a las { $time }; te espera, y la partida seguirá sola.
offline-sending = Tu jugada aún no ha llegado a la mesa. Se enviará en cuanto vuelva la conexión; espera, por favor.
story-title = Lo que ha pasado
story-since = Desde tu último turno
story-replay = volver a ver
story-none = Todavía nada.
story-earlier = Antes ({ $count })
in-force = Se juega: { $way }
chat = De sobremesa
chat-write = Di algo
chat-send = Enviar
chat-off = En esta mesa no hay chat.
person-more = Más sobre { $name }
watcher = Una visita
watcher-mark = mirando
takeback = Deshacer jugada
takeback-ask = Pedir deshacer
takeback-asked-by = { $seat } quiere deshacer su jugada.
takeback-agree = De acuerdo
takeback-refuse = Mejor no
takeback-pending = Falta que los demás estén de acuerdo.

# Después de la partida
replay = Ver la partida
replay-play = Reproducir
replay-pause = Pausa
replay-move = Jugada
replay-at = { $at } de { $last }
replay-close = Volver a la partida
replay-none = Todavía no hay nada que ver.
replay-table = Volver a la mesa
step-back = Atrás
step-next = Siguiente
record = Descargar la partida
proof-title = Un reparto limpio
proof-changed = La huella de esta mesa no es la que se mostró antes. No te fíes de su reparto.
proof-now = El orden de las cartas lo fija un secreto cuya huella ves aquí. Se descubre después de la partida, para que cualquiera pueda comprobarlo.
proof-commitment = Huella mostrada al repartir (SHA-256)
proof-secret = El secreto

# Tú
your-name = Tu nombre

# Teclas
shortcuts = Teclado
shortcuts-on = Las teclas sueltas son atajos

# Aquí no hay nada
lost-title = Aquí no hay ninguna mesa
lost-text = Puede que el enlace esté incompleto, o que la mesa ya se haya recogido.
lost-home = Ir al inicio
closed-title = Esta mesa está cerrada
closed-rules = Reglas
closed-moves = { $count ->
    [1] una jugada
   *[other] { $count } jugadas
}
silent-title = La mesa no responde
silent-again = Probar otra vez

# Tiempo para responder
question-left = { $seconds ->
    [1] Queda un segundo para responder
   *[other] Quedan { $seconds } segundos para responder
}
question-you = Pregunta para ti
question-other = Pregunta para { $seat }
cover = Si alguien desaparece
cover-help = Pasado ese tiempo, los demás pueden dejar que un bot juegue en su lugar. Quien vuelve recupera su asiento al momento.
cover-value = { $minutes ->
    [0] esperar lo que haga falta
    [one] un bot pasado { $minutes } minuto
   *[other] un bot pasados { $minutes } minutos
}
patience = Tiempo para responder
patience-help = Para lo que te preguntan en el turno de otra persona. Si se acaba el tiempo, se da por ti la respuesta sin riesgo.
patience-value = { $seconds ->
    [0] sin límite
   *[other] { $seconds } segundos
}

# Aprender un juego
learn-step = Paso { $number } de { $count }
learn-again = Otra vez
learn-next = Siguiente paso
learn-skip = Saltar este paso
learn-finish = Terminar
learn-more = Segundo capítulo
learn-play = Jugar tu primera partida
learn-missed = También se puede hacer eso, pero este paso trata de otra cosa. ¿Otra vez?

# Una pista
hint = Pista
hint-title = Una pista
hint-text = Lo que sopesaría un campeón en tu lugar, sabiendo solo lo que tú sabes. Las probabilidades son estimaciones: sirven para comparar jugadas, no para apostar.
hint-chance = Probabilidad de ganar: { $percent } por ciento
hint-points = unos { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} al final
hint-thinking = Pensando…
hint-not-now = Puedes pedir una pista cuando te toca.
