# Das Ende, Schritt für Schritt; geladen, wenn es kommt.
coloretto-end-title = Das Endergebnis
coloretto-end-collected = Was alle gesammelt haben, mit den Jokern in ihren Farben.
coloretto-end-plus = Drei Farben zählen plus: 1, 2, 3 … Karten geben { $points }.
coloretto-end-minus = Jede andere Farbe zählt minus.
coloretto-end-twos = Jede „+2“ bringt zwei Punkte mehr.
coloretto-end-result = { $count ->
    [one] { $seats } gewinnt mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }!
   *[other] { $seats } teilen sich den Sieg mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }!
}
coloretto-end-show = Ergebnis zeigen
coloretto-end-again = Noch einmal, Schritt für Schritt
coloretto-end-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
coloretto-end-sunny = auf dem Sonnenast
