// One line a game: its folder holds everything else.
import { learn } from "../lib/i18n.svelte";
import type { GameEntry, GameModule } from "./types";

export const GAMES: GameEntry[] = [
  { id: "parade", seats: { min: 2, max: 6 }, load: () => import("./parade").then((folder) => folder.default) },
  { id: "coloretto", seats: { min: 2, max: 5 }, usual: { min: 3, max: 5 }, load: () => import("./coloretto").then((folder) => folder.default) },
  {
    id: "jackrabbits",
    seats: { min: 2, max: 4 },
    load: () => import("./jackrabbits").then((folder) => folder.default),
    fields: { board: () => import("./jackrabbits/setup/BoardField.svelte") },
    lesson: () => import("./jackrabbits/tutorial/steps"),
    doors: [{ to: "/learn/jackrabbits", title: "jackrabbits-door-learn" }, { to: "/boards", title: "jackrabbits-door-boards" }],
  },
];

const loaded = new Map<string, Promise<GameModule>>();

export function entry(id: string): GameEntry | undefined {
  return GAMES.find((game) => game.id === id);
}

/** The game and its words. */
export function load(id: string): Promise<GameModule> {
  const game = entry(id);
  if (!game) return Promise.reject(new Error(`unknown game ${id}`));
  if (!loaded.has(id)) loaded.set(id, Promise.all([game.load(), learn(id)]).then(([module]) => module));
  return loaded.get(id)!;
}
