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
