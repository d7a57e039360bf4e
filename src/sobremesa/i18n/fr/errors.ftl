# Pourquoi quelque chose n’a pas été fait. `error-<code>`, avec les faits du refus pour arguments.

# Préparer une table
error-players = Impossible de jouer à { $players } : ce jeu se joue de { $least } à { $most }.
error-options = Ces options ne conviennent pas : { $detail }
error-starter = La place { $starter } ne peut pas commencer à une table de { $players }.
error-unknown-game = Il n’y a pas de jeu nommé « { $game } » ici. Il y a : { $games }.
error-unknown-level = Il n’y a pas de robot nommé « { $level } ». Il y a : { $levels }.
error-no-such-seat = Cette table n’a pas de place { $seat }.
error-name-missing = Dites comment vous voulez être appelé.
error-one-seat-each = Une place par personne, s’il vous plaît.
error-seat-taken = La place { $seat } est prise.
error-text-too-long = C’est trop long : { $most } caractères au plus.
error-not-seated = Vous regardez. Asseyez-vous pour jouer.
error-not-host = Seul qui a ouvert la table ou y est assis peut faire cela.

# Jouer
error-not-started = La partie n’a pas commencé : une place est encore libre.
error-game-over = La partie est finie.
error-not-your-turn = Ce n’est pas votre tour ; c’est à { $by } de jouer.
error-stale-ply = La table a avancé depuis votre décision (vous avez vu le coup { $ply }, elle en est au { $now }).
error-unknown-action = Le coup { $action } n’existe pas dans ce jeu.
error-parade-unknown-card = « { $text } » n’est pas une carte de ce jeu.
error-parade-only-discards = La parade est finie : choisissez maintenant deux cartes à défausser.
error-parade-no-discards-yet = Personne ne défausse avant la fin du dernier tour.
error-parade-not-in-hand = Vous n’avez pas { $card } en main.

# Reprendre un coup
error-takeback-nothing = Vous n’avez joué aucun coup à reprendre.
error-takeback-over = La partie est finie ; plus rien ne peut être repris.
error-takeback-asked = Une reprise de coup est déjà demandée.
error-takeback-revealed = Quelque chose de caché a été révélé depuis votre coup : tout le monde doit être d’accord.
error-takeback-answered = Quelqu’un a répondu à votre coup : tout le monde doit être d’accord.
error-takeback-free = Rien n’a été révélé depuis votre coup : vous pouvez le reprendre.
error-takeback-not-asked = Personne ne vous demande de reprendre un coup.

# Parler, et rejouer
error-say-something = Dites quelque chose, ou choisissez une phrase.
error-unknown-phrase = La phrase « { $phrase } » n’existe pas.
error-not-over = La partie est encore en cours.
error-rematch-open = La partie suivante est déjà ouverte.

# Qui vous êtes
error-bad-cookie = La carte d’invité de ce navigateur n’est pas des nôtres. Rechargez la page pour en recevoir une autre.
error-no-guest = La table ne vous connaît pas encore. Rechargez la page.
error-wrong-token = Ce jeton de place n’appartient pas à cette table.
error-wrong-code = Aucun invité n’a ce code de récupération. Un code ne sert qu’une fois.
error-wrong-origin = Cette demande vient d’un autre site.

# La ligne entre vous et la table
error-no-such-table = Il n’y a pas de table ici. Le lien est-il complet ?
error-not-found = Il n’y a rien ici.
error-wrong-method = On ne s’adresse pas ainsi à cette adresse.
error-hello-first = Dites d’abord bonjour.
error-bad-message = Ce message est illisible : { $detail }
error-unknown-message = Il n’y a pas de message du type « { $kind } ».
error-bad-request = Cette demande est illisible : { $detail }
error-not-utf8 = Ce message n’est pas du texte UTF-8.
error-message-too-big = Ce message est trop gros : { $most } octets au plus.
error-too-fast = Trop vite. Réessayez dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.
error-too-slow = Votre connexion ne suit pas la table. Elle va être rétablie.
error-too-many-watching = Cette table est pleine de visiteurs : { $most } au plus.
error-not-saved = La table n’a pas pu être notée, donc rien n’a été fait. Réessayez.
error-server-error = Quelque chose s’est mal passé à la table. C’est noté.
error-closing = La table ferme un instant.
