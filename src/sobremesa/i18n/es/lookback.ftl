# Below a replay: moves, chances, turning points.
lookback-title = Repaso de la partida
lookback-thinking = Los bots repasan cada decisión: { $done } de { $total }
lookback-stopped = Los bots se han detenido.
lookback-again = Mirar otra vez
lookback-graph = La probabilidad de ganar de cada asiento, jugada a jugada
lookback-turns = Dónde cambió todo
lookback-move = Jugada { $move }
lookback-decision = { $seat } podía tener un { $best } % y se quedó en un { $had } %.
lookback-better = Mejor: { $move }
lookback-lucky = Las cartas ayudaron: { $seat } gana { $size } puntos porcentuales.
lookback-unlucky = Las cartas no ayudaron: { $seat } pierde { $size } puntos porcentuales.
lookback-none = Ninguna decisión costó mucho y ninguna carta cambió mucho.
lookback-swings = Por qué cambió la probabilidad
lookback-sum = { $seat }: { $lost } por sus decisiones, { $given } por las de los demás, { $luck } por suerte.
lookback-chance = Prob.
lookback-own = Propias
lookback-given = Ajenas
lookback-luck = Suerte
lookback-after = Sobre esta partida
lookback-moves = Jugadas
lookback-share = Compartir este momento
lookback-link = La dirección de este momento
lookback-how = Cada una como la veía entonces su asiento, jugando lo mejor posible desde ahí.
lookback-eyes = Con qué ojos
lookback-show = Mostrar mis cartas
lookback-awaited = { $count ->
    [one] Las manos se abren cuando acepte { $count } más.
   *[other] Las manos se abren cuando acepten { $count } más.
}

# A record from elsewhere
records-title = Abrir un registro
records-how = Un registro es el archivo que una mesa ofrece al acabar la partida. Se comprueba jugada a jugada, se muestra aquí y no se guarda.
records-choose = Elige un archivo o suéltalo aquí
records-reading = Leyendo…
records-eyes = Vista por
