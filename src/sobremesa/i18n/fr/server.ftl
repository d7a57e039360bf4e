# Ce que dit le serveur lui-même.
server-here = Sobremesa est servie à { $address }
server-home = Sur votre réseau : { $address }
server-stop = Ctrl+C l’arrête.
server-not-built = Le client web n’est pas encore construit. Dans le dépôt : make web-build

# Ce qui ne va pas dans un réglage, en une ligne, et que faire.
error-setting-whole = { $variable }={ $value } ne convient pas : écrivez un nombre entier de { $least } à { $most }.
error-setting-number = { $variable }={ $value } ne convient pas : écrivez un nombre de { $least } à { $most }, avec un point décimal.
error-setting-log = { $variable }={ $value } ne convient pas : écrivez « json » pour des programmes ou « text » pour des personnes.
error-setting-public = { $variable }={ $value } n’est pas l’adresse d’un site : écrivez-la comme https://cartes.example.org, sans chemin ni mot de passe.
error-setting-origins = { $variable }={ $value } n’est pas une liste de sites : écrivez chacun comme https://cartes.example.org, sans chemin ni mot de passe, séparés par des espaces.
error-setting-trusted-proxies = { $variable }={ $value } n’est pas une liste de réseaux : écrivez des adresses ou des réseaux comme 127.0.0.1 ou 10.0.0.0/8, séparés par des espaces.
error-setting-database = { $variable }={ $value } n’est pas une base de données que nous connaissons : écrivez sqlite:///FICHIER ou postgresql://UTILISATEUR:MOT_DE_PASSE@SERVEUR/NOM.
error-setting-database-file = La base de données { $value } ne peut pas être ouverte en écriture : indiquez dans SOBREMESA_DATABASE=sqlite:///FICHIER un fichier SQLite où l’on peut écrire, ou dans SOBREMESA_DATA un dossier pour un nouveau.
error-setting-redis = { $variable }={ $value } n’est pas l’adresse d’un Redis : écrivez redis://SERVEUR/0, rediss://SERVEUR/0 ou unix://FICHIER.
error-setting-secret = { $variable } est le nom d’un fichier, et ce qui y est écrit ressemble à la clé elle-même : mettez la clé dans un fichier que personne d’autre ne peut lire, et nommez ce fichier.
error-setting-extra = { $variable }={ $value } demande le paquet Python { $package }, qui n’est pas installé : pip install "sobremesa[{ $extra }]"
error-setting-workers = { $variable }={ $value } demande Redis, pour que plusieurs processus communiquent : définissez SOBREMESA_REDIS=redis://SERVEUR/0, ou { $variable }=1.
error-setting-away = { $variable }={ $value } ne répond pas ou ne nous laisse pas entrer ({ $detail }) : vérifiez qu’il tourne, ainsi que le serveur, l’utilisateur et le mot de passe.
error-setting-data = Rien ne peut être écrit dans le dossier { $value } : indiquez dans SOBREMESA_DATA un dossier où l’on peut écrire.
error-setting-cache = Le code compilé ne peut pas être écrit dans le dossier { $value } : indiquez dans SOBREMESA_CACHE un dossier où l’on peut écrire.
error-setting-key = Le fichier de clé { $value } ne contient pas au moins { $digits } chiffres hexadécimaux : remettez le bon ou indiquez un autre fichier dans SOBREMESA_SECRET ; effacé, il est refait, et alors plus personne n’est reconnu.
error-setting-key-unreadable = Le fichier de clé { $value } ne peut pas être lu : laissez-nous le lire, ou indiquez un autre fichier dans SOBREMESA_SECRET.
error-setting-key-unwritable = Il n’y a pas de fichier de clé { $value }, et il ne peut pas y être créé : indiquez dans SOBREMESA_SECRET un fichier d’un dossier où l’on peut écrire.
error-setting-unknown = { $variable } n’est pas un réglage et ne change rien ; vouliez-vous dire { $nearest } ?
error-schema-newer = La base de données a le schéma { $found }, et cette version ne connaît que jusqu’à { $known } : lancez la version qui l’a écrite, ou une plus récente.
error-port-taken = Le port { $port } est pris : choisissez-en un autre, par exemple sobremesa serve --port { $other } (ou PORT={ $other } make play).
error-port-denied = Ce système ne nous laisse pas utiliser le port { $port } : choisissez-en un autre, par exemple sobremesa serve --port { $other } (ou PORT={ $other } make play).
error-no-address = Rien ne peut être servi à { $host }, port { $port } : choisissez une adresse de cette machine, par exemple sobremesa serve --host 127.0.0.1.

# What a host wants everybody to know, and what they have closed.
notice-restart = { $minutes ->
    [0] Le serveur va redémarrer.
    [one] Le serveur redémarre dans { $minutes } minute environ.
   *[other] Le serveur redémarre dans { $minutes } minutes environ.
  } Votre partie reste telle quelle et continue ensuite.
error-closed-host = L’hôte de ce serveur a fermé cette table. On peut la lire, mais plus y jouer.
error-read-only = L’hôte de ce serveur ne laisse rien changer pour le moment. Votre partie reste telle quelle : réessayez dans un moment.
error-not-operator = Ceci est pour l’hôte de ce serveur : demandez avec le jeton qu’écrit `sobremesa admin token`.

# Ce qu’un serveur garde des gens : la page /privacy.
privacy-title = Ce que ce serveur garde de vous
privacy-cookie = Un cookie, pendant un an après votre dernière visite, pour que le serveur vous reconnaisse. Il n’y a ni compte, ni adresse, ni mot de passe ; personne d’autre n’en sait rien. Votre navigateur garde nos fichiers, vos réglages et, tant qu’une partie dure, votre table telle que vous l’avez vue, pour s’ouvrir sans connexion ; rien de cela n’en sort.
privacy-name = Si vous vous donnez un nom : le nom, l’animal choisi, votre langue, l’empreinte de votre code de récupération, le dernier jour où vous avez fait quelque chose ; et de chaque navigateur que vous utilisez, son genre et le dernier jour où il a servi.
privacy-calls = Si vous voulez être prévenu quand c’est à vous : l’adresse du service de notification de votre navigateur avec ses clés, celle de votre webhook ou de votre courriel, vos heures de silence, et le dernier tour dont on vous a prévenu. Ce qui est envoyé passe par ce service ; pour un navigateur, c’est chiffré de sorte que lui seul puisse le lire. Une adresse de courriel qui n’est pas confirmée est effacée au bout de deux jours. Vous pouvez retirer chacune vous-même, aussitôt.
privacy-tables = De chaque table : qui s’y est assis et sous quel nom, chaque coup, ce qui s’est écrit dans la discussion, et quand. Toute personne qui a le lien peut le lire.
privacy-leagues = D’un championnat : son nom, qui l’a créé ou rejoint et sous quel nom, et les résultats de ses parties. Toute personne qui a le lien peut le lire ; il est gardé aussi longtemps qu’une table.
privacy-manners = Si vous mettez quelqu’un en sourdine : que vous l’avez fait, avec le nom d’alors. Si vous signalez quelqu’un : les deux noms, la table, ce qui a été dit, votre motif et vos mots. La personne qui tient ce serveur le lit ; c’est effacé avec la table, ou 30 jours après que l’affaire est close. Qui est exclu d’une table est gardé avec cette table.
privacy-tables-kept = { $tables ->
    [0] Les tables sont gardées jusqu’à ce que l’hôte de ce serveur les efface.
    [one] Une table est effacée { $tables } jour après son dernier coup.
   *[other] Une table est effacée { $tables } jours après son dernier coup.
  }
privacy-guests-kept = { $guests ->
    [0] Les noms sont gardés jusqu’à ce que l’hôte de ce serveur les efface.
    [one] Un nom est effacé après { $guests } jour sans nouvelles, quand plus aucune de ses tables n’est gardée.
   *[other] Un nom est effacé après { $guests } jours sans nouvelles, quand plus aucune de ses tables n’est gardée.
  }
privacy-logs = Les notes sur les pannes n’ont ni noms, ni cookies, ni codes, ni cartes. Votre adresse réseau n’est qu’en mémoire, pour qu’un visiteur ne gêne pas les autres.
privacy-nobody = Rien n’est chargé d’autres sites, et rien d’autre n’est donné à personne.
privacy-away = Sur la page qui vous concerne, vous pouvez tout télécharger, déconnecter d’autres navigateurs ou faire tout effacer ; ce que d’autres ont joué reste, sans votre nom. L’hôte de ce serveur peut lui aussi effacer une table, ou vous oublier, à tout moment.

# Of a link to a table, where it is posted
preview-title = { $game } avec { $names }
preview-waiting = Une place est libre : asseyez-vous, ou regardez.
preview-playing = La partie est en cours : venez regarder.
preview-between = La rencontre reprend bientôt.
preview-won = { $count ->
    [one] { $names } a gagné
   *[other] { $names } partagent la victoire
}
preview-over = { preview-won }. Revoyez la partie coup par coup.

# Un championnat pour un tableur : les titres des colonnes
league-csv-place = Place
league-csv-name = Nom
league-csv-points = Points
league-csv-games = Parties
league-csv-wins = Victoires
league-csv-direct = Direct
league-csv-strength = Points des rivaux
league-csv-margin = Écart
league-csv-rating = Force
league-csv-unsure = Incertitude
league-csv-round = Ronde
league-csv-table = Table
league-csv-seat = Siège
league-csv-game-points = Points dans la partie
league-csv-status = État

# Words nobody can be called by, or with, because others might take them for whoever runs the place, or for no person
names-reserved = hôte, hôtesse, admin, administrateur, administratrice, administration, modérateur, modératrice, serveur, système, opérateur, opératrice, bot, ordinateur, sobremesa
