# Cartas. Un palo es siempre un color, un dibujo y una letra.
parade-colour-green = verde
parade-colour-amber = amarillo
parade-colour-red = rojo
parade-colour-violet = morado
parade-colour-blue = azul
parade-colour-charcoal = negro
parade-card = el { $value } { $colour ->
    [green] { parade-colour-green }
    [amber] { parade-colour-amber }
    [red] { parade-colour-red }
    [violet] { parade-colour-violet }
    [blue] { parade-colour-blue }
   *[charcoal] { parade-colour-charcoal }
}

# Lo que ha pasado
parade-dealt = Las cartas están repartidas. Empieza { $seat }.
parade-played = { $seat } juega { $card } y no se lleva nada.
parade-took = { $seat } juega { $card } y se lleva { $cards }.
parade-drew = { $seat } roba una carta.
parade-drew-card = { $seat } roba { $card }.
parade-last-round = { $why ->
    [colours] { $seat } tiene los seis colores: empieza la última ronda.
    [pile] El mazo se ha acabado: empieza la última ronda.
   *[both] { $seat } tiene los seis colores y el mazo se ha acabado: empieza la última ronda.
}
parade-choose = El desfile ha terminado. Ahora cada cual descarta dos cartas en secreto.
parade-chose = { $seat } ya ha elegido.
parade-discarded = Apartas { $card }.
parade-kept = { $seat } se queda con { $cards }.
parade-scored = { $seat } tiene { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} con { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}.
parade-won = { $count ->
    [one] { $seats } gana
   *[other] { $seats } comparten la victoria
} con { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.

# A quién le toca y qué puedes hacer
parade-status-play = Te toca: juega una carta al final del desfile.
parade-status-last = Tu último turno: juega una carta. Ya nadie roba.
parade-status-wait = { $seat } está eligiendo una carta.
parade-status-wait-last = { $seat } está eligiendo su última carta.
parade-status-discard = { $left ->
    [one] Elige otra carta para descartarla en secreto.
   *[other] Elige dos de tus cuatro cartas para descartarlas en secreto.
}
parade-status-discard-wait = Faltan dos descartes de: { $seats }.
parade-status-over = La partida ha terminado.
parade-blocked-replay = Esto es una repetición: aquí no se puede jugar.

# La mesa
parade-front = cabeza
parade-back = cola
parade-line-title = El desfile: { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}, desde la cabeza
parade-line-place = Posición { $place } desde la cabeza: { $card }.
parade-line-leaves = Saldría: { $why }.
parade-line-safe = A salvo.
parade-tag-colour = mismo color
parade-tag-value = ≤ { $value }
parade-tag-both = mismo color, ≤ { $value }
parade-safe = { $count } a salvo
parade-pile = Mazo { $count }
parade-scores = Puntos
parade-points = Puntos
parade-your-points = Tus puntos si acabara ahora:
parade-holds = { $count ->
    [one] Tiene { $count } carta en la mano
   *[other] Tiene { $count } cartas en la mano
}
parade-chosen = ya ha elegido
parade-colours = { $count } de 6 colores
parade-hint-takes = { $count ->
    [0] no se lleva nada
    [one] se lleva { $count } carta, { $change } puntos ahora
   *[other] se lleva { $count } cartas, { $change } puntos ahora
}
parade-before-title = Cartas recogidas: { $count }
parade-pile-open = { $colour }: { $values }; { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
parade-pile-flipped = { $colour }: { $values }; quedarían boca abajo, { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
parade-pile-none = { $colour }: ninguna.

# La mano y lo que haría una carta
parade-hand-title = Tu mano: { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
parade-look = Toca o señala una carta para ver qué se llevaría.
parade-play = Jugar
parade-play-card = Jugar { $card }
parade-discard-card = Descartar { $card }
parade-choose-card = Elige primero una carta.
parade-preview-takes = { $card } se llevaría { $count ->
    [one] **{ $count } carta**
   *[other] **{ $count } cartas**
}: { $reasons }.
parade-preview-all-safe = { $card } no se llevaría **nada**: { $count ->
    [1] la única carta del desfile está a salvo.
   *[other] las { $count } cartas del desfile están a salvo.
}
parade-preview-none = { $card } no se llevaría **nada**: delante de las cartas a salvo no hay ninguna de su color ni de valor { $value } o menos.
parade-reason-colour = { $cards } (mismo color)
parade-reason-value = { $cards } ({ $value } o menos)
parade-reason-both = { $cards } (mismo color, y { $value } o menos)
parade-preview-score = Tus puntos: { $before } → **{ $after }**.
parade-preview-same = Te quedas en { $after } { $after ->
    [one] punto
   *[other] puntos
}.
parade-preview-triggers-colours = Te da el sexto color: **empieza la última ronda**.
parade-preview-triggers-pile = Robas la última carta del mazo: **empieza la última ronda**.
parade-preview-triggers-both = Te da el sexto color y robas la última carta: **empieza la última ronda**.
parade-discard-how = Marca las dos cartas que quieres descartar. Las otras dos se suman a las que tienes delante.
parade-discard-mark = Márcala para descartarla.
parade-discard-marked = Marcada para descartar.
parade-discard-button = Descartar estas dos
parade-choose-discards = { $count ->
    [one] Marca otra carta.
   *[other] Marca primero dos cartas.
}
parade-preview-pair = Descartas { $discard } y te quedas con **{ $keep }**: { $points ->
    [one] **{ $points }** punto
   *[other] **{ $points }** puntos
} tal como está la mesa.

# La última ronda
parade-last-title = Última ronda
parade-last-colours = { $seat } tiene los seis colores. Ya nadie roba.
parade-last-pile = El mazo se ha acabado. Ya nadie roba.
parade-last-both = { $seat } tiene los seis colores y el mazo se ha acabado. Ya nadie roba.
parade-last-left = { $count ->
    [one] Queda { $count } turno.
   *[other] Quedan { $count } turnos.
}

# La hoja de puntos
parade-sheet-now = Si acabara ahora
parade-sheet-final = Color a color
parade-sheet-hint = Toca un número para ver de dónde sale.
parade-sheet-flipped = la mayoría de un color, boca abajo.
parade-why-none = { $seat } no tiene cartas de color { $colour }.
parade-why-flipped = { $seat } tiene la mayoría de color { $colour }: { $count ->
    [one] { $count } carta boca abajo, 1 punto.
   *[other] { $count } cartas boca abajo, 1 punto cada una.
}
parade-why-flipped-two = { $seat } lleva al menos dos cartas de ventaja en { $colour }: { $count } cartas boca abajo, 1 punto cada una.
parade-why-open = Alguien tiene más cartas de color { $colour } que { $seat }, así que { $count ->
    [1] esta carta cuenta su valor: { $sum }.
   *[other] estas { $count } cartas cuentan su valor: { $sum }.
}
parade-why-open-two = { $seat } no lleva dos cartas de ventaja en { $colour }, así que { $count ->
    [1] esta carta cuenta su valor: { $sum }.
   *[other] estas { $count } cartas cuentan su valor: { $sum }.
}

# Para qué sirve la jugada de un bot
parade-colour-word = { $colour ->
    [green] { parade-colour-green }
    [amber] { parade-colour-amber }
    [red] { parade-colour-red }
    [violet] { parade-colour-violet }
    [blue] { parade-colour-blue }
   *[charcoal] { parade-colour-charcoal }
}
parade-why-majority = Por qué: ahora { $seat } tiene la mayoría en { parade-colour-word } y cada carta cuenta solo 1.
parade-why-denied = Por qué: le quita a { $by } la mayoría en { parade-colour-word }.
parade-why-end = Por qué: { $seat } va por delante, así que puede llegar el final.
parade-why-nothing = Por qué: ninguna carta sale del desfile.
parade-why-free = Por qué: { $count ->
    [1] tal como está, la carta no cuesta nada.
   *[other] tal como está, las { $count } cartas no cuestan nada.
}
parade-why-price = Por qué: tal como está, cuesta solo { $points ->
    [one] { $points } punto.
   *[other] { $points } puntos.
}

# Por qué no, en Parade
error-parade-unknown-card = «{ $text }» no es una carta de este juego.
error-parade-only-discards = El desfile ha terminado: ahora eliges dos cartas para descartar.
error-parade-no-discards-yet = Nadie descarta antes de que termine la última ronda.
error-parade-not-in-hand = No tienes { $card } en la mano.

# What to play for, until somebody has won once
parade-goal = Gana quien tiene menos puntos: llévate lo mínimo.
