# Tú: la página sobre uno mismo.
me-lead = Tu nombre, tus partidas y lo que este servidor guarda de ti.
me-who = Nombre y código
me-games = Tus partidas
me-games-none = Todavía nada. Aquí aparecen las partidas en las que te sientas.
