# Jackrabbits en el navegador: lo que hace quien juega.

# Cartas y dados
jackrabbits-hand-title = Tu mano: { $count ->
    [1] una carta
   *[other] { $count } cartas
}
jackrabbits-hand-empty = No tienes cartas en la mano.
jackrabbits-card-idle = Esta carta no se puede usar ahora.
jackrabbits-card-able = Se puede elegir: { $purpose ->
    [pay] para pagar
    [strike] para golpear
    [show] para mostrarla
    [prize] para mostrarla por un premio
    [passport] como pasaporte
    [lay] para exhibirla
    [discard] para descartarla
    [return] para devolverla
   *[seal] para esconderla
}.
jackrabbits-card-lifted = Elegida: { $purpose ->
    [pay] para pagar
    [strike] para golpear
    [show] para mostrarla
    [prize] para mostrarla por un premio
    [passport] como pasaporte
    [lay] para exhibirla
    [discard] para descartarla
    [return] para devolverla
   *[seal] para esconderla
}. Elígela otra vez para retirarla.
jackrabbits-ace-as = { $card } como { $worth }

# Lo que hace el botón
jackrabbits-do = { $purpose ->
    [pay] Pagar con { $cards }
    [strike] Golpear con { $cards }
    [show] Mostrar { $cards }
    [prize] Mostrar { $cards } y robar
    [passport] Volar con { $cards }
    [lay] Exhibir { $cards }
    [discard] Descartar { $cards }
    [return] Devolver { $cards }
   *[seal] Esconder { $cards }
}
jackrabbits-set-out = { $kind ->
    [paid] Pagar { $cards } y partir
    [joker] Montar el comodín
    [fly] Volar
   *[walk] Partir
}
jackrabbits-buy = Comprar { $wares } por { $cards }
jackrabbits-back = Elegir otra cosa
jackrabbits-by-itself = No hay nada que decidir: la partida sigue sola.
jackrabbits-choose = Elige primero qué hacer.
jackrabbits-choose-cards = { $count ->
    [1] Elige una carta de tu mano.
   *[other] Elige { $count } cartas de tu mano.
}
jackrabbits-missing = { $left ->
    [one] Falta { $left }.
   *[other] Faltan { $left }.
}
jackrabbits-needless = { $count ->
    [one] { $cards } no hace falta y se queda en tu mano.
   *[other] { $cards } no hacen falta y se quedan en tu mano.
}
jackrabbits-leaves = { $count ->
    [one] **{ $cards }** vuelve a la corte, y su zanahoria a ti.
   *[other] **{ $cards }** vuelven a la corte, y sus zanahorias a ti.
}
jackrabbits-blocked-replay = Esto es una repetición: aquí no se puede jugar.

# Viajes
jackrabbits-ways = { $group ->
    [walk] Caminos gratis
    [fly] Dónde aterrizar
    [paid] Pagando el precio ({ $price })
    [joker] Con un comodín
   *[onward] Primero a una pieza del camino, luego más allá
}
jackrabbits-ways-how = ¿Cómo vas?
jackrabbits-ways-worse = { $count ->
    [1] Otra manera de ir, no mejor
   *[other] Otras { $count } maneras de ir, ninguna mejor
}
jackrabbits-legend = Señales del mapa
jackrabbits-sign = { $sign ->
    [carrot] carta real al alcance
    [swap] por una tuya
    [joker] cuesta el comodín
   *[crown] ganas
}
jackrabbits-costs = cuesta { $need }
jackrabbits-costs-joker = cuesta el comodín
jackrabbits-costs-nothing = gratis
jackrabbits-spot = { $place }: { $said }
jackrabbits-way-open = { $first } y seguir hacia { $places }
jackrabbits-leg-road = Por el camino gratis hasta { $piece }
jackrabbits-leg-open = Luego, hacia { $places }
jackrabbits-way-then = { $first } y { $then }
jackrabbits-then-go = caminar { jackrabbits-to }
jackrabbits-then-rest = descansar en el subsuelo
jackrabbits-then-stay = quedarse allí
jackrabbits-then-leave = salir del tablero
jackrabbits-pays = Precio { $need } en { $suits }. Pagas { $cards }, que valen { $sum }{ $bonus ->
    [0] {""}
   *[other] {" "}con el as capital que tienes delante
}.
jackrabbits-pays-edit = Cámbialo en tu mano, carta a carta.
jackrabbits-promise-crown = { $palace ->
    [yes] Si te dejan entrar, ganas la partida.
   *[no] Aquí ganas la partida.
}
jackrabbits-promise-carrot = { $card } está en la corte, y puedes pagarla.
jackrabbits-promise-swap = { $card } está en la corte, pero te costaría una carta real tuya.
jackrabbits-promise-short = { $card } está en la corte: tus { jackrabbits-suit } valdrían { $worth } de los { $price } que hacen falta.
jackrabbits-promise-full = { $card } está en la corte, pero no te queda zanahoria: solo la pagaría otra carta real de { jackrabbits-suit }.
jackrabbits-guest = { $seat } está allí.
jackrabbits-risk = Un palacio: si te cuestionan, no podrías mostrar nada y saldrías del tablero (regla 8.3).
jackrabbits-safe = Un palacio: podrías responder si te cuestionan.
jackrabbits-host-risk = **{ $seat }** exhibe corazones que te cuestionan sin falta: no podrías mostrar nada y saldrías del tablero (regla 9).
jackrabbits-host-safe = **{ $seat }** exhibe corazones que te cuestionan sin falta; podrías responder, y saldría del tablero { $seat } (regla 9).
jackrabbits-leave-note = El turno acaba sin carta. El siguiente solo vuelves al subsuelo (regla 7).
jackrabbits-rest-note = Robas una carta; la próxima travesía sale de cualquier cueva (regla 6.4).

# Lo que está en juego
jackrabbits-stake-start = { $how ->
    [off] Estás fuera del tablero: tras la lotería vuelves al subsuelo y robas.
    [fly] Su suma es el precio de este turno. O elige antes un trébol como pasaporte y vuela a otra torre.
   *[roll] Su suma es el precio de este turno.
}
jackrabbits-stake-lottery = { $count ->
    [0] Ninguna carta tuya coincide con un dado.
    [1] **Una carta** tuya coincide con un dado: muéstrala y roba una.
   *[other] **{ $count } cartas** tuyas coinciden con un dado: muestra una y roba una.
}
jackrabbits-stake-journey = { $road ->
    [yes] Estás en camino: sigue. Otro traslado cuesta de nuevo **{ $price }**.
    [under] Estás en el subsuelo: sal por cualquier cueva. Un traslado en el camino cuesta **{ $price }**.
   *[no] Los caminos son gratis; un traslado cuesta **{ $price }**. Elige en el mapa o aquí.
}
jackrabbits-stake-payment = Quedan **{ $left }** por pagar, en { $suits }. Lo que sobre se pierde.
jackrabbits-stake-trade = Quedan **{ $left }** por pagar, en { $suits }, por { $cards }. Mientras no pagues, no hay nada comprado.
jackrabbits-stake-fare = { $can ->
    [yes] { $card } no alcanza para una tirada de **{ $price }**. Paga el resto y vuela, o cae fuera del tablero.
   *[no] { $card } no alcanza para una tirada de **{ $price }**, y no puedes pagar el resto: caes fuera del tablero.
}
jackrabbits-stake-flight = Vuelas: elige dónde aterrizar, en el mapa o aquí.
jackrabbits-stake-challenge = **{ $seat }** entra { jackrabbits-at }{ $wins ->
    [yes] {" "}y **gana la partida si nadie lo impide**.
   *[no] .
} { $can ->
    [yes] Muestra { $key ->
        [royal] { $royal } o corazones que valgan seis
       *[none] corazones que valgan seis
    }: si { $seat } no puede mostrar otro tanto, sale del tablero. Pero si puede, **pierdes lo mostrado y sales del tablero**. { $hearts ->
        [sure] Sabes que { $seat } tiene { $known }: **le basta para responder**.
        [some] Sabes que { $seat } tiene { $known }; con eso solo no le basta.
       *[none] {""}
    }
   *[no] No tienes con qué cuestionar.
}
jackrabbits-stake-defence = { $can ->
    [yes] **{ $by }** muestra { $cards } contra ti. Muestra { $key ->
        [royal] { $royal } o corazones que valgan seis
       *[none] corazones que valgan seis
    }: entonces { $by } pierde esas cartas y sale del tablero. Si no, **sales tú del tablero**.
   *[no] **{ $by }** muestra { $cards } contra ti, y no tienes nada que mostrar: sales del tablero.
}
jackrabbits-stake-settle = { $complete ->
    [yes] Estás { jackrabbits-at }. Primero peleas, luego canjes, luego la carta real; al final robas una carta.
   *[no] Estás { jackrabbits-at }. Adquiere la carta real, si puedes; al final robas una carta.
}
jackrabbits-stake-fight = { $side ->
    [attacker] Tú { $mine }, { $by } **{ $theirs }**. Golpea hasta tener más. Si { $by } se rinde, le quitas a ciegas una carta; si te rindes tú, sales del tablero.
   *[attacked] { $by } te ataca: **{ $theirs }** contra { $mine }. Golpea hasta tener más. Quien se rinde sale del tablero; si eres tú, { $by } además te quita a ciegas una carta.
}
jackrabbits-stake-seal = { $said ->
    [no] Un canje con **{ $by }**: esconde una carta y luego di cuál es. Quien mienta sale del tablero tras el intercambio.
   *[yes] **{ $by }** te ofrece una carta escondida y dice que es **{ $claimed }**. Esconde una tuya, o niégate.
}
jackrabbits-stake-claim = Escondes **{ $card }** de { $by }. Hay que decir que una de las dos es un diamante; quien mienta sale del tablero tras el intercambio.
jackrabbits-stake-agree = Das { $card }, { $lie ->
    [yes] que llamaste { $mine }: tras el intercambio **sales del tablero**
   *[no] como dijiste
}. { $by } dice dar **{ $theirs }**, y sale del tablero si no es así.
jackrabbits-stake-surplus = Tienes **{ $count }** cartas y se permiten { $limit }. Las cartas reales y los comodines vuelven a la corte.
jackrabbits-stake-fourth = Nadie guarda cuatro cartas reales: una vuelve a la corte, y su zanahoria a ti.
jackrabbits-stake-lay = Corazones que valgan seis, exhibidos aquí, cuestionan a quien venga hasta que te vayas.
jackrabbits-stake-flip = La forma de las piezas se ve; cuál es, se ve al darle la vuelta.
jackrabbits-stake-place = Elige su lugar en el mapa.
jackrabbits-stake-over = La partida ha terminado.

# Antes de hacerlo
jackrabbits-passport-note = 36 tiradas posibles: vuelo gratis { $free }, vuelo pagando { $payable }, caída { $falls }.
jackrabbits-attack-note = Cada uno trata de superar al otro con picas, por turnos; las tuyas valen { $value }. Quien se rinde sale del tablero. Si es { $seat }, le quitas a ciegas una carta.
jackrabbits-known = Sabes que { $seat } tiene { $cards }.
jackrabbits-bargain-note = { $seat } y tú: cada cual esconde una carta y dice cuál es. Quien mienta sale del tablero tras el intercambio.
jackrabbits-call-note = Si { $seat } tiene más de { $limit } cartas, le quitas las que sobran, al azar. Una vez por turno.
jackrabbits-acquire-note = Recibes { $card }, dejas aquí una zanahoria, robas una carta y el turno acaba.
jackrabbits-claim-true = verdad
jackrabbits-claim-honest = Es verdad.
jackrabbits-claim-lie = No es verdad: si hay intercambio, sales del tablero.
jackrabbits-strike-note = { $enough ->
    [yes] { $sum } en total: más que { $theirs }, así que le toca responder.
   *[no] { $sum } en total: aún no supera { $theirs }, así que sigues golpeando.
}
jackrabbits-sum-note = { $sum } de { $need }.
jackrabbits-shown = { $what ->
    [yours] Muestras
    [against] { $seat } muestra
    [paid] Ya pagado
    [wares] Quieres comprar
    [passport] Tu pasaporte
    [hidden] Escondes
    [said] Dices que es
   *[claims] { $seat } dice
}
jackrabbits-wares = En venta, de los descartes: una o varias a la vez
jackrabbits-ware-too-dear = Con { $card } sería más de lo que puedes pagar: { $most }.
jackrabbits-claims = Di que es

# The draft
jackrabbits-lay-at-random = Colocar mis piezas al azar
