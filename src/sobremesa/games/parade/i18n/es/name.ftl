parade-name = Parade
parade-door-learn = Aprender en cinco pasos
