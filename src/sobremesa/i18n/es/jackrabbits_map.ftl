# Jackrabbits en el navegador: el mapa, los asientos, lo que falta para el final, las reglas en breve.

# El mapa
jackrabbits-map = El mapa
jackrabbits-map-hint = Las flechas mueven el mapa, más y menos acercan y alejan, cero lo muestra entero. Con el tabulador se llega a los lugares que se pueden elegir, y con las flechas se va de uno a otro. El tablero en palabras es el último botón.
jackrabbits-map-closer = Acercar
jackrabbits-map-farther = Alejar
jackrabbits-map-whole = El tablero entero
jackrabbits-map-words = El tablero en palabras
jackrabbits-map-picture = El tablero dibujado
jackrabbits-map-spots = Lugares que puedes elegir
jackrabbits-map-laying = Se está montando el tablero…

# El tablero en palabras
jackrabbits-twin = El tablero en palabras
jackrabbits-twin-here = Aquí: { $seats }.
jackrabbits-twin-carrot = Zanahoria de { $seat }.
jackrabbits-twin-court = Su real está en la corte.
jackrabbits-twin-roads = Caminos libres hasta { $places }.
jackrabbits-twin-no-roads = Ningún camino libre lleva a otro hexágono.
jackrabbits-twin-passing = De paso: { $places }.
jackrabbits-twin-shore = mar abierto

# Los asientos y lo que falta para el final
jackrabbits-standings = Lo que falta para el final
jackrabbits-scores = Jugadores
jackrabbits-ending-is = { $ending ->
    [simple] Para ganar: tres reales cualesquiera, llevadas a la ciudadela.
    [diverse] Para ganar: reales de tres palos, llevadas a la ciudadela.
    [monarchic] Para ganar: un rey, una reina y una jota, llevados a la ciudadela.
    [diverse-monarchic] Para ganar: un rey, una reina y una jota de tres palos, llevados a la ciudadela.
   *[tribal] Para ganar: tres reales de un mismo palo, llevadas a la ciudadela.
}
jackrabbits-seat-missing = { $count ->
    [0] tiene las tres reales
    [one] falta una real
   *[other] faltan { $count } reales
}
jackrabbits-way-home = { $count ->
    [one] a una travesía de casa
   *[other] a { $count } travesías de casa
}
jackrabbits-no-way-home = sin camino libre a casa
jackrabbits-royals = Reales: { $cards }.
jackrabbits-no-royals = Ninguna real todavía.
jackrabbits-cards = { $count ->
    [-1] esconde cuántas cartas tiene
    [one] 1 carta
   *[other] { $count } cartas
}
jackrabbits-seat-known = Sabes
jackrabbits-seat-known-title = Cartas de { $seat } que has visto
jackrabbits-seat-capital = Capital
jackrabbits-seat-capital-title = El as capital de { $seat } (regla 9)
jackrabbits-seat-open = A la vista
jackrabbits-seat-open-title = Corazones de { $seat } que cuestionan a quien llegue (regla 9)
jackrabbits-turn-of = { $limit ->
    [0] Turno { $turn }
   *[other] Turno { $turn } de { $limit }
}
jackrabbits-pile = Pila { $count }
jackrabbits-jokers = Comodines en la corte { $count }
jackrabbits-discards = Descartes { $count }
jackrabbits-map-dice = Dados: { $first } y { $second }. El precio es { $price }.
jackrabbits-map-dice-none = Todavía no se han tirado los dados.
jackrabbits-ready-you = Tienes tus tres reales: ¡a casa, a la ciudadela!
jackrabbits-ready = { $count ->
    [one] { $seats } tiene tres reales: solo le falta la ciudadela.
   *[other] { $seats } tienen tres reales: solo les falta la ciudadela.
}
jackrabbits-turns-left = { $count ->
    [one] El último turno antes del límite.
   *[other] Quedan { $count } turnos hasta el límite.
}

# A quién le toca
jackrabbits-status-turn = { $seat } { $phase ->
    [start] va a tirar los dados.
    [lottery] busca una carta que coincida con un dado.
    [journey] elige adónde ir.
    [payment] paga.
    [fare] debe pagar el vuelo o caer.
    [flight] elige dónde aterrizar.
    [challenge] puede cuestionar a quien visita.
    [defence] responde a quien le cuestiona.
    [settle] decide qué hacer allí.
    [fight] golpea o se rinde.
    [seal] elige una carta que ofrecer.
    [claim] dice qué ofrece.
    [agree] se piensa el trato.
    [surplus] tiene demasiadas cartas y descarta.
    [fourth] devuelve una real.
    [lay] puede exhibir corazones.
    [flip] voltea una pieza del tablero.
   *[place] coloca una pieza del tablero.
}

# Montar el tablero (regla 2.2)
jackrabbits-placing = Coloca { jackrabbits-piece }
jackrabbits-placing-hint = Elige un sitio en el mapa, gira la pieza y colócala.
jackrabbits-placing-spot = Sitio { $number }, { $ways ->
    [one] de una sola manera
   *[other] de { $ways } maneras
}
jackrabbits-placing-turn = Girar
jackrabbits-placing-lay = Colocar aquí
jackrabbits-shares = A { $seat } le quedan por colocar: hexágonos { $hexagons }, rombos { $rhombi }, triángulos { $triangles }.

# El final
jackrabbits-end-won = ¡Gana { $seat }!
jackrabbits-end-you = ¡Has ganado!
jackrabbits-end-time = Se acabó el tiempo.
jackrabbits-end-brought = { $seat } llevó { $cards } a la ciudadela, tras { $turns ->
    [one] un turno
   *[other] { $turns } turnos
} en total.
jackrabbits-end-time-text = Tras { $turns } turnos cuentan más las reales, y luego las cartas.
jackrabbits-end-board = El tablero al final

# Las reglas, en breve
jackrabbits-rule-1 = **Lo que hay.** La corte, a la vista: reyes, reinas, jotas y dos comodines. La pila: las cuarenta numéricas, ases incluidos. Cada cual tiene un conejo y tres zanahorias; los dos dados son de todos.
jackrabbits-rule-2 = **El mapa.** Trece hexágonos: la ciudadela y doce casas, que son torres (reyes), palacios (reinas) y plazas (jotas). Entre ellos van caminos por bosques, ríos, montañas, cruces, tabernas y cuevas. El subsuelo queda aparte.
jackrabbits-rule-2-2 = El tablero es el impreso, uno al azar, o se monta por turnos: voltea una pieza tuya y colócala.
jackrabbits-rule-2-3 = En un buen tablero ningún camino muere en un lado ciego, no hay dos hexágonos unidos camino con camino ni triángulos juntos. Las piezas puestas por turnos lo respetan siempre que pueden.
jackrabbits-rule-2-4 = Un hexágono puede ponerse aparte y empezar una isla.
jackrabbits-rule-2-5 = Un camino que acaba sin nada más allá es una orilla.
jackrabbits-rule-3 = **Preparación.** Tres cartas a cada cual y todos los conejos en la ciudadela. El final dice qué tres reales ganan: cualesquiera (sencillo), de tres palos (diverso), rey, reina y jota (monárquico), ambas cosas (diverso y monárquico) o del mismo palo (tribal).
jackrabbits-rule-4 = **Ganar.** Quien está en la ciudadela en su propio turno con las reales del final gana al instante. Nadie guarda más de tres.
jackrabbits-rule-5 = **Tu turno** va así:
jackrabbits-rule-5-1 = **Lotería.** Tira los dos dados. Si una numérica tuya coincide con un dado, puedes mostrarla y robar una carta. La suma es el precio de este turno.
jackrabbits-rule-5-2 = **Límite de mano.** Nueve cartas, con reales y comodines. Descarta lo que sobre; reales y comodines vuelven a la corte.
jackrabbits-rule-5-3 = **Travesía,** si quieres. Sigue gratis un camino hasta el primer hexágono; en un cruce eliges ramal. Por el camino puedes comprar trasbordos (6). Acaba en un hexágono, en el subsuelo o fuera del tablero.
jackrabbits-rule-5-4 = **Adquisición.** En una casa cuya real está en la corte: descarta al menos 10 de su palo, toma la real y deja una zanahoria. El as vale 1, una real 10; lo que pagues de más se pierde. Con las tres zanahorias fuera hay que pagar con una real.
jackrabbits-rule-5-5 = **Incremento.** Si acabas el turno en un hexágono o en el subsuelo, roba una carta.
jackrabbits-rule-5-6 = Una real gastada vuelve a la corte, y su zanahoria a su dueño.
jackrabbits-rule-6 = **Los trasbordos** cuestan el precio del turno, en los palos que acepta la pieza, combinados a gusto.
jackrabbits-rule-6-1 = **Atajo** (bosque, río, montaña; tréboles, picas, corazones): pasa al otro camino de la pieza y sal por cualquiera de sus lados.
jackrabbits-rule-6-2 = **Mercader** (cruce; picas, diamantes): galopa a cualquier hexágono y la travesía acaba; o, si el cruce tiene orilla, navega a otra orilla y sigue a pie.
jackrabbits-rule-6-3 = **Taberna** (corazones, diamantes): toma un comodín de la corte. En otra travesía suéltalo donde quieras del camino: un viaje de mercader gratis. No sirve para más.
jackrabbits-rule-6-4 = **Cueva** (tréboles, diamantes): paga y sal por otra cueva; o no pagues, descansa en el subsuelo y empieza la próxima travesía por cualquier cueva.
jackrabbits-rule-7 = **Fuera del tablero.** Por una orilla, o por destierro: el turno acaba sin carta. En el siguiente solo vuelves al subsuelo y robas; en el otro sales por cualquier cueva.
jackrabbits-rule-8 = **El juego completo** da a cada palo su propio uso.
jackrabbits-rule-8-1 = **Los tréboles vuelan.** En una torre, antes de tirar, presenta un trébol de pasaporte. Si no sacas más que su valor, vuelas a cualquier otra torre; si sacas más, paga la diferencia en el palo de la torre que dejas o cae fuera del tablero.
jackrabbits-rule-8-2 = **Las picas pelean.** Una vez por turno, tras la travesía, ataca a un conejo de tu hexágono. Por turnos se juegan picas hasta superar al otro; quien no puede o no quiere sale del tablero. Si gana quien ataca, toma una carta a ciegas; una real trae su zanahoria, y de cuatro reales se devuelve una.
jackrabbits-rule-8-3 = **Los corazones abren palacios.** A quien visita puede cuestionarle cualquiera que esté en el tablero y muestre la reina de ese palacio o corazones que valgan seis. Si la visita muestra otro tanto, quien cuestiona pierde esas cartas y sale del tablero; si no, sale la visita.
jackrabbits-rule-8-4 = **Los diamantes comercian.** Una plaza vende descartes de su palo por diamantes que valgan otro tanto; la plaza J♦ vende diamantes por lo que sea.
jackrabbits-rule-8-5 = Al llegar, por este orden: cuestionar, pelear, comerciar, adquirir, incremento.
jackrabbits-rule-9 = **Opciones,** cada una por su cuenta. **Canjes individuales:** a ciegas con un conejo a tu lado; quien miente va al destierro. **Ases ambivalentes:** 1 u 11. **Ases capitales:** el primer as que gastas cuenta 11 y se queda ante ti; **capitales adicionales:** luego suma 1 a los pagos de su palo. **Ciudadela avanzada:** palacio, plaza y torre a la vez. **Palos justos:** tantos palos como jugadores. **Vuelos residenciales:** a cualquier hexágono. **Palacios provisionales:** corazones exhibidos en una casa cuestionan a quien llegue. **Zanahorias ventajosas:** las tuyas no te detienen. **Lotería gorda:** un premio por carta mostrada y por un doble. **Manos extralimitadas:** seis cartas. **Excedente expropiado:** puede sobrar mano, hasta que alguien lo denuncie. **Valores patriarcales:** A 14, K 13, Q 12, J 11. **Límite de turnos:** luego, más reales y más cartas.
