# Coloretto en la terminal: lo que cuenta el laboratorio

coloretto-counted-rounds = Rondas por partida
coloretto-counted-row = Cartas de una fila cuando alguien la toma
