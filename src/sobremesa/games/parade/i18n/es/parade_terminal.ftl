# Parade en una terminal.

terminal-parade-card = { $colour } { $notation }
terminal-parade-none = ninguna
terminal-parade-line = El desfile ({ $count }) · mazo: { $pile }
terminal-parade-front = cabeza
terminal-parade-back = cola
terminal-parade-line-spoken = El desfile tiene { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}, de la cabeza a la cola: { $cards }.
terminal-parade-pile = { $pile ->
    [0] El mazo está vacío.
    [1] Queda una carta en el mazo.
   *[other] Quedan { $pile } cartas en el mazo.
}
terminal-parade-before = Delante
terminal-parade-before-spoken = Delante de { $seat }: { $cards }. { $points ->
    [1] Un punto
   *[other] { $points } puntos
} si acabara ahora.
terminal-parade-points = Puntos
terminal-parade-sheet-legend = ↓ mayoría: boca abajo, 1 punto cada una · = lo impreso · * va por delante
terminal-parade-last = ¡Última ronda! { $why ->
    [colours] { $by } tiene los seis colores
    [pile] { $by } ha robado la última carta
   *[both] { $by } tiene los seis colores y ha robado la última carta
}. { $left ->
    [1] Queda un turno
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
    [1] un punto
   *[other] { $points } puntos
} tal como está ahora
terminal-parade-score-now = Si acabara ahora
terminal-parade-score-final = La puntuación final
terminal-parade-majority = { $lead ->
    [2] Entre dos, la mayoría exige al menos dos cartas más. La mayoría queda boca abajo y cuenta 1 por carta.
   *[0] Quien tiene más cartas de un color, también en empate, las pone boca abajo: 1 punto cada una.
}
terminal-parade-nobody = nadie tiene
terminal-parade-flipped = { $seat }: { $count ->
    [1] una carta, la mayoría
   *[other] { $count } cartas, la mayoría
}, boca abajo: { $points }
terminal-parade-printed = { $seat }: { $values } = { $points }
terminal-parade-sum = { $rank }. { $seat }: { $sum } = { $points ->
    [1] un punto
   *[other] { $points } puntos
} con { $count ->
    [1] una carta
   *[other] { $count } cartas
}
terminal-parade-typed = Una carta se escribe con letra y valor: { parade-letter-green } { parade-colour-green }, { parade-letter-amber } { parade-colour-amber }, { parade-letter-red } { parade-colour-red }, { parade-letter-violet } { parade-colour-violet }, { parade-letter-blue } { parade-colour-blue }, { parade-letter-charcoal } { parade-colour-charcoal }.

# Finales, en el laboratorio
parade-ending-colours = Los seis colores trajeron la última ronda
parade-ending-pile = El mazo vacío trajo la última ronda
parade-ending-both = Ambas cosas a la vez trajeron la última ronda
