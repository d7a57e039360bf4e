# Ce que dit le navigateur autour des jeux.

close = Fermer
save = Enregistrer
on = Oui
off = Non
skip = Aller à la table
language = Langue
sound = Son
settings = Réglages
rules = Règles
rules-of = Règles : { $game }
rules-page = Ouvrir dans une page
aid = Aide-mémoire
aid-of = { $game } en une page
print = Imprimer
rule-link = Règle { $rule }
announcements = Ce qui se passe à la table
sending = Envoi en cours…
no-answer = La table ne répond pas. Réessayez dans un instant.
your-turn = À vous
apart = {" ; "}
league-back = { $league }, ronde { $round }
about = Des jeux de cartes à votre table : entre amis par un lien, ou contre de bons bots.

# Accueil
front-title = Restez encore un peu à table
front-lead = Entre amis ou contre de bons bots. Pas de compte : asseyez-vous et jouez.
front-players = { $least }–{ $most } joueurs
front-minutes = { $minutes } min
front-bots = Jouer contre des bots
front-laying = On met la table…
front-count = Nombre de bots
bots-count = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
}
front-friends = Jouer entre amis
front-friends-how = Ouvrez une table et envoyez son lien. Des bots prennent les places qui restent.
front-recent = Vos tables
begin-own = À ma façon
begin-usual = Les règles habituelles
begin-varied = Avec des options choisies
begin-own-help = Choisissez le plateau, les joueurs et chaque option.
begin-bots = Contre { $count ->
    [1] un bot
   *[other] { $count } bots
} ({ $level }).
begin-ways = Quelle partie
front-records = Ouvrir une partie enregistrée
front-leagues = Championnats

# Une nouvelle table
new-title = Une table entre amis
new-table-name = Nom de la table
new-table-example = Après le café
new-seats = Places
new-create = Ouvrir la table
seat-friend = Un ami, par lien
seat-beside = Quelqu’un ici, sur cet appareil
seat-name = Nom du joueur { $number }
new-tv = Montrer cette table sur un grand écran : chacun joue sur son téléphone
seat-bot = Bot, { $level }
seat-add = Ajouter une place
seat-remove = Retirer la place { $number }
seat-most = Ce jeu se joue à { $count } au plus.
words-label = Vos propres mots pour le mélange (facultatif)
words-explained = La table montre d’abord l’empreinte de son secret, puis vos mots y sont mêlés. Ainsi personne, pas même ce serveur, n’a pu choisir seul l’ordre des cartes ; après la partie, vous pouvez le vérifier. N’écrivez rien, et votre navigateur inventera quelque chose.

# En attendant les amis
wait-choose = Choisissez une place libre, ou regardez simplement.
wait-open = { $count ->
    [1] Une place est encore libre. La partie commence quand elle est prise.
   *[other] { $count } places sont encore libres. La partie commence quand elles sont prises.
}
wait-watch = Restez ici sans vous asseoir et vous verrez la partie.
wait-arranging = Tout le monde est là : préparez la partie ensemble, puis dites quand c’est bon.
ready-title = On y va ?
ready-say = Pour moi, c’est bon
ready-withdraw = Finalement, pas encore
ready-yes = attend la donne
ready-no = n’a pas encore dit oui
ready-lead = Les cartes sont distribuées quand toutes les places sont prises et que tout le monde a dit oui. Tout changement l’annule.
ready-watch = Vous regardez : vous pouvez construire aussi. C’est à la table de dire quand c’est bon.
seat-open = Place libre
seat-kept = Gardée pour { $name }
seat-sit = M’asseoir ici
seat-fill = Asseoir un bot ici
bots-warming = Les bots s’échauffent : pour l’instant, ils jouent à l’instinct.
seat-leave = Quitter ma place
seat-left = { $seat } a quitté la table.
seat-left-you = Vous avez quitté votre place.
seat-gone = { $seat } n’est plus là depuis un moment.
seat-return = Me rasseoir
seat-cover = Laisser jouer un bot
seat-covered = un bot joue
seat-covered-you = Un bot joue à votre place.
seat-out = hors jeu
seat-here = est là
seat-away = n’est pas là
watching = { $count ->
    [one] { $count } personne regarde.
   *[other] { $count } personnes regardent.
}
watch-how = Vous regardez. Vous voyez ce que tout le monde voit : les mains et les choix secrets restent cachés.
watch-own = Ouvrir votre table
share-title = Invitez avec ce lien
share-qr = Code QR du lien de cette table
share-link = Lien vers cette table
copy = Copier le lien
copied = Copié

# À table
table-laying = On met la table…
link-lost = La connexion est perdue. On essaie de revenir ; rien de ce que vous avez fait n’est perdu.
offline-since = Vous êtes hors ligne. Voici la table telle qu’elle était à { $time } ; elle vous attend, et la partie reprendra toute seule.
offline-sending = Votre coup n’est pas encore arrivé à la table. Il partira dès que la connexion reviendra ; patientez un peu.
story-title = Ce qui s’est passé
story-since = Depuis votre dernier tour
story-replay = revoir
story-none = Rien encore.
story-earlier = Avant ({ $count })
in-force = On joue ici : { $way }
chat = Discussion
chat-write = Dites quelque chose
chat-send = Envoyer
chat-off = La discussion de cette table est fermée.
person-more = En savoir plus : { $name }
watcher = Un visiteur
watcher-mark = regarde
takeback = Annuler mon coup
takeback-ask = Demander à annuler
takeback-asked-by = { $seat } voudrait annuler son coup.
takeback-agree = D’accord
takeback-refuse = Non merci
takeback-pending = On attend l’accord des autres.

# Après la partie
replay = Revoir la partie
replay-play = Lire
replay-pause = Pause
replay-move = Coup
replay-at = { $at } sur { $last }
replay-close = Revenir à la partie
replay-none = Il n’y a encore rien à revoir.
replay-table = Retour à la table
step-back = Retour
step-next = Suivant
record = Télécharger la partie
proof-title = Un mélange honnête
proof-changed = L’empreinte de cette table n’est pas celle qui a été montrée avant. Ne vous fiez pas à son mélange.
proof-now = L’ordre des cartes est fixé par un secret dont voici l’empreinte. Il est dévoilé après la partie, pour que chacun puisse vérifier.
proof-commitment = Empreinte montrée à la donne (SHA-256)
proof-secret = Le secret

# Vous
your-name = Votre nom

# Touches
shortcuts = Clavier
shortcuts-on = Les touches seules sont des raccourcis

# Rien ici
lost-title = Il n’y a pas de table ici
lost-text = Le lien est peut-être incomplet, ou la table a déjà été débarrassée.
lost-home = À l’accueil
closed-title = Cette table est fermée
closed-rules = Règles
closed-moves = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
silent-title = La table ne répond pas
silent-again = Réessayer

# Le temps de répondre
question-left = { $seconds ->
    [one] Il reste { $seconds } seconde pour répondre
   *[other] Il reste { $seconds } secondes pour répondre
}
question-you = Une question pour vous
question-other = Question pour { $seat }
cover = Si quelqu’un disparaît
cover-help = Passé ce délai, les autres peuvent laisser un bot jouer à sa place. La personne qui revient retrouve sa place aussitôt.
cover-value = { $minutes ->
    [0] attendre le temps qu’il faut
    [one] un bot après { $minutes } minute
   *[other] un bot après { $minutes } minutes
}
patience = Temps pour répondre
patience-help = Pour les questions posées pendant le tour d’un autre joueur. Passé ce délai, la réponse sans risque est donnée pour vous.
patience-value = { $seconds ->
    [0] sans limite
   *[other] { $seconds } secondes
}

# Apprendre un jeu
learn-step = Étape { $number } sur { $count }
learn-again = Recommencer
learn-next = Étape suivante
learn-skip = Passer cette étape
learn-finish = Terminer
learn-more = Deuxième chapitre
learn-play = Jouer votre première partie
learn-missed = Cela se fait aussi, mais cette étape parle d’autre chose. Recommencer ?

# Un conseil
hint = Conseil
hint-title = Un conseil
hint-text = Ce qu’un champion envisagerait à votre place, en ne sachant que ce que vous savez. Les chances sont des estimations : elles servent à comparer des coups, pas à parier.
hint-chance = Chances de gagner : { $percent } pour cent
hint-points = environ { $points ->
    [one] { $points } point
   *[other] { $points } points
} à la fin
hint-thinking = Réflexion…
hint-not-now = On peut demander un conseil à son tour.
