# An example for each rule, on the pages that tell the rules: `<game>-example-<rule>`.

jackrabbits-example-1 = Con tres jugadores se reparten nueve cartas numerales; las otras 31 forman la pila.
jackrabbits-example-2 = K♥ tiene la torre K♥, Q♣ el palacio Q♣ y J♦ la plaza J♦.
jackrabbits-example-3 = Con el final diverso ganan K♣, K♥ y J♠; no K♣, Q♣ y J♥, porque dos son tréboles.
jackrabbits-example-4 = Llegas a la ciudadela con tus tres cartas reales: has ganado, antes de robar.
jackrabbits-example-5-1 = Sacas 3 y 5. Muestras tu 5♠, robas una carta y te quedas el 5♠. El precio de este turno es 8.
jackrabbits-example-5-2 = Tienes nueve cartas y ganas un premio: ya son diez, así que descartas una en el acto.
jackrabbits-example-5-3 = Desde la ciudadela un camino lleva por un bosque a la torre K♠: vas hasta allí sin pagar nada.
jackrabbits-example-5-4 = En la torre K♥ descartas 7♥ y 4♥, que son 11. K♥ es tuyo; el 1 que sobra se pierde.
jackrabbits-example-5-5 = Te has quedado en tu torre sin hacer nada: robas igualmente una carta.
jackrabbits-example-5-6 = Pagas 10 con tu Q♥: vuelve a la corte, y su zanahoria vuelve contigo.
jackrabbits-example-6-1 = El precio es 7. En el bosque pagas 4♣ y 3♠ y sigues por su otro camino.
jackrabbits-example-6-2 = El precio es 8. En un cruce pagas 8♦ y galopas hasta el palacio Q♠, al otro lado del tablero.
jackrabbits-example-6-3 = En una taberna pagas 6 con 6♥ y tomas un comodín. Dos turnos después lo montas hasta la ciudadela, gratis.
jackrabbits-example-6-4 = En una cueva pagas 9 con 9♣ y sales por la cueva de la isla.
jackrabbits-example-7 = Un camino acaba en una orilla y la cruzas: este turno no robas. En el siguiente tiras, vuelves al subsuelo y robas.
jackrabbits-example-8-1 = En una torre muestras 6♣ y sacas 4: vuelas a cualquier otra torre. Con un 8 habrías tenido que pagar 2.
jackrabbits-example-8-2 = Atacas con 5♠. Ben responde con 7♠. Añades 3♠ y tienes 8. Ben no tiene más picas: sale del tablero, y le quitas una carta.
jackrabbits-example-8-3 = Cleo entra en el palacio Q♥. Muestras 4♥ y 2♥, que valen seis. Ella no tiene ni Q♥ ni corazones: sale del tablero.
jackrabbits-example-8-4 = En la plaza J♠ compras el 6♠ de los descartes por 4♦ y 2♦.
