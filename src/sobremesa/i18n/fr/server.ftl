# Ce que dit le serveur lui-même.
server-here = Sobremesa est servie à { $address }
server-home = Dans votre réseau : { $address }
server-stop = Ctrl+C l’arrête.
server-port-taken = Le port { $port } est pris. Un autre : PORT=8081 make play
server-port-denied = Ce système ne nous laisse pas utiliser le port { $port }. Un autre : PORT=8080 make play
server-no-address = Rien ne peut être servi à { $host }, port { $port }.
server-not-built = Le client web n’est pas encore construit. Dans le dépôt : make web-build
server-workers-need-redis = Plusieurs processus s’entendent par Redis : il manque SOBREMESA_REDIS.
