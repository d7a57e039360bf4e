# Coloretto: the rules. `rule` is told in the documentation, the browser and the terminal, with its `example`; `picture` says in words what is drawn
# beside it; `detail` is the small print, and [R] marks a ruling of ours.

coloretto-rule-1 = **Cartas.** Hay 63 camaleones de siete colores, nueve de cada uno, diez «+2», tres comodines y una «última ronda». Por cada jugador hay una fila en medio de la mesa. Juegan de tres a cinco personas, y gana quien suma más puntos.
coloretto-example-1 = Con cuatro jugadores hay cuatro filas.
coloretto-picture-1 = Los siete colores del camaleón, cada uno con su trama y su dibujo, y después «+2», comodín y «última ronda».
coloretto-detail-1 = Cada color tiene además una trama, un dibujo y una letra: lunares y cerezas el rojo, rayas y media naranja el naranja, zigzag y queso el amarillo, escamas y una pera el verde, olas y un pez el azul, rombos y uvas el morado, una rejilla y un grano de café el marrón. Nadie necesita ver los colores para distinguir las cartas.

coloretto-rule-2 = **Preparación.** Cada cual comienza con una carta, todas de colores distintos. «Última ronda» se mete en el mazo con justo 15 cartas debajo. El azar dice quién comienza.
coloretto-example-2 = Juegan tres, y las cartas azules se quedan en la caja. Ana empieza con una roja, Ben con una verde y Cleo con una amarilla.
coloretto-picture-2 = El mazo extendido: unas cartas boca abajo, «última ronda» y otras 15 cartas debajo.
coloretto-detail-2 = Con tres jugadores un color se queda en la caja: lo elige el azar **[R]** o quien prepara la mesa. Las primeras cartas también se reparten al azar **[R]**.

coloretto-rule-3 = **Tu turno.** Haz una de dos cosas: robar una carta o llevarte una fila.
coloretto-rule-3a = **Roba** la carta de arriba del mazo y ponla boca arriba en una fila que nadie se haya llevado. En una fila caben tres cartas como mucho.
coloretto-example-3a = Robas una carta marrón. La fila 1 está llena y la 2 ya se la han llevado: va a la fila 3.
coloretto-picture-3a = La fila 1 tiene tres cartas y está llena, la fila 2 ya se la han llevado, y una carta marrón se une a la azul de la fila 3.
coloretto-detail-3a = Cuando todas las filas libres están llenas no puedes robar, solo llevarte una. Si te quedas a solas sin fila, puedes seguir robando.
coloretto-rule-3b = **Llévate** una fila que tenga al menos una carta, con todo lo que hay en ella. Descansas hasta la próxima ronda.
coloretto-example-3b = En la fila 2 hay rojo, rojo y «+2». Te la llevas, y las tres cartas son tuyas.
coloretto-picture-3b = Una fila con dos cartas rojas y un «+2» se va entera: las tres a la vez.

coloretto-rule-4 = **Ronda.** Acaba cuando todos tienen una fila. Las filas vuelven al centro, vacías, y comienza quien se llevó la última.
coloretto-example-4 = Ana, Ben y Cleo ya tienen una fila. Cleo fue la última en llevársela: comienza ella.

coloretto-rule-5 = **«Última ronda».** Quien roba esta carta la aparta a la vista de todos y roba otra. La ronda que se está jugando es la última.
coloretto-example-5 = Ben roba «última ronda», la aparta y roba una carta verde. La ronda sigue hasta que todos tienen una fila; entonces se acaba la partida.
coloretto-picture-5 = «Última ronda» se aparta, y en su lugar se roba una carta verde.
coloretto-detail-5 = Las 15 cartas de debajo siempre bastan: nadie roba cuando todas las filas están llenas, y en cinco filas caben 15.

coloretto-rule-6 = **Los comodines** esperan hasta el final. Entonces dices de qué color es cada uno de los tuyos.
coloretto-example-6 = Tienes tres cartas rojas y un comodín. Como cuarta roja, da 10 puntos en vez de 6.
coloretto-picture-6 = Tres cartas rojas y un comodín cuentan como cuatro rojas: 10 puntos.
coloretto-detail-6 = Dos comodines pueden ser de colores distintos, y un comodín puede ser de un color que no tienes, pero no de uno que se quedó en la caja. La mesa propone lo que más da; tú decides.

coloretto-rule-7 = **Puntos.** 1, 2, 3, 4, 5, 6 o más cartas de un color valen 1, 3, 6, 10, 15, 21. Tus tres mejores colores suman, todos los demás restan. Cada «+2» suma 2.
coloretto-example-7 = Cuatro rojas (10), tres azules (6), dos verdes (3), una amarilla (−1) y un «+2»: 10 + 6 + 3 − 1 + 2 = 20.
coloretto-picture-7 = Cuatro cartas rojas dan 10, tres azules 6, dos verdes 3; una sola amarilla cuesta 1, y «+2» da 2.
coloretto-detail-7 = La mesa elige los tres por ti. Con tres colores o menos, nada resta.

coloretto-rule-8 = **La suma.** Primero das color a tus comodines; después sumas los tres colores, restas los demás y sumas los «+2».
coloretto-example-8 = Un comodín, un «+2», seis verdes, cuatro amarillas, tres rojas y dos azules. El comodín se hace amarillo: 21 + 15 + 6 − 3 + 2 = 41.
coloretto-picture-8 = Seis cartas verdes dan 21, cuatro amarillas y un comodín 15, tres rojas 6, dos azules cuestan 3, y «+2» da 2.

coloretto-rule-9 = **Serie.** Cuatro partidas son una serie, y gana el total más alto. También vale una sola partida.
coloretto-example-9 = Ana comienza la primera partida, y quien está a su izquierda, la segunda.
coloretto-detail-9 = El empate se comparte **[R]**. Cada partida siguiente la comienza el asiento a la izquierda de quien comenzó la anterior **[R]**.

coloretto-rule-10 = **Secretos.** Solo es secreto el orden del mazo. Todo lo demás está a la vista.
coloretto-example-10 = Puedes mirar las cartas de todos cuando quieras, y contarlas.
coloretto-detail-10 = Así que la mesa también cuenta: muestra cuántas cartas de cada clase faltan por salir y qué haría una fila con los puntos de cada cual. Quien prefiera jugar sin eso lo quita al preparar la mesa.

coloretto-rule-11 = **No están en el reglamento** tres opciones de ediciones posteriores: otra tabla de puntos, una partida para dos y el comodín dorado. No valen si no las eliges.
coloretto-example-11 = Con la otra tabla, 1, 2, 3, 4, 5, 6 o más cartas valen 1, 4, 8, 7, 6, 5: lo mejor son tres de un color.
coloretto-picture-11 = Una fila con el comodín dorado se va, y con ella la carta de arriba del mazo.
coloretto-detail-11 = La partida para dos: dos colores se quedan en la caja, cada cual comienza con dos cartas distintas, en las tres filas caben una, dos y tres cartas, y la fila que nadie se lleva se aparta. El comodín dorado: uno de los tres comodines lo es; quien se lo lleva se lleva también en el acto la carta de arriba del mazo, y hay 16 cartas debajo de «última ronda».
