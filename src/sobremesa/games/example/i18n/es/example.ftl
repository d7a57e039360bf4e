# Todo lo que dice el juego. Los mismos nombres, con los mismos argumentos, en cada idioma.
example-name = Example
example-card = el { $value }

# Los campos de la vista y las jugadas
example-field-actor = Le toca a
example-field-trick = La baza
example-field-seat = Asiento
example-field-card = carta
example-field-points = Puntos
example-field-pile = Cartas en el mazo
example-field-hand = Tu mano
example-move = Jugar { $card }: { $worth ->
    [0] otra carta es más alta
    [1] se lleva un punto por ahora
   *[other] se lleva { $worth } puntos por ahora
}

# Lo que pasa
example-played = { $seat } juega { $card }.
example-took = { $seat } se lleva la baza: { $points ->
    [1] un punto
   *[other] { $points } puntos
}.
example-drew = Robas { $card }.
example-won = { $count ->
    [one] Gana { $seats }
   *[other] Comparten la victoria { $seats }
} con { $points ->
    [1] un punto
   *[other] { $points } puntos
}.

# Por qué no
error-example-unknown-card = «{ $text }» no es una carta de este juego: van de C1 a C20.
error-example-not-in-hand = No tienes { $card } en la mano.

# Las reglas
example-rule-1 = **Cartas.** Veinte, del 1 al 20. Cada cual tiene tres; las demás forman el mazo.
example-rule-2 = **Una baza.** Por turnos, cada cual pone una carta. La más alta se lleva la baza y puntúa el valor de la más baja.
example-rule-3 = **Después** todos roban una carta, mientras haya para todos, y quien se llevó la baza empieza la siguiente.
example-rule-4 = **El final** llega cuando las manos están vacías. Gana quien tiene más puntos.
