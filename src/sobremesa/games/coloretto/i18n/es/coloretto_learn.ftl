# Coloretto en cinco pasos.

coloretto-learn-1-title = Roba y coloca
coloretto-learn-1 = En tu turno robas una carta o te llevas una fila. Roba la carta de arriba del mazo y ponla en una de las filas (regla 3).
coloretto-learn-1-done = Un «+2» vale dos puntos para quien se lleva su fila.
coloretto-learn-2-title = Llévate una fila
coloretto-learn-2 = En lugar de robar puedes llevarte una fila con todas sus cartas. La fila 1 está completa: tres veces «+2» son seis puntos. Llévatela antes que nadie (regla 3).
coloretto-learn-2-done = La fila es tuya. Ahora esperas hasta que cada cual tenga la suya; entonces empieza la ronda siguiente.
coloretto-learn-3-title = Reúne colores
coloretto-learn-3 = Cuantas más cartas de un color reúnes, más rápido crecen sus puntos: 1, 3, 6, 10, 15, y 21 con seis o más. Tienes una carta amarilla, y en la fila 1 hay otra junto a un «+2». Llévate la fila 1 (regla 7).
coloretto-learn-3-done = Dos cartas amarillas: 3 puntos en lugar de 1. Y 2 por el «+2».
coloretto-learn-4-title = Solo tres colores te convienen
coloretto-learn-4 = Al final tus tres mejores colores suman, y todos los demás restan. Tienes amarillo, azul y morado, y has robado una carta naranja: ponla en una fila que no te quieras llevar (regla 7).
coloretto-learn-4-done = Una carta que no quieres también puede estropear una fila que quiere otra persona.
coloretto-learn-5-title = La última ronda
coloretto-learn-5 = Ha salido la carta de la última ronda y los demás ya tienen su fila. En la fila 3 hay una carta amarilla y una azul, dos de tus colores: llévatela (regla 5).
coloretto-learn-5-done = No queda ninguna fila, los comodines tienen su color, y gana quien tiene más puntos. Ya lo sabes todo: es hora de una partida de verdad.
