# Das Ende, Schritt für Schritt; geladen, wenn es kommt.
parade-end-title = Das Endergebnis
parade-end-kept = Zuerst kommen die letzten zwei Karten von allen zu denen, die vor ihnen liegen.
parade-end-flips = { $colour }: { $count ->
    [one] { $seats } hat die meisten und dreht sie um
   *[other] { $seats } haben die meisten und drehen sie um
}: je 1 Punkt. Die anderen zählen ihre Werte.
parade-end-nobody-flips = { $colour }: Niemand liegt weit genug vorn, also zählen alle Karten ihre Werte.
parade-end-nobody-holds = { $colour }: Niemand hat eine.
parade-end-result = { $count ->
    [one] { $seats } gewinnt
   *[other] { $seats } teilen sich den Sieg
} mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}: Niemand hat weniger.
parade-end-show = Ergebnis zeigen
parade-end-again = Noch einmal zählen
parade-end-through = durchs Tor
parade-end-pile = { $colour }: { $values }.
parade-end-pile-flipped = { $colour }: { $values }, verdeckt; { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
