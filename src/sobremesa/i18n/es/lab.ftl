# El laboratorio: `sobremesa lab`, su informe y qué puede fallar en un plan

help-lab = Jugar según un plan, guardar una fila de cada partida e informar.
help-usage-lab = sobremesa lab PLAN.toml [OPCIONES]
help-word-plan = PLAN.toml
help-flag-lab-plan = Un archivo que dice qué se juega; docs/lab.md lo explica.
help-flag-lab-out = La carpeta de las filas y del informe; la misma orden sigue ahí. Sin ella, una llamada como el plan.
help-flag-lab-workers = Cuántos procesos trabajan; tantos como núcleos tenga la máquina, si no se dice.
help-flag-lab-executor = Quién juega: procesos de esta máquina, un clúster de Ray o una GPU (cuda); las filas son las mismas.
help-flag-lab-address = Con --executor ray: la dirección del clúster, por ejemplo 10.0.0.1:6379. Sin ella, RAY_ADDRESS o el clúster que se inició en esta máquina.
lab-games = { $games } de { $planned } partidas previstas, en { $tables ->
    [1] una mesa.
   *[other] { $tables } mesas.
}
lab-comparisons = Los intervalos son del 95 %. La última columna dice con qué probabilidad el puro azar aleja tanto a un asiento de su parte justa, corregida (Holm) por las { $count } comparaciones de esta página; por debajo de 0,05 lleva un asterisco.
lab-players = { $players } jugadores
lab-seat = Asiento
lab-bot = Bot
lab-wins = Victorias por asiento
lab-won = Victorias
lab-interval = Intervalo
lab-mean = Puntos de media
lab-chance = Por azar
lab-points = Puntos
lab-moves = Jugadas por partida
lab-ending = Cómo acabó
lab-share = Proporción
lab-counted = Recuento
lab-average = De media
lab-line = Asiento { $seat } ({ $bot }): gana el { $wins } ({ $interval }), { $points } puntos de media
lab-saved = Las filas están en { $folder }; el informe es { $report }.
error-lab-plan = { $file } no es un plan: { $detail }
error-lab-empty = Este plan no nombra ninguna mesa.
error-lab-many = Este plan tiene más de { $most } mesas ({ $what }).
error-lab-folder = { $folder } contiene otra cosa: indica otra carpeta con --out.
error-lab-other-plan = { $folder } contiene las partidas de otro plan: indica otra carpeta con --out.
error-lab-parquet = Estas filas se guardan como Parquet y aquí no está instalado pyarrow: pip install 'sobremesa[parquet]'
error-lab-disk = Las filas no se pueden escribir en { $folder }: { $detail }. Lo jugado hasta ahí queda guardado; la misma orden sigue.
error-lab-workers = Los procesos mueren una y otra vez: ¿hay memoria suficiente? Lo jugado hasta ahí queda guardado; la misma orden sigue.
error-lab-ray-missing = Ray no está instalado aquí: pip install 'sobremesa[ray]'
error-lab-ray-none = Ningún clúster de Ray responde ({ $address }). Inicia uno con «ray start --head» o indica otro con --address. Lo jugado antes queda guardado.
error-lab-ray-node = Un nodo del clúster de Ray no pudo jugar: { $detail }. Cada nodo necesita esta versión de Sobremesa. Lo jugado hasta ahí queda guardado; la misma orden sigue.
error-lab-ray-lost = Se perdió el clúster de Ray: { $detail }. Lo jugado hasta ahí queda guardado; la misma orden sigue.
error-lab-cuda-none = Aquí no hay ninguna GPU que se pueda usar: hace falta una de NVIDIA y pip install 'sobremesa[cuda]'. Sin --executor cuda, las mismas partidas se juegan en el procesador.
error-lab-cuda-bots = Una GPU no sabe buscar, y { $bot } busca. Juega con estos bots: { $bots }.
error-lab-cuda-differs = La GPU juega partidas distintas de las del procesador ({ $game }), así que no se guarda nada de ella. Sin --executor cuda, todo se juega en el procesador.
error-lab-damaged = { $file } no se puede leer. Bórralo; la misma orden vuelve a jugar sus partidas.
