# La arena: los bots se miden con las mismas cartas.
help-usage-arena = sobremesa arena JUEGO [--bots greedy,./mibot.py] [OPCIONES]
help-arena = Enfrenta a los bots con las mismas cartas, los puntúa y dibuja el resultado.
help-flag-arena-bots = Quién participa: niveles, o archivos de Python con choose(view, legal, rng); con comas. Sin ella, todos los niveles.
help-flag-arena-players = Cuántos juegan: 4, 2-6 o 2,4. Sin ella, todos los números posibles.
help-flag-arena-games = Cuántas partidas para cada número de jugadores, redondeadas a repartos completos.
help-flag-arena-alone = Cada bot solo contra una mesa llena de otro, en vez de todos mezclados.
help-flag-arena-state = Un archivo donde guardar las partidas: para con Ctrl-C, repite la orden y sigue.
help-flag-arena-jobs = Cuántas partidas a la vez; si no lo dices, tantas como núcleos tenga la máquina.
help-flag-arena-seed = Un texto cualquiera; el mismo reparte las mismas cartas. Sin él, cartas nuevas.
help-flag-arena-seconds = Cuántos segundos puede pensar una jugada un archivo de Python.
help-flag-arena-memory = Cuántos megabytes puede usar un archivo de Python.
help-flag-plot = Un archivo donde dibujar el resultado, como imagen SVG.
arena-playing = Jugando { $games } partidas
arena-heading = { $game }: { $games ->
    [1] una partida
   *[other] { $games } partidas
} con repartos duplicados, { $moves } jugadas, { $seconds } s, semilla { $seed }
arena-rating = Puntuación
arena-wins = Victorias (95 %)
arena-ahead = Por delante de
arena-fair = parte justa
arena-players = { $players } jugadores
arena-title = { $game }: { $games } partidas con repartos duplicados
arena-rating-long = Puntuación OpenSkill, ± 2σ
arena-wins-long = Parte de victorias, intervalo del 95 %
arena-stopped = Parada tras { $done } de { $games } partidas. Con --state ARCHIVO se podría jugar el resto más tarde.
arena-stopped-kept = Parada tras { $done } de { $games } partidas. La misma orden sigue desde ahí.
arena-fault-raised = { $name } dio un error { $times ->
    [1] una vez
   *[other] { $times } veces
}: { $detail }
arena-fault-illegal = { $name } quiso una jugada ilegal { $times ->
    [1] una vez
   *[other] { $times } veces
}: { $detail }
arena-fault-slow = { $name } pensó demasiado { $times ->
    [1] una vez
   *[other] { $times } veces
}; el límite es { $detail }
arena-fault-died = { $name } acabó con su proceso { $times ->
    [1] una vez
   *[other] { $times } veces
}. { $detail }
arena-fault-dismissed = { $name } fue demasiado lento o murió demasiado a menudo, y ya no se le preguntó por { $times ->
    [1] una jugada
   *[other] { $times } jugadas
}.
arena-substitute = Cada una de estas jugadas se sustituyó por una legal al azar.
error-arena-unknown-bot = No hay ningún bot «{ $name }». Hay: { $levels }; o un archivo de Python, p. ej. ./mibot.py.
error-arena-twice = «{ $name }» está dos veces; cada bot participa una.
error-arena-bots = { $count ->
    [1] Un solo bot no se mide con nadie
   *[other] { $count } bots son demasiados
}: participan de 2 a { $most }.
error-arena-bot-file = { $file } no puede jugar: { $detail }
error-arena-no-state = { $file } no es el estado de una arena, y no se sobrescribe nada.
error-arena-other-state = { $file } es el estado de otra arena; se distinguen en: { $what }. Nombra otro archivo.
