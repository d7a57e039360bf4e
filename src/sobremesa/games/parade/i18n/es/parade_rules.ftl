# Parade: the rules. `rule` is told in the documentation, the browser and the terminal, with its `example`; `picture` says in words what is drawn
# beside it; `detail` is the small print, and [R] marks a ruling of ours.

parade-rule-1 = **Cartas.** Hay 66: seis colores, cada uno del 0 al 10. Juegan de dos a seis personas, y los puntos son malos: gana quien tiene menos.
parade-example-1 = Un 8 azul que se queda delante de ti hasta el final puede costarte 8 puntos.
parade-picture-1 = Una carta de cada color: hoja verde, sol amarillo, corazón rojo, sombrero morado, taza azul y llave negra.
parade-detail-1 = Cada color tiene además un dibujo y una letra: nadie necesita ver los colores para distinguir las cartas. Los registros escriben las letras G, Y, R, V, B y K.

parade-rule-2 = **Preparación.** Cada cual recibe cinco cartas. Otras seis se ponen boca arriba en fila: el desfile. Un extremo es la cabeza; las cartas nuevas se unen por la cola. El azar dice quién empieza, y se juega en el sentido del reloj.
parade-example-2 = Con cuatro jugadores, 20 cartas están en las manos, 6 en el desfile y 40 en el mazo.
parade-picture-2 = Seis cartas caminan hacia una puerta: es el desfile. Debajo, el mazo, boca abajo, y una mano de cinco cartas.

parade-rule-3 = **Tu turno** tiene cuatro partes.
parade-rule-3a = Juega una carta de tu mano a la cola del desfile.
parade-example-3a = Ana juega un 4 rojo: ahora es la última carta del desfile.
parade-rule-3b = La carta que juegas hace salir a otras. Cuenta desde la cola tantas cartas como su valor, sin contarla a ella: esas están a salvo. De todas las demás sale cada una que tenga el color jugado, o un valor igual o menor.
parade-example-3b = Hay diez cartas en el desfile y juegas un 6 azul: las seis últimas están a salvo. De las cuatro primeras salen el 9 azul, el 6 rojo y el 2 amarillo; el 8 verde se queda.
parade-picture-3b = Una fila de diez cartas y, detrás, un 6 azul. Las seis últimas están subrayadas, a salvo; de las cuatro primeras dan un paso fuera el 9 azul, el 6 rojo y el 2 amarillo.
parade-detail-3b = Si en el desfile no hay más cartas que el valor jugado, no sale ninguna. Un 10 deja diez a salvo, pero amenaza a todas las demás; un 0 no deja ninguna a salvo, aunque solo se lleva su color y otros ceros.
parade-rule-3c = Las que salen quedan boca arriba delante de ti, por colores, y la fila se cierra.
parade-example-3c = Salen el 0 verde y el 3 rojo: uno va con tus cartas verdes y el otro con las rojas.
parade-rule-3d = Roba una carta para volver a tener cinco.
parade-example-3d = Tenías cinco y has jugado una: roba una y vuelves a tener cinco.

parade-rule-4 = **¿Color o valor?** Basta una de las dos cosas: una carta de tu color sale por alta que sea, y una carta baja sale sea del color que sea.
parade-example-4 = Un 3 verde llega a una fila de siete. Las tres últimas están a salvo; de las cuatro de delante salen el 0 verde, el 7 verde y el 3 rojo, y el 8 morado se queda.
parade-picture-4 = Una fila de siete cartas y, detrás, un 3 verde. Las tres últimas están subrayadas, a salvo; el 0 verde, el 7 verde y el 3 rojo dan un paso fuera.

parade-rule-5 = **Última ronda.** Empieza en cuanto alguien tiene los seis colores o se roba la última carta del mazo. Ese turno se termina como siempre; después todos juegan una vez más sin robar, y quien la provocó juega al final. A cada cual le quedan cuatro cartas.
parade-example-5 = Ben se lleva su sexto color y roba una carta. Después Cleo, Ana y, en último lugar, Ben juegan una carta más cada cual.
parade-picture-5 = Seis montones delante de alguien, uno de cada color; el negro acaba de llegar.
parade-detail-5 = Un sexto color reunido durante la última ronda no cambia nada, y dos motivos a la vez dan una sola última ronda.

parade-rule-6 = **Las dos últimas cartas.** Elige dos de tus cuatro cartas y descártalas sin que nadie las vea. Cuando todos han elegido, cada cual muestra a la vez las otras dos, que se suman a las que tiene delante, aunque abran un color nuevo.
parade-example-6 = Tienes el 9 rojo, el 2 rojo, el 5 azul y el 0 negro. Descartas boca abajo el 9 rojo y el 5 azul y muestras el 2 rojo y el 0 negro.
parade-picture-6 = Dos cartas se descartan boca abajo; un 2 rojo y un 0 negro se quedan y se muestran.
parade-detail-6 = Lo que queda en el desfile no cuenta para nadie.

parade-rule-7 = **Puntos.** Se mira un color tras otro. Quien tiene más cartas de ese color las pone boca abajo: cada una cuenta 1 punto. Los demás cuentan los valores de las suyas.
parade-example-7 = Ana tiene tres cartas rojas y Ben dos, un 8 y un 5. Las de Ana cuentan 1 cada una: 3 puntos. Las de Ben, 8 + 5 = 13.
parade-picture-7 = Tres cartas rojas boca abajo hacen 3 puntos; un 8 rojo y un 5 rojo, boca arriba, hacen 13.
parade-detail-7 = Si hay empate a más cartas, todos los empatados dan la vuelta a las suyas. Es obligatorio: un 0 solo que sea la mayoría de su color cuesta 1. Con dos jugadores hacen falta al menos dos cartas más que la otra persona: 2 contra 0 vale, 1 contra 0 no.

parade-rule-8 = **Victoria.** Gana quien tiene menos puntos; si hay empate, menos cartas.
parade-example-8 = Ana y Ben tienen 21 puntos. Ana tiene 11 cartas y Ben 13: gana Ana.
parade-detail-8 = Se cuentan juntas las cartas boca arriba y boca abajo. Si también ahí hay empate, la victoria se comparte **[R]**.

parade-rule-9 = **La suma.** Suma un punto por cada carta tuya que esté boca abajo y los valores de las que estén boca arriba.
parade-example-9 = A tiene la mayoría de azules y, empatando con B, la de negras: 8 cartas boca abajo son 8 puntos. Con 10, 8 y 3 rojos, 0 morado, 4 y 2 verdes hay 27 más: 35. B suma 27 y C 31, así que gana B.
parade-picture-9 = Lo que tienen tres personas al final. A: 35 puntos, B: 27, C: 31. Las cartas que son la mayoría de su color están boca abajo.

parade-rule-10 = **Secretos.** Nadie ve tu mano, ni el orden del mazo, ni las dos cartas que descartaste.
parade-example-10 = Puedes adivinar qué dos cartas descartó Ana: la mesa no las muestra nunca, ni siquiera después del final.
parade-detail-10 = Las dos que guardas se ven cuando todos han elegido; las dos que descartas siguen siendo secretas **[R]**. Solo lo averigua quien vuelve a calcular toda la partida a partir de su prueba.
