coloretto-name = Coloretto
coloretto-door-learn = In fünf Schritten lernen
coloretto-pitch = Sammle Chamäleons: drei Farben zählen für dich, die anderen gegen dich
coloretto-minutes = 20–30
# On the cards, also of the picture on the front page
coloretto-letter = { $kind ->
    [red] R
    [orange] O
    [yellow] Ge
    [green] Gr
    [blue] Bl
    [violet] V
    [brown] Br
    [plus-two] +2
    [joker] J
    [golden-joker] J★
   *[last-round] L
}
