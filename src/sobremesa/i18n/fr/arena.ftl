# L’arène : les bots se mesurent avec les mêmes cartes.
help-usage-arena = sobremesa arena JEU [--bots greedy,./monbot.py] [OPTIONS]
help-arena = Oppose les bots avec les mêmes cartes, les classe et dessine le résultat.
help-flag-arena-bots = Qui participe : des niveaux, ou des fichiers Python avec choose(view, legal, rng) ; séparés par des virgules. Sans elle, tous les niveaux.
help-flag-arena-players = Combien jouent : 4, 2-6 ou 2,4. Sans elle, tous les nombres possibles.
help-flag-arena-games = Combien de parties pour chaque nombre de joueurs, arrondi à des donnes entières.
help-flag-arena-alone = Chaque bot seul contre une table pleine d’un autre, au lieu de tous mélangés.
help-flag-arena-state = Un fichier où garder les parties : arrêtez avec Ctrl-C, redonnez la commande, et elle continue.
help-flag-arena-jobs = Combien de parties à la fois ; sans précision, autant que la machine a de cœurs.
help-flag-arena-seed = Un texte quelconque ; le même donne les mêmes cartes. Sans lui, des cartes nouvelles.
help-flag-arena-seconds = Combien de secondes un fichier Python peut réfléchir à un coup.
help-flag-arena-memory = Combien de mégaoctets un fichier Python peut utiliser.
help-flag-plot = Un fichier où dessiner le résultat, en image SVG.
arena-playing = { $games } parties en cours
arena-heading = { $game } : { $games ->
    [1] une partie
   *[other] { $games } parties
} sur des donnes dupliquées, { $moves } coups, { $seconds } s, graine { $seed }
arena-rating = Classement
arena-wins = Victoires (95 %)
arena-ahead = Devant
arena-fair = part équitable
arena-players = { $players } joueurs
arena-title = { $game } : { $games } parties sur des donnes dupliquées
arena-rating-long = Classement OpenSkill, ± 2σ
arena-wins-long = Part de victoires, intervalle à 95 %
arena-stopped = Arrêtée après { $done } parties sur { $games }. Avec --state FICHIER, le reste pourrait se jouer plus tard.
arena-stopped-kept = Arrêtée après { $done } parties sur { $games }. La même commande continue de là.
arena-fault-raised = { $name } a levé une erreur { $times ->
    [1] une fois
   *[other] { $times } fois
} : { $detail }
arena-fault-illegal = { $name } a voulu un coup interdit { $times ->
    [1] une fois
   *[other] { $times } fois
} : { $detail }
arena-fault-slow = { $name } a réfléchi trop longtemps { $times ->
    [1] une fois
   *[other] { $times } fois
} ; la limite est { $detail }
arena-fault-died = { $name } a mis fin à son processus { $times ->
    [1] une fois
   *[other] { $times } fois
}. { $detail }
arena-fault-dismissed = { $name } a été trop lent ou est mort trop souvent ; on ne lui a plus demandé { $times ->
    [1] un coup
   *[other] { $times } coups
}.
arena-substitute = Chacun de ces coups a été remplacé par un coup permis tiré au hasard.
error-arena-unknown-bot = Il n’y a pas de bot « { $name } ». Il y a : { $levels } ; ou un fichier Python, p. ex. ./monbot.py.
error-arena-twice = « { $name } » y est deux fois ; un bot participe une fois.
error-arena-bots = { $count ->
    [1] Un seul bot ne rencontre personne
   *[other] { $count } bots, c’est trop
} : de 2 à { $most } participent.
error-arena-bot-file = { $file } ne peut pas jouer : { $detail }
error-arena-no-state = { $file } n’est pas l’état d’une arène, et rien n’est écrasé.
error-arena-other-state = { $file } est l’état d’une autre arène ; ce qui diffère : { $what }. Nommez un autre fichier.
