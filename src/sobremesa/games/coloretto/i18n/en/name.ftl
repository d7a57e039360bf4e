coloretto-name = Coloretto
coloretto-door-learn = Learn it in five steps
coloretto-pitch = Gather chameleons: three colours count for you, the others against
coloretto-minutes = 20–30
# On the cards, also of the picture on the front page
coloretto-letter = { $kind ->
    [red] R
    [orange] O
    [yellow] Y
    [green] G
    [blue] B
    [violet] V
    [brown] N
    [plus-two] +2
    [joker] J
    [golden-joker] J★
   *[last-round] L
}
