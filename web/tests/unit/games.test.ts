import { flushSync, mount, unmount, type Component } from "svelte";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { entry, hasTable } from "../../src/games/registry";
import { askGames } from "../../src/lib/games.svelte";
import { prefs } from "../../src/lib/prefs.svelte";
import type { GameInfo, TableView } from "../../src/lib/types";
import InForce from "../../src/components/InForce.svelte";
import Front from "../../src/pages/Front.svelte";
import NewTable from "../../src/pages/NewTable.svelte";
import { speakFor } from "./words";

const info = (id: string, change: Partial<GameInfo> = {}): GameInfo => ({
  id,
  seats: { min: 2, max: 5 },
  usual: { min: 3, max: 4 },
  version: `${id}/1`,
  options: {},
  levels: ["novice", "fair", "master"],
  matches: [1],
  asks: false,
  ...change,
});

const RABBITS = info("jackrabbits", {
  levels: ["beginner", "master"],
  options: { properties: { complete: { type: "boolean", default: true }, starter: { type: "integer", minimum: -1, maximum: 3, default: -1 } } },
});
const GAMES = [info("parade"), info("coloretto", { seats: { min: 2, max: 3 } }), RABBITS];
let shown: Record<string, unknown>[] = [];
const find = (id: string) => document.querySelector<HTMLElement>(`[data-testid=${id}]`);
const settled = async () => {
  await new Promise((done) => setTimeout(done, 0));
  flushSync();
};

function open(page: Component<{ met: Promise<void> }>): void {
  shown.push(mount(page, { target: document.body, props: { met: Promise.resolve() } }));
  flushSync();
}

const BEGINNER = { kind: "bot", level: "beginner" };
/** What the server was last asked at this address. */
const asked = (path: string) => JSON.parse((vi.mocked(fetch).mock.calls.findLast(([to]) => to === path)?.[1]?.body as string | undefined) ?? "null");

beforeEach(() => {
  speakFor("en");
  prefs.game = "";
  vi.stubGlobal("fetch", vi.fn(async (path: string) => Response.json(path === "/api/games" ? GAMES : path === "/api/me/tables" ? { tables: [], more: 0 } : path === "/api/daily" ? { day: "2026-11-16", streak: 0, games: [] } : { refusal: null, barred: [] })));
});
afterEach(async () => {
  await settled();
  for (const one of shown) await unmount(one);
  shown = [];
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

// The list is asked for once: this comes first.
test("until the server answers the pages keep the place of what will be there; where nobody answers they say so kindly, and ask again", async () => {
  let fail = (_: unknown) => {};
  vi.stubGlobal("fetch", vi.fn(() => new Promise((_, reject) => (fail = reject))));
  void askGames();
  open(Front);
  open(NewTable);
  expect(document.querySelector(".doors")?.classList.contains("unknown")).toBe(true);
  expect(find("silent")).toBeNull();
  fail(new TypeError("no network"));
  await settled();
  const silent = [...document.querySelectorAll("[data-testid=silent]")];
  expect(silent.map((one) => one.querySelector("p")?.textContent)).toEqual(Array(2).fill("The table does not answer. Try again in a moment."));
  vi.stubGlobal("fetch", vi.fn(async () => Response.json(GAMES)));
  silent[0]!.querySelector("button")!.click();
  await settled();
  expect([find("silent"), find("play-bots") !== null, find("create") !== null]).toEqual([null, true, true]);
});

test("games, numbers and levels are those the server names", () => {
  open(Front);
  expect(find("game-parade")?.getAttribute("aria-pressed")).toBe("true");
  const [counts, levels] = [...document.querySelectorAll("select")].map((select) => [...select.options].map((one) => one.value));
  expect(counts).toEqual(["2", "3"]);
  expect(levels).toEqual(["novice", "fair", "master"]);
  expect(document.querySelectorAll("select")[1]?.value).toBe("novice"); // a first game can be won
});

test("a new table has as many seats as its game", () => {
  open(NewTable);
  const seats = () => document.querySelectorAll("[data-testid^=seat-]").length + 1;
  const game = find("game") as HTMLSelectElement;
  for (let more = 0; more < 2; more++) {
    document.querySelector<HTMLElement>("fieldset > button")!.click();
    flushSync();
  }
  expect(seats()).toBe(5);
  game.value = "coloretto";
  game.dispatchEvent(new Event("change", { bubbles: true }));
  flushSync();
  expect(seats()).toBe(3);
});

test("a game may recommend how to begin: one click lays that table, the form takes it over", async () => {
  prefs.game = "jackrabbits";
  open(Front);
  find("begin-first")!.click();
  await vi.waitFor(() => expect(asked("/api/tables")).toMatchObject({ options: { complete: false, starter: 0 }, seats: [{ kind: "me" }, BEGINNER, BEGINNER] }));
  open(NewTable);
  expect([find("way-complete"), find("group-")].map((one) => (one as HTMLInputElement | null)?.checked)).toEqual([true, undefined]);
  find("way-first")!.click();
  find("way-own")!.click();
  await settled();
  expect((find("option-complete") as HTMLInputElement).checked).toBe(false);
});

test("a table says in a word by which options it plays, and on request each of them", () => {
  const says = (options: Record<string, unknown>) => {
    shown.push(mount(InForce, { target: document.body, props: { table: { game: "jackrabbits", options } as unknown as TableView } }));
    flushSync();
    return [...document.querySelectorAll("[data-testid=in-force] summary")].at(-1)!.textContent;
  };
  expect(says({ complete: false, starter: 0 })).toBe("Played here: First game");
  expect(says({ complete: true, starter: -1 })).toBe("Played here: Complete game");
  expect(says({ complete: false, starter: 1 })).toBe("Played here: With options of its own");
});

test("a game's folder is found by its name, its entry is optional", () => {
  expect(hasTable("parade")).toBe(true);
  expect(hasTable("chess")).toBe(false);
  expect(entry("chess")).toEqual({});
  expect(entry("jackrabbits").doors?.map((door) => door.to)).toEqual(["/learn/jackrabbits", "/learn/jackrabbits?chapter=2", "/boards"]);
});

test("nothing outside a game's folder names a game, or a level of the bots", () => {
  const source = join(import.meta.dirname, "../../src");
  const folders = readdirSync(join(source, "games"), { withFileTypes: true }).filter((one) => one.isDirectory());
  const named = new RegExp(`${folders.map(({ name }) => name).join("|")}|"(beginner|club|strong|champion)"`, "i");
  const shared = readdirSync(source, { recursive: true, encoding: "utf8" }).filter(
    (file) => /\.(svelte|ts)$/.test(file) && !/^games\/[^/]+\//.test(file) && file !== join("lib", "messages.ts"), // that is written by a tool
  );
  expect(shared.length).toBeGreaterThan(50);
  expect(shared.filter((file) => named.test(readFileSync(join(source, file), "utf8")))).toEqual([]);
});
