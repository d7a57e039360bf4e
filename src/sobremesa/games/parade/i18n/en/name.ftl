parade-name = Parade
parade-door-learn = Learn it in five steps
