import { createRawSnippet, flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import Match from "../../src/components/Match.svelte";
import coloretto from "../../src/games/coloretto";
import Board from "../../src/games/coloretto/Board.svelte";
import { pointsAt, RESULT } from "../../src/games/coloretto/ending/steps";
import type { ColorettoView, Move, SeatScore } from "../../src/games/coloretto/messages";
import { laidBetween, takenBetween } from "../../src/games/coloretto/motion";
import { isAssumed, pilesOf } from "../../src/games/coloretto/piles";
import { previewSentence } from "../../src/games/coloretto/preview";
import { shownToasts } from "../../src/lib/notices.svelte";
import { chosen, fieldsOf } from "../../src/lib/schema";
import type { GameInfo, TableView } from "../../src/lib/types";
import { table as plainTable } from "../fake/server";
import { LANGUAGES, speakFor } from "./words";

const KINDS = 11;
const POINTS = [0, 1, 3, 6, 10, 15, 21];
const nothing = createRawSnippet(() => ({ render: () => "<span></span>" }));

function held(cards: Record<number, number>): number[] {
  return Array.from({ length: KINDS }, (_, card) => cards[card] ?? 0);
}

/** The example of the rulebook (8): the joker stands with yellow, as long as nobody says otherwise. */
function exampleScore(): SeatScore {
  const cards = [3, 0, 5, 6, 2, 0, 0];
  const colours = cards.map((n, colour) => {
    const plus = [0, 2, 3].includes(colour);
    return { cards: n, jokers: colour === 2 ? 1 : 0, worth: POINTS[n]!, plus, points: plus ? POINTS[n]! : -POINTS[n]! };
  });
  return { colours, plus_twos: 1, plus_points: 2, jokers: 1, free_jokers: 1, free_golden: 0, points: 41, rank: 0 };
}

function emptyScore(): SeatScore {
  const colours = Array.from({ length: 7 }, () => ({ cards: 0, jokers: 0, worth: 0, plus: false, points: 0 }));
  return { colours, plus_twos: 0, plus_points: 0, jokers: 0, free_jokers: 0, free_golden: 0, points: 0, rank: 1 };
}

const effects = [
  { seat: 0, before: 41, after: 44 },
  { seat: 1, before: 0, after: 1 },
];
const draw: Move = { action: 0, notation: "D", preview: { kind: "draw", chances: [{ card: 0, count: 5, after: 45 }, { card: 5, count: 4, after: 40 }], unseen: 9, before_last: 7, rule: "3a" } };
const take: Move = { action: 6, notation: "T1", preview: { kind: "take", row: 0, cards: [0, 7], effects, rule: "3b" } };

function view(change: Partial<ColorettoView> = {}): ColorettoView {
  return {
    game: "coloretto",
    players: 2,
    ply: 4,
    phase: "turn",
    actor: 0,
    owes: [0],
    starter: 0,
    round: 1,
    deck: 40,
    before_last: 25,
    last_round: false,
    drawn: null,
    rows: [
      { cards: [0, 7], room: 3, taker: null },
      { cards: [], room: 3, taker: null },
      { cards: [], room: 3, taker: 1 },
    ],
    out: [false, false],
    held: [held({ 0: 3, 2: 4, 3: 6, 4: 2, 7: 1, 8: 1 }), held({})],
    named: [Array(7).fill(0), Array(7).fill(0)],
    unnamed: [0, 0],
    gone: [],
    unseen: null,
    naming: null,
    sheet: { final: false, table: POINTS, seats: [exampleScore(), emptyScore()] },
    moves: [draw, take],
    ...change,
  };
}

function table(change: Partial<TableView> = {}): TableView {
  return { ...plainTable(), ply: 31, game: "coloretto", ...change };
}

let shown: Record<string, unknown> | undefined;
function sit(game: ColorettoView, ask = vi.fn(async () => ({ ok: true as const }))) {
  const props = { module: coloretto, table: table(), game, seat: 0, events: [], live: true, ask, showRule: () => {}, side: nothing, tools: nothing };
  shown = mount(Board, { target: document.body, props });
  flushSync();
  return ask;
}

const find = (id: string) => document.querySelector<HTMLElement>(`[data-testid=${id}]`)!;
function press(id: string): void {
  find(id).click();
  flushSync();
}

beforeEach(() => speakFor("en"));
afterEach(() => {
  if (shown) void unmount(shown);
  shown = undefined;
  document.body.replaceChildren();
});

describe("the table", () => {
  test("a first tap chooses a row and shows what it would do to everybody, a second takes it", () => {
    const ask = sit(view());
    press("row-0");
    expect(ask).not.toHaveBeenCalled();
    expect(find("preview").textContent).toContain("You take row 1: red and “+2”. 41 → 44 points for you.");
    press("row-0");
    expect(ask).toHaveBeenCalledExactlyOnceWith({ type: "move", ply: 31, action: 6 }); // the ply of the table, not of the game
  });

  test("the deck draws at once, and says before what could come", () => {
    const ask = sit(view());
    expect(find("preview").textContent).toContain("Of 9 unseen cards, 5 would be worth something to you now");
    press("deck");
    expect(ask).toHaveBeenCalledExactlyOnceWith({ type: "move", ply: 31, action: 0 });
  });

  test("rows have full names, and those that cannot be taken say why", () => {
    sit(view());
    expect(find("row-0").querySelector(".sr-only")?.textContent).toBe("Row 1, 2 of 3: red and “+2”.");
    press("row-1");
    expect(shownToasts().at(-1)?.text).toBe("Row 2 is empty: there is nothing to take.");
    expect(find("row-2").getAttribute("aria-disabled")).toBe("true");
  });

  test("a drawn card lies open, and lights up the rows that can have it", () => {
    const moves: Move[] = [{ action: 2, notation: "P2", preview: { kind: "place", row: 1, card: 4, effects: null, rule: "3a" } }];
    sit(view({ phase: "place", drawn: 4, moves }));
    expect(find("drawn")).not.toBeNull();
    expect(find("row-1").classList.contains("open")).toBe(true);
    expect(find("row-0").classList.contains("open")).toBe(false);
    press("row-1");
    expect(find("confirm").textContent).toContain("Put it in row 2");
    expect(find("preview").textContent).toContain("Blue goes to row 2. Rule 3a");
  });

  test("the last round is announced, the certain cards before it are counted", () => {
    sit(view());
    expect(find("before-last").textContent).toContain("25 more, then “last round”");
    expect(document.querySelector("[data-testid=last-round]")).toBeNull();
    void unmount(shown!);
    sit(view({ last_round: true, before_last: -1 }));
    expect(find("last-round").textContent).toContain("Last round!");
  });

  test("jokers: the best is preselected, others are possible, all are sent one by one", async () => {
    const moves: Move[] = [2, 3].map((colour) => ({ action: 11 + colour, notation: "=", preview: { kind: "name", colour, points: 38 + colour, best: colour === 3, rule: "6" } }));
    const ask = sit(view({ phase: "name", unnamed: [2, 0], naming: { colours: [3, 3], points: 41 }, moves }));
    expect((find("name-3") as HTMLInputElement).checked).toBe(true);
    press("name-best");
    await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(2));
    expect(ask.mock.calls.map(([command]: unknown[]) => (command as { action: number }).action)).toEqual([14, 14]);
  });
});

describe("words", () => {
  test.each(LANGUAGES)("every preview can be said in %s, with and without aids", (code) => {
    speakFor(code);
    const place: Move["preview"] = { kind: "place", row: 1, card: 9, effects: null, rule: "3a" };
    const bare: Move["preview"] = { kind: "draw", chances: null, unseen: 9, before_last: 0, rule: "3a" };
    for (const preview of [draw.preview, take.preview, place, bare]) {
      const said = previewSentence(preview, view(), table(), 0);
      expect(said).not.toMatch(/coloretto-|\{|\$/);
    }
    expect(previewSentence(bare, view(), table(), 0)).not.toContain("9");
  });
});

describe("collections", () => {
  test("plus colours come first, then minus, then what lies aside", () => {
    expect(pilesOf(view(), 0).map(({ card, side }) => [card, side])).toEqual([
      [3, "plus"],
      [2, "plus"],
      [0, "plus"],
      [4, "minus"],
      [7, "aside"],
      [8, "aside"],
    ]);
    expect(isAssumed(view(), 0)).toBe(true);
    expect(isAssumed(view(), 1)).toBe(false);
  });

  test("the example of the rulebook is added up step by step to 41", () => {
    const named = [Array(7).fill(0), Array(7).fill(0)];
    named[0]![2] = 1;
    const game = view({ phase: "over", named, sheet: { ...view().sheet, final: true } });
    expect([0, 1, 2, 3, RESULT].map((step) => pointsAt(game, 0, step))).toEqual([0, 42, 39, 41, 41]);
    expect(pilesOf(game, 0).find((pile) => pile.card === 2)).toMatchObject({ count: 5, jokers: 1 });
  });
});

describe("motion", () => {
  test("a taken row is known by who holds more, even when the round ended with it", () => {
    const after = view({ ply: 5, round: 2, rows: view().rows.map((row) => ({ ...row, cards: [], taker: null })), held: [held({ 0: 4, 2: 4, 3: 6, 4: 2, 7: 2, 8: 1 }), held({})] });
    expect(takenBetween(view(), after)).toEqual({ row: 0, seat: 0 });
    expect(laidBetween(view(), after)).toBeNull();
  });

  test("a card just laid is known by its row and slot", () => {
    const rows = view().rows.map((row, index) => (index === 0 ? { ...row, cards: [0, 7, 4] } : row));
    expect(laidBetween(view(), view({ rows }))).toEqual({ row: 0, slot: 2 });
    expect(takenBetween(view(), view({ rows }))).toBeNull();
  });
});

describe("a match", () => {
  const match = { games: 4, game: 2, results: [[12, 12]], ranks: [[0, 0]], margins: [[0, 0]], totals: [12, 12], starters: [1], winners: [] as number[], places: [0, 0], distances: [0, 0] };

  function sheet(change: Partial<TableView>, seat: number | null = 0) {
    const ask = vi.fn(async () => ({ ok: true as const }));
    shown = mount(Match, { target: document.body, props: { table: table({ match, status: "between", ...change }), seat, ask } });
    flushSync();
    return ask;
  }

  test("between two games it says who is ahead and deals the next", () => {
    const ask = sheet({});
    expect(find("match-words").textContent).toMatch(/tied for the lead. Points: 12/);
    press("next-game");
    expect(ask).toHaveBeenCalledExactlyOnceWith({ type: "next" });
  });

  test("a visitor deals nothing", () => {
    sheet({}, null);
    expect(document.querySelector("[data-testid=next-game]")).toBeNull();
  });

  test("while the end of a game is told, its points are not given away", () => {
    shown = mount(Match, { target: document.body, props: { table: table({ match, status: "between" }), seat: 0, ask: vi.fn(), told: false } });
    flushSync();
    expect(find("match").textContent).not.toContain("12");
    expect(find("next-game")).not.toBeNull();
  });

  test("a shared match names everybody who won it", () => {
    sheet({ status: "over", match: { ...match, winners: [0, 1], game: 4 } });
    expect(find("match-words").textContent).toMatch(/ and .* tie for the match with 12 points!/);
  });
});

test("the options of any game are read from its schema, and only what was changed is sent", () => {
  const properties = {
    starter: { type: "integer", minimum: -1, maximum: 4, default: -1 },
    without: { enum: ["blue", "random"], default: "random" },
    aids: { type: "boolean", default: true },
    odd: { type: "object", default: {} },
  };
  const info = { options: { $ref: "#/$defs/X", $defs: { X: { properties } } } } as unknown as GameInfo;
  const fields = fieldsOf(info);
  expect(fields.map(({ name, kind }) => [name, kind])).toEqual([
    ["starter", "choice"],
    ["without", "choice"],
    ["aids", "switch"],
  ]);
  expect(fields[0]!.values).toEqual([-1, 0, 1, 2, 3, 4]);
  expect(fields[1]!.values).toEqual(["random", "blue"]);
  expect(chosen(fields, { starter: -1, without: "blue", aids: true })).toEqual({ without: "blue" });
});
