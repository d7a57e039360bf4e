parade-name = Parade
parade-door-learn = In fünf Schritten lernen
parade-pitch = Karten ziehen vorbei: nimm so wenige Punkte wie möglich
parade-minutes = 15–20
# On the cards, also of the picture on the front page
parade-letter-green = Gr
parade-letter-amber = Ge
parade-letter-red = R
parade-letter-violet = V
parade-letter-blue = B
parade-letter-charcoal = S
