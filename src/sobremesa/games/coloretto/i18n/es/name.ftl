coloretto-name = Coloretto
coloretto-door-learn = Aprender en cinco pasos
coloretto-pitch = Reúne camaleones: tres colores suman, los demás restan
coloretto-minutes = 20–30
# On the cards, also of the picture on the front page
coloretto-letter = { $kind ->
    [red] R
    [orange] N
    [yellow] A
    [green] V
    [blue] Z
    [violet] Mo
    [brown] Ma
    [plus-two] +2
    [joker] C
    [golden-joker] C★
   *[last-round] U
}
