# What is typed at a table; fetched when the box is opened.
typed-label = Type a move or a word
typed-example = play { $move } · moves · score · hint · undo · rules
typed-play = play, p
typed-moves = moves
typed-score = score, scores
typed-rules = rules
typed-hint = hint
typed-undo = undo, take back
typed-replay = replay
typed-say = say, chat
typed-keys = keys, help
typed-unknown = “{ $text }” cannot be done now. Type “moves” to hear what can.
typed-no-moves = It is not your move.
