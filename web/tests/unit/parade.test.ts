import { beforeEach, describe, expect, test } from "vitest";
import { posture } from "../../src/games/parade/art/characters";
import { beatsOf, safeBy } from "../../src/games/parade/beats";
import { byColour, cardName, COLOURS, coloursIn, letter, valueOf } from "../../src/games/parade/cards";
import { flippersAt, pilesAt, pointsAt, RESULT, sumOf } from "../../src/games/parade/ending/steps";
import { fitCards, leastHeight, TALL } from "../../src/games/parade/fit";
import type { ParadeView } from "../../src/games/parade/messages";
import { findPair, hintSentence, previewSentence } from "../../src/games/parade/preview";
import { statusSentence } from "../../src/games/parade/status";
import { game, table } from "../fake/server";
import { LANGUAGES, speakFor } from "./words";

const view = (change: Partial<ParadeView> = {}) => game(change) as ParadeView;
const play = (one: ParadeView) => {
  const { preview } = one.moves[0]!;
  if (preview.kind !== "play") throw new Error("not a play");
  return preview;
};

beforeEach(() => speakFor("en"));

describe("cards", () => {
  test.each([
    ["en", "green 3"],
    ["es", "el 3 verde"],
    ["fr", "le 3 vert"],
  ] as const)("have a full name in %s", (code, name) => {
    speakFor(code);
    expect(cardName(3)).toBe(name);
  });

  test.each(LANGUAGES)("have six different letters in %s", (code) => {
    speakFor(code);
    expect(new Set(COLOURS.map(letter)).size).toBe(6);
  });

  test("lie by colour, highest first", () => {
    expect(byColour([0, 7, 65, 3])).toEqual([[7, 3, 0], [], [], [], [], [65]]);
  });
});

describe("the preview", () => {
  test("names every card that would leave, and why, and the points", () => {
    const words = previewSentence(play(view()));
    expect(words).toBe(
      "Green 3 would take **3 cards**: green 7 (same colour); red 3 (3 or less); green 0 (same colour, and 3 or less). Your points: 0 → **10**.",
    );
  });

  test("says so when all cards in line are safe", () => {
    const words = previewSentence({ ...play(view()), leave: [], stay: [], safe: [20, 45], after: 0 });
    expect(words).toBe("Green 3 would take **nothing**: all 2 cards in line are safe. Your points stay at 0.");
  });

  test("warns that the last round would begin", () => {
    expect(previewSentence({ ...play(view()), triggers: "colours" })).toContain("the last round begins");
  });

  test("finds the pair whatever the order of choosing", () => {
    const pairs = [{ discard: [3, 9], keep: [1, 2], points: 4 }];
    expect(findPair(pairs, [9, 3])).toBe(pairs[0]);
    expect(findPair(pairs, [9, 1])).toBeNull();
  });
});

describe("the status", () => {
  test("says what you can do", () => expect(statusSentence(view(), table(), 0)).toMatch(/^Your turn/));
  test("names who is to move", () => expect(statusSentence(view({ owes: [1], actor: 1 }), table(), 0)).toMatch(/^Cinnamon/));
  test("names all who still discard", () => {
    expect(statusSentence(view({ phase: "discard", owes: [1] }), table(), 0)).toContain("Cinnamon");
  });
});

describe("the line", () => {
  const room = { gap: 6, rowGap: 44, least: 32, most: 64, comfortable: 46 };
  test.each([6, 9, 14, 20])("fits a phone with %i cards, both ends included", (cards) => {
    const size = { width: 340, height: 330 };
    const { card, columns } = fitCards(cards + 2, { ...room, ...size });
    expect(columns * (card + 6) - 6).toBeLessThanOrEqual(size.width);
    expect(Math.ceil((cards + 2) / columns) * (card * TALL + 44)).toBeLessThanOrEqual(size.height + 1);
  });

  test.each([6, 14, 20, 40])("asks for the height that its smallest cards need: %i", (cards) => {
    const size = { ...room, width: 300, height: 0 };
    const { card, columns } = fitCards(cards + 2, { ...size, height: leastHeight(cards + 2, size) });
    expect(card).toBeGreaterThanOrEqual(room.least);
    expect(columns * (card + 6) - 6).toBeLessThanOrEqual(size.width);
  });

  test.each([0, 50, 90])("never sticks out at the side, while its height is %i", (height) => {
    const { card, columns } = fitCards(14, { ...room, width: 340, height });
    expect(columns * (card + 6) - 6).toBeLessThanOrEqual(340);
  });

  test("stays in one row while cards are large enough", () => {
    expect(fitCards(8, { ...room, width: 900, height: 300, most: 96, comfortable: 60 }).columns).toBe(8);
  });
});

describe("the ending", () => {
  const cell = (cards: number, sum: number, flipped: boolean, points: number) => ({ cards, sum, flipped, points });
  const none = cell(0, 0, false, 0);
  const over = view({
    phase: "over",
    before: [[7, 3], [20]],
    kept: [[3], [20]],
    sheet: {
      final: true,
      lead: 2,
      seats: [
        { colours: [cell(2, 10, true, 2), none, none, none, none, none], points: 2, cards: 2, rank: 0 },
        { colours: [none, cell(1, 9, false, 9), none, none, none, none], points: 9, cards: 1, rank: 1 },
      ],
    },
  });

  test("flips and adds, colour by colour", () => {
    expect(pilesAt(over, 0, 1)).toMatchObject([{ cards: [7, 3], counted: true, now: true, score: { flipped: true } }]);
    expect(pilesAt(over, 1, 1)).toMatchObject([{ cards: [20], counted: false, now: false }]);
    expect([0, 1, 2].map((step) => flippersAt(over, step))).toEqual([[], [0], []]);
    expect([0, 1, 2, RESULT].map((step) => [pointsAt(over, 0, step), pointsAt(over, 1, step)])).toEqual([
      [0, 0],
      [2, 0],
      [2, 9],
      [2, 9],
    ]);
  });

  test("says in figures what the server counted", () => {
    expect(sumOf(pilesAt(over, 0, 1)[0]!, valueOf)).toBe("2 × 1 = 2");
    expect(sumOf(pilesAt(over, 1, 2)[0]!, valueOf)).toBe("9");
    const open = { ...pilesAt(over, 0, 1)[0]!, score: cell(2, 10, false, 10) };
    expect(sumOf(open, valueOf)).toBe("7+3 = 10");
  });
});

describe("a turn in beats", () => {
  const end = new DOMRect(90, 0, 40, 58);
  const lying = { cards: [7, 20, 45], rects: [], end };
  const told = (card: number, safe: number) => [{ ply: 3, code: "parade-played", facts: { seat: 1, card, safe } }];

  test("begins with the card that has joined the line, where the line ended", () => {
    expect(beatsOf(lying, [20, 45, 13], told(13, 2))).toMatchObject({ first: "13", at: end });
  });

  test("is shorter where nothing is counted off", () => {
    expect(beatsOf(lying, [20, 45, 11], told(11, 0))!.rest).toBeLessThan(beatsOf(lying, [20, 45, 13], told(13, 2))!.rest);
  });

  test("is none where no card has joined", () => {
    expect(beatsOf(lying, [7, 20, 45], [])).toBeNull();
    expect(beatsOf({ ...lying, end: null }, [20, 45, 13], [])).toBeNull();
  });

  test("points at as many cards from the back as the story says", () => {
    expect(safeBy(13, told(13, 2))).toBe(2);
    expect(safeBy(13, [...told(13, 1), ...told(13, 3)])).toBe(3);
    expect(safeBy(13, told(11, 0))).toBe(0);
  });
});

test.each(COLOURS)("the higher the card, the higher the %s one steps", (colour) => {
  const foot = (value: number) => Number(posture(colour, value).legs.split("M")[1]!.split("L")[2]!.split(" ")[1]);
  const heights = Array.from({ length: 11 }, (_, value) => foot(value));
  expect(heights).toEqual([...heights].sort((a, b) => b - a));
  expect(heights[0]! - heights[10]!).toBeGreaterThan(8);
});

test("colours before a seat are counted", () => {
  expect(coloursIn([0, 1, 65])).toBe(2);
});

test("a hint says what a card takes, and what may come of it", () => {
  expect(hintSentence(play(view()), 14.4)).toBe("takes 3 cards, +10 points now; about 14 points in the end");
  expect(hintSentence({ ...play(view()), leave: [], after: 0 }, 1)).toBe("takes nothing; about 1 point in the end");
});
