# Jackrabbits en seis pasos.

jackrabbits-learn-1-title = Tira los dados y gana una carta
jackrabbits-learn-1 = Cada turno empieza con los dos dados. Si uno coincide con una carta de tu mano, muéstrala: robas otra y conservas la tuya. Tira los dados y muestra tu 3♣ (regla 5.1).
jackrabbits-learn-1-done = Has robado una carta. La suma de los dados, 8, es el precio de este turno.
jackrabbits-learn-2-title = Camina gratis
jackrabbits-learn-2 = Los caminos son gratis. Elige en el mapa una casa iluminada que no cueste nada, como la torre K♠, mira el camino y ponte en marcha. Una travesía acaba en el primer hexágono (regla 5.3).
jackrabbits-learn-2-done = Has llegado hasta donde llega el camino, sin pagar nada.
jackrabbits-learn-3-title = Paga un traslado
jackrabbits-learn-3 = Hay lugares fuera de tu camino. Bosques, ríos, montañas y comerciantes te llevan por el precio del turno, en los palos que aceptan. Tu 9♠ paga el bosque: elige la torre K♦, o cualquier lugar con precio (regla 6).
jackrabbits-learn-3-done = Pagado, y has llegado. Lo que pagas de más se pierde, así que paga lo más justo que puedas.
jackrabbits-learn-4-title = Vuela de torre en torre
jackrabbits-learn-4 = Estás en una torre. Antes de tirar, muestra un trébol como pasaporte: si los dados no lo superan, vuelas a otra torre. Muestra tu 5♣ y elige dónde aterrizar (regla 8.1).
jackrabbits-learn-4-done = Has volado. Si los dados hubieran pasado de 5, habrías pagado el resto o caído fuera del tablero.
jackrabbits-learn-5-title = Adquiere una carta real
jackrabbits-learn-5 = Estás en la casa de K♥, y el rey está en la corte. Diez en corazones lo compran: adquiérelo con tu 10♥. Una zanahoria marca la casa como tuya (regla 5.4).
jackrabbits-learn-5-done = El rey es tuyo, y una de tus tres zanahorias está en su casa.
jackrabbits-learn-6-title = Lleva tres cartas reales a casa
jackrabbits-learn-6 = Tienes tres cartas reales. Quien está en la ciudadela, en su propio turno, con las tres que pide el final, gana. Tira los dados y camina hasta la ciudadela (regla 4).
jackrabbits-learn-6-done = ¡Has ganado! Hay más: palacios, peleas, plazas, comodines y madrigueras. El juego te los explica cuando aparecen.
