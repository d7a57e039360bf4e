# Coloretto im Terminal: was das Labor zählt

coloretto-counted-rounds = Runden je Partie
coloretto-counted-row = Karten einer Reihe, wenn sie genommen wird
