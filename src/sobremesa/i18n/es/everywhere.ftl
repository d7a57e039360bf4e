# Lo que lleva esta mesa a todas partes: un dispositivo para varias personas, una pantalla grande, una aplicación que se abre sin conexión.

curtain-pass = Pasa el dispositivo a { $name }
curtain-several = ¿Quién sigue?
curtain-hidden = No se ve ninguna carta. Sigue cuando nadie más esté mirando.
curtain-ready = Soy { $name }: mostrar mis cartas
curtain-over = La partida ha terminado
curtain-gather = Acérquense todos: el final es de la mesa entera.
curtain-see = Ver el final
shared-here = En este dispositivo:
shared-looking = Está mirando { $name }
shared-hide = Tapar mis cartas
shared-all = Ahora no se ve ninguna mano: puede mirar todo el mundo.

tv-join = Juega desde tu móvil
tv-scan = Escanea el código o abre:

update-here = Hay una versión nueva.
update-reload = Recargar
later = Más tarde
install-offer = Sobremesa puede estar en tu pantalla de inicio y abrirse al instante.
install = Instalar
