# La terminal a pantalla completa.

help-flag-play-game = El juego, o el enlace de una mesa; sin él, eliges en la primera pantalla. «sobremesa games» muestra los juegos.
help-flag-lines = Línea por línea, aunque se pudiera usar toda la pantalla.
error-cli-full = A una mesa de un servidor se juega a pantalla completa, y esta terminal no puede. El enlace también sirve en un navegador.
error-not-here = Eso necesita un servidor: esta mesa está en tu propia máquina.
terminal-full-kept = La partida queda guardada: «sobremesa play» la continúa.
terminal-full-unreachable = No se puede llegar a { $where }: { $why }

# Teclas, en una palabra
terminal-full-key = { $key ->
    [hint] Pista
    [takeback] Deshacer
    [score] Puntos
    [story] Historia
    [chat] Decir
    [rules] Reglas
    [arrange] Cambiar
    [language] Idioma
    [light] Luz
    [more] Más
    [ways] Salidas
    [forget] Olvidar
    [join] Enlace
    [help] Ayuda
   *[leave] Salir
}
terminal-full-help = { $key ->
    [hint] una pista: qué haría un campeón, y por qué
    [takeback] deshacer tu última jugada, o pedírselo a los demás
    [score] los puntos hasta ahora, explicados
    [story] toda la historia, y lo que se ha dicho
    [chat] decir algo
    [rules] las reglas, con ejemplos
    [arrange] antes de repartir: cambiar lo acordado
    [language] otro idioma
    [light] claro u oscuro
    [more] más de la mesa, cuando no cabe
    [ways] rendirse, terminar o aplazar la partida, o irse de vacaciones
    [forget] olvidar esta partida guardada aquí
    [join] ir a una mesa por su enlace
    [help] esta ayuda
   *[leave] salir; una partida sin terminar te espera
}
terminal-full-arrows = ↑ ↓ ← →
terminal-full-arrows-help = recorrer la lista
terminal-full-enter = Intro
terminal-full-enter-help = hacerlo
terminal-full-enter-start = elegir
terminal-full-mouse = Ratón
terminal-full-arrange = Pulsa { $key } para cambiar algo.
terminal-full-change = Tu cambio

# La primera pantalla
terminal-full-join = Ir a una mesa por su enlace…
terminal-full-name = Tu nombre
terminal-full-players = Jugadores
terminal-full-server = Dirección del servidor
terminal-full-no-server = Con amigos se juega en un servidor: escribe su dirección.
terminal-full-form = campo siguiente, elegir, volver
terminal-full-hand = Tu mano:
