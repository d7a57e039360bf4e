parade-name = Parade
parade-door-learn = Learn it in five steps
parade-pitch = Send cards marching, and collect as few points as you can
parade-minutes = 15–20
# On the cards, also of the picture on the front page
parade-letter-green = G
parade-letter-amber = Y
parade-letter-red = R
parade-letter-violet = V
parade-letter-blue = B
parade-letter-charcoal = K
