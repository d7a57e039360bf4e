# Ce que dit le terminal : la ligne de commande, une partie en texte et le jugement des feuilles de partie.

# La ligne de commande
help-about = La table d’après le repas : des jeux de cartes entre amis ou contre des bots, dans le navigateur ou ici même.
help-usage = Usage :
help-usage-sobremesa = sobremesa COMMANDE …
help-usage-play = sobremesa play JEU [OPTIONS]
help-usage-serve = sobremesa serve [OPTIONS]
help-usage-check = sobremesa check FICHIER… [--json]
help-usage-verify = sobremesa verify FICHIER… [--json]
help-usage-simulate = sobremesa simulate JEU [OPTIONS]
help-usage-games = sobremesa games [--json]
help-usage-compile = sobremesa compile [JEU…]
help-usage-board = sobremesa board [--seed N] [--islands N] [--code TEXT] [--theme auto] [--share] > board.svg
help-usage-completion = sobremesa completion SHELL
help-commands = Commandes
help-flags = Options
help-arguments = Arguments
help-word-game = JEU
help-word-games = JEU…
help-word-files = FICHIER…
help-word-shell = SHELL
help-default = Par défaut : { $value }.
help-help = Affiche cette aide.
help-version = Affiche la version.
help-language = --language en, es ou fr parle une autre langue que celle du système ; cela vaut pour toutes les commandes.
help-play = Joue une partie ici, contre des bots.
help-serve = Ouvre des tables pour les navigateurs : jouez entre amis par un lien.
help-check = Rejoue des feuilles de partie et signale le premier désaccord de chacune, par ligne.
help-verify = Prouve que le mélange d’une feuille de partie découle de son secret.
help-simulate = Laisse des bots jouer beaucoup de parties et compte.
help-games = Énumère les jeux.
help-compile = Compile les jeux maintenant plutôt qu’à la première partie.
help-completion = Écrit de quoi compléter commandes, options et jeux avec la touche Tab dans votre interpréteur.
help-flag-game = Le jeu, p. ex. parade.
help-flag-games-some = Les jeux ; tous, si aucun n’est nommé.
help-flag-shell = L’interpréteur de commandes : bash, zsh ou fish.
help-flag-players = Combien jouent, bots compris.
help-flag-bots = Les bots que vous affrontez : beginner, club, strong ou champion ; plusieurs avec des virgules, un par place.
help-flag-bots-all = Qui joue : beginner, club, strong ou champion ; plusieurs avec des virgules, un par place.
help-flag-name = Votre nom ; sans précision, Convive.
help-flag-seed = Un texte quelconque ; le même distribue la même partie. Sans lui, une partie nouvelle.
help-flag-seed-simulate = Un texte quelconque ; le même joue les mêmes parties, et sans lui ce sont aussi toujours les mêmes.
help-flag-words = Des mots à vous, qui entrent dans le mélange.
help-flag-option = Une option du jeu, NOM=VALEUR, p. ex. starter=1 ; peut être répétée.
help-flag-record = Un fichier où garder la feuille de partie. Sans lui, rien n’est gardé.
help-flag-plain = Des phrases seulement, sans dessins ni couleurs : pour les lecteurs d’écran.
help-flag-games = Combien de parties.
help-flag-workers = Combien de fils d’exécution y travaillent.
help-flag-match = Combien de parties d’affilée, là où le jeu le permet.
help-board = Dessine un plateau de Jackrabbits en image SVG.
help-flag-board-seed = Un nombre entier ; le même fait le même plateau. Sans lui, le plateau d’exemple imprimé.
help-flag-board-islands = Îles d’un plateau au hasard : de 0 à 2. Sans elle, au hasard.
help-flag-board-code = Le code d’un plateau que quelqu’un a partagé.
help-flag-board-theme = light (clair), dark (sombre) ou auto : selon l’écran de qui regarde.
help-flag-board-share = Écrit le code à partager au lieu de l’image.
help-flag-json = Répond en JSON, pour les programmes.
help-flag-files = Des feuilles de partie ; - lit l’entrée standard.
help-flag-host = L’adresse d’écoute ; 0.0.0.0 pour tout votre réseau.
help-flag-port = Le port d’écoute.
help-flag-open = Ouvre aussi un navigateur.

# Longs travaux
terminal-compiling = Préparation de { $game } pour cette machine (la première fois seulement)
terminal-simulating = { $games } parties en cours
terminal-simulated = { $games ->
    [one] Une partie
   *[other] { $games } parties
}, { $moves } coups, { $seconds } s ({ $rate } coups/s).
terminal-simulated-seat = Place { $seat } ({ $level }) : gagne { $wins } %, { $points } points en moyenne.

# Jeux
terminal-game-parade = Parade
terminal-games-line = { $name } : { $game }, de { $min } à { $max } joueurs, règles { $version }

# Une partie en texte
terminal-guest = Convive
terminal-bot = Bot { $number } ({ $level })
terminal-welcome = Sobremesa · { $game }
terminal-against = { $name } joue contre { $others }.
terminal-commitment = Le mélange est fixé. Son empreinte : { $commitment }
terminal-hint = Tapez { $help } pour de l’aide.
terminal-ask = Votre coup ({ $help } pour de l’aide) :
terminal-ask-save = Garder la feuille de cette partie ? Un nom de fichier, ou juste Entrée pour non :
terminal-match = Partie { $game } sur { $games }. Points jusqu’ici : { $totals }.
terminal-saved = La feuille de partie est dans { $file }.
terminal-left = Vous avez quitté la table.
terminal-too-many = C’était assez : « { $rest } » n’a pas été joué.
terminal-undone = Votre coup est repris.

# Ce qu’on peut taper : le premier mot est montré, tous sont compris
terminal-word-help = ?, aide
terminal-word-rules = règles, regles
terminal-word-score = points
terminal-word-undo = annuler, a
terminal-word-look = voir, v
terminal-word-quit = quitter, q
terminal-help-move = Pour jouer, tapez un numéro de la liste ou une carte, p. ex. { $example }.
terminal-help-line = { $words } : { $meaning }
terminal-help-help = cette aide
terminal-help-rules = les règles, en bref
terminal-help-score = les points jusqu’ici, expliqués
terminal-help-undo = reprendre votre dernier coup
terminal-help-look = montrer la table à nouveau
terminal-help-quit = quitter la partie

# Parade
terminal-parade-card = { $colour } { $notation }
terminal-parade-none = aucune
terminal-parade-line = La parade ({ $count }) · pioche : { $pile }
terminal-parade-front = tête
terminal-parade-back = queue
terminal-parade-line-spoken = La parade compte { $count } cartes, de la tête à la queue : { $cards }.
terminal-parade-pile = { $pile ->
    [0] La pioche est vide.
    [one] Il reste une carte dans la pioche.
   *[other] Il reste { $pile } cartes dans la pioche.
}
terminal-parade-before = Devant
terminal-parade-before-spoken = Devant { $seat } : { $cards }. { $points ->
    [0] 0 point
    [one] Un point
   *[other] { $points } points
} si cela finissait maintenant.
terminal-parade-points = Points
terminal-parade-sheet-legend = ↓ majorité : face cachée, 1 point chacune · = valeur imprimée · * en tête
terminal-parade-last = Dernier tour ! { $why ->
    [colours] { $by } a les six couleurs
    [pile] { $by } a pioché la dernière carte
   *[both] { $by } a les six couleurs et a pioché la dernière carte
}. { $left ->
    [one] Il reste un tour de jeu
   *[other] Il reste { $left } tours de jeu
}, et personne ne pioche.
terminal-parade-hand = Votre main, et ce que prendrait chaque carte :
terminal-parade-discard = { $left ->
    [one] Choisissez encore une carte à défausser, en secret :
   *[other] Choisissez deux de vos quatre cartes à défausser, en secret :
}
terminal-parade-takes-none = ne prend rien
terminal-parade-takes-none-spoken = Ne prend rien.
terminal-parade-takes = Prend { $cards }.
terminal-parade-leaves = { $card } ({ $why ->
    [colour] même couleur
    [value] valeur d’au plus { $value }
   *[both] même couleur et valeur d’au plus { $value }
})
terminal-parade-why-legend = = part pour sa couleur · ≤ part pour sa valeur
terminal-parade-change = { $before } → { $after }
terminal-parade-change-spoken = Vos points passent de { $before } à { $after }.
terminal-parade-triggers = { $why ->
    [colours] Ouvre le dernier tour : votre sixième couleur.
    [pile] Ouvre le dernier tour : la dernière carte de la pioche.
   *[both] Ouvre le dernier tour : votre sixième couleur et la dernière carte de la pioche.
}
terminal-parade-pair = Défausser { $discard }, garder { $keep } : { $points ->
    [0] 0 point
    [one] un point
   *[other] { $points } points
} en l’état
terminal-parade-score-now = Si cela finissait maintenant
terminal-parade-score-final = Le décompte final
terminal-parade-majority = { $lead ->
    [2] À deux, la majorité demande au moins deux cartes de plus. La majorité est face cachée et compte 1 par carte.
   *[0] Qui a le plus de cartes d’une couleur, même à égalité, les retourne face cachée : 1 point chacune.
}
terminal-parade-nobody = personne n’en a
terminal-parade-flipped = { $seat } : { $count ->
    [one] une carte, la majorité
   *[other] { $count } cartes, la majorité
}, face cachée : { $points }
terminal-parade-printed = { $seat } : { $values } = { $points }
terminal-parade-sum = { $rank }. { $seat } : { $sum } = { $points ->
    [0] 0 point
    [one] un point
   *[other] { $points } points
} avec { $count ->
    [0] aucune carte
    [one] une carte
   *[other] { $count } cartes
}
terminal-parade-rule-1 = 66 cartes : six couleurs de 0 à 10. Le moins de points gagne.
terminal-parade-rule-2 = Chacun a cinq cartes ; six forment une file, la parade. Les nouvelles rejoignent la queue.
terminal-parade-rule-3 = Jouez une carte en queue. Autant de cartes que sa valeur, comptées depuis la queue, sont à l’abri. Parmi les autres part celle qui a la couleur jouée ou une valeur au plus égale. Vous prenez celles qui partent. Puis piochez une carte.
terminal-parade-rule-4 = Exemple : un 3 vert sur sept cartes. Les trois en queue sont à l’abri ; des quatre autres partent les vertes et les valeurs de 3 ou moins.
terminal-parade-rule-5 = Quand quelqu’un a les six couleurs, ou que la dernière carte est piochée, tous jouent encore une fois sans piocher, cette personne en dernier.
terminal-parade-rule-6 = De vos quatre dernières cartes, défaussez-en deux en secret. Les deux autres rejoignent celles devant vous.
terminal-parade-rule-7 = La majorité d’une couleur est face cachée et compte 1 par carte, même à égalité ; les autres comptent leur valeur. À deux, il faut deux cartes de plus.
terminal-parade-rule-8 = Le moins de points gagne ; à égalité, le moins de cartes ; sinon la victoire est partagée.
terminal-parade-rule-9 = Une carte s’écrit lettre et valeur : G vert, Y orange, R rouge, V violet, B bleu, K gris.
terminal-parade-rule-10 = Les mains, la pioche et les défausses sont secrètes.

# Feuilles de partie
terminal-check-ok = { $file } : concorde ({ $game }, { $players } joueurs, { $moves } coups)
terminal-proof-ok = { $file } : prouvé
terminal-proof-commitment = L’empreinte est celle du secret : { $commitment }. Comparez-la avec celle montrée avant la partie.
terminal-proof-no-commitment = Le fichier n’a pas d’empreinte. Celle du secret est { $commitment } : comparez-la avec celle montrée avant la partie.
terminal-proof-order = { $words ->
    [0] L’ordre des { $cards } cartes découle du secret.
   *[other] L’ordre des { $cards } cartes découle du secret et des mots des joueurs.
}
terminal-proof-starter = La place qui commence aussi, la { $seat }.
terminal-proof-game = Les { $moves } coups ont été rejoués ; ils concordent avec le résultat.
