// Every legal move can be made with the mouse, and nothing else: views of every phase, recorded by tests/games/jackrabbits/recorded.py.
import { createRawSnippet, flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { byPlace, legsOf, moveWords, sifted, spotsOf, waysOf, wayWords } from "../../src/games/jackrabbits/journeys";
import type { JackrabbitsView, Move } from "../../src/games/jackrabbits/messages";
import Mine from "../../src/games/jackrabbits/mine/Mine.svelte";
import { coinsOf } from "../../src/games/jackrabbits/mine/coins";
import { pickingOf } from "../../src/games/jackrabbits/mine/picking";
import { planOf } from "../../src/games/jackrabbits/mine/plans";
import { Sender } from "../../src/games/jackrabbits/mine/sender.svelte";
import { tradeOf } from "../../src/games/jackrabbits/mine/trade";
import { hinted } from "../../src/lib/hinted.svelte";
import { remember } from "../../src/lib/prefs.svelte";
import type { Chooser } from "../../src/games/jackrabbits/spots";
import type { Command, TableView } from "../../src/lib/types";
import recorded from "../fake/jackrabbits.json";
import { changing } from "./changing.svelte";
import { LANGUAGES, speakFor } from "./words";

type Recorded = { seat: number; view: JackrabbitsView };
const shared = recorded.shared as unknown as Partial<JackrabbitsView>;
const views = Object.entries(recorded.views as unknown as Record<string, Recorded>).map(([name, one]) => ({
  name,
  seat: one.seat,
  game: { ...shared, ...one.view },
}));
const SLOW = 60_000; // milliseconds: dozens of moves, each at a fresh table
const tools = createRawSnippet(() => ({ render: () => "<span></span>" }));
const view = (name: string) => views.find((one) => one.name === name)!;
let shown: Record<string, unknown> | undefined;

function table(players: number): TableView {
  const seats = ["Ana", "Basil", "Cleo", "Dora"].slice(0, players).map((name) => ({ kind: "human", name, level: null }));
  return { seats } as unknown as TableView;
}

function sit({ game, seat }: { game: JackrabbitsView; seat: number }) {
  const ask = vi.fn(async (_: Command) => ({ ok: true as const }));
  const props = { table: table(game.players), game, seat, live: true, compact: false, ask, showRule: () => {}, tools, chooser: null };
  shown = mount(Mine, { target: document.body, props });
  flushSync();
  return ask;
}

/** As the map sees it. */
function onMap({ game, seat }: { game: JackrabbitsView; seat: number }) {
  let chooser: Chooser | null = null;
  const ask = vi.fn(async (_: Command) => ({ ok: true as const }));
  const props = {
    ...{ table: { ...table(game.players), ply: game.ply }, game, seat, live: true, compact: false, ask, showRule: () => {}, tools },
    get chooser() {
      return chooser;
    },
    set chooser(next: Chooser | null) {
      chooser = next;
    },
  };
  shown = mount(Mine, { target: document.body, props });
  flushSync();
  return { ask, chooser: () => chooser! };
}

function leave(): void {
  if (shown) void unmount(shown);
  shown = undefined;
  document.body.replaceChildren();
}

beforeEach(() => {
  vi.useFakeTimers();
  speakFor("en");
});
afterEach(() => {
  remember({ confirm: "twice" });
  leave();
  vi.useRealTimers();
});

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const one = (selector: string) => document.querySelector<HTMLElement>(selector);
const press = (element: HTMLElement | null, what = "") => {
  expect(element, what).not.toBeNull();
  element!.click();
  flushSync();
};
const confirm = () => one("[data-testid=confirm]");
const ready = () => confirm()?.getAttribute("aria-disabled") === "false";
const card = (value: unknown) => one(`[data-testid=hand-card][data-value="${value}"]`);
const lifted = () => all("[data-testid=hand-card][aria-pressed=true]");

/** What a person does to make this move. */
function gesture(move: Move, game: JackrabbitsView): void {
  const plain = one(`[data-testid="do-${move.notation}"]`);
  const deed = one(`[data-notation="${move.notation}"]`);
  const way = waysOf(game).find((some) => some.key === move.notation);
  if (plain) return press(plain);
  if (deed) press(deed);
  else if (way) takeWay(move, way.node);
  else if ("card" in move.facts) liftFirst(move);
  press(confirm(), move.notation);
}

function takeWay(move: Move, node: number): void {
  press(one(`[data-testid=way][data-node="${node}"]`), move.notation);
  const how = one(`[data-testid=how][data-key="${move.notation}"]`);
  if (how) press(how);
}

/** This card before any other; then as many as are needed. */
function liftFirst(move: Move): void {
  for (const other of lifted()) for (let n = 0; n < 2 && other.getAttribute("aria-pressed") === "true"; n++) press(other);
  press(card(move.facts.card), move.notation);
  const low = ["pay", "strike"].includes(move.word) && document.body.textContent!.includes(" as 11");
  if (low) press(card(move.facts.card));
  for (const other of all("[data-testid=hand-card].able")) if (!ready() && other.getAttribute("aria-pressed") === "false") press(other);
}

describe.each(views.filter(({ game }) => game.phase !== "place"))("$name", ({ game, seat }) => {
  test("every legal move can be made, and is the first thing asked", async () => {
    for (const move of game.moves) {
      const ask = sit({ game, seat });
      gesture(move, game);
      expect(ask.mock.calls[0]?.[0], move.notation).toEqual({ type: "move", ply: game.ply, action: move.action });
      leave();
      await vi.dynamicImportSettled(); // what is still loading keeps the table it was meant for
    }
  }, SLOW);

  test("it says what is at stake, in every language", () => {
    for (const language of LANGUAGES) {
      speakFor(language);
      sit({ game, seat });
      const said = one("[data-testid=ask]")!.textContent!;
      expect(said).not.toMatch(/\{|jackrabbits-|undefined|NaN/);
      expect(said.length).toBeGreaterThan(20);
      leave();
    }
  });
});

test("who likes it goes with the first touch, or with the button alone", () => {
  const { game, seat } = view("journey");
  const free = waysOf(game).find((way) => !way.payment)!;
  const touch = () => press(one(`[data-testid=way][data-node="${free.node}"]`));
  remember({ confirm: "once" });
  const once = sit({ game, seat });
  touch();
  expect(once).toHaveBeenCalledOnce();
  leave();
  for (const [how, asked] of [["twice", 1], ["button", 0]] as const) {
    remember({ confirm: how });
    const { ask, chooser } = onMap({ game, seat });
    chooser().onchoose(free.node);
    flushSync();
    expect(ask, how).not.toHaveBeenCalled();
    chooser().onchoose(free.node);
    flushSync();
    expect(ask, how).toHaveBeenCalledTimes(asked);
    leave();
  }
});

test("a way is one gesture: transfer, payment and the walk after it", async () => {
  const { game, seat } = view("journey");
  const ways = waysOf(game).filter((way) => way.move.word === "shortcut" && way.then?.startsWith("go:"));
  expect(ways.length).toBeGreaterThan(0);
  const way = ways[0]!;
  sit({ game, seat });
  takeWay(way.move, way.node);
  press(one(`[data-testid=how][data-key="${way.key}"]`) ?? one(`[data-testid=way][data-node="${way.node}"]`) ?? confirm());
  expect(lifted().map((element) => Number(element.dataset.value))).toEqual(way.payment!.best);
  expect(one("[data-testid=payment]")!.textContent).toContain("Price 7");
});

test("a payment can be changed card by card, and says what is missing or too much", () => {
  const found = view("settle-acquire");
  const ask = sit(found);
  press(one("[data-notation=acquire]"));
  expect(ready()).toBe(true);
  press(lifted()[0]!);
  expect(ready()).toBe(false);
  expect(document.body.textContent).toContain("more to go");
  for (const other of all("[data-testid=hand-card][aria-pressed=false]")) press(other);
  expect(document.body.textContent).toContain("not needed");
  press(confirm());
  expect(ask).toHaveBeenCalledTimes(1);
});

test("with three carrots out the royal is paid first", () => {
  const { game, seat } = view("settle-carrots");
  sit({ game, seat });
  press(one("[data-notation=acquire]"));
  expect(lifted().every((element) => Number(element.dataset.value) >= 40)).toBe(true);
});

test("of several cards that count more only once, the first one does", () => {
  const { game, seat } = view("payment-capital");
  sit({ game, seat });
  const notes = () => all("[data-testid=hand-card] .note").map((note) => note.textContent);
  expect(Object.keys(game.later)).toHaveLength(2);
  expect(notes()).toEqual(["11", "1"]);
  expect(ready()).toBe(true);
});

test("a card that may count less does so when it is touched again", () => {
  const { game, seat } = view("payment-aces");
  sit({ game, seat });
  const ace = card(Object.keys(game.low)[0])!;
  for (const other of lifted()) press(other);
  while (ace.getAttribute("aria-pressed") === "true") press(ace);
  const counts = [1, 2].map(() => (press(ace), ace.querySelector(".note")?.textContent));
  expect(counts).toEqual(["11", "1"]);
});

const good = (notation: string) => one(`[data-testid=good][data-notation="${notation}"]`);
const [FOUR, SIX, TEN] = [13, 15, 39]; // 4♠, 6♠, 10♦

test("several cards of a plaza, and what pays for them, are one gesture", () => {
  const ask = sit(view("settle-several"));
  press(good("buy:4S"));
  expect(confirm()!.textContent).toContain("Buy 4♠ for 10♦");
  press(good("buy:6S"));
  expect(lifted().map((element) => Number(element.dataset.value))).toEqual([TEN]);
  expect(one("[data-testid=payment]")!.textContent).toContain("Price 10 in diamonds");
  expect(confirm()!.textContent).toContain("Buy 4♠ and 6♠ for 10♦");
  press(confirm());
  expect(ask).toHaveBeenCalledTimes(1);
  const { game } = view("settle-several");
  const trade = tradeOf(game, [FOUR, SIX]);
  const plan = planOf(game, trade, pickingOf(game, trade), coinsOf([TEN]), String)!;
  expect(plan).toMatchObject({ reason: null, steps: [{ word: "buy", card: FOUR }, { word: "buy", card: SIX }, { word: "pay", card: TEN, value: 10 }] });
});

test("a ware is chosen and put back with the keyboard, and says why it cannot be", () => {
  sit(view("settle-several"));
  good("buy:4S")!.focus();
  press(good("buy:4S"));
  expect(document.activeElement).toBe(good("buy:4S"));
  expect(good("buy:4S")!.getAttribute("aria-pressed")).toBe("true");
  expect(good("buy:4S")!.getAttribute("aria-label")).toBe("4♠, costs 4");
  for (const notation of ["buy:6S", "buy:7S"]) press(good(notation));
  expect(good("buy:9S")!.getAttribute("aria-disabled")).toBe("true");
  expect(good("buy:9S")!.getAttribute("aria-label")).toContain("more than you can pay: 23");
  press(good("buy:9S"));
  expect(good("buy:9S")!.getAttribute("aria-pressed")).toBe("false");
  for (const notation of ["buy:4S", "buy:6S", "buy:7S"]) press(good(notation));
  expect(confirm()).toBeNull();
  expect(lifted()).toHaveLength(0);
});

test("what was picked already is paid, or joined by more, or left", () => {
  sit(view("trade"));
  expect(one("[data-testid=shown]")!.textContent).toContain("You want to buy");
  expect(good("buy:4S")).toBeNull();
  expect(confirm()!.textContent).toContain("Pay 10♦");
  expect(one("[data-testid=do-pass]")).not.toBeNull();
  press(good("buy:6S"));
  expect(one("[data-testid=payment]")!.textContent).toContain("Price 10");
  leave();
  sit(view("trade-again"));
  expect(one("[data-testid=do-pass]")).toBeNull();
});

test("who stops on a carrot of their own stays there, and does not walk to where they are", () => {
  const { game } = view("journey-trailing");
  const ways = waysOf(game).filter((way) => way.node === 2 && ["gallop", "ride"].includes(way.move.word));
  const stops = ways.filter((way) => !way.open);
  expect(stops.length).toBeGreaterThan(0);
  for (const way of stops) {
    expect(wayWords(way)).toMatch(/to the K♠ tower, then stay there$/);
    expect(legsOf(way).at(-1)!.words).toBe("Stay there");
  }
  for (const way of ways.filter((one) => one.open)) expect(wayWords(way).match(/K♠/g)).toHaveLength(1);
  expect(ways[0]!.open).toBe(false); // whoever chooses the place means to stop there
  const stop = view("journey-carrot").game.moves.find((move) => move.notation === "go:KS")!;
  expect(moveWords(stop, String)).toBe("Stay here");
});

test("an ace that is only shown counts most, and is put back when it is touched again", () => {
  const { game, seat } = view("challenge-aces");
  sit({ game, seat });
  const ace = card(Object.keys(game.low)[0])!;
  press(ace);
  expect(ready()).toBe(true); // hearts worth six, alone
  expect(confirm()!.textContent).toContain("Show A♥ as 11");
  press(ace);
  expect(lifted()).toHaveLength(0);
});

test("places on the map are the ends of journeys, each with its road and its price", () => {
  const { game } = view("journey");
  const spots = spotsOf(game);
  const walked = game.moves.filter((move) => move.word === "go").length;
  expect(spots.filter((spot) => spot.node < 13 && spot.price === null).length).toBeGreaterThanOrEqual(walked);
  for (const spot of spots) expect(spot.path.at(-1), spot.title).toBe(spot.node >= 49 ? spot.path.at(-1) : spot.node);
  expect(spots.some((spot) => spot.price === 7)).toBe(true);
});

test("moves that belong together are sent one by one, each when the table has shown the last", async () => {
  const { game } = view("journey-on-road");
  const at = (ply: number, ...notations: string[]) => ({ ...game, ply, moves: notations.map((notation, action) => ({ ...game.moves[0]!, notation, action })) });
  const ask = vi.fn(async (_: Command) => ({ ok: true as const }));
  const sender = new Sender();
  sender.start(["shortcut:F1a", "pay:7S", "go:KS"]);
  await sender.next(at(5, "stay", "shortcut:F1a"), ask);
  await sender.next(at(5, "stay", "shortcut:F1a"), ask); // the same view again: nothing new to ask
  expect(ask.mock.calls.map(([command]) => command)).toEqual([{ type: "move", ply: 5, action: 1 }]);
  await sender.next(at(6, "pay:7S"), ask);
  await sender.next(at(7, "go:cit"), ask); // the road is not there any more: the rest is decided anew
  expect(ask).toHaveBeenCalledTimes(2);
  expect(sender.busy).toBe(false);
});

test("a refusal ends the sequence, a stale view only delays it", async () => {
  const { game } = view("start");
  const sender = new Sender();
  const refused = (code: string) => vi.fn(async (_: Command) => ({ ok: false as const, code, facts: {}, reason: "" }));
  sender.start(["roll"]);
  await sender.next(game, refused("stale-ply"));
  expect(sender.busy).toBe(true);
  await sender.next({ ...game, ply: game.ply + 1 }, refused("illegal"));
  expect(sender.busy).toBe(false);
});

test("what leaves nothing to decide is done by itself, after a pause", () => {
  const ask = sit(view("lottery-nothing"));
  expect(ask).not.toHaveBeenCalled();
  vi.advanceTimersByTime(3000);
  flushSync();
  expect(ask).toHaveBeenCalledTimes(1);
});

test.each(["fare-falls", "defence-nothing", "fight-helpless"])("a loss is not done by itself: %s", (name) => {
  const ask = sit(view(name));
  vi.advanceTimersByTime(10_000);
  flushSync();
  expect(ask).not.toHaveBeenCalled();
});

test("a card of which there is nothing to say is lifted without an empty plan", () => {
  sit(view("lottery"));
  press(card(4));
  expect(lifted().length).toBe(1);
  expect(ready()).toBe(true);
  expect(one("[data-testid=plan]")).toBeNull();
});

test("a question in another's turn stands out", () => {
  sit(view("challenge"));
  expect(one("[data-testid=ask].urgent")).not.toBeNull();
  expect(one("[aria-live=assertive]")!.textContent).toContain("you lose what you showed");
});

// ---- signs, and nothing lost by accident ------------------------------------------------------------------------------------

const CITADEL = 0;
const signs = (name: string) => new Set(spotsOf(view(name).game).map((spot) => spot.mark));

test("the map shows what the server promises: a royal, one for another, the game", () => {
  expect(signs("journey")).toContain("carrot");
  expect(signs("journey-home")).toContain("swap");
  const { game } = view("journey-home");
  const home = spotsOf(game).find((spot) => spot.node === CITADEL)!;
  expect(home.mark).toBe("crown");
  expect(home.title).toContain("you win the game");
});

test("who can be met is marked where the server says so, for whoever may attack", () => {
  const { game } = view("journey");
  const errands = game.errands!;
  const fights = (company: Record<number, number[]>, armed: boolean) =>
    spotsOf({ ...game, errands: { ...errands, armed, company } }).filter((spot) => spot.mark === "fight").map((spot) => spot.node);
  const [met] = spotsOf(game).filter((spot) => spot.mark === "free");
  expect(fights({ [met!.node]: [1] }, true)).toEqual([met!.node]);
  expect(fights({ [met!.node]: [1] }, false)).toEqual([]);
  expect(fights({}, true)).toEqual([]);
});

test("a way that costs the joker says so, whatever it promises", () => {
  const { game } = view("journey");
  const ridden = waysOf(game).filter((way) => way.kind === "joker" && way.promise === "carrot");
  expect(ridden.length).toBeGreaterThan(0);
  const spots = spotsOf(game).filter((spot) => spot.joker);
  expect(spots.length).toBeGreaterThan(0);
  for (const spot of spots) expect(spot.title).toContain("costs the joker");
});

test("the legend knows four signs, and which of them are there", () => {
  sit(view("journey"));
  expect(all("[data-testid=legend] [data-sign]").map((sign) => sign.dataset.sign)).toEqual(["carrot", "swap", "joker", "crown"]);
  expect(one("[data-sign=carrot]")!.classList.contains("absent")).toBe(false);
  expect(one("[data-sign=crown]")!.classList.contains("absent")).toBe(true);
});

test("ways that cost all that another one costs are folded away, and none is lost", () => {
  const { game, seat } = view("journey");
  const several = [...byPlace(waysOf(game)).values()].filter((some) => sifted(some).worse.length > 0);
  expect(several.length).toBeGreaterThan(0);
  for (const some of several) {
    const { good, worse } = sifted(some);
    expect(good.length).toBeGreaterThan(0);
    expect(new Set([...good, ...worse])).toEqual(new Set(some));
    if (some.some((way) => way.kind === "walk" && !way.open)) expect(good.filter((way) => way.payment && way.move.word !== "tavern" && !way.open)).toEqual([]);
  }
  sit({ game, seat });
  press(one(`[data-testid=way][data-node="${several[0]![0]!.node}"]`));
  expect(one("[data-testid=worse-ways]")!.closest("details")!.open).toBe(false);
});

test("a royal that would be spent is named, with its carrot", () => {
  sit(view("settle-carrots"));
  press(one("[data-notation=acquire]"));
  expect(one("[data-testid=plan]")!.textContent).toMatch(/K♦ goes back to court, and its carrot to you/);
});

test("where a royal can be had, that is the first thing offered", () => {
  sit(view("settle-acquire"));
  expect(one("[data-testid=ask] .primary")!.dataset.notation).toBe("acquire");
});

/** A walk is confirmed with the keyboard or the mouse, and what is asked next comes at once. */
function arrive(): { ask: ReturnType<typeof sit>; confirmed: HTMLElement } {
  const { game, seat } = view("journey");
  const ask = vi.fn(async (_: Command) => ({ ok: true as const }));
  const props = changing({ table: table(game.players), game, seat, live: true, compact: false, ask, showRule: () => {}, tools, chooser: null });
  shown = mount(Mine, { target: document.body, props });
  flushSync();
  press(one(`[data-testid=way][data-node="${waysOf(game)[0]!.node}"]`));
  const confirmed = confirm()!;
  confirmed.focus();
  press(confirmed);
  props.game = { ...view("settle-plaza").game, ply: game.ply + 1 };
  flushSync();
  return { ask, confirmed };
}

test("a second click does not end the turn; half a second later it does", async () => {
  const { ask } = arrive();
  await vi.advanceTimersByTimeAsync(0);
  expect(ask).toHaveBeenCalledTimes(1);
  press(one("[data-testid=do-end]"));
  expect(one("[data-testid=do-end]")!.getAttribute("aria-disabled")).toBe("true");
  await vi.advanceTimersByTimeAsync(510);
  flushSync();
  expect(ask).toHaveBeenCalledTimes(1);
  press(one("[data-testid=do-end]"));
  await vi.advanceTimersByTimeAsync(0);
  expect(ask).toHaveBeenCalledTimes(2);
});

test("the focus goes on with what is asked next", async () => {
  const { confirmed } = arrive();
  await vi.advanceTimersByTimeAsync(20);
  expect(confirmed.isConnected).toBe(false);
  expect(document.activeElement!.closest("[data-testid=ask]")).not.toBeNull();
});

test("a hint stands in the question and on the map, with a reason", async () => {
  const { game, seat } = view("journey");
  const wanted = waysOf(game).find((way) => way.kind === "walk" && way.promise === "carrot")!;
  const { action, notation } = wanted.move;
  hinted.found = { ply: game.ply, seat, moves: [{ action, notation, chance: 0.62, points: 0, why: null }] };
  const { chooser } = onMap({ game, seat });
  await vi.dynamicImportSettled();
  flushSync();
  expect(one("dialog")).toBeNull();
  expect(one("[data-testid=ask] [data-testid=hint-moves]")!.textContent).toMatch(/62%.*is at court, and you can pay for it/s);
  expect(chooser().spots.filter((spot) => spot.hinted).map((spot) => spot.node)).toEqual([wanted.node]);
  press(one("[data-testid=hint-move]"));
  expect(one("[data-testid=plan]")!.textContent).toContain(wayWords(wanted));
  press(one("[data-testid=back]"));
  await vi.dynamicImportSettled();
  flushSync();
  press(one("[data-testid=hint-close]"));
  expect(hinted.found).toBeNull();
  expect(one("[data-testid=hint-moves]")).toBeNull();
});
