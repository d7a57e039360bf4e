// Boards laid by hand: cells, turns, codes in addresses, and what the fairness meter says.
import { afterEach, describe, expect, test, vi } from "vitest";
import { isSaid, secondsLeft } from "../../src/lib/countdown";
import { parse } from "../../src/lib/router.svelte";
import { fieldsOf, grouped, named } from "../../src/lib/schema";
import { favoured } from "../../src/games/jackrabbits/editor/fairness";
import { cut } from "../../src/lib/lines";
import { anyMove } from "../../src/games/jackrabbits/draft/chance";
import type { Move } from "../../src/games/jackrabbits/messages";
import { cellsOf, freeSpot, lieAt, middle, neighbours, pieceAt, turned, under, widened } from "../../src/games/jackrabbits/editor/laying";
import { SharedBench, type Deed } from "../../src/games/jackrabbits/editor/shared.svelte";
import { codeIn, pictureAddress, readChoice, writeChoice } from "../../src/games/jackrabbits/setup/boards";

import { speakFor } from "./words";

const CITADEL = { piece: 0, x: 0, y: 0, turn: 0 };
const FOREST = 13;
const CROSSING = 25;
const TAVERN = 26;

test("a hexagon covers six cells, a rhombus two, a triangle one", () => {
  expect(new Set(cellsOf(0, CITADEL)).size).toBe(6);
  expect(cellsOf(FOREST, { x: 0, y: 0, turn: 0 })).toEqual(["-1,0", "-1,1"]);
  expect(cellsOf(CROSSING, { x: 0, y: 0, turn: 3 })).toEqual(["0,0"]);
});

test("the waters stay where they are while a board grows, and widen at the side where land comes close", () => {
  const waters = { x: 0, y: 0, width: 1000, height: 800 };
  expect(widened(waters, { x: 200, y: 200, width: 500, height: 400 })).toEqual(waters);
  expect(widened(waters, { x: 500, y: 200, width: 450, height: 400 })).toEqual({ x: 0, y: 0, width: 1500, height: 800 });
  expect(widened(waters, { x: -2000, y: 200, width: 500, height: 400 })).toEqual({ x: -2060, y: 0, width: 3060, height: 800 });
});

test("chance lays a piece as advised where it can", () => {
  const move = (action: number, against: string[]) => ({ action, preview: { against } }) as unknown as Move;
  expect(anyMove([move(1, ["dead-end"]), move(2, []), move(3, [])], () => 0.99)).toBe(3);
  expect(anyMove([move(1, ["dead-end"])], () => 0)).toBe(1);
  expect(anyMove([])).toBeNull();
});

test("two pieces on one spot are noticed, and those side by side are neighbours", () => {
  expect(under([CITADEL], 1, { x: 2, y: 0, turn: 0 })).toEqual([0]);
  expect(under([CITADEL], 1, { x: 0, y: 2, turn: 0 })).toEqual([]);
  expect(neighbours([CITADEL], 1, { x: 0, y: 2, turn: 0 })).toEqual([0]);
  expect(neighbours([CITADEL], 1, { x: 8, y: 0, turn: 0 })).toEqual([]);
});

test("the piece under a point is found in every corner of it", () => {
  for (const [x, y] of [[0, 0], [90, 0], [-90, 0], [40, -80], [-40, 80]] as const) expect(pieceAt([CITADEL], { x, y })).toBe(0);
  for (const [x, y] of [[101, 0], [80, 60], [0, 90]] as const) expect(pieceAt([CITADEL], { x, y })).toBeNull();
});

test("a piece comes to lie where it is pointed, whatever its turn", () => {
  for (const piece of [1, FOREST, CROSSING]) {
    for (let turn = 0; turn < 6; turn++) {
      for (const [x, y] of [[0, 0], [37, -151], [-420, 333]] as const) {
        const lie = lieAt(piece, turn, { x, y });
        expect(Math.abs((lie.x + lie.y) % 2)).toBe(0);
        const at = middle(piece, lie);
        expect(Math.hypot(at.x - x, at.y - y)).toBeLessThan(60);
      }
    }
  }
});

test("turning finds another way to lie, also in a narrow place", () => {
  expect(turned([], 1, 6, { x: 0, y: 0, turn: 0 }, 1)).toEqual({ x: 0, y: 0, turn: 1 });
  const there = { x: 0, y: 2, turn: 0 };
  const walls = [CITADEL, { piece: 1, x: 3, y: 3, turn: 0 }, { piece: 2, x: -3, y: 3, turn: 0 }];
  const narrow = turned(walls, TAVERN, 6, { ...there, turn: 3 }, 1);
  expect(narrow && under(walls, TAVERN, narrow)).toEqual([]);
});

test("a new piece is offered a free spot beside the others", () => {
  expect(freeSpot([], 5)).toEqual({ x: 0, y: 0, turn: 0 });
  for (const piece of [1, FOREST, CROSSING]) {
    const lie = freeSpot([CITADEL], piece);
    expect(under([CITADEL], piece, lie)).toEqual([]);
    expect(neighbours([CITADEL], piece, lie)).toEqual([0]);
  }
});

test("the board of a table is read and written", () => {
  for (const value of ["sample", "draft", "together", "random:7", "random:7:0", "J2abc"]) expect(writeChoice(readChoice(value))).toBe(value);
  expect(readChoice("random:12:2")).toEqual({ kind: "random", seed: 12, islands: 2 });
  expect(codeIn(" https://table.example/boards/J2abc?x=1 ")).toBe("J2abc");
  expect(codeIn("J2 abc\n")).toBe("J2abc");
  expect(pictureAddress({ kind: "random", seed: 7, islands: null }, "CS", "dark")).toBe("/api/boards/picture.svg?theme=dark&seed=7&suits=CS");
  expect(pictureAddress({ kind: "draft" }, "", "system")).toBeNull();
  expect(pictureAddress({ kind: "together" }, "", "system")).toBeNull();
});

describe("a bench that several share", () => {
  afterEach(() => vi.unstubAllGlobals());

  /** The table has this board, and says yes or no to what is asked of it. */
  async function shared(pieces: object[], says: boolean, places: object[] = []): Promise<{ bench: SharedBench; asked: Deed[] }> {
    speakFor("en");
    const look = { code: "J", pieces, picture: "<svg xmlns='http://www.w3.org/2000/svg'/>", style: "", islands: 0, warnings: [], refusal: null };
    vi.stubGlobal("fetch", async (path: string) => Response.json(path.includes("places") ? places : look));
    const asked: Deed[] = [];
    const bench = new SharedBench(async (deed) => (asked.push(deed), says));
    bench.follow("together:J", "");
    await vi.waitFor(() => expect(bench.pieces).toHaveLength(pieces.length));
    return { bench, asked };
  }

  test("what is laid is asked of the table, and leaves the hand when the table says yes", async () => {
    const { bench, asked } = await shared([CITADEL], true);
    bench.take(FOREST);
    expect(bench.lay()).toBe(true);
    expect(asked).toEqual([{ do: "lay", piece: FOREST, x: expect.any(Number), y: expect.any(Number), turn: 0 }]);
    await vi.waitFor(() => expect(bench.held).toBeNull());
    expect(bench.pieces).toHaveLength(1); // until the table shows it
  });

  test("where the table says no, the piece stays in hand", async () => {
    const { bench, asked } = await shared([CITADEL], false);
    bench.take(FOREST);
    bench.lay();
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    expect(bench.held?.piece).toBe(FOREST);
  });

  test("a piece of the board is turned in hand, then moved, or lifted", async () => {
    const { bench, asked } = await shared([CITADEL, { piece: 1, x: 0, y: 4, turn: 0 }], true);
    bench.take(1);
    bench.turn(1);
    expect(asked).toEqual([]);
    bench.lay();
    expect(asked).toEqual([{ do: "move", piece: 1, x: 0, y: 4, turn: 1 }]);
    await vi.waitFor(() => expect(bench.held).toBeNull());
    bench.take(1);
    bench.remove();
    expect(asked.at(-1)).toEqual({ do: "lift", piece: 1 });
  });

  test("a piece off the tray comes to the best place, and hops on to the next", async () => {
    const places = [{ x: 4, y: 2, turn: 3, against: [] }, { x: -4, y: 2, turn: 1, against: [] }];
    const { bench } = await shared([CITADEL], true, places);
    bench.take(FOREST);
    await vi.waitFor(() => expect(bench.held).toMatchObject({ x: 4, y: 2, turn: 3 }));
    bench.hop();
    expect(bench.held).toMatchObject({ x: -4, y: 2, turn: 1 });
    bench.hop();
    expect(bench.held).toMatchObject({ x: 4, y: 2, turn: 3 });
  });

  test("what somebody else has lifted leaves the hand", async () => {
    const { bench } = await shared([CITADEL, { piece: 1, x: 0, y: 4, turn: 0 }], true);
    bench.take(1);
    vi.stubGlobal("fetch", async () => Response.json({ ...bench.look, pieces: [CITADEL] }));
    bench.follow("together:J2", "");
    await vi.waitFor(() => expect(bench.pieces).toHaveLength(1));
    expect(bench.held).toBeNull();
  });
});

test("addresses of boards and lessons are understood", () => {
  expect(parse("/boards")).toEqual({ page: "own", name: "boards", code: "" });
  expect(parse("/boards/J2abc")).toEqual({ page: "own", name: "boards", code: "J2abc" });
  expect(parse("/learn/jackrabbits")).toEqual({ page: "learn", game: "jackrabbits" });
  expect(parse("/league")).toEqual({ page: "league", id: "" });
  expect(parse("/league/abc")).toEqual({ page: "league", id: "abc" });
  expect(parse("/league/abc/d")).toEqual({ page: "lost" });
  expect(parse("/boards/a/b")).toEqual({ page: "lost" });
});

test("options are grouped, offered by example, and read from an address", () => {
  const properties = {
    board: { type: "string", default: "sample", examples: ["sample", "draft"], group: "board" },
    complete: { type: "boolean", default: true, group: "rules" },
    limit: { type: "integer", default: 0, minimum: 0, maximum: 10000, examples: [0, 40], group: "rules" },
  };
  const fields = fieldsOf({ options: { properties } });
  expect(grouped(fields).map(({ name, fields: some }) => [name, some.length])).toEqual([["board", 1], ["rules", 2]]);
  expect(fields[2]!.values).toEqual([0, 40]);
  expect(named(fields, new URLSearchParams("board=J2x&complete=false&limit=60&game=x"))).toEqual({ board: "J2x", complete: false, limit: 60 });
  expect(named(fields, new URLSearchParams("limit=many"))).toEqual({});
});

test("the meter says who is favoured only beyond doubt", () => {
  expect(favoured([])).toBeNull();
  expect(favoured([{ share: 0.52, low: 0.48, high: 0.56 }, { share: 0.48, low: 0.44, high: 0.52 }])).toBeNull();
  expect(favoured([{ share: 0.4, low: 0.37, high: 0.43 }, { share: 0.6, low: 0.57, high: 0.63 }])).toBe(1);
  expect(cut('{"a":1}\n{"b"')).toEqual([['{"a":1}'], '{"b"']);
});

test("a countdown counts from when it was said", () => {
  expect(secondsLeft(20, 1000, 1000)).toBe(20);
  expect(secondsLeft(20, 1000, 6100)).toBe(15);
  expect(secondsLeft(20, 1000, 60_000)).toBe(0);
  expect([30, 10, 5].every(isSaid)).toBe(true);
  expect(isSaid(9)).toBe(false);
});
