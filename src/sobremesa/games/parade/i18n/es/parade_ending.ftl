# El final, paso a paso; se carga cuando llega.
parade-end-title = El resultado final
parade-end-kept = Primero, las dos últimas cartas de cada cual se suman a las que tiene delante.
parade-end-flips = { $colour }: { $count ->
    [one] { $seats } tiene la mayoría y pone sus cartas boca abajo
   *[other] { $seats } tienen la mayoría y ponen sus cartas boca abajo
}: 1 punto cada una. Los demás cuentan los valores.
parade-end-nobody-flips = { $colour }: nadie lleva bastante ventaja, así que todas las cartas cuentan su valor.
parade-end-nobody-holds = { $colour }: nadie tiene ninguna.
parade-end-result = { $count ->
    [one] { $seats } gana
   *[other] { $seats } comparten la victoria
} con { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}: nadie tiene menos.
parade-end-show = Ver el resultado
parade-end-again = Contar otra vez
parade-end-through = por la puerta
parade-end-pile = { $colour }: { $values }.
parade-end-pile-flipped = { $colour }: { $values }, boca abajo; { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
