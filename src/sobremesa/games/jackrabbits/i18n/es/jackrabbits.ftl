# Jackrabbits: nombres, cartas, lugares, lo que pasa, opciones y por qué no se hizo algo.

# Nombres

# Cartas. $sign es el signo del palo.
jackrabbits-card = { $suit ->
    [joker] comodín
   *[other] { $rank }{ $sign }
}
jackrabbits-suit = { $suit ->
    [clubs] tréboles
    [spades] picas
    [hearts] corazones
   *[diamonds] diamantes
}

# Lugares: su nombre, adónde, dónde
jackrabbits-place = { $place ->
    [citadel] la ciudadela
    [tower-clubs] la torre K♣
    [tower-spades] la torre K♠
    [tower-hearts] la torre K♥
    [tower-diamonds] la torre K♦
    [palace-clubs] el palacio Q♣
    [palace-spades] el palacio Q♠
    [palace-hearts] el palacio Q♥
    [palace-diamonds] el palacio Q♦
    [plaza-clubs] la plaza J♣
    [plaza-spades] la plaza J♠
    [plaza-hearts] la plaza J♥
    [plaza-diamonds] la plaza J♦
    [underground] el subsuelo
    [off] fuera del tablero
    [forest] el bosque
    [river] el río
    [mountain] la montaña
    [crossing] el cruce
    [tavern] la taberna
   *[cave] la cueva
}
jackrabbits-to = { $place ->
    [citadel] a la ciudadela
    [tower-clubs] a la torre K♣
    [tower-spades] a la torre K♠
    [tower-hearts] a la torre K♥
    [tower-diamonds] a la torre K♦
    [palace-clubs] al palacio Q♣
    [palace-spades] al palacio Q♠
    [palace-hearts] al palacio Q♥
    [palace-diamonds] al palacio Q♦
    [plaza-clubs] a la plaza J♣
    [plaza-spades] a la plaza J♠
    [plaza-hearts] a la plaza J♥
    [plaza-diamonds] a la plaza J♦
    [underground] al subsuelo
    [off] fuera del tablero
    [forest] al bosque
    [river] al río
    [mountain] a la montaña
    [crossing] al cruce
    [tavern] a la taberna
   *[cave] a la cueva
}
jackrabbits-at = { $place ->
    [citadel] en la ciudadela
    [tower-clubs] en la torre K♣
    [tower-spades] en la torre K♠
    [tower-hearts] en la torre K♥
    [tower-diamonds] en la torre K♦
    [palace-clubs] en el palacio Q♣
    [palace-spades] en el palacio Q♠
    [palace-hearts] en el palacio Q♥
    [palace-diamonds] en el palacio Q♦
    [plaza-clubs] en la plaza J♣
    [plaza-spades] en la plaza J♠
    [plaza-hearts] en la plaza J♥
    [plaza-diamonds] en la plaza J♦
    [underground] en el subsuelo
    [off] fuera del tablero
    [forest] en el bosque
    [river] en el río
    [mountain] en la montaña
    [crossing] en el cruce
    [tavern] en la taberna
   *[cave] en la cueva
}

# Lo que pasa
jackrabbits-drafting = La ciudadela está puesta; ahora todos colocan piezas. Empieza { $seat }.
jackrabbits-dealt = Tres cartas por cabeza y todos los conejos en la ciudadela. Empieza { $seat }.
jackrabbits-flipped = { $seat } da la vuelta a { $shape ->
    [hexagon] un hexágono
    [rhombus] un rombo
   *[triangle] un triángulo
}: { jackrabbits-piece }.
jackrabbits-placed = { $seat } coloca { jackrabbits-piece }.
jackrabbits-set-aside = { $seat } aparta { jackrabbits-piece }: ningún camino puede recibir la pieza.
jackrabbits-piece = { $piece ->
    [citadel] la ciudadela
    [tower-clubs] la torre K♣
    [tower-spades] la torre K♠
    [tower-hearts] la torre K♥
    [tower-diamonds] la torre K♦
    [palace-clubs] el palacio Q♣
    [palace-spades] el palacio Q♠
    [palace-hearts] el palacio Q♥
    [palace-diamonds] el palacio Q♦
    [plaza-clubs] la plaza J♣
    [plaza-spades] la plaza J♠
    [plaza-hearts] la plaza J♥
    [plaza-diamonds] la plaza J♦
    [forest] un bosque
    [river] un río
    [mountain] una montaña
    [crossing] un cruce
    [tavern] una taberna
   *[cave] una cueva
}
jackrabbits-rolled = { $seat } saca { $first } y { $second }: el precio es { $price }.
jackrabbits-passport = { $seat } presenta { $card } como pasaporte.
jackrabbits-prize = { $seat } muestra { $card } y gana un premio.
jackrabbits-drew = { $seat } roba una carta.
jackrabbits-drew-card = { $seat } roba { $card }.
jackrabbits-reshuffled = Los descartes se barajan y forman una nueva pila.
jackrabbits-crept-under = { $seat } vuelve al subsuelo.
jackrabbits-stayed = { $seat } se queda { jackrabbits-at }.
jackrabbits-went = { $seat } camina { jackrabbits-to }.
jackrabbits-rested = { $seat } entra por una cueva a descansar en el subsuelo.
jackrabbits-left = { $seat } se sale del tablero.
jackrabbits-paid = { $seat } paga con { $cards }: { $total } en total.
jackrabbits-paid-capital = { $seat } paga con { $cards }: { $total } en total, con el as capital que tiene delante.
jackrabbits-took-shortcut = { $seat } ataja { jackrabbits-through }.
jackrabbits-through = { $place ->
    [forest] por el bosque
    [river] por el río
   *[mountain] por la montaña
}
jackrabbits-galloped = { $seat } galopa con un comerciante { jackrabbits-to }.
jackrabbits-sailed = { $seat } navega con un comerciante y desembarca { jackrabbits-at }.
jackrabbits-took-joker = { $seat } se lleva un comodín de la taberna.
jackrabbits-burrowed = { $seat } cruza la madriguera y sale por otra cueva.
jackrabbits-rode = { $seat } libera un comodín y cabalga { jackrabbits-to }.
jackrabbits-floated = { $seat } libera un comodín, navega y desembarca { jackrabbits-at }.
jackrabbits-fare-paid = { $seat } puede despegar.
jackrabbits-fell = { $seat } no completa el vuelo y cae fuera del tablero.
jackrabbits-flew = { $seat } vuela { jackrabbits-to }.
jackrabbits-acquired = { $seat } adquiere { $card } y deja una zanahoria en la casa.
jackrabbits-bought = { $seat } compra { $cards } de los descartes.
jackrabbits-let-in = Nadie detiene a { $seat } { jackrabbits-at }.
jackrabbits-challenged = { $seat } muestra { $cards } y cuestiona a { $by }.
jackrabbits-gave-way = { $seat } no le muestra nada a { $by }.
jackrabbits-proved = { $seat } responde a { $by } con { $cards } y entra.
jackrabbits-lost-shown = { $seat } pierde { $cards }.
jackrabbits-laid-open = { $seat } exhibe { $cards } { jackrabbits-at }: cuestiona a quien llegue.
jackrabbits-attacked = { $seat } ataca a { $by }.
jackrabbits-struck = { $seat } golpea con { $card }: { $total } en total.
jackrabbits-beaten = { $seat } se rinde ante { $by }.
jackrabbits-stole = { $seat } le quita a ciegas una carta a { $by }.
jackrabbits-took-card = { $seat } recibe { $card } de { $by }.
jackrabbits-took-royal = { $seat } recibe de { $by } la carta real { $card }; la zanahoria cambia de dueño.
jackrabbits-returned = { $seat } devuelve { $card } a la corte: nadie guarda cuatro cartas reales.
jackrabbits-bargaining = { $seat } propone un canje a { $by }.
jackrabbits-sealed = { $seat } esconde una carta en la pata.
jackrabbits-sealed-card = { $seat } esconde { $card } en la pata.
jackrabbits-claimed = { $seat } dice que es { $card }.
jackrabbits-refused-bargain = { $seat } no quiere el canje.
jackrabbits-swapped = { $seat } intercambia su carta con { $by }.
jackrabbits-lied = { $seat } había prometido { $card }: no era cierto.
jackrabbits-sent-off = { $seat } va al destierro.
jackrabbits-called-in-vain = { $seat } denuncia a { $by }, que respeta el límite.
jackrabbits-seized = { $seat } denuncia a { $by } y le quita { $number ->
    [1] una carta de más
   *[other] { $number } cartas de más
}.
jackrabbits-discarded = { $seat } tiene demasiadas y descarta { $card }.
jackrabbits-won = ¡{ $seat } lleva { $cards } a la ciudadela y gana!
jackrabbits-time-up = { $count ->
    [one] Se acabó el tiempo. { $seats } va por delante (cartas reales: { $points }).
   *[other] Se acabó el tiempo. { $seats } van por delante con empate (cartas reales: { $points }).
}

# Lo que se pregunta
jackrabbits-ask = { $phase ->
    [start] Tira los dados.
    [lottery] ¿Coincide una carta con un dado? Muéstrala y gana un premio.
    [journey] ¿Adónde vas?
    [payment] Elige las cartas con que pagas.
    [trade] Paga, o elige más cartas.
    [fare] La tirada supera tu pasaporte: paga el resto o cae.
    [flight] ¿Dónde aterrizas?
    [challenge] ¿Cuestionas a quien visita?
    [defence] Te cuestionan: muestra otro tanto o vete.
    [settle] ¿Qué haces aquí?
    [fight] Golpea con picas o ríndete.
    [seal] ¿Qué carta escondes en la pata?
    [claim] ¿Qué dices que es?
    [agree] ¿Aceptas el intercambio?
    [surplus] Tienes demasiadas cartas: descarta.
    [fourth] Cuatro cartas reales son demasiadas: ¿cuál devuelves?
    [lay] ¿Exhibes corazones aquí?
    [flip] ¿Qué pieza volteas?
    [place] ¿Dónde va la pieza?
   *[over] La partida ha terminado.
}
jackrabbits-wait = Decide { $seat }.

# Jugadas
jackrabbits-move-roll = Tirar los dados
jackrabbits-move-pass = No, gracias
jackrabbits-move-stay = Quedarse aquí
jackrabbits-move-rest = Descansar en el subsuelo
jackrabbits-move-leave = Salir del tablero
jackrabbits-move-acquire = Adquirir la carta real
jackrabbits-move-end = Acabar turno y robar
jackrabbits-move-yield = Rendirse
jackrabbits-move-fare = Pagar el resto
jackrabbits-move-fall = Caer fuera del tablero
jackrabbits-move-agree = Intercambiar
jackrabbits-move-refuse = No hay canje
jackrabbits-move-call = Denunciar a { $seat }
jackrabbits-move-attack = Atacar a { $seat }
jackrabbits-move-bargain = Negociar con { $seat }
jackrabbits-move-go = Caminar { jackrabbits-to }
jackrabbits-move-gallop = Galopar { jackrabbits-to }
jackrabbits-move-ride = Montar un comodín { jackrabbits-to }
jackrabbits-move-fly = Volar { jackrabbits-to }
jackrabbits-move-shortcut = Atajar { jackrabbits-through }
jackrabbits-move-tavern = Llevarse un comodín de la taberna
jackrabbits-move-hole = Por la madriguera a otra cueva
jackrabbits-move-sail = Navegar { jackrabbits-to }
jackrabbits-move-float = Comodín por mar { jackrabbits-to }
jackrabbits-move-passport = Volar con { $card } de pasaporte
jackrabbits-move-show = Mostrar { $card }
jackrabbits-move-pay = Pagar con { $card }
jackrabbits-move-pay11 = Pagar { $card } como 11
jackrabbits-move-strike = Golpear con { $card }
jackrabbits-move-strike11 = Golpear con { $card } como 11
jackrabbits-move-discard = Descartar { $card }
jackrabbits-move-return = Devolver { $card }
jackrabbits-move-buy = Comprar { $card }
jackrabbits-move-lay = Exhibir { $card }
jackrabbits-move-seal = Esconder { $card } en la pata
jackrabbits-move-claim = Decir que es { $card }
jackrabbits-move-flip = Voltear { $shape ->
    [hexagon] un hexágono
    [rhombus] un rombo
   *[triangle] un triángulo
}
jackrabbits-move-place = Colocarla en el lugar { $number }
jackrabbits-move-aside = Apartarla: ningún camino la recibe

# Lo que desaconseja 2.3
jackrabbits-advice = { $advice ->
    [dead-end] crea un camino sin salida
    [hexagons-joined] une dos hexágonos camino con camino
   *[triangles-touch] junta triángulos lado con lado
}

# Preparar la partida
jackrabbits-option-board = Tablero
jackrabbits-option-board-help = «sample» (el impreso), «random:7» (una semilla, y «:1» para una isla), «draft» (por turnos), «together» (entre todos, antes de jugar) o un código (regla 2.2).
jackrabbits-option-tight_suits = Palos justos
jackrabbits-option-tight_suits-help = Tantos palos como jugadores, y otros tantos juegos de caminos: nombra los que se quedan, como CSH (regla 9).
jackrabbits-option-heeded_advice = Consejos obligados
jackrabbits-option-heeded_advice-help = Quien coloca piezas, por turnos o en común, sigue los consejos para un buen tablero siempre que algún lugar lo permita (regla 2.3).
jackrabbits-option-ending = Final
jackrabbits-option-ending-help = Qué tres cartas reales ganan (regla 3).
jackrabbits-option-ending-value = { $value ->
    [simple] simple: tres cualesquiera
    [diverse] diverso: tres palos
    [monarchic] monárquico: K, Q y J
    [diverse-monarchic] diverso y monárquico
   *[tribal] tribal: un solo palo
}
jackrabbits-option-complete = El juego completo
jackrabbits-option-complete-help = Los tréboles vuelan, las picas pelean, los corazones abren palacios, los diamantes comercian (regla 8). Sin esto: el juego introductorio.
jackrabbits-option-individual_trades = Canjes individuales
jackrabbits-option-individual_trades-help = Canjes a ciegas con un conejo de tu hexágono; quien mienta va al destierro (regla 9).
jackrabbits-option-ambivalent_aces = Ases ambivalentes
jackrabbits-option-ambivalent_aces-help = Un as cuenta 1 u 11, gastado o mostrado, a gusto de su dueño (regla 9).
jackrabbits-option-capital_aces = Ases capitales
jackrabbits-option-capital_aces-help = El primer as que gastas cuenta 11 y se queda ante ti (regla 9).
jackrabbits-option-additional_capital = Capitales adicionales
jackrabbits-option-additional_capital-help = El as ante ti suma 1 donde haga falta su palo: al pagar, al pelear, entre corazones (regla 9).
jackrabbits-option-advanced_citadel = Ciudadela avanzada
jackrabbits-option-advanced_citadel-help = La ciudadela es además palacio, plaza y torre (regla 9).
jackrabbits-option-residential_flights = Vuelos residenciales
jackrabbits-option-residential_flights-help = Los vuelos aterrizan en cualquier hexágono (regla 9).
jackrabbits-option-provisional_palaces = Palacios provisionales
jackrabbits-option-provisional_palaces-help = Los corazones exhibidos en una casa cuestionan a quien llegue (regla 9).
jackrabbits-option-trailing_carrots = Zanahorias ventajosas
jackrabbits-option-trailing_carrots-help = Un hexágono con tu zanahoria no detiene tu travesía, llegues como llegues (regla 9).
jackrabbits-option-windfall_lottery = Lotería gorda
jackrabbits-option-windfall_lottery-help = Un premio por cada carta que coincide con un dado y otro por un doble (regla 9).
jackrabbits-option-overtaxed_hands = Manos extralimitadas
jackrabbits-option-overtaxed_hands-help = Seis cartas como máximo (regla 9).
jackrabbits-option-seized_surplus = Excedente expropiado
jackrabbits-option-seized_surplus-help = Nadie está obligado a descartar, no se ve cuántas cartas tienen los demás, y a quien descubran con cartas de más se las quitan (regla 9).
jackrabbits-option-late_cards = Cartas tardías (regla de la casa)
jackrabbits-option-late_cards-help = Quien juega en último lugar, y de cuatro los dos últimos asientos, empieza con una carta más. No está en el reglamento (regla 9).
jackrabbits-option-patriarchal_values = Valores patriarcales
jackrabbits-option-patriarchal_values-help = A 14, K 13, Q 12, J 11 (regla 9).
jackrabbits-option-turn_limit = Límite de turnos
jackrabbits-option-turn_limit-help = La partida se detiene tras estos turnos; 0: nunca. Va por delante quien tenga más cartas reales y, si hay empate, más cartas (regla 9).
jackrabbits-option-starter = Quién empieza
jackrabbits-option-starter-help = Decide el azar o el asiento que digas (regla 3).

# Por qué no se hizo algo
error-jackrabbits-needs-complete = Esto es del juego completo: { $option ->
    [individual_trades] los canjes individuales
    [ambivalent_aces] los ases ambivalentes
    [capital_aces] los ases capitales
    [advanced_citadel] la ciudadela avanzada
    [residential_flights] los vuelos residenciales
    [provisional_palaces] los palacios provisionales
   *[patriarchal_values] los valores patriarcales
}.
error-jackrabbits-contradiction = Opciones incompatibles: { $option ->
    [individual_trades] los canjes individuales
    [ambivalent_aces] los ases ambivalentes
    [capital_aces] los ases capitales
    [advanced_citadel] la ciudadela avanzada
    [residential_flights] los vuelos residenciales
    [provisional_palaces] los palacios provisionales
   *[patriarchal_values] los valores patriarcales
} y { $other ->
    [individual_trades] los canjes individuales
    [ambivalent_aces] los ases ambivalentes
    [capital_aces] los ases capitales
    [advanced_citadel] la ciudadela avanzada
    [residential_flights] los vuelos residenciales
    [provisional_palaces] los palacios provisionales
   *[patriarchal_values] los valores patriarcales
}.
error-jackrabbits-needs-capital = La opción «Capitales adicionales» necesita «Ases capitales».
error-jackrabbits-tight-suits = Con palos justos hay un palo por jugador: { $suits } palos no valen para { $players } jugadores.
error-jackrabbits-tight-sample = El tablero impreso tiene los cuatro palos: los palos justos piden un tablero al azar, puesto en la mesa, o un código a su medida.
error-jackrabbits-unreachable-ending = Nadie puede ganar: con { $suits } palos no hay tres cartas reales para el final «{ $ending ->
    [diverse] diverso
    [diverse-monarchic] diverso y monárquico
    [monarchic] monárquico
    [tribal] tribal
   *[simple] simple
}».
error-jackrabbits-random-board = «{ $text }» no es un tablero al azar: escribe random:7, o random:7:1 para una isla.
error-jackrabbits-unknown-card = «{ $text }» no es una carta de este juego.
error-jackrabbits-unknown-move = «{ $text }» no es una jugada de este juego.
error-jackrabbits-order-court = La carta { $place } del orden ({ $card }) no va ahí: las primeras { $numerals } son las cartas numerales, y la corte va detrás.
error-jackrabbits-not-now = Ahora no se trata de eso. { $phase ->
    [start] Tira los dados.
    [lottery] ¿Coincide una carta con un dado? Muéstrala y gana un premio.
    [journey] ¿Adónde vas?
    [payment] Elige las cartas con que pagas.
    [trade] Paga, o elige más cartas.
    [fare] La tirada supera tu pasaporte: paga el resto o cae.
    [flight] ¿Dónde aterrizas?
    [challenge] ¿Cuestionas a quien visita?
    [defence] Te cuestionan: muestra otro tanto o vete.
    [settle] ¿Qué haces aquí?
    [fight] Golpea con picas o ríndete.
    [seal] ¿Qué carta escondes en la pata?
    [claim] ¿Qué dices que es?
    [agree] ¿Aceptas el intercambio?
    [surplus] Tienes demasiadas cartas: descarta.
    [fourth] Cuatro cartas reales son demasiadas: ¿cuál devuelves?
    [lay] ¿Exhibes corazones aquí?
    [flip] ¿Qué pieza volteas?
    [place] ¿Dónde va la pieza?
   *[over] La partida ha terminado.
}
error-jackrabbits-no-place = La pieza no puede ir ahí.
error-jackrabbits-no-piece = No te queda { $shape ->
    [hexagon] ningún hexágono
    [rhombus] ningún rombo
   *[triangle] ningún triángulo
} por voltear.
error-jackrabbits-not-aside = Se puede colocar: solo se aparta la pieza que ningún camino recibe (regla 2.2).
error-jackrabbits-no-room = Ahí ya hay algo, o se acaba la mesa.
error-jackrabbits-no-joint = Solo tocaría lados sin camino: alguno de sus caminos debe encontrarse con un camino del tablero (regla 2.2).
error-jackrabbits-apart = Ahí no tocaría nada: solo un hexágono puede ponerse aparte (regla 2.4).
error-jackrabbits-no-island = Ahí no tocaría nada, y las islas empiezan en los cuatro sitios reservados (regla 2.4).
error-jackrabbits-against-advice = Eso { jackrabbits-advice }, y esta mesa sigue los consejos (regla 2.3).
error-jackrabbits-not-in-game = Con los palos en juego no entra { jackrabbits-piece }.
error-jackrabbits-laid-already = Alguien fue más rápido: { jackrabbits-piece } ya está en el tablero.
error-jackrabbits-not-laid = Alguien fue más rápido: { jackrabbits-piece } ya no está en el tablero.
error-jackrabbits-unknown-change = «{ $text }» no es nada que se pueda hacer con una pieza. Por ejemplo: lay F1, lift F1, begin random:7.
error-jackrabbits-citadel-stays = La ciudadela se pone primero y se queda donde está (regla 2.1).
error-jackrabbits-no-claim = No puedes decir que es { $card }: todos saben dónde está, o hay que nombrar un diamante.
error-jackrabbits-not-in-hand = No tienes { $card }.
error-jackrabbits-no-passport = { $card } no es pasaporte aquí: presenta un trébol, en una torre, en el juego completo.
error-jackrabbits-no-prize = { $card } no coincide con ningún dado, o ya se mostró.
error-jackrabbits-wrong-suit = { $card } es de un palo que aquí no se acepta.
error-jackrabbits-royal-first = Tus tres zanahorias están puestas: paga con una carta real para liberar una.
error-jackrabbits-ace-too-small = Contando 1, { $card } no dejaría bastante para pagar el resto.
error-jackrabbits-not-a-spade = Solo pelean las picas: { $card } no.
error-jackrabbits-not-a-royal = { $card } no es una carta real tuya.
error-jackrabbits-no-hearts = { $card } no sirve aquí: solo la carta real de la casa o corazones que valgan seis.
error-jackrabbits-on-the-road = Ya estás en camino: sigue.
error-jackrabbits-no-cave = Ningún camino gratis lleva a una cueva.
error-jackrabbits-no-shore = Ningún camino gratis lleva a una orilla.
error-jackrabbits-no-road = Ningún camino gratis lleva { jackrabbits-to }.
error-jackrabbits-no-joker = No tienes comodín que montar.
error-jackrabbits-no-landing = No se puede llegar ahí.
error-jackrabbits-not-on-the-way = El camino gratis no pasa por esa pieza.
error-jackrabbits-no-joker-left = No queda ningún comodín en la corte.
error-jackrabbits-cannot-pay = No puedes pagar { $need } en los palos que se aceptan.
error-jackrabbits-nobody-there = Ese conejo no está en tu hexágono.
error-jackrabbits-no-bargain = Ahora no hay nada que canjear.
error-jackrabbits-once-a-turn = Una pelea por turno, y antes de comerciar.
error-jackrabbits-no-spade = No tienes picas con que atacar.
error-jackrabbits-no-house = Aquí no hay ninguna carta real que adquirir.
error-jackrabbits-royal-taken = { $card } no está en la corte.
error-jackrabbits-no-carrot = Tus zanahorias están todas puestas y no tienes cartas reales de este palo con que pagar.
error-jackrabbits-no-plaza = Esto no es una plaza.
error-jackrabbits-not-for-sale = { $card } no se vende aquí.

# Para qué sirve la jugada de un bot
jackrabbits-why-free-house = Por qué: la casa de { $card } no es de nadie.
jackrabbits-why-house-of = Por qué: la casa de { $card } es de { $by }.
jackrabbits-why-royal = Por qué: { $count ->
    [1] una carta real más, y a casa.
   *[other] { $count } cartas reales más, y a casa.
}
jackrabbits-why-home = Por qué: estas tres cartas reales ganan en cuanto { $seat } vuelva a la ciudadela.
jackrabbits-why-swap = Por qué: ya son tres cartas reales, pero aún no las que hacen falta.
jackrabbits-why-attack = Por qué: quien gana la pelea le quita una carta a { $by }.
jackrabbits-why-attack-leader = Por qué: nadie tiene más cartas reales que { $by }.
jackrabbits-why-challenge-win = Por qué: si entra, { $by } gana.
jackrabbits-why-challenge-royal = Por qué: si entra, { $by } podría adquirir { $card }.
jackrabbits-why-challenge = Por qué: quien no puede responder sale del tablero.

# What to play for, until somebody has won once
jackrabbits-goal = Lleva tres cartas reales a la ciudadela antes que los demás.
