// node server.js PORT: tables kept in memory, as boardgame.io does by default.
const { Server, Origins } = require("boardgame.io/server");
const { Parade } = require("./parade.js");

const server = Server({ games: [Parade], origins: [Origins.LOCALHOST] });
server.run({ port: Number(process.argv[2]), lobbyConfig: undefined }, () => console.log("ready"));
