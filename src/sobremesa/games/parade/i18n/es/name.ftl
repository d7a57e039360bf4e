parade-name = Parade
parade-door-learn = Aprender en cinco pasos
parade-pitch = Haz desfilar tus cartas y llévate los menos puntos posibles
parade-minutes = 15–20
# On the cards, also of the picture on the front page
parade-letter-green = V
parade-letter-amber = Am
parade-letter-red = R
parade-letter-violet = M
parade-letter-blue = Az
parade-letter-charcoal = N
