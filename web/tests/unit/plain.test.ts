import { createRawSnippet, flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { inWords, nameMove, tellMove, tellSeat, tellTable, type Speaker } from "../../src/components/plain/telling";
import { load } from "../../src/games/registry";
import type { GameModule } from "../../src/games/types";
import { gameName, learn, learnFromServer, setLanguage, t } from "../../src/lib/i18n.svelte";
import { shownToasts } from "../../src/lib/notices.svelte";
import { remember } from "../../src/lib/prefs.svelte";
import { tell } from "../../src/lib/telling";
import type { GameView, PlainMove } from "../../src/lib/types";
import { game, table } from "../fake/server";
import { LANGUAGES, sources, speakFor } from "./words";

// A game nobody has drawn a table for: pebbles on three heaps.
const WORDS = {
  en: `pebbles-name = Pebbles
pebbles-card = { $colour } pebble
pebbles-card-0 = grey pebble
pebbles-card-1 = white pebble
pebbles-field-in-bag = In the bag
pebbles-move-take = Take { $count } from { $heap }, { $card } on top
pebbles-took = { $seat } takes { $card }.
pebbles-rule-1 = Take pebbles.
pebbles-rule-1-1 = At least one.
pebbles-rule-2 = The last pebble wins.
`,
  fr: `pebbles-name = Cailloux\n`,
};

const view = {
  game: "pebbles",
  players: 2,
  ply: 4,
  actor: 0,
  owes: [0],
  starter: 1,
  in_bag: 7,
  top_card: 1,
  hand: [0, 1],
  won: [3, 2],
  before: [[], [4, 5]],
  open: true,
  heaps: [
    { stones: 3, top: null },
    { stones: 1, top: null },
    { stones: 4, top: null },
  ],
  sheet: { final: false, seats: [{ points: 3 }, { points: 2 }] },
  nothing: null,
  moves: [
    { action: 2, notation: "take:2", preview: { kind: "take", heap: 1, count: 2, card: 1, by: 0, leaves: 5, rule: "1" } },
    { action: 8, notation: "toss:3", preview: { kind: "toss", heap: 1, card: 1, by: 0, leaves: 5, rule: "1" } },
    { action: 9, notation: "pass", preview: null },
  ],
};
const seats = table().seats;
const say: Speaker = { game: "pebbles", seats, cardName: (card) => t(`pebbles-card-${card}`) };

const answers = (path: string): Response => {
  const [, language] = /\/api\/games\/pebbles\/words\/(\w+)$/.exec(path) ?? [];
  return language ? new Response(WORDS[language as "en" | "fr"]) : new Response("", { status: 404 });
};

let shown: Record<string, unknown> | undefined;
const nothing = createRawSnippet(() => ({ render: () => "<span></span>" }));
const find = (id: string) => [...document.querySelectorAll<HTMLElement>(`[data-testid=${id}]`)];
const press = (element: HTMLElement) => {
  element.click();
  flushSync();
};

beforeEach(async () => {
  vi.stubGlobal("fetch", vi.fn(async (path: string) => answers(path)));
  await setLanguage("en");
});
afterEach(() => {
  if (shown) void unmount(shown);
  shown = undefined;
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

async function sit(game: object = view): Promise<{ ask: ReturnType<typeof vi.fn>; module: GameModule }> {
  const module = await load("pebbles");
  const ask = vi.fn(async () => ({ ok: true as const }));
  const props = { module, table: table({ game: "pebbles", ply: 4 }), game: game as GameView, seat: 0, events: [], live: true, ask, showRule: () => {}, side: nothing, tools: nothing };
  shown = mount(module.Board, { target: document.body, props });
  flushSync();
  return { ask, module };
}

describe("a game this client was not built with", () => {
  test("gets its words from the server, in every language that is spoken", async () => {
    await learnFromServer("pebbles");
    expect(gameName("pebbles")).toBe("Pebbles");
    await setLanguage("fr");
    expect(gameName("pebbles")).toBe("Cailloux");
    expect(t("close")).toBe("Fermer");
  });

  test("is told by its ids where the server has no words", async () => {
    await learnFromServer("marbles_of_old");
    expect(gameName("marbles_of_old")).toBe("Marbles of old");
    const module = await load("marbles_of_old");
    expect(tell({ ply: 1, code: "marbles-lost", facts: { seat: 1, card: 3 } }, seats, module, null)).toBe("Marbles lost · Cinnamon · 3");
  });

  test("has names for its cards, its moves and what happened", async () => {
    const module = await load("pebbles");
    expect(module.cardName(1)).toBe("white pebble");
    expect(module.moveName(view as unknown as GameView, 2, seats)).toBe("Take 2 from 1, white pebble on top");
    expect(module.moveName(view as unknown as GameView, 3, seats)).toBeNull();
    expect(tell({ ply: 1, code: "pebbles-took", facts: { seat: 0, card: 0 } }, seats, module, 0)).toBe("Ana (you) takes grey pebble.");
  });
});

describe("what a view holds", () => {
  beforeEach(() => learnFromServer("pebbles"));

  test("is told by its names: seats, cards, yes and no; what is empty is not told", async () => {
    await learn("plain");
    expect(inWords(tellTable(say, view))).toBe(
      "Starter: Cinnamon; In the bag: 7; Top card: white pebble; Hand: grey pebble and white pebble; Open: yes; " +
        "Heaps: 1: Stones: 3; 2: Stones: 1; 3: Stones: 4; Sheet: Final: no",
    );
  });

  test("stands beside the seats where there is one for each", () => {
    expect(inWords(tellSeat(say, view, 0))).toBe("Won: 3; Points: 3");
    expect(inWords(tellSeat(say, view, 1))).toBe("Won: 2; Before: 4 and 5; Points: 2");
  });

  test("cards in hand are no list of seats, however many they are", () => {
    expect(inWords(tellSeat(say, { hand: [0, 1], owes: [0, 1], seats: [0, 1] }, 1))).toBe("");
  });

  test("what names its seat is told by it, however many there are", () => {
    const trick = [{ seat: 1, card: 0 }, { seat: 0, card: 1 }];
    expect(inWords(tellTable(say, { trick }))).toBe("Trick: Cinnamon: grey pebble; Ana: white pebble");
    expect(tellSeat(say, { trick }, 0)).toEqual([]);
  });

  test("a move without words is called by its notation, and says what it would do", () => {
    const [take, toss, pass] = view.moves as PlainMove[];
    expect(nameMove(say, toss!)).toBe("toss:3");
    expect(inWords(tellMove(say, toss!))).toBe("Heap: 1; Card: white pebble; By: Ana; Leaves: 5");
    expect([tellMove(say, take!), tellMove(say, pass!)]).toEqual([[], []]); // one has said it, the other has nothing to say
  });
});

describe("the plain table", () => {
  test("a first tap chooses a move and shows what it would do, a second makes it", async () => {
    const { ask } = await sit();
    const [take, toss] = find("move");
    expect(take?.textContent?.trim()).toBe("Take 2 from 1, white pebble on top");
    expect(document.getElementById(toss!.getAttribute("aria-describedby")!)?.textContent).toContain("Leaves: 5");
    press(toss!);
    expect(toss?.getAttribute("aria-pressed")).toBe("true");
    expect(find("preview")[0]?.textContent).toContain("Leaves 5");
    expect(ask).not.toHaveBeenCalled();
    press(toss!);
    expect(ask).toHaveBeenCalledExactlyOnceWith({ type: "move", ply: 4, action: 8 });
  });

  test("arrow keys go from move to move, and looking at one shows it", async () => {
    await sit();
    const [take, toss] = find("move");
    take!.focus();
    take!.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
    flushSync();
    expect(document.activeElement).toBe(toss);
    expect(find("preview")[0]?.textContent).toContain("toss:3");
  });

  test("the button says why nothing can be played", async () => {
    const { ask } = await sit({ ...view, owes: [1], actor: 1, moves: [] });
    expect(find("status")[0]?.textContent).toBe("Waiting for Cinnamon.");
    press(find("play-button")[0]!);
    expect(shownToasts().at(-1)?.text).toBe("Waiting for Cinnamon.");
    expect(ask).not.toHaveBeenCalled();
  });

  test("names everybody, and marks who is to move", async () => {
    await sit();
    const [other, mine] = [...document.querySelectorAll("section.seat")];
    expect(other?.getAttribute("aria-label")).toBe("Cinnamon");
    expect(mine?.classList.contains("acting")).toBe(true);
    expect(other?.classList.contains("acting")).toBe(false);
  });

  test("the ending says who won, ties broken as the game does, and everybody's points", async () => {
    const module = await load("pebbles");
    const match = { games: 1, game: 1, results: [[5, 5]], ranks: [[1, 0]], margins: [[0, 0]], totals: [5, 5], starters: [0], winners: [0, 1], places: [0, 0], distances: [0, 0] };
    const props = { module, table: table({ game: "pebbles", status: "over", match }), game: view as unknown as GameView, seat: 0, fresh: true, showRule: () => {}, ontold: () => {} };
    shown = mount((await module.ending()).default, { target: document.body, props });
    flushSync();
    expect(document.querySelector("h2")?.textContent).toBe("You came second");
    expect(document.querySelector("section > p")?.textContent).toBe("Cinnamon wins");
    expect([...document.querySelectorAll("ol.ranks li")].map((one) => one.textContent?.replaceAll(/\s+/g, " ").trim())).toEqual(["1 Cinnamon 5 points", "2 Ana (you) 5 points"]);
  });
});

test("who likes words better sits at the plain table, unless a game tells its own in words", async () => {
  const [drawn, told] = [await load("parade"), await load("jackrabbits")];
  remember({ plain: true });
  const [first, second] = await Promise.all([load("parade"), load("jackrabbits")]);
  remember({ plain: false });
  expect(first.Board).not.toBe(drawn.Board);
  expect(second.Board).toBe(told.Board);
});

test("any game can be asked for on the plain table", async () => {
  const own = await load("parade");
  vi.spyOn(URLSearchParams.prototype, "has").mockImplementation((name) => name === "plain");
  const plain = await load("parade");
  expect(plain.Board).not.toBe(own.Board);
  expect(plain.cardName(3)).toBe("green 3");
});

test("a game that has words for its table is told in them, and nobody reads the numbers of cards", async () => {
  vi.spyOn(URLSearchParams.prototype, "has").mockImplementation((name) => name === "plain");
  const { told } = await load("parade");
  const [view, people] = [game({ before: [[3, 7], []] }), table()];
  const said = () => [...told!.table(view, people), ...told!.seat(view, people, 0)].map((line) => line.join(" ")).join("\n");
  speakFor("en");
  expect(said()).toContain("The parade: 7 cards, from the front blue 9, green 0, red 3");
  expect(said()).toContain("Green: 7 and 3;");
  expect(told!.move(view, people, 0, 3)).toContain("would take **3 cards**");
  for (const code of LANGUAGES) {
    speakFor(code);
    expect(said()).not.toMatch(/parade-|\b(53|25|20|45|64)\b/);
  }
});
