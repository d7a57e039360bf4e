# El final, paso a paso; se carga cuando llega.
coloretto-end-title = La puntuación final
coloretto-end-collected = Lo que ha reunido cada cual, con los comodines en su color.
coloretto-end-plus = Tres colores suman: 1, 2, 3… cartas dan { $points }.
coloretto-end-minus = Todos los demás colores restan.
coloretto-end-twos = Cada «+2» son dos puntos más.
coloretto-end-result = { $count ->
    [one] ¡{ $seats } gana con { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }!
   *[other] ¡{ $seats } comparten la victoria con { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }!
}
coloretto-end-show = Ver el resultado
coloretto-end-again = Otra vez, paso a paso
coloretto-end-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
coloretto-end-sunny = en la rama del sol
