# Lo que dice el propio servidor.
server-here = Sobremesa está servida en { $address }
server-home = En la red de casa: { $address }
server-stop = Ctrl+C la recoge.
server-port-taken = El puerto { $port } está ocupado. Otro: PORT=8081 make play
server-port-denied = Este sistema no nos deja usar el puerto { $port }. Otro: PORT=8080 make play
server-no-address = No se puede servir nada en { $host }, puerto { $port }.
server-not-built = El cliente web aún no está construido. En el repositorio: make web-build
server-workers-need-redis = Varios procesos se enteran unos de otros por Redis: falta SOBREMESA_REDIS.
