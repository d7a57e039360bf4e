# Ce qu’on tape à une table ; chargé à l’ouverture de la boîte.
typed-label = Tapez un coup ou un mot
typed-example = jouer { $move } · coups · points · conseil · annuler · règles
typed-play = jouer, joue, play
typed-moves = coups, moves
typed-score = points, score
typed-rules = règles, regles, rules
typed-hint = conseil, indice, hint
typed-undo = annuler, undo
typed-replay = revoir, replay
typed-say = dire, say
typed-keys = touches, aide, help
typed-unknown = « { $text } » n’est pas possible maintenant. Tapez « coups » pour savoir ce qui l’est.
typed-no-moves = Ce n’est pas à vous de jouer.
