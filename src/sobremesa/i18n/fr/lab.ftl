# Le laboratoire : `sobremesa lab`, son rapport, et ce qui peut clocher dans un plan

help-lab = Jouer selon un plan, garder une ligne par partie et faire un rapport.
help-usage-lab = sobremesa lab PLAN.toml [OPTIONS]
help-word-plan = PLAN.toml
help-flag-lab-plan = Un fichier qui dit ce qui est joué ; docs/lab.md l’explique.
help-flag-lab-out = Le dossier des lignes et du rapport ; la même commande y continue. Sans lui, un dossier qui porte le nom du plan.
help-flag-lab-workers = Combien de processus y travaillent ; autant que la machine a de cœurs, si rien n’est dit.
help-flag-lab-executor = Qui joue : des processus de cette machine, une grappe Ray ou un GPU (cuda) ; les lignes sont les mêmes.
help-flag-lab-address = Avec --executor ray : l’adresse de la grappe, par exemple 10.0.0.1:6379. Sans elle, RAY_ADDRESS, ou la grappe démarrée sur cette machine.
lab-games = { $games } parties sur { $planned } prévues, à { $tables ->
    [1] une table.
   *[other] { $tables } tables.
}
lab-comparisons = Les intervalles sont à 95 %. La dernière colonne dit avec quelle probabilité le hasard seul éloigne autant une place de sa juste part, corrigée (Holm) pour les { $count } comparaisons de cette page ; au-dessous de 0,05, elle porte une étoile.
lab-players = { $players } joueurs
lab-seat = Place
lab-bot = Bot
lab-wins = Victoires par place
lab-won = Victoires
lab-interval = Intervalle
lab-mean = Points en moyenne
lab-chance = Par hasard
lab-points = Points
lab-moves = Coups par partie
lab-ending = Comment elle a fini
lab-share = Part
lab-counted = Décompte
lab-average = En moyenne
lab-line = Place { $seat } ({ $bot }) : gagne { $wins } ({ $interval }), { $points } points en moyenne
lab-saved = Les lignes sont dans { $folder }, le rapport est { $report }.
error-lab-plan = { $file } n’est pas un plan : { $detail }
error-lab-empty = Ce plan ne nomme aucune table.
error-lab-many = Ce plan a plus de { $most } tables ({ $what }).
error-lab-folder = { $folder } contient autre chose : nommez un autre dossier avec --out.
error-lab-other-plan = { $folder } contient les parties d’un autre plan : nommez un autre dossier avec --out.
error-lab-parquet = Ces lignes sont gardées en Parquet, et pyarrow n’est pas installé ici : pip install 'sobremesa[parquet]'
error-lab-disk = Les lignes ne peuvent pas être écrites dans { $folder } : { $detail }. Ce qui a été joué jusque-là est gardé ; la même commande continue.
error-lab-workers = Des processus meurent encore et encore : y a-t-il assez de mémoire ? Ce qui a été joué jusque-là est gardé ; la même commande continue.
error-lab-ray-missing = Ray n’est pas installé ici : pip install 'sobremesa[ray]'
error-lab-ray-none = Aucune grappe Ray ne répond ({ $address }). Démarrez-en une par « ray start --head », ou nommez-en une autre avec --address. Ce qui a été joué avant est gardé.
error-lab-ray-node = Un nœud de la grappe Ray n’a pas pu jouer : { $detail }. Chaque nœud a besoin de cette version de Sobremesa. Ce qui a été joué jusque-là est gardé ; la même commande continue.
error-lab-ray-lost = La grappe Ray est perdue : { $detail }. Ce qui a été joué jusque-là est gardé ; la même commande continue.
error-lab-cuda-none = Aucun GPU utilisable ici : il faut un GPU NVIDIA et pip install 'sobremesa[cuda]'. Sans --executor cuda, les mêmes parties sont jouées par le processeur.
error-lab-cuda-bots = Un GPU ne sait pas chercher, et { $bot } cherche. Il joue avec ces bots : { $bots }.
error-lab-cuda-differs = Le GPU joue d’autres parties que le processeur ({ $game }) ; rien n’en est donc gardé. Sans --executor cuda, tout est joué par le processeur.
error-lab-damaged = { $file } ne peut pas être lu. Supprimez-le ; la même commande rejouera ses parties.
