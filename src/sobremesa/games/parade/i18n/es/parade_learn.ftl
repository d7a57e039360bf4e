# Parade en cinco pasos.

parade-learn-1-title = Nadie se va
parade-learn-1 = En cada turno juegas una carta al final del desfile. Su número dice cuántas cartas del final están a salvo. En el desfile hay seis: juega tu 9 amarillo y se quedan todas (regla 3).
parade-learn-1-done = Estarían a salvo nueve y solo hay seis: no te llevas nada. Después has robado una carta y vuelves a tener cinco.
parade-learn-2-title = Algunas se van
parade-learn-2 = Tu 2 amarillo solo protege las dos últimas cartas. De las demás se van todas las amarillas y todas las que valen 2 o menos. Vienen a ti, y las cartas son puntos: te conviene tener pocas. Elige la carta, mira cuáles se irían y juégala (regla 3).
parade-learn-2-done = Las dos amarillas se han ido por su color; el 1 azul, por su número.
parade-learn-3-title = La mayoría de un color
parade-learn-3 = Tienes tres cartas amarillas, más que nadie. Al final, quien tiene más cartas de un color cuenta un punto por cada una de ellas, sea cual sea su número. Otra amarilla cuesta poco: juega tu 2 azul, que se lleva el 2 amarillo (regla 7).
parade-learn-3-done = Cuatro cartas amarillas te costarán 4 puntos en lugar de 25, mientras nadie tenga más.
parade-learn-4-title = El sexto color
parade-learn-4 = Tienes cinco de los seis colores. La última ronda empieza cuando alguien tiene los seis o cuando se acaba el mazo. De un 0 no se salva nadie: juega tu 0 morado, que se lleva el 9 morado y el 0 rojo (regla 5).
parade-learn-4-done = Ya tienes los seis colores. Cada cual juega una carta más, tú al final, y nadie roba.
parade-learn-5-title = Las dos últimas cartas
parade-learn-5 = Juega tu última carta, el 2 rojo. Después descartas en secreto dos de las cuatro que te quedan, y las otras dos se suman a las que tienes delante. Descarta las que más costarían: el 8 negro y el 8 verde (regla 6).
parade-learn-5-done = Ahora se cuenta todo, y gana quien tiene menos puntos. Ya lo sabes todo: es hora de una partida de verdad.
