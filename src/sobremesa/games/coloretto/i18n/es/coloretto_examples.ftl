# An example for each rule, on the pages that tell the rules: `<game>-example-<rule>`.

coloretto-example-1 = Con cuatro jugadores hay cuatro filas.
coloretto-example-2 = Juegan tres, y las cartas azules se quedan en la caja. Ana empieza con una roja, Ben con una verde y Cleo con una amarilla.
coloretto-example-3 = En la fila 1 hay una carta que te gusta: llévatela ya, o roba y espera que nadie se la lleve.
coloretto-example-3a = Robas una carta marrón. La fila 1 está llena y la 2 ya se la han llevado: va a la fila 3.
coloretto-example-3b = En la fila 2 hay rojo, rojo y «+2». Te la llevas, y las tres cartas son tuyas.
coloretto-example-4 = Ana, Ben y Cleo ya tienen una fila. Cleo fue la última en llevársela: comienza la siguiente ronda.
coloretto-example-5 = Ben roba «última ronda», la aparta y roba una carta verde. La ronda sigue hasta que todos tienen una fila; entonces se acaba.
coloretto-example-6 = Tienes tres cartas rojas y un comodín. Como cuarta roja, da 10 puntos en vez de 6.
coloretto-example-7 = Cuatro rojas (10), tres azules (6), dos verdes (3), una amarilla (−1) y un «+2»: 10 + 6 + 3 − 1 + 2 = 20.
coloretto-example-9 = Ana comienza la primera partida, y quien está a su izquierda, la segunda.
coloretto-example-10 = Puedes mirar las cartas de todos cuando quieras, y contarlas.
