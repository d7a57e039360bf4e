# What the server itself says.
server-here = Sobremesa is served at { $address }
server-home = In your home network: { $address }
server-stop = Ctrl+C stops it.
server-port-taken = Port { $port } is taken. Another one: PORT=8081 make play
server-port-denied = This system does not let us use port { $port }. Another one: PORT=8080 make play
server-no-address = Nothing can be served at { $host }, port { $port }.
server-not-built = The web client is not built yet. In the repository: make web-build
server-workers-need-redis = Several workers hear of each other by Redis: set SOBREMESA_REDIS.
