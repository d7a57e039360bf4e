import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import Tables from "../../src/components/Tables.svelte";
import ScoreSheet from "../../src/games/parade/ScoreSheet.svelte";
import type { ParadeView } from "../../src/games/parade/messages";
import { isTurn, result, turn, when } from "../../src/lib/glances";
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
  prefs.won = [];
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

const person = (name: string, kind: SeatView["kind"] = "human"): SeatView => ({ kind, name, level: null, connected: true, away: false, kept: "", avatar: "", who: "" });
const glance = (id: string, change: Partial<Glance>): Glance => ({
  id,
  game: "parade",
  title: "",
  status: "playing",
  you: 0,
  seats: [person("Ana"), person("Bea"), person("", "bot")],
  owes: [1],
  ago: 7200,
  left: null,
  asked: [],
  adjourned: false,
  lost: [],
  end: null,
  day: "",
  ...change,
});

test("a game over days tells how much time is left, what waits for me, and how it was over before its end", () => {
  expect(when(glance("a", { left: 2 * 86_400 + 5, ago: 3600 }))).toBe("2 days left · 1 hour ago");
  expect(when(glance("a", {}))).toBe("2 hours ago");
  const asked = glance("b", { asked: [0], adjourned: true, owes: [] });
  expect([isTurn(asked), turn(asked)]).toEqual([true, "somebody proposes something"]);
  expect(turn(glance("c", { adjourned: true, owes: [] }))).toBe("adjourned");
  const end = { points: [3, 1, 9], places: [2, 0, 1], counted: false };
  const lost = (why: "resigned" | "time") => glance("d", { status: "over", end, lost: [{ seat: 0, why, game: 1 }] });
  expect([result(lost("resigned")), result(lost("time"))]).toEqual(["you resigned", "lost on time"]);
  expect(result(glance("e", { status: "over", end: null }))).toBe("ended by agreement");
});

test("tables are told by whom one meets there, whose turn it is and how long ago; finished ones by their result, with the way to their replay", () => {
  const tables = [
    glance("b", { owes: [0], ago: 65 }),
    glance("e", { owes: [1, 2], ago: 0 }),
    glance("a", {}),
    glance("d", { title: "After the coffee", status: "waiting", owes: [], seats: [person("Ana"), person("", "open")] }),
    glance("k", { status: "waiting", owes: [], seats: [person("", "open"), person("Bea")] }),
    glance("g", {}),
    glance("c", { status: "over", owes: [], end: { points: [3, 9, 9], places: [0, 1, 1], counted: true } }),
    glance("f", { game: "coloretto", status: "over", owes: [], end: { points: [3, 9, 9], places: [2, 0, 0], counted: true } }),
  ];
  shown = mount(Tables, { target: document.body, props: { first: { tables, more: 0 } } });
  flushSync();
  const lines = (id: string) => [...document.querySelectorAll(`[data-testid=${id}]`)].map((one) => one.textContent?.replaceAll(/\s+/g, " ").trim());
  expect(lines("my-table")).toEqual([
    "Parade with Bea and Saffron your turn · 1 minute ago",
    "Parade with Bea and Saffron waiting for Bea and Saffron · now",
    "Parade with Bea and Saffron Bea is to play · 2 hours ago",
    "After the coffee one seat still open · 2 hours ago",
    "Parade with Bea a seat is kept for you · 2 hours ago",
  ]);
  document.querySelector<HTMLElement>("[data-testid=all-tables]")!.click();
  flushSync();
  expect(lines("my-table")).toHaveLength(6);
  expect(lines("my-finished")).toEqual(["Parade with Bea and Saffron you won · 2 hours ago", "Coloretto with Bea and Saffron place 3 of 3 · 2 hours ago"]);
  expect(document.querySelector("details .button")?.getAttribute("href")).toBe("/t/c/replay");
  expect(prefs.won).toEqual(["parade"]);
});
