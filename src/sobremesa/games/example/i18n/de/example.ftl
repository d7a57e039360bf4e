# Everything the game says. The same names, with the same arguments, in every language.
example-name = Example
example-card = die { $value }

# The fields of the view, and the moves
example-field-actor = Am Zug
example-field-trick = Der Stich
example-field-seat = Platz
example-field-card = Karte
example-field-points = Punkte
example-field-pile = Karten im Stapel
example-field-hand = Deine Hand
example-move = { $card } spielen: { $worth ->
    [0] eine andere Karte ist höher
    [1] bringt bisher einen Punkt
   *[other] bringt bisher { $worth } Punkte
}

# What happens
example-played = { $seat } spielt { $card }.
example-took = { $seat } bekommt den Stich: { $points ->
    [1] ein Punkt
   *[other] { $points } Punkte
}.
example-drew = Du ziehst { $card }.
example-won = { $count ->
    [one] { $seats } gewinnt
   *[other] { $seats } teilen sich den Sieg
} mit { $points ->
    [1] einem Punkt
   *[other] { $points } Punkten
}.

# Why not
error-example-unknown-card = „{ $text }“ ist keine Karte dieses Spiels: Sie heißen C1 bis C20.
error-example-not-in-hand = Du hast { $card } nicht auf der Hand.

# The rules
example-rule-1 = **Karten.** Zwanzig, von 1 bis 20. Jeder hält drei; der Rest ist der Stapel.
example-rule-2 = **Ein Stich.** Reihum legt jeder eine Karte. Die höchste gewinnt den Stich und bringt den Wert der niedrigsten.
example-rule-3 = **Danach** zieht jeder eine Karte, solange der Stapel für alle reicht, und wer den Stich hat, beginnt den nächsten.
example-rule-4 = **Das Ende** kommt, wenn die Hände leer sind. Wer die meisten Punkte hat, gewinnt.
