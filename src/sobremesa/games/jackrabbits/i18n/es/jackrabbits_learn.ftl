# Jackrabbits en seis pasos: el juego introductorio.

jackrabbits-learn-1-title = De qué va
jackrabbits-learn-1 = Doce casas rodean la ciudadela, en el centro; cada una es de una carta real: un rey, una reina o una jota de un palo. Adquiere tres cartas reales cualesquiera en sus casas y llévalas a la ciudadela. Quien lo logra primero gana. Eres el conejo con el 1; tus cartas son tu dinero (reglas 3 y 4).
jackrabbits-learn-2-title = Tira los dados y gana una carta
jackrabbits-learn-2 = Cada turno empieza con los dos dados. Si uno coincide con una carta de tu mano, muéstrala: robas otra y conservas la tuya. Tira los dados y muestra tu 3♠ (regla 5.1).
jackrabbits-learn-2-done = Has robado una carta. La suma de los dados, 8, es el precio de este turno: lo que costaría un pasadizo.
jackrabbits-learn-3-title = Camina gratis
jackrabbits-learn-3 = Los caminos son gratis hasta la primera casa. Una zanahoria en el mapa señala una casa cuya carta real puedes adquirir: elige la plaza J♥, mira el camino y sal (regla 5.3).
jackrabbits-learn-3-done = Has caminado hasta donde llega el camino, sin pagar nada.
jackrabbits-learn-4-title = Adquiere una carta real
jackrabbits-learn-4 = Estás en la casa de J♥, y está libre. Diez en corazones bastan: adquiérela con tu 10♥. Una zanahoria señala que la casa es tuya (regla 5.4).
jackrabbits-learn-4-done = J♥ es tuya, y una de tus tres zanahorias está en su casa. Faltan dos.
jackrabbits-learn-5-title = Paga un traslado
jackrabbits-learn-5 = El mismo turno, de otra manera. La torre K♦ queda fuera de tus caminos, pero un pasadizo por el bosque lleva hasta ella. Cuesta el precio del turno, 8, en tréboles, picas o corazones: elige la torre K♦ y paga con tu 9♣ (regla 6).
jackrabbits-learn-5-done = Ya está pagado. Lo que pagas de más se pierde: paga lo más justo que puedas.
jackrabbits-learn-6-title = Lleva tres cartas reales a casa
jackrabbits-learn-6 = Unos turnos después tienes tres cartas reales. En la ciudadela, en tu turno, ganan. Tira los dados, no muestres nada y camina hasta el lugar de la corona dorada (regla 4).
jackrabbits-learn-6-done = ¡Has ganado! Eso es el juego introductorio, y ya sabes todo lo que importa.
