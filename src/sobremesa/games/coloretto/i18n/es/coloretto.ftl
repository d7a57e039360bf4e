# Coloretto: nombres, cartas, lo que pasa, las reglas con nuestras palabras y lo que dice la mesa.

# Cartas. Un color es siempre un color, un dibujo de piel, una imagen y una letra.
coloretto-card = { $kind ->
    [red] rojo
    [orange] naranja
    [yellow] amarillo
    [green] verde
    [blue] azul
    [violet] morado
    [brown] marrón
    [plus-two] «+2»
    [joker] comodín
    [golden-joker] comodín dorado
   *[last-round] «última ronda»
}

# Lo que pasa
coloretto-gone = { $count ->
    [1] Un color se queda en la caja: { $cards }.
   *[other] { $count } colores se quedan en la caja: { $cards }.
}
coloretto-start = { $seat } empieza con: { $cards }.
coloretto-dealt = Comienza { $seat }.
coloretto-drew = { $seat } roba una carta: { $card }.
coloretto-placed = { $seat } pone la carta ({ $card }) en la fila { $row }.
coloretto-took = { $seat } se lleva la fila { $row }: { $cards }.
coloretto-golden = El comodín dorado le da a { $seat } también la carta de arriba: { $card }.
coloretto-last-round = { $seat } destapa «última ronda»: esta ronda es la última.
coloretto-round = Ronda { $round }: comienza { $seat }.
coloretto-naming = La última ronda ha terminado. Ahora los comodines reciben su color.
coloretto-named = { $seat } elige color para un comodín: { $card }.
coloretto-scored = { $seat }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
coloretto-won = { $count ->
    [one] { $seats } gana con { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
   *[other] { $seats } comparten la victoria con { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
}

# A quién le toca
coloretto-status-turn = Te toca: roba una carta o llévate una fila.
coloretto-status-draw = Te toca: las filas están vacías, así que roba una carta.
coloretto-status-take = Te toca: todas las filas libres están llenas, así que llévate una.
coloretto-status-place = Has robado una carta: { $card }. ¿En qué fila la pones?
coloretto-status-wait = Le toca a { $seat }.
coloretto-status-wait-place = { $seat } ha robado una carta ({ $card }) y está eligiendo fila.
coloretto-status-out = Ya tienes tu fila. Sigue { $seat }.
coloretto-status-name = { $count ->
    [1] ¿De qué color será tu comodín?
   *[other] ¿De qué colores serán tus { $count } comodines?
}
coloretto-status-name-wait = Eligiendo color para sus comodines: { $seats }.
coloretto-status-over = La partida ha terminado.
coloretto-blocked-replay = Esto es una repetición: aquí no se puede jugar.

# El mazo
coloretto-deck = El mazo
coloretto-deck-count = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
coloretto-deck-sure = { $count ->
    [0] la siguiente es «última ronda»
    [one] { $count } más y sale «última ronda»
   *[other] { $count } más y sale «última ronda»
}
coloretto-deck-last = después de esta no hay más rondas
coloretto-drawn = Recién robada: { $card }
coloretto-last-title = ¡Última ronda!
coloretto-last-text = Cuando todos tengan una fila, se cuentan los puntos.

# Filas
coloretto-rows = Las filas
coloretto-row = Fila { $row }
coloretto-row-holds = Fila { $row }, { $count } de { $room }: { $cards }.
coloretto-row-bare = Fila { $row }, vacía, { $room ->
    [one] cabe { $room }
   *[other] caben { $room }
}.
coloretto-row-gone = Fila { $row }, se la llevó { $seat }.
coloretto-row-of = La tiene { $seat }
coloretto-row-why-empty = La fila { $row } está vacía: no hay nada que llevarse.
coloretto-row-why-full = La fila { $row } está llena.

# Lo que pasaría
coloretto-look = Toca o señala una fila o el mazo para ver qué pasaría.
coloretto-preview-take = Te llevas la fila { $row }: { $cards }.
coloretto-preview-place = La carta ({ $card }) va a la fila { $row }.
coloretto-preview-then = Puntos si se la llevan entonces: { $effects }.
coloretto-preview-mine = Tú: **{ $before } → { $after }** puntos.
coloretto-preview-same = Tus puntos siguen en **{ $after }**.
coloretto-preview-others = A los demás les daría: { $effects }.
coloretto-preview-effect = { $seat } { $before } → { $after }
coloretto-preview-effect-you = tú { $before } → { $after }
coloretto-preview-out = Descansas hasta la próxima ronda.
coloretto-preview-draw = Robas una carta y la pones en una fila.
coloretto-preview-last = La siguiente carta es **«última ronda»**: robas otra más, y esta ronda es la última.
coloretto-preview-chances = De { $unseen } cartas por ver, **{ $good }** te { $good ->
    [one] vendría
   *[other] vendrían
} bien ahora:
coloretto-chance = { $card }: { $count ->
    [one] queda { $count }
   *[other] quedan { $count }
} por ver, tendrías { $after }

# Hacerlo
coloretto-draw = Robar una carta
coloretto-take = Llevarme la fila { $row }
coloretto-place = Ponerla en la fila { $row }
coloretto-take-some = Llevarme una fila
coloretto-place-some = Ponerla en una fila
coloretto-choose-row = Elige primero una fila.

# Colecciones y puntos
coloretto-scores = Puntos
coloretto-points = Puntos
coloretto-plus = suman
coloretto-minus = restan
coloretto-your-cards = Tus cartas
coloretto-collection = Cartas de { $seat }
coloretto-pile-plus = { $card }: { $count }, suma { $points }
coloretto-pile-minus = { $card }: { $count }, resta { $points }
coloretto-pile-other = { $card }: { $count }
coloretto-none = sin cartas
coloretto-sheet-now = Si acabara ahora
coloretto-sheet-final = Color a color
coloretto-sheet-hint = Tres colores suman, los demás restan. Elige un número para ver por qué.
coloretto-sheet-table = De 1 a 6 cartas: { $points }.
coloretto-assumed = ★ comodines usados donde más puntos dan
coloretto-why-none = { $seat } no tiene ninguna carta de color { $card }.
coloretto-why-plus = { $seat }: { $card } × { $count } vale { $points }, uno de los tres colores que suman.
coloretto-why-minus = { $seat }: { $card } × { $count } vale { $points }; no está entre los tres mejores colores, así que resta.
coloretto-why-twos = { $seat }: «+2» × { $count } son { $points }.
coloretto-why-jokers = { $count ->
    [1] Una de ellas es un comodín.
   *[other] { $count } de ellas son comodines.
}
coloretto-why-assumed = { $count ->
    [1] Una de ellas es un comodín, usado donde más puntos da.
   *[other] { $count } de ellas son comodines, usados donde más puntos dan.
}

# Comodines
coloretto-name-title = { $count ->
    [1] Tu comodín
   *[other] Tus { $count } comodines
}
coloretto-name-best = Lo máximo que puedes sacar son **{ $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}**: { $cards }.
coloretto-name-accept = Sí, así ({ $points })
coloretto-name-own = O elige por tu cuenta
coloretto-name-next = { $count ->
    [1] Este comodín será:
   *[other] El primero de { $count } será:
}
coloretto-name-one = { $card }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
coloretto-name-bestmark = lo mejor
coloretto-name-button = Comodín: { $card }

# Preparar la mesa
coloretto-option-starter = Quién comienza
coloretto-option-starter-help = Lo decide el azar, o el asiento que digas (regla 2).
coloretto-option-starter-value = { $value ->
    [-1] Lo decide el azar
   *[other] Asiento { $number }
}
coloretto-option-without = Color que falta
coloretto-option-without-help = Con tres jugadores, un color se queda en la caja (regla 2).
coloretto-option-without-value = { $value ->
    [random] Lo decide el azar
    [red] Rojo
    [orange] Naranja
    [yellow] Amarillo
    [green] Verde
    [blue] Azul
    [violet] Morado
   *[brown] Marrón
}
coloretto-option-aids = Ayudas de la mesa
coloretto-option-aids-help = Todos ven las probabilidades y lo que valdría cada fila.
coloretto-option-other_table = La otra tabla de puntos
coloretto-option-other_table-help = No está en el reglamento (regla 11): 1, 4, 8, 7, 6, 5 puntos; lo mejor son tres cartas de un color.
coloretto-option-two_players = Partida para dos
coloretto-option-two_players-help = No está en el reglamento (regla 11): dos colores se quedan en la caja y en las filas caben una, dos y tres cartas.
coloretto-option-golden_joker = El comodín dorado
coloretto-option-golden_joker-help = No está en el reglamento (regla 11): un comodín es dorado y trae consigo la carta de arriba del mazo.

# Por qué no se hizo algo
error-coloretto-two-players = Coloretto es de 3 a 5 jugadores. Dos pueden jugar si se activa la partida para dos.
error-coloretto-unknown-card = «{ $text }» no es una carta de este juego.
error-coloretto-not-a-colour = Un comodín no puede ser { $text }: tiene que ser un color.
error-coloretto-unknown-move = «{ $text }» no es una jugada. Hay D (robar), P2 (poner en la fila 2), T2 (llevarse la fila 2) y = con la letra de un color (para un comodín).
error-coloretto-colour-gone = En esta partida no hay cartas de color { $card }, así que un comodín no puede ser de ese color.
error-coloretto-name-jokers = Ya se ha jugado todo: ahora los comodines reciben su color.
error-coloretto-no-jokers-yet = Los comodines reciben su color al final.
error-coloretto-place-first = Pon primero en una fila la carta que has robado.
error-coloretto-rows-full = Todas las filas libres están llenas: llévate una.
error-coloretto-draw-first = Primero roba una carta, luego ponla en una fila.
error-coloretto-no-such-row = En esta mesa no hay fila { $row }.
error-coloretto-row-taken = La fila { $row } ya se la han llevado en esta ronda.
error-coloretto-row-full = La fila { $row } está llena.
error-coloretto-row-empty = La fila { $row } está vacía: no hay nada que llevarse.

# Órdenes de cartas que no pueden salir de la preparación
error-coloretto-order-start = No es una carta inicial: { $card }. Todos empiezan con un color.
error-coloretto-order-same = Dos cartas iniciales tienen el mismo color ({ $card }): todas deberían ser de colores distintos.
error-coloretto-order-last = «Última ronda» no puede ser la carta { $place } del orden: debajo van { $under } cartas, así que es la { $correct }.
error-coloretto-order-without = El color que debía salir del juego es { $card }: sus nueve cartas deberían cerrar el orden.
error-coloretto-order-gone = La carta { $place } del orden ({ $card }) no va ahí: al final están las cartas que salieron del juego, las nueve de cada color.

# En la terminal
terminal-coloretto-deck = Mazo: { $deck ->
    [one] { $deck } carta
   *[other] { $deck } cartas
}, { $sure ->
    [-1] y esta ronda es la última
    [0] y la siguiente es «última ronda»
    [one] { $sure } de ellas antes de «última ronda»
   *[other] { $sure } de ellas antes de «última ronda»
}.
terminal-coloretto-free = { $count ->
    [0] llena
    [one] cabe { $count }
   *[other] caben { $count }
}
terminal-coloretto-seat = { $seat } ({ $points }): { $cards }.
terminal-coloretto-legend = + suma · − resta · * una de ellas es un comodín, usado donde más puntos da
terminal-coloretto-move = { $kind ->
    [draw] Robar una carta
    [place] Ponerla en la fila { $row }
    [take] Llevarse la fila { $row }
   *[name] El comodín es { $card }
}
terminal-coloretto-chances = De { $unseen } cartas por ver, { $good } te { $good ->
    [one] vendría
   *[other] vendrían
} bien ahora.
terminal-coloretto-colour = { $card } × { $count }

# Para qué sirve la jugada de un bot
coloretto-why-gain = Por qué: la fila da { $points ->
    [one] { $points } punto.
   *[other] { $points } puntos.
}
coloretto-why-denied = Por qué: a { $by } la fila le daría { $points ->
    [one] { $points } punto.
   *[other] { $points } puntos.
}
coloretto-why-least = Por qué: ninguna fila le conviene a { $seat }; esta es la que menos daño hace.
coloretto-why-feeds = Por qué: con la carta, la fila vale para { $seat } { $points ->
    [one] { $points } punto más.
   *[other] { $points } puntos más.
}
coloretto-why-spoils = Por qué: con la carta, la fila vale para { $by } { $points ->
    [one] { $points } punto menos.
   *[other] { $points } puntos menos.
}
coloretto-why-waits = Por qué: la mejor fila da por ahora solo { $points ->
    [one] { $points } punto.
   *[other] { $points } puntos.
}

# What to play for, until somebody has won once
coloretto-goal = Tus tres mejores colores suman; los demás restan.
