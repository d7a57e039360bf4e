# El laboratorio: `sobremesa lab`, su informe y qué puede fallar en un plan

help-lab = Jugar según un plan, guardar una fila de cada partida e informar.
help-usage-lab = sobremesa lab PLAN.toml [OPCIONES]
help-word-plan = PLAN.toml
help-flag-lab-plan = Un archivo que dice qué se juega; docs/lab.md lo explica.
help-flag-lab-out = La carpeta de las filas y del informe; la misma orden sigue ahí. Sin ella, una llamada como el plan.
help-flag-lab-workers = Cuántos procesos trabajan; tantos como núcleos tenga la máquina, si no se dice.
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
error-lab-damaged = { $file } no se puede leer. Bórralo; la misma orden vuelve a jugar sus partidas.
