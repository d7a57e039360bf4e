parade-name = Parade
parade-door-learn = In fünf Schritten lernen
