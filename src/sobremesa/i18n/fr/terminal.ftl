# Ce que dit le terminal : la ligne de commande, une partie en texte et le jugement des feuilles de partie.

# La ligne de commande
help-about = La table d’après le repas : des jeux de cartes entre amis ou contre des bots, dans le navigateur ou ici même.
help-usage = Usage :
help-usage-sobremesa = sobremesa COMMANDE …
help-usage-play = sobremesa play [JEU OU LIEN] [OPTIONS]
help-usage-serve = sobremesa serve [OPTIONS]
help-usage-check = sobremesa check FICHIER… [--json]
help-usage-verify = sobremesa verify FICHIER… [--json]
help-usage-simulate = sobremesa simulate JEU [OPTIONS]
help-usage-games = sobremesa games [--json]
help-usage-compile = sobremesa compile [JEU…]
help-usage-completion = sobremesa completion SHELL
help-usage-new-game = sobremesa new-game NOM [--into DOSSIER]
help-commands = Commandes
help-flags = Options
help-arguments = Arguments
help-word-game = JEU
help-word-games = JEU…
help-word-files = FICHIER…
help-word-shell = SHELL
help-word-name = NOM
help-default = Par défaut : { $value }.
help-help = Affiche cette aide.
help-version = Affiche la version.
help-language = --language { $languages } : une autre langue que celle du système ; vaut pour toutes les commandes.
help-play = Joue une partie ici, contre des bots.
help-serve = Ouvre des tables pour les navigateurs : jouez entre amis par un lien.
help-check = Rejoue des feuilles de partie et signale le premier désaccord de chacune, par ligne.
help-verify = Prouve que le mélange d’une feuille de partie découle de son secret.
help-simulate = Laisse des bots jouer beaucoup de parties et compte.
help-games = Énumère les jeux.
help-compile = Compile les jeux maintenant plutôt qu’à la première partie.
help-completion = Écrit de quoi compléter commandes, options et jeux avec la touche Tab dans votre interpréteur.
help-new-game = Crée un jeu à vous : un paquet qui fonctionne, à transformer.
help-flag-game = Le jeu ; `sobremesa games` les énumère.
help-flag-games-some = Les jeux ; tous, si aucun n’est nommé.
help-flag-shell = L’interpréteur de commandes : bash, zsh ou fish.
help-flag-new-name = Comment s’appelle le jeu : minuscules et chiffres.
help-flag-into = Le dossier où le créer. Sans lui, ici.
help-flag-players = Combien jouent, bots compris.
help-flag-bots = Les bots que vous affrontez : beginner, club, strong ou champion ; plusieurs avec des virgules, un par place.
help-flag-bots-all = Qui joue : beginner, club, strong ou champion ; plusieurs avec des virgules, un par place.
help-flag-name = Votre nom ; sans précision, Convive.
help-flag-seed = Un texte quelconque ; le même distribue la même partie. Sans lui, une partie nouvelle.
help-flag-seed-simulate = Un texte quelconque ; le même joue les mêmes parties, et sans lui ce sont aussi toujours les mêmes.
help-flag-words = Des mots à vous, qui entrent dans le mélange.
help-flag-option = Une option du jeu, NOM=VALEUR, p. ex. starter=1 ; peut être répétée.
help-flag-record = Un fichier où garder la feuille de partie. Sans lui, rien n’est gardé.
help-flag-plain = Des phrases seulement, sans dessins ni couleurs : pour les lecteurs d’écran.
help-flag-games = Combien de parties.
help-flag-workers = Combien de fils d’exécution y travaillent.
help-flag-match = Combien de parties d’affilée, là où le jeu le permet.
help-flag-json = Répond en JSON, pour les programmes.
help-flag-files = Des feuilles de partie ; - lit l’entrée standard.
help-flag-host = L’adresse d’écoute ; 0.0.0.0 pour tout votre réseau.
help-flag-port = Le port d’écoute.
help-flag-open = Ouvre aussi un navigateur.

# Longs travaux
terminal-compiling = { $game } : préparation pour cette machine (la première fois seulement)
terminal-simulating = { $games } parties en cours
terminal-simulated = { $games ->
    [1] Une partie
   *[other] { $games } parties
}, { $moves } coups, { $seconds } s ({ $rate } coups/s).
terminal-simulated-seat = Place { $seat } ({ $level }) : gagne { $wins } %, { $points } points en moyenne.
terminal-stopped = Arrêt après { $done } parties sur { $games }.

# Jeux
terminal-games-line = { $name } : { $game }, de { $min } à { $max } joueurs, règles { $version }
terminal-new-game =
    { $folder } est un jeu qui fonctionne, à vous de le transformer ; son README dit à quoi sert chaque fichier.
    pip install -e { $folder }
    sobremesa play { $name }

# Une partie en texte
terminal-guest = Convive
terminal-bot = Bot { $number } ({ $level })
terminal-welcome = Sobremesa · { $game }
terminal-against = { $name } joue contre { $others }.
terminal-commitment = Le mélange est fixé. Son empreinte : { $commitment }
terminal-hint = Tapez { $help } pour de l’aide.
terminal-ask = Votre coup ({ $help } pour de l’aide) :
terminal-arrange-ask = Votre changement, ou « { $ready } » :
terminal-ask-save = Garder la feuille de cette partie ? Un nom de fichier, ou juste Entrée pour non :
terminal-match = Partie { $game } sur { $games }. Points jusqu’ici : { $totals }.
terminal-saved = La feuille de partie est dans { $file }.
terminal-left = Vous avez quitté la table.
terminal-too-many = C’était assez : « { $rest } » n’a pas été joué.
terminal-undone = Votre coup est annulé.
terminal-resigned = Vous avez abandonné : vous êtes en dernière place.
terminal-choices = Vos coups :
terminal-yes = oui
terminal-no = non

# Ce qu’on peut taper : le premier mot est montré, tous sont compris
terminal-word-help = ?, aide
terminal-word-rules = règles, regles
terminal-word-score = points
terminal-word-undo = annuler, a
terminal-word-resign = abandonner
terminal-word-look = voir, v
terminal-word-quit = quitter, q
terminal-word-ready = prêt, prête
terminal-help-move = Pour jouer, tapez un numéro de la liste ou une carte, p. ex. { $example }.
terminal-help-line = { $words } : { $meaning }
terminal-help-help = cette aide
terminal-help-rules = les règles, avec des exemples
terminal-help-score = les points jusqu’ici, expliqués
terminal-help-undo = annuler votre dernier coup
terminal-help-resign = abandonner : vous êtes en dernière place
terminal-help-look = montrer la table à nouveau
terminal-help-quit = quitter la partie

# Feuilles de partie
terminal-check-ok = { $file } : concorde ({ $game }, { $players } joueurs, { $moves } coups)
terminal-proof-ok = { $file } : prouvé
terminal-proof-commitment = L’empreinte est celle du secret : { $commitment }. Comparez-la avec celle montrée avant la partie.
terminal-proof-no-commitment = Le fichier n’a pas d’empreinte. Celle du secret est { $commitment } : comparez-la avec celle montrée avant la partie.
terminal-proof-order = { $words ->
    [0] L’ordre des { $cards } cartes découle du secret.
   *[other] L’ordre des { $cards } cartes découle du secret et des mots des joueurs.
}
terminal-proof-words-after = { $count ->
    [one] Selon la feuille de partie, les mots de la place { $seats } sont venus après que l’empreinte a été montrée. La personne qui les a donnés le sait ; si c’est vrai, la personne qui a tiré le secret n’a pas pu choisir l’ordre à elle seule.
   *[other] Selon la feuille de partie, les mots des places { $seats } sont venus après que l’empreinte a été montrée. La personne qui les a donnés le sait ; si c’est vrai, la personne qui a tiré le secret n’a pas pu choisir l’ordre à elle seule.
}
terminal-proof-words-before = Il y a des mots, mais rien ne dit qu’ils sont venus après que l’empreinte a été montrée. Il est prouvé qu’aucune carte n’a bougé après la donne ; il ne l’est pas que personne n’a choisi le secret d’après les mots.
terminal-proof-words-none = Personne n’a donné de mots. Il est prouvé qu’aucune carte n’a bougé après la donne ; il ne l’est pas que personne n’a choisi le secret à son goût.
terminal-proof-starter = La place qui commence aussi, la { $seat }.
terminal-proof-game = Les { $moves } coups ont été rejoués ; ils concordent avec le résultat.
