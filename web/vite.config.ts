import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { packed } from "./tools/packed";
import { page } from "./tools/page";
import { words } from "./tools/words";
import { worker } from "./tools/worker";

// The Python package serves the built client, so it is built into the package.
const STATIC = "../src/sobremesa/server/static";
const SERVER = process.env.SOBREMESA_SERVER ?? "http://127.0.0.1:8080";
// What several pages and games use is one file: a dozen small ones would weigh more, and each has to be asked for.
const SHARED = {
  name: "shared",
  test: /web\/src\/((lib|components)\/[^/]+|pages\/Lost\.svelte|components\/(avatars|saying|parting)\/[^/]+|components\/table\/(CardFace\.svelte|layout\.ts))$/,
  minShareCount: 3,
  priority: 3,
};
// … and so is what tables of cards have in common.
const CARDS = { name: "cards", test: /web\/src\/(components\/table\/|lib\/motion)/, minShareCount: 2, priority: 2 };
// The same within a game: what its table shares with what is fetched later. An editor is a page of its own.
const GAME = /web\/src\/games\/([^/]+)\/(?!editor\/)/;
const OF_A_GAME = { name: (id: string) => `${GAME.exec(id)![1]}-shared`, test: GAME, minShareCount: 2 };
// … but for the drawings: the front page shows some of each game, and should not have to fetch the rest of it.
const DRAWN = /web\/src\/games\/([^/]+)\/(art\/|Face\.svelte|map\/Rabbit\.svelte|cards\.ts|\w+\.css)/;
const ART = { name: (id: string) => `${DRAWN.exec(id)![1]}-art`, test: DRAWN, minShareCount: 2, priority: 1 };

export default defineConfig(({ mode }) => ({
  plugins: [words(), svelte(), page(), worker(), packed()],
  // Svelte's browser build is what the unit tests must mount, too.
  resolve: mode === "test" ? { conditions: ["browser"] } : {},
  build: {
    outDir: STATIC,
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    manifest: true,
    rolldownOptions: { output: { codeSplitting: { groups: [SHARED, CARDS, ART, OF_A_GAME] } } },
  },
  server: {
    fs: { allow: [".."] }, // the Fluent files live beside the Python that reads them
    proxy: { "/api": { target: SERVER, ws: true } },
  },
  preview: { proxy: { "/api": { target: SERVER, ws: true } } },
  test: { environment: "happy-dom", include: ["tests/unit/**/*.test.ts"], restoreMocks: true },
}));
