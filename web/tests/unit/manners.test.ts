import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import Tables from "../../src/components/Tables.svelte";
import ScoreSheet from "../../src/games/parade/ScoreSheet.svelte";
import type { ParadeView } from "../../src/games/parade/messages";
import { prefs } from "../../src/lib/prefs.svelte";
import { keysNow, onShortcut } from "../../src/lib/shortcuts.svelte";
import type { Glance, SeatView } from "../../src/lib/types";
import { game, table } from "../fake/server";
import { speakFor } from "./words";

let shown: Record<string, unknown> | null = null;
beforeEach(() => speakFor("en"));
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  prefs.recent = [];
});

test("a score sheet is one stop for the tab key; arrows go through its cells, line by line", () => {
  shown = mount(ScoreSheet, { target: document.body, props: { table: table(), game: game() as ParadeView, seat: 0, showRule: () => {} } });
  flushSync();
  const cells = [...document.querySelectorAll<HTMLButtonElement>("tbody button")];
  const stops = () => cells.flatMap((one, index) => (one.tabIndex === 0 ? [index] : []));
  const press = (key: string) => {
    document.activeElement!.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    flushSync();
  };
  expect([cells.length, stops()]).toEqual([12, [0]]);
  cells[0]!.focus();
  press("ArrowRight");
  expect([document.activeElement, stops()]).toEqual([cells[1], [1]]);
  press("ArrowDown");
  expect([document.activeElement, stops()]).toEqual([cells[7], [7]]);
  press("Home");
  expect(stops()).toEqual([0]);
});

test("the keys that are listed are those that work now, those of the game first", () => {
  const always = onShortcut({ m: () => {} }, [["M", "shortcut-sound"]]);
  const ofGame = onShortcut({ d: () => {} }, [["D", "shortcut-draw"]]);
  expect(keysNow()).toEqual([
    ["D", "shortcut-draw"],
    ["M", "shortcut-sound"],
  ]);
  ofGame();
  expect(keysNow()).toEqual([["M", "shortcut-sound"]]);
  always();
});

const person = (name: string, kind: SeatView["kind"] = "human"): SeatView => ({ kind, name, level: null, connected: true, away: false, kept: "" });
const glance = (id: string, change: Partial<Glance>): Glance => ({
  id,
  game: "parade",
  title: "",
  status: "playing",
  you: 0,
  seats: [person("Ana"), person("Bea"), person("", "bot")],
  owes: [1],
  ago: 7200,
  ...change,
});

test("tables are told by whom one meets there, whose turn it is and how long ago; yours first, finished ones not at all", async () => {
  const known = ["a", "b", "c", "d", "e", "f"];
  prefs.recent = known.map((id) => ({ id, game: "parade", title: id === "d" ? "After the coffee" : "" }));
  const told = [
    glance("a", {}),
    glance("b", { owes: [0], ago: 65 }),
    glance("c", { status: "over", owes: [] }),
    glance("d", { status: "waiting", owes: [], seats: [person("Ana"), person("", "open")] }),
    glance("e", { owes: [1, 2], ago: 0 }),
  ];
  vi.stubGlobal("fetch", vi.fn(async () => Response.json(told)));
  shown = mount(Tables, { target: document.body, props: { met: Promise.resolve() } });
  await vi.waitFor(() => {
    flushSync();
    expect(document.body.textContent).toContain("your turn");
  });
  const lines = [...document.querySelectorAll("a")].map((one) => one.textContent?.replaceAll(/\s+/g, " ").trim());
  expect(lines).toEqual([
    "Parade with Bea and Saffron your turn · 1 minute ago",
    "Parade with Bea and Saffron Bea is to play · 2 hours ago",
    "After the coffee one seat still open · 2 hours ago",
    "Parade with Bea and Saffron waiting for Bea and Saffron · now",
    "Parade",
  ]);
});
