# Palabras comunes a todas las maneras de jugar.

language-en = English
language-es = Español
language-fr = Français
language-de = Deutsch

you = Tú
you-named = { $name } (tú)
seat-number = Asiento { $number }
game = Juego
level = Nivel
level-random = al azar
level-greedy = por instinto
level-beginner = principiante
level-club = jugador de club
level-strong = fuerte
level-champion = campeón

# Los bots se llaman como las especias de la cocina.
bot-name-1 = Pimienta
bot-name-2 = Canela
bot-name-3 = Azafrán
bot-name-4 = Vainilla
bot-name-5 = Jengibre
bot-name-6 = Tomillo

# Frases rápidas: cada cual las lee en su idioma.
phrase-hello = ¡Hola a todos!
phrase-good-luck = ¡Suerte!
phrase-well-played = ¡Bien jugado!
phrase-thinking = Déjame pensar…
phrase-thanks = ¡Gracias!
phrase-oops = ¡Uy!
phrase-again = ¿Otra partida?
phrase-goodbye = ¡Hasta la próxima!
