# Coloretto in a terminal: counted by the lab

coloretto-counted-rounds = Rounds a game
coloretto-counted-row = Cards in a row when it is taken
