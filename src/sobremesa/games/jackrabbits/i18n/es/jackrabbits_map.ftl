# Jackrabbits en el navegador: el mapa, los asientos, lo que falta para el final.

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

# Los asientos y lo que falta para el final
jackrabbits-standings = Lo que falta para el final
jackrabbits-scores = Jugadores
jackrabbits-ending-is = { $ending ->
    [simple] Para ganar: tres cartas reales cualesquiera, llevadas a la ciudadela.
    [diverse] Para ganar: tres cartas reales de tres palos distintos, llevadas a la ciudadela.
    [monarchic] Para ganar: un rey, una reina y una jota, llevados a la ciudadela.
    [diverse-monarchic] Para ganar: un rey, una reina y una jota de tres palos distintos, llevados a la ciudadela.
   *[tribal] Para ganar: tres cartas reales de un mismo palo, llevadas a la ciudadela.
}
jackrabbits-seat-missing = { $count ->
    [0] tiene las tres cartas reales
    [1] falta una carta real
   *[other] faltan { $count } cartas reales
}
jackrabbits-way-home = { $count ->
    [1] a una travesía de casa
   *[other] a { $count } travesías de casa
}
jackrabbits-no-way-home = sin camino gratis a casa
jackrabbits-royals = Cartas reales: { $cards }.
jackrabbits-no-royals = Ninguna carta real todavía.
jackrabbits-cards = { $count ->
    [-1] esconde cuántas cartas tiene
    [one] { $count } carta
   *[other] { $count } cartas
}
jackrabbits-seat-known = Conocidas
jackrabbits-seat-known-title = Cartas de { $seat } que has visto
jackrabbits-seat-capital = Capital
jackrabbits-seat-capital-title = { $seat }: as capital (regla 9)
jackrabbits-seat-open = A la vista
jackrabbits-seat-open-title = { $seat }: corazones a la vista, que cuestionan a quien llegue (regla 9)
jackrabbits-turn-of = { $limit ->
    [0] Turno { $turn }
   *[other] Turno { $turn } de { $limit }
}
jackrabbits-pile = Pila { $count }
jackrabbits-jokers = Comodines en la corte { $count }
jackrabbits-discards = Descartes { $count }
jackrabbits-map-dice = Dados: { $first } y { $second }. El precio es { $price }.
jackrabbits-map-dice-none = Todavía no se han tirado los dados.
jackrabbits-ready-you = Tienes tus tres cartas reales: ¡a casa, a la ciudadela!
jackrabbits-ready = { $count ->
    [one] { $seats } tiene tres cartas reales: solo le falta la ciudadela.
   *[other] { $seats } tienen tres cartas reales: solo les falta la ciudadela.
}
jackrabbits-turns-left = { $count ->
    [1] El último turno antes del límite.
   *[other] Quedan { $count } turnos hasta el límite.
}

# A quién le toca
jackrabbits-status-turn = { $seat } { $phase ->
    [start] va a tirar los dados.
    [lottery] busca una carta que coincida con un dado.
    [journey] elige adónde ir.
    [payment] paga.
    [trade] elige qué comprar.
    [fare] debe pagar el vuelo o caer.
    [flight] elige dónde aterrizar.
    [challenge] puede cuestionar a quien visita.
    [defence] tiene que responder.
    [settle] decide qué hacer allí.
    [fight] golpea o se rinde.
    [seal] elige una carta que ofrecer.
    [claim] dice qué ofrece.
    [agree] está pensando si acepta el canje.
    [surplus] tiene demasiadas cartas y descarta.
    [fourth] devuelve una carta real.
    [lay] puede exhibir corazones.
    [flip] voltea una pieza del tablero.
   *[place] coloca una pieza del tablero.
}

# Montar el tablero (regla 2.2)
jackrabbits-shares = { $seat }, por colocar: hexágonos { $hexagons }, rombos { $rhombi }, triángulos { $triangles }.
