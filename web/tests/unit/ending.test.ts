import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { fitting, lines } from "../../src/components/ending/lettering";
import { ordered, placesOf } from "../../src/components/ending/portrait";
import { layOut } from "../../src/components/ending/strips";
import { headline } from "../../src/components/ending/verdict";
import { whyStopped } from "../../src/components/parting/stopped";
import Story from "../../src/components/Story.svelte";
import { load } from "../../src/games/registry";
import type { Event, MatchView, SeatView, TableView } from "../../src/lib/types";
import { table } from "../fake/server";
import { LANGUAGES, speakFor } from "./words";

const seat = (name: string): SeatView => ({ kind: "human", name, level: null, connected: true, away: false, kept: "", avatar: "", who: "" });
const SEATS = ["Ana", "Bea", "Cleo", "Dora"].map(seat);
const match = (change: Partial<MatchView> = {}): MatchView => ({
  games: 1,
  game: 1,
  results: [[14, 15, 20, 22]],
  ranks: [[0, 1, 2, 3]],
  margins: [[1, 1, 6, 8]],
  totals: [14, 15, 20, 22],
  starters: [0],
  winners: [0],
  places: [0, 1, 2, 3],
  distances: [1, 1, 6, 8],
  ...change,
});

const over = (change: Partial<MatchView> = {}, how: Partial<TableView> = {}): TableView => ({ ...table(), status: "over", seats: SEATS, match: match(change), ...how });

beforeEach(() => speakFor("en"));

describe("the headline", () => {
  const title = (change: Partial<MatchView>, who: number | null, margin = true) => headline(over(change), who, margin).title;

  test("tells who played how it went for them, and who watched who won", () => {
    expect([0, 1, 2, 3, null].map((who) => title({}, who))).toEqual(["You win by 1", "You came second", "You came third", "You came fourth", "Ana wins by 1"]);
  });

  test("says nothing of points where something else decided, or where a game has none", () => {
    expect(title({ margins: [[0, 0, 6, 8]] }, 0)).toBe("You win");
    expect(title({}, 0, false)).toBe("You win");
  });

  test("a shared win is shared", () => {
    const shared = { ranks: [[0, 0, 2, 3]], margins: [[0, 0, 6, 8]] };
    expect([0, 2, null].map((who) => title(shared, who))).toEqual(["You share the win", "You came third", "Ana and Bea share the win"]);
  });

  test("a match is won by who won the match, not by who won its last game", () => {
    const whole = { games: 4, game: 4, winners: [1], places: [2, 0, 1, 3], distances: [9, 7, 7, 12] };
    expect(headline(over(whole), 1)).toEqual({ title: "You win the match by 7", last: "You came second" });
    expect(headline(over(whole), 0)).toEqual({ title: "You came third in the match", last: "You win by 1" });
    expect(headline(over({ ...whole, winners: [] }), 0)).toEqual({ title: "You win by 1", last: null });
  });

  test("a game that was over before its end is won by who is left, whatever the cards say", () => {
    const lost = over({ ranks: [[1, 0, 2, 3]], winners: [1] }, { stopped: "lost", lost: [{ seat: 0, why: "resigned", game: 1 }] });
    expect([0, 1, null].map((who) => headline(lost, who).title)).toEqual(["Bea wins", "You win!", "Bea wins"]);
    expect(whyStopped(lost, 0)).toEqual(["Ana (you) resigned."]);
    expect(placesOf(lost, [0, 1, 2, 3])).toEqual([1, 0, 2, 3]);
  });

  test.each(LANGUAGES)("has words for every place in %s", (code) => {
    speakFor(code);
    const said = [0, 1, 2, 3].map((who) => title({}, who));
    expect(new Set(said).size).toBe(4);
    expect(said.join()).not.toMatch(/ending-|\{/);
  });
});

describe("the drawing", () => {
  const SHAPE = { most: 66, least: 34, tall: 1.46, fan: 0.4, gap: 0.3, figures: 24 };

  test("piles of all seats lie in cards of one size, within the width", () => {
    const sizes = [
      [1, 5, 2, 1, 3, 2],
      [2, 2],
    ];
    for (const width of [300, 520, 900]) {
      const [one, other] = [layOut(sizes, 0, width, SHAPE), layOut(sizes, 1, width, SHAPE)];
      expect(one.card).toBe(other.card);
      for (const spot of [...one.spots, ...other.spots]) expect(spot.x + spot.width).toBeLessThanOrEqual(width + 1);
    }
    expect(layOut(sizes, 0, 300, SHAPE).height).toBeGreaterThan(layOut(sizes, 1, 300, SHAPE).height);
  });

  test("words shrink or wrap", () => {
    expect(fitting("short", 400, 60)).toBe(60);
    expect(fitting("x".repeat(60), 400, 60)).toBeLessThan(14);
    expect(lines("one two three four", 9)).toEqual(["one two", "three", "four"]);
  });

  test("everybody stands from first to last, ties as they sit", () => expect(ordered([2, 0, 2, 1])).toEqual([1, 3, 0, 2]));
});

describe("the story", () => {
  let shown: Record<string, unknown>;
  afterEach(() => unmount(shown));

  test("is told newest first, move by move, and a reason stands below its move", async () => {
    const module = await load("parade");
    const told = (ply: number, code: string, who: number): Event => ({ ply, code, facts: { seat: who, card: ply } });
    const events = [told(1, "parade-played", 1), told(1, "parade-why-nothing", 1), told(2, "parade-played", 0), told(3, "parade-played", 1)];
    shown = mount(Story, { target: document.body, props: { table: table(), events, seat: 0, module, onreplay: null } });
    flushSync();
    const earlier = [...document.querySelectorAll(".old li")].map((one) => one.textContent);
    expect(earlier).toEqual(["Ana (you) plays green 2 and takes nothing.", "Cinnamon plays green 1 and takes nothing.", "Why: no card leaves the parade."]);
  });
});
