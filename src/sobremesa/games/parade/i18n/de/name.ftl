parade-name = Parade
