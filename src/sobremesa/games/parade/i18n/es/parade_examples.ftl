# An example for each rule, on the pages that tell the rules: `<game>-example-<rule>`.

parade-example-2 = Con cuatro jugadores, 20 cartas están en las manos, 6 en el desfile y 40 en el mazo.
parade-example-3a = Ana juega un 4 rojo: ahora es la última carta del desfile.
parade-example-3b = Hay diez cartas en el desfile y juegas un 6 azul: las seis últimas están a salvo. De las cuatro primeras salen el 9 azul, el 6 rojo y el 2 amarillo; el 8 verde se queda.
parade-example-3c = Salen el 0 verde y el 3 rojo: uno va con tus cartas verdes y el otro con las rojas.
parade-example-3d = Tenías cinco y has jugado una: roba una y vuelves a tener cinco.
parade-example-5 = Ben se lleva su sexto color y roba una carta. Después Cleo, Ana y, en último lugar, Ben juegan una carta más cada cual.
parade-example-6 = Tienes el 9 rojo, el 2 rojo, el 5 azul y el 0 negro. Descartas en secreto el 9 rojo y el 5 azul y muestras los otros dos.
parade-example-7 = Ana tiene tres cartas rojas y Ben dos, un 8 y un 5. Las de Ana cuentan 1 cada una: 3 puntos. Las de Ben, 8 + 5 = 13.
parade-example-8 = Ana y Ben tienen 21 puntos. Ana tiene 11 cartas y Ben 13: gana Ana.
parade-example-10 = A nadie se le muestra nunca qué dos cartas descartaste.
