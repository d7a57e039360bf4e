# Cómo acabó, para quien jugó y para quien miraba; se carga cuando llega.
ending-win = ¡Ganas!
ending-win-by = { $points ->
    [one] Ganas por { $points } punto
   *[other] Ganas por { $points } puntos
}
ending-share = Compartes la victoria
ending-place = Quedas en { $place ->
    [2] segundo
    [3] tercer
    [4] cuarto
    [5] quinto
   *[6] sexto
} lugar
ending-other = Gana { $seats }
ending-other-by = { $points ->
    [one] Gana { $seats } por { $points } punto
   *[other] Gana { $seats } por { $points } puntos
}
ending-others = { $seats } comparten la victoria
ending-match-win = ¡Ganas la serie!
ending-match-win-by = { $points ->
    [one] Ganas la serie por { $points } punto
   *[other] Ganas la serie por { $points } puntos
}
ending-match-share = Compartes la serie
ending-match-place = Quedas en { $place ->
    [2] segundo
    [3] tercer
    [4] cuarto
    [5] quinto
   *[6] sexto
} lugar en la serie
ending-match-other = { $seats } gana la serie
ending-match-other-by = { $points ->
    [one] { $seats } gana la serie por { $points } punto
   *[other] { $seats } gana la serie por { $points } puntos
}
ending-match-others = { $seats } comparten la serie
ending-last-game = La última partida: { $words }
ending-won = en cabeza
ending-behind = { $points ->
    [0] con los mismos puntos
    [one] a { $points } punto
   *[other] a { $points } puntos
}
ending-told = Puesto { $place }, { $seat }: { $points }. { $more }
ending-portrait = Todos al final, del primero al último
ending-share-picture = Compartir la imagen
ending-save-picture = Guardar la imagen
ending-drawing = Dibujando…
ending-no-picture = Este navegador no ha podido dibujar la imagen.
after = Después de la partida
rematch = Jugar otra
rematch-ready = Hay otra partida preparada.
rematch-join = Ir a la nueva mesa
proof-how = Antes de repartir, la mesa fijó un secreto y mostró su huella. El secreto y las palabras de cada cual decidieron el orden de las cartas. Ahora el secreto está a la vista, y cualquiera puede comprobar que tiene esa huella y que da esta partida: no se movió ninguna carta.
proof-after = Palabras dadas después de mostrarse la huella: { $names }. Por eso este servidor no puede haber elegido el orden por su cuenta.
proof-before = No consta que ninguna palabra llegara después de la huella. Así que es seguro que no se movió ninguna carta, pero no que este servidor sacara el secreto a ciegas.
proof-words = Palabras de { $seat }
proof-verify = Descarga la partida y deja que tu propio equipo la compruebe:
