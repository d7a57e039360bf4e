# Jackrabbits en el navegador: lo que solo se dice cuando hace falta: el tablero en palabras, su construcción, el final.

jackrabbits-twin = El tablero en palabras
jackrabbits-twin-here = Aquí: { $seats }.
jackrabbits-twin-here-you = Estás aquí.
jackrabbits-twin-carrot = Zanahoria: { $seat }.
jackrabbits-twin-carrot-you = Tu zanahoria.
jackrabbits-twin-court = Su carta real está en la corte.
jackrabbits-twin-roads = Caminos gratis hasta { $places }.
jackrabbits-twin-no-roads = Ningún camino gratis lleva a otro hexágono.
jackrabbits-twin-passing = De paso: { $places }.
jackrabbits-twin-shore = mar abierto
jackrabbits-placing = Coloca { jackrabbits-piece }
jackrabbits-placing-hint = Arrástrala al mapa, o elige un sitio; gírala y colócala.
jackrabbits-placing-spot = Sitio { $number }, { $ways ->
    [1] de una sola manera
   *[other] de { $ways } maneras
}{ $against ->
    [all] , siempre contra los consejos
    [some] , a veces contra los consejos
   *[none] {""}
}
jackrabbits-placing-turn = Girar
jackrabbits-placing-lay = Colocar aquí
jackrabbits-placing-against = Contra los consejos: { $advice }.
jackrabbits-placing-careful = Los sitios con «!» van contra los consejos para un buen tablero (regla 2.3).
