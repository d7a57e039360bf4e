# Coloretto dans un terminal : ce que compte le laboratoire

coloretto-counted-rounds = Manches par partie
coloretto-counted-row = Cartes d’une rangée quand elle est prise
