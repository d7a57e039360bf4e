# El segundo capítulo de la lección: el juego completo.

jackrabbits-learn-7-title = Las picas pelean
jackrabbits-learn-7 = Ahora el juego completo: cada palo tiene su uso. Hay otro conejo en tu hexágono y tienes 10♠. Ataca: quien va por detrás en picas y no juega más sale del tablero, y quien ataca le quita una carta sin verla (regla 8.2).
jackrabbits-learn-7-done = Has ganado la pelea y una carta. Vale la pena atacar a quien lleva cartas reales, y todos lo saben.
jackrabbits-learn-8-title = Los corazones guardan palacios
jackrabbits-learn-8 = Un conejo visita el palacio Q♥. Quien muestra corazones por valor de seis, o la reina de ese palacio, puede cuestionarlo. Muestra tu 7♥: si no responde con corazones, la visita sale del tablero (regla 8.3).
jackrabbits-learn-8-done = No te ha respondido: la visita está fuera del tablero. Si hubiera mostrado corazones, habrías perdido los tuyos y salido tú.
jackrabbits-learn-9-title = Los diamantes comercian
jackrabbits-learn-9 = En la plaza J♦ puedes comprar diamantes descartados con cartas de cualquier palo que valgan lo mismo. Compra el 10♦ con tu 10♣. Las otras tres plazas venden su palo por diamantes (regla 8.4).
jackrabbits-learn-9-done = Diez diamantes en una carta: bastan para una carta real de diamantes, y estás en la casa de una.
jackrabbits-learn-10-title = Toma un comodín
jackrabbits-learn-10 = Las tabernas venden comodines por corazones o diamantes. Un comodín te lleva adonde quieras, una vez, cuando más falta hace: a menudo, a casa. El precio es 7: elige la taberna en el mapa y paga con tu 9♥ (regla 6.3).
jackrabbits-learn-10-done = El comodín es tuyo. Suéltalo ahora o más tarde: te lleva gratis a cualquier hexágono.
jackrabbits-learn-11-title = Por la madriguera
jackrabbits-learn-11 = Las cuevas se comunican bajo tierra. La plaza J♣ está en una isla sin puente, y puedes adquirir su carta real: elígela, paga el precio de 4 con tu 4♣ y corre hasta allí por la madriguera. Descansar en el subsuelo es gratis, pero termina la travesía (regla 6.4).
jackrabbits-learn-11-done = Has salido por la cueva de la isla y llegas a la plaza. Con diez en tréboles adquirirías J♣ ahora.
jackrabbits-learn-12-title = De vuelta del destierro
jackrabbits-learn-12 = Quien sale del tablero, por destierro o por su pie, sigue en la partida. Ahora estás fuera: tira los dados y vuelves al subsuelo. Desde ahí, la próxima travesía sale de cualquier cueva (regla 7).
jackrabbits-learn-12-done = Has vuelto, y con una carta más. Eso es todo Jackrabbits: además se vuela de torre en torre mostrando un trébol antes de tirar (regla 8.1).
