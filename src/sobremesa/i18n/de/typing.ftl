# Was am Tisch getippt wird; wird beim Öffnen geladen.
typed-label = Tippe einen Zug oder ein Wort
typed-example = spiele { $move } · züge · punkte · tipp · zurück · regeln
typed-play = spiele, spielen, play
typed-moves = züge, moves
typed-score = punkte, score
typed-rules = regeln, rules
typed-hint = tipp, hint
typed-undo = zurück, zurücknehmen, undo
typed-replay = nochmal, replay
typed-say = sagen, say
typed-keys = tasten, hilfe, help
typed-unknown = „{ $text }“ geht jetzt nicht. Tippe „züge“, um zu hören, was geht.
typed-no-moves = Du bist nicht am Zug.
