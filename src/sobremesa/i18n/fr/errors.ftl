# Pourquoi quelque chose n’a pas été fait. `error-<code>`, avec les faits du refus pour arguments.

# Préparer une table
error-players = Impossible de jouer à { $players } : ce jeu se joue de { $least } à { $most }.
error-options = Ces options ne conviennent pas : { $detail }
error-starter = La place { $starter } ne peut pas commencer à une table de { $players }.
error-unknown-game = Il n’y a pas de jeu nommé « { $game } » ici. Il y a : { $games }.
error-match-length = On ne joue pas ici { $games } parties d’affilée. Possible : { $lengths }.
error-not-between = La partie suivante ne peut pas être distribuée maintenant.
error-no-lesson = Cette leçon n’existe pas.
error-no-puzzle = Ce problème n’existe pas.
error-no-try = Jouez d’abord votre coup.
error-not-covered = Aucun bot ne joue à votre place.
error-not-late = Il reste du temps pour répondre.
error-clock-one = Une pendule donne du temps soit par coup, soit pour toute la partie.
error-clock-move = Un coup dispose de { $least } à { $most } secondes.
error-clock-game = Une partie dispose de { $least } à { $most } secondes.
error-clock-increment = Avec cette pendule, un coup peut rapporter de { $least } à { $most } secondes.
error-clock-vacation = Avec cette pendule, les vacances durent de { $least } à { $most } jours.
error-unknown-level = Il n’y a pas de bot nommé « { $level } ». Il y a : { $levels }.
error-no-such-seat = Cette table n’a pas de place { $seat }.
error-name-missing = Dites-nous votre nom.
error-one-seat-each = Une place par personne, s’il vous plaît.
error-seat-taken = La place { $seat } est prise.
error-seat-kept = La place { $seat } est gardée pour { $name }.
error-text-too-long = C’est trop long : { $most } caractères au plus.
error-not-seated = Vous regardez. Asseyez-vous pour jouer.
error-not-host = Seules la personne qui a ouvert la table et celles qui y sont assises peuvent faire cela.

# Jouer
error-not-started = La partie n’a pas commencé : une place est encore libre.
error-nothing-to-arrange = Il n’y a rien à préparer à cette table.
error-already-dealt = Trop tard : les cartes sont distribuées.
error-bad-change = Personne ne peut faire ce changement ({ $detail }).
error-game-over = La partie est finie.
error-not-your-turn = Ce n’est pas votre tour ; c’est à { $by } de jouer.
error-stale-ply = La table a avancé depuis votre décision (vous avez vu le coup { $ply }, elle en est au { $now }).
error-unknown-action = Le coup { $action } n’existe pas dans ce jeu.
error-adjourned = La partie est ajournée. Proposez de la reprendre.
error-not-adjourned = La partie n’est pas ajournée.
error-proposal-open = Une autre proposition attend une réponse.
error-nothing-proposed = Personne n’attend votre réponse à une proposition.
error-seat-lost = Vous ne jouez plus cette partie ; un bot continue pour vous.
error-no-vacation = Il n’y a pas de vacances à cette table.
error-vacation-already = Vous êtes déjà en vacances.
error-not-on-vacation = Vous n’êtes pas en vacances.
error-vacation-used = Vous avez épuisé vos vacances à cette table.

# Reprendre un coup
error-takeback-bots = Vous ne jouez qu’avec des bots, et cela ne les gêne jamais.
error-takeback-nothing = Vous n’avez joué aucun coup à annuler.
error-takeback-over = La partie est finie ; plus rien ne peut être annulé.
error-takeback-asked = Une annulation de coup est déjà demandée.
error-takeback-revealed = Quelque chose de caché a été révélé depuis votre coup : tout le monde doit être d’accord.
error-takeback-answered = Quelqu’un a répondu à votre coup : tout le monde doit être d’accord.
error-takeback-away = Depuis votre coup, quelque chose a été révélé ou quelqu’un a répondu, et une personne qui devrait être d’accord n’est pas là.
error-takeback-free = Rien n’a été révélé depuis votre coup : vous pouvez l’annuler.
error-takeback-not-asked = Personne ne vous demande d’annuler un coup.
error-takeback-adjourned = La partie est ajournée.

# Parler, et rejouer
error-say-something = Dites quelque chose, ou choisissez une phrase.
error-unknown-phrase = La phrase « { $phrase } » n’existe pas.
error-not-shown = Tout le monde n’a pas encore accepté de montrer ses cartes.
error-not-over = La partie est encore en cours.
error-rematch-open = La partie suivante est déjà ouverte.

# Table manners
error-banned = La personne qui a ouvert cette table vous en interdit l’accès.
error-private-table = Cette table est privée. Demandez une invitation à la personne qui l’a ouverte.
error-no-watchers = On ne regarde pas à cette table, et aucune place n’est libre.
error-shown-out = La personne qui a ouvert cette table vous a fait sortir.
error-host-only = Seule la personne qui a ouvert la table peut faire cela.
error-nobody-there = Cette personne n’est plus ici.
error-not-yourself = Vous ne pouvez pas vous faire cela à vous-même.
error-league-seat = Dans un championnat, les places sont à ses membres : cela se décide sur la page du championnat.
error-not-banned = Cette personne n’est pas exclue d’ici.
error-seat-out = La place { $seat } a perdu ; personne ne peut plus la prendre.
error-seat-held = { $name } occupe cette place. Retirez-lui d’abord sa place, ou attendez son départ.
error-guest-banned = Une personne exclue d’ici ne peut pas avoir de place.
error-guest-seated = Cette personne a déjà une place.
error-invitation-wrong = Cette invitation n’est pas pour cette table. Le lien est-il complet ?
error-invitation-used = Cette invitation ne sert plus. Demandez-en une autre.
error-chat-off = La discussion de cette table est fermée.
error-hushed = À la demande de la personne qui a ouvert cette table, personne ne vous entend ici.
error-name-reserved = Personne ici ne peut s’appeler « { $name } » : on vous prendrait pour quelqu’un d’autre. Choisissez un autre nom.
error-too-many-mutes = Vous avez déjà mis en sourdine { $most } personnes, et c’est le maximum.
error-too-many-reports = Vous avez déjà signalé { $most } fois, et il ne peut pas en attendre davantage.
error-no-such-message = Cela n’a pas été dit ici.

# Qui vous êtes
error-bad-cookie = Le cookie d’invité de ce navigateur n’est pas valable ici. Rechargez la page pour en recevoir un autre.
error-logged-out = Cet appareil a été déconnecté. Rechargez la page pour revenir comme nouvel invité, ou avec un code.
error-no-guest = La table ne vous connaît pas encore. Rechargez la page.
error-wrong-token = Ce jeton de place n’appartient pas à cette table.
error-not-your-seat = Cette place n’appartient pas à ce navigateur.
error-nobody-looks = Dites d’abord qui regarde.
error-wrong-ticket = Ce bon ne vient pas de ce serveur. Demandez-en un autre.
error-ticket-used = Une table a déjà été ouverte avec ce bon. Demandez-en un autre.
error-wrong-code = Aucun invité n’a ce code de récupération. Un code ne sert qu’une fois.
error-not-your-name = Ici vous vous appelez « { $name } ». Écrivez-le ainsi, sinon rien n’est oublié.
error-wrong-origin = Cette demande vient d’un autre site.

# La ligne entre vous et la table
error-no-such-table = Il n’y a pas de table ici. Le lien est-il complet ?
error-closed-rules = À cette table on jouait selon les règles « { $version } » ; seules « { $known } » sont encore connues ici. On peut la lire, mais plus y jouer.
error-closed-game = Le jeu de cette table, « { $game } », n’est plus installé ici. On peut lire la table, mais plus y jouer.
error-closed-log = Ce qui a été noté à cette table ne peut plus être rejoué jusqu’au bout. On peut le lire, mais plus y jouer.
error-not-found = Il n’y a rien ici.
error-wrong-method = Cette adresse n’accepte pas ce type de demande.
error-hello-first = Dites d’abord bonjour.
error-hello-once = Vous avez déjà dit bonjour.
error-bad-message = Ce message est illisible : { $detail }
error-unknown-message = Il n’y a pas de message du type « { $kind } ».
error-bad-request = Cette demande est illisible : { $detail }
error-not-utf8 = Ce message n’est pas du texte UTF-8.
error-message-too-big = Ce message est trop gros : { $most } octets au plus.
error-too-fast = Trop vite. Réessayez dans { $seconds ->
    [1] une seconde
   *[other] { $seconds } secondes
}.
error-too-slow = Votre connexion ne suit pas la table. Elle va être rétablie.
error-busy = Il y a trop à faire ici en ce moment. Réessayez dans un instant.
error-too-many-connections = Trop de connexions depuis une même adresse ({ $most } au plus). Fermez d’autres pages et réessayez.
error-too-many-watching = Cette table est pleine de visiteurs : { $most } au plus.
error-not-saved = L’enregistrement a échoué, donc rien n’a été fait. Réessayez.
error-store-away = L’endroit où sont gardées les tables ne répond pas. Réessayez dans un instant.
error-server-error = Quelque chose s’est mal passé. Le problème a été enregistré.
error-closing = La table ferme un instant.

# La ligne de commande et les fichiers
error-unknown-language = « { $wanted } » n’est pas une langue que nous parlons. Nous parlons : { $languages }.
error-cli-unknown-command = Il n’y a pas de commande « { $text } ». Voir : sobremesa --help
error-cli-unknown-flag = Il n’y a pas d’option « { $text } » ici. Ajoutez --help pour voir celles qui existent.
error-cli-missing = { $flag } manque, ou n’a pas de valeur. Ajoutez --help pour voir ce qui est attendu.
error-cli-value = « { $text } » n’est pas une valeur possible pour { $flag }.
error-cli-usage = « { $text } » ne se comprend pas ici. Ajoutez --help pour voir ce qui est attendu.
error-cli-option = « { $text } » n’est pas une option : écrivez NOM=VALEUR, chaque nom une fois.
error-cli-levels = { $count } niveaux pour { $bots } bots : donnez-en un pour tous, ou un chacun.
error-game-name = « { $text } » ne peut pas être le nom d’un jeu : de 2 à 24 minuscules et chiffres, une lettre d’abord.
error-game-known = Il y a déjà un jeu appelé { $game }. Choisissez un autre nom.
error-file-missing = Le fichier { $file } n’existe pas.
error-file-unreadable = { $file } ne peut pas être lu.
error-file-exists = { $file } existe déjà, et rien n’est écrasé.
error-file-no-folder = Le dossier { $file } n’existe pas.
error-file-unwritable = { $file } ne peut pas être écrit.

# Feuilles de partie
error-record-not-utf8 = Ce n’est pas du texte UTF-8.
error-record-too-big = C’est trop gros pour une feuille de partie : au plus { $most } octets.
error-record-empty = Il n’y a rien dedans.
error-record-format = La première ligne devrait être « { $expected } », pas « { $text } ».
error-record-format-version = La version « { $version } » du format est inconnue ; la version { $known } est connue.
error-record-several = Il y a { $count } parties ici, une seule était attendue.
error-record-line = « { $text } » ne se comprend pas.
error-record-key = On ne sait rien de « { $key } ».
error-record-twice = « { $key } » a déjà été dit à la ligne { $first }.
error-record-missing = « { $key }: » manque.
error-record-number = « { $text } » n’est pas un nombre qui convient ici.
error-record-hex = « { $key } » devrait avoir 64 chiffres hexadécimaux.
error-record-text = Le texte entre guillemets de « { $key } » n’est pas complet.
error-record-rules = Les règles « { $version } » sont inconnues ; « { $known } » sont connues.
error-record-seat = Il n’y a pas de place { $seat } parmi { $players }.
error-record-card-twice = { $most ->
    [0] { $text } n’est pas dans ce jeu.
    [1] { $text } y est deux fois.
   *[other] { $text } y est plus de { $most } fois.
}
error-record-cards = Il y a { $count } cartes au lieu de { $total }. Il manque : { $missing }
error-record-starts = La place { $said } n’a pas pu commencer : c’est la { $correct }.
error-record-commitment = L’empreinte n’est pas celle du secret.
error-record-after = La place { $seat } aurait donné des mots après avoir vu l’empreinte, mais elle n’en a donné aucun.
error-record-turn = Ce n’était pas à la place { $seat } de jouer, mais à la { $turn }.
error-record-after-end = La partie était finie avant ce coup.
error-record-chance = À partir d’ici le hasard décide (dés, mélange, carte prise à l’aveugle) et seul le secret de la partie dit comment : sans « secret: », on ne peut pas vérifier.
error-record-unfinished = Après { $moves } coups la partie n’est pas finie, et plus rien ne suit.
error-record-score = La place { $seat } a { $correct } points, pas { $said }.
error-record-winner = La place gagnante est { $correct }, pas { $said }.
error-proof-no-secret = Cela ne peut pas être prouvé : le fichier n’a pas de secret. On peut encore le contrôler.
error-proof-order = La carte { $place } devrait être { $correct }, pas { $said } : l’ordre ne découle pas du secret et des mots.
error-proof-starts = La place { $correct } aurait dû commencer, pas la { $said } : cela ne découle pas du secret et des mots.
