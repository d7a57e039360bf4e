# Jackrabbits en una terminal.

# El tablero
terminal-jackrabbits-turn = { $limit ->
    [0] Turno { $turn }
   *[other] Turno { $turn } de { $limit }
} · final: { $ending }
terminal-jackrabbits-map-legend = * carta real en la corte · ^2 zanahoria del asiento 2 · abajo: conejos, por asiento · F bosque R río M montaña C cruce T taberna V cueva
terminal-jackrabbits-column = { $column ->
    [rule] Regla
    [seat] Asiento
    [at] Dónde
    [cards] Cartas
    [royals] Reales
   *[missing] Final
}
terminal-jackrabbits-roads = Los caminos gratis llevan de … a …
terminal-jackrabbits-shore = orilla
terminal-jackrabbits-place = Desde { $place }, los caminos gratis llevan a: { $roads }.
terminal-jackrabbits-court = La corte: { $cards }.
terminal-jackrabbits-seat = Asiento { $number }, { $seat }: { $at }; cartas: { $cards }; { $count ->
    [0] sin cartas reales
   *[other] cartas reales: { $royals }
}; { $missing }.
terminal-jackrabbits-missing = { $count ->
    [0] ¡a la ciudadela!
    [1] falta una carta real
   *[other] faltan { $count } cartas reales
}
terminal-jackrabbits-aside = { $kind ->
    [known] Sabes que { $seat } tiene { $cards }.
    [open] { $seat } tiene a la vista { $cards }.
   *[capital] El as capital de { $seat }: { $cards }.
}
terminal-jackrabbits-pile = Pila: { $pile } · descartes: { $discards } · comodines en la corte: { $jokers }

# Lo que está pasando
terminal-jackrabbits-dice = Dados: { $first } y { $second }. El precio es { $price }.
terminal-jackrabbits-on-the-road = Estás en camino, { jackrabbits-at }.
terminal-jackrabbits-paying = El precio es { $need }, en { $suits }; { $left ->
    [one] falta { $left }
   *[other] faltan { $left }
}.
terminal-jackrabbits-wares = Quieres comprar { $cards }. Elige más, o paga; mientras no pagues, no hay nada comprado.
terminal-jackrabbits-best = El mejor pago, en una sola línea: { $typed }
terminal-jackrabbits-limit = Tienes { $cards } cartas y se permiten { $limit }.
terminal-jackrabbits-fight = { $seat } pelea contra { $by }: { $mine } a { $theirs }.
terminal-jackrabbits-visitor = { $seat } está { jackrabbits-at }. Para cuestionar, muestra la reina del lugar o corazones que valgan seis. Si { $seat } puede mostrar otro tanto, pierdes esas cartas y sales del tablero.
terminal-jackrabbits-challenger = { $by } cuestiona a { $seat } { jackrabbits-at } con { $cards }.
terminal-jackrabbits-shown = Mostrado hasta ahora: { $cards }.
terminal-jackrabbits-sealed = En tu pata: { $card }.
terminal-jackrabbits-claimed = { $seat } dice que es { $card }.
terminal-jackrabbits-hand = Tu mano ({ $count } de { $limit }) y la suma por palo:
terminal-jackrabbits-suit = { $cards }: { $total } en total.

# Las opciones
terminal-jackrabbits-pay-all = Pagar con { $cards }
terminal-jackrabbits-rule = regla { $rule }
terminal-jackrabbits-cost = cuesta { $need } en { $suits }: { $cards }{ $over ->
    [0] {""}
   *[other] {" "}({ $over } de más)
}
terminal-jackrabbits-left = cuenta { $value }, luego { $left ->
    [one] falta { $left }
   *[other] faltan { $left }
}
terminal-jackrabbits-worth = cuenta { $value }
terminal-jackrabbits-spades = tus picas valen { $value }
terminal-jackrabbits-onwards = luego { $places }
terminal-jackrabbits-promise = { $promise ->
    [crown] allí ganas la partida
    [swap] { $card } a cambio de una carta real tuya
   *[carrot] podrías adquirir { $card }
}
terminal-jackrabbits-palace = { $risk ->
    [yes] si te cuestionan, no podrías mostrar nada
   *[no] podrías responder si te cuestionan
}
terminal-jackrabbits-host = { $risk ->
    [yes] { $seat } exhibe corazones que te cuestionan, y no podrías mostrar nada
   *[no] { $seat } exhibe corazones que te cuestionan; podrías responder
}
terminal-jackrabbits-passport = 36 tiradas: vuelo gratis { $free }, pagando { $payable }, caída { $falls }

# Colocar el tablero
terminal-jackrabbits-shares = Te quedan por colocar: hexágonos { $hexagons }, rombos { $rhombi }, triángulos { $triangles }.
terminal-jackrabbits-laid = En el tablero: { $pieces }.
terminal-jackrabbits-left-to-lay = Por colocar: { $pieces }
terminal-jackrabbits-together-help = lay F1 (donde mejor encaja) · lay F1 4 -2 3 (columna, fila, giro) · move, lift F1 · begin random:7, sample, empty o un código · F bosque R río M montaña C cruce T taberna V cueva
terminal-jackrabbits-flipped = Has volteado { $piece }. Los números de sus lugares, hacia dónde irían allí sus caminos y (+) cuántos se unirían; (!) va contra los consejos (2.3):
terminal-jackrabbits-side-of = { $side } { $piece }
terminal-jackrabbits-island = aparte, como isla (columna { $x }, fila { $y })
terminal-jackrabbits-joins = { $number }, caminos { $ways }{ $roads ->
    [0] {""}
    [1] , uno enlaza
   *[other] , { $roads } enlazan
}
terminal-jackrabbits-joins-short = { $number }:{ $ways }{ $roads ->
    [0] {""}
   *[other] +{ $roads }
}

# Cómo va
terminal-jackrabbits-standing = { $over ->
    [yes] El resultado
   *[no] Cómo va
}
terminal-jackrabbits-score = { $seat }: { $count ->
    [0] sin cartas reales
    [1] una carta real ({ $royals })
   *[other] { $count } cartas reales ({ $royals })
}, cartas: { $cards }; { $missing }
terminal-jackrabbits-discards = Descartes: { $cards }

terminal-jackrabbits-typed = Una carta se escribe con valor y palo: T tréboles, P picas, C corazones, D diamantes.

# El comando `sobremesa board`
help-usage-board = sobremesa board [--seed N] [--islands N] [--code TEXT] [--theme auto] [--share] > board.svg
help-board = Dibuja un tablero de Jackrabbits como imagen SVG.
help-flag-board-seed = Un número entero; el mismo hace el mismo tablero. Sin él, el tablero de muestra impreso.
help-flag-board-islands = Islas de un tablero al azar: de 0 a 2. Sin ella, al azar.
help-flag-board-code = El código de un tablero que alguien compartió.
help-flag-board-theme = light (claro), dark (oscuro) o auto: como esté la pantalla de quien mira.
help-flag-board-share = Escribe el código para compartir en vez de la imagen.

# Finales, en el laboratorio
jackrabbits-ending-won = Alguien ganó
jackrabbits-ending-limit = Se llegó al límite de turnos
jackrabbits-ending-endless = Nadie llegaba al final: la partida se detuvo
jackrabbits-counted-turns = Turnos por partida, de todos los asientos
