coloretto-name = Coloretto
coloretto-door-learn = Apprendre en cinq étapes
coloretto-pitch = Réunissez des caméléons : trois couleurs rapportent, les autres coûtent
coloretto-minutes = 20–30
# On the cards, also of the picture on the front page
coloretto-letter = { $kind ->
    [red] R
    [orange] O
    [yellow] J
    [green] Ve
    [blue] B
    [violet] Vi
    [brown] M
    [plus-two] +2
    [joker] JK
    [golden-joker] JK★
   *[last-round] D
}
