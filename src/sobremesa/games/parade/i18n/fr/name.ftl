parade-name = Parade
parade-door-learn = Apprendre en cinq étapes
