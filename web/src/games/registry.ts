// Every game's folder is found by its name: `index.ts` has its table, `entry.ts` what is wanted before anybody sits down. Nothing here names a game.
import { keepApart, learn, learnFromServer } from "../lib/i18n.svelte";
import { prefs } from "../lib/prefs.svelte";
import type { Component } from "svelte";
import type { GameEntry, GameModule, OwnPage, PictureProps } from "./types";

const TABLES = import.meta.glob<{ default: GameModule }>("./*/index.ts");
const EMBLEMS = import.meta.glob<{ default: Component }>("./*/Emblem.svelte");
const ENTRIES = import.meta.glob<{ default: GameEntry }>("./*/entry.ts", { eager: true });
const PICTURES = import.meta.glob<{ default: Component<PictureProps> }>("./*/rules/Picture.svelte");
const NO_ENTRY: GameEntry = {};

for (const { default: one } of Object.values(ENTRIES)) for (const page of Object.values(one.pages ?? {})) keepApart(page.words);

const loaded = new Map<string, Promise<GameModule>>();

export function entry(id: string): GameEntry {
  return ENTRIES[`./${id}/entry.ts`]?.default ?? NO_ENTRY;
}

/** Has this game a table of its own, or is it shown on the plain one? */
export function hasTable(id: string): boolean {
  return `./${id}/index.ts` in TABLES;
}

/** The picture of a game, for the front page: drawn in a box as wide as its container, two thirds as high. */
export async function emblem(id: string): Promise<Component> {
  return (await (EMBLEMS[`./${id}/Emblem.svelte`] ?? (() => import("../components/plain/Emblem.svelte")))()).default;
}

/** What draws the rules of a game, if there is somebody. */
export async function pictures(id: string): Promise<Component<PictureProps> | null> {
  return (await PICTURES[`./${id}/rules/Picture.svelte`]?.())?.default ?? null;
}

/** The page of a game's own at `/<name>`. */
export function ownPage(name: string): OwnPage | undefined {
  return Object.values(ENTRIES).flatMap(({ default: one }) => one.pages?.[name] ?? [])[0];
}

/** `?plain` in the address asks for the plain table, whichever the game has; who likes words better gets it where the game has no words of its own. */
function asksForPlain(): boolean {
  return new URLSearchParams(location.search).has("plain");
}

/** The words of a game, in whatever language is spoken; with those for setting it up. */
export function learnGame(id: string): Promise<void> {
  return hasTable(id) ? learn(id, `${id}_setup`) : learnFromServer(id);
}

/** The game and its words. */
export function load(id: string): Promise<GameModule> {
  const plain = prefs.plain || asksForPlain() || !hasTable(id);
  const key = plain ? `${id} plain` : id;
  if (!loaded.has(key)) loaded.set(key, Promise.all([plain ? loadPlain(id) : loadOwn(id), hasTable(id) ? learn(id) : learnFromServer(id)]).then(([module]) => module));
  const found = loaded.get(key)!;
  found.catch(() => loaded.delete(key)); // asked again, it may be there
  return found;
}

async function loadOwn(id: string): Promise<GameModule> {
  return (await TABLES[`./${id}/index.ts`]!()).default;
}

async function loadPlain(id: string): Promise<GameModule> {
  const own = hasTable(id) ? await loadOwn(id) : null;
  if (own?.tellsItself && !asksForPlain()) return own;
  const [{ plainGame }, told] = await Promise.all([import("../components/plain"), own?.inWords?.(), learn("plain")]);
  return plainGame(id, own, told?.default);
}
