parade-name = Parade
parade-door-learn = Apprendre en cinq étapes
parade-pitch = Faites défiler vos cartes et ramassez le moins de points possible
parade-minutes = 15–20
# On the cards, also of the picture on the front page
parade-letter-green = Ve
parade-letter-amber = O
parade-letter-red = R
parade-letter-violet = Vi
parade-letter-blue = B
parade-letter-charcoal = G
