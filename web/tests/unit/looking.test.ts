import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import Daily from "../../src/components/Daily.svelte";
import LookBack from "../../src/components/LookBack.svelte";
import parade from "../../src/games/parade";
import { Reel } from "../../src/lib/reel.svelte";
import type { Frame, LookBack as Found } from "../../src/lib/types";
import { game, table } from "../fake/server";
import { speakFor } from "./words";

let shown: Record<string, unknown> | null = null;
beforeEach(() => speakFor("en"));
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const frames = Array.from({ length: 8 }, (_, ply): Frame => ({ ply, game: game(), events: [] }));

test("a replay goes to the position after so many moves, and to its end where there are not so many", () => {
  const reel = new Reel(frames);
  reel.toPly(3);
  expect(reel.at).toBe(3);
  reel.toPly(99);
  expect(reel.at).toBe(7);
});

test("the deal of the day has a result to copy: a square for every place, yours filled", () => {
  const first = { day: "2026-11-16", streak: 3, games: [{ game: "parade", table: "t", end: { points: [12, 9, 20], places: [1, 0, 2], counted: true } }] };
  shown = mount(Daily, { target: document.body, props: { game: "parade", first } });
  flushSync();
  expect(document.querySelector("textarea")!.value.split("\n").slice(0, 3)).toEqual([
    "Sobremesa · Parade · 2026-11-16",
    "□■□ place 2 of 3 · 12 points (bots: 9, 20)",
    "3 days in a row",
  ]);
});

const FOUND: Found = {
  moves: "",
  swings: [
    { ply: 0, seat: 0, chance: 0.5, lost: 0.2, given: 0.05, luck: 0.35 },
    { ply: 1, seat: 1, chance: 0.4, lost: 0, given: 0, luck: -0.4 },
  ],
  ends: [{ ply: 7, shares: [1, 0, 0] }],
  turns: [
    { kind: "decision", ply: 0, seat: 0, size: 0.2, had: 0.3, best: 0.5, told: { code: "parade-played", facts: { seat: 0, card: 3 } }, why: null },
    { kind: "luck", ply: 1, seat: 1, size: -0.4, had: 0.4, best: 0.4, told: null, why: null },
  ],
  lost: [0.2, 0, 0],
};

test("looking back tells how far the bots are, then where the game turned and why chances moved; a turning point leads to its move", async () => {
  let say = (_: string) => {};
  let end = () => {};
  const body = new ReadableStream<Uint8Array>({
    start(stream) {
      say = (line) => stream.enqueue(new TextEncoder().encode(`${line}\n`));
      end = () => stream.close();
    },
  });
  vi.stubGlobal("fetch", vi.fn(async () => new Response(body)));
  const reel = new Reel(frames);
  shown = mount(LookBack, { target: document.body, props: { reel, table: table(), module: parade } });
  say('{"done":2,"total":7}');
  await vi.waitFor(() => {
    flushSync();
    expect(document.body.textContent).toContain("2 of 7");
  });
  say(JSON.stringify(FOUND));
  end();
  await vi.waitFor(() => {
    flushSync();
    expect(document.querySelectorAll("[data-testid=turning-point]")).toHaveLength(2);
  });
  const text = document.body.textContent!.replaceAll(/\s+/g, " ");
  expect(text).toContain("could have had a chance of 50%, and kept 30%.");
  expect(text).toContain("loses 40 percentage points.");
  expect(text).toContain("−20% by own decisions, +5% by those of the others, +35% by luck.");
  document.querySelector<HTMLButtonElement>("[data-testid=turning-point] button")!.click();
  expect(reel.at).toBe(1);
});
