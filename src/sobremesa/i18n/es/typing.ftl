# Lo que se escribe en una mesa; se carga al abrir el cuadro.
typed-label = Escribe una jugada o una palabra
typed-example = jugar { $move } · jugadas · puntos · pista · deshacer · reglas
typed-play = jugar, juego, play
typed-moves = jugadas, moves
typed-score = puntos, score
typed-rules = reglas, rules
typed-hint = pista, hint
typed-undo = deshacer, undo
typed-replay = repetir, replay
typed-say = decir, say
typed-keys = teclas, ayuda, help
typed-unknown = «{ $text }» no se puede hacer ahora. Escribe «jugadas» para saber qué se puede.
typed-no-moves = No es tu turno.
