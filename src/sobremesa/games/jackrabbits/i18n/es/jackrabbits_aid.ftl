# Jackrabbits en una página, para consultar durante la partida.

jackrabbits-aid-goal = **Lleva tres cartas reales a casa.** Si en tu turno estás en la ciudadela con las tres que pide el final, ganas al instante.
jackrabbits-aid-turn = Tu turno
jackrabbits-aid-roll = **Tira los dados.** Muestra una carta igual a un dado: robas una y conservas la tuya. La suma es el precio de este turno.
jackrabbits-aid-walk = **Camina,** si quieres: gratis por un camino hasta el primer hexágono. Los traslados te llevan más lejos.
jackrabbits-aid-buy = **Adquiere.** En una casa cuya carta real está en la corte: descarta 10 o más de su palo, toma la carta real y deja una zanahoria. Un as vale 1; una carta real, 10.
jackrabbits-aid-draw = **Roba una carta** si estás en un hexágono o en el subsuelo. Nunca más de nueve en la mano.
jackrabbits-aid-transfers = Traslados: paga el precio del turno
jackrabbits-aid-shortcut = **Bosque, río, montaña:** pasa al otro camino de la pieza.
jackrabbits-aid-merchant = **Cruce:** galopa a cualquier hexágono, o desde una orilla navega hasta otra.
jackrabbits-aid-tavern = **Taberna:** toma un comodín. Cuando lo sueltes, te lleva gratis a cualquier hexágono.
jackrabbits-aid-cave = **Cueva:** paga y sal por otra cueva; o descansa gratis en el subsuelo.
jackrabbits-aid-complete = El juego completo
jackrabbits-aid-fly = **Los tréboles vuelan.** En una torre, antes de tirar, muestra un trébol: si no sacas más que su valor, vuelas a otra torre.
jackrabbits-aid-fight = **Las picas pelean.** Ataca a un conejo de tu hexágono: quien va por detrás en picas sale del tablero; quien ataca se lleva una carta.
jackrabbits-aid-guard = **Los corazones guardan palacios.** Muestra corazones por valor de 6, o la reina del palacio, para cuestionar una visita; si no responde igual, sale del tablero.
jackrabbits-aid-trade = **Los diamantes comercian.** Una plaza vende descartes de su palo por diamantes; la plaza J♦ vende diamantes por cualquier cosa.
