import { flushSync, mount, unmount } from "svelte";
import { createClassComponent } from "svelte/legacy";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import Line from "../../src/games/parade/Line.svelte";
import Mine from "../../src/games/parade/Mine.svelte";
import type { ParadeView } from "../../src/games/parade/messages";
import { shownToasts } from "../../src/lib/notices.svelte";
import { remember } from "../../src/lib/prefs.svelte";
import { createRawSnippet } from "svelte";
import { game, table } from "../fake/server";
import { speakFor } from "./words";

const tools = createRawSnippet(() => ({ render: () => "<span></span>" }));
let shown: Record<string, unknown> | undefined;

function sit(view: ParadeView, ask = vi.fn(async () => ({ ok: true as const }))) {
  const props = { table: table(), game: view, seat: 0, live: true, compact: false, preview: null, ask, showRule: () => {}, tools };
  shown = mount(Mine, { target: document.body, props });
  flushSync();
  return ask;
}

const cards = () => [...document.querySelectorAll<HTMLButtonElement>("[data-testid=hand-card]")];
const press = (element: HTMLElement) => {
  element.click();
  flushSync();
};

beforeEach(() => speakFor("en"));
afterEach(() => {
  if (shown) void unmount(shown);
  document.body.replaceChildren();
  remember({ confirm: "twice" });
});

test("a first tap chooses a card and shows what it would do, a second plays it", async () => {
  const ask = sit(game() as ParadeView);
  press(cards()[0]!);
  expect(ask).not.toHaveBeenCalled();
  expect(document.querySelector("[data-testid=preview]")?.textContent).toContain("3 cards");
  press(cards()[0]!);
  expect(ask).toHaveBeenCalledExactlyOnceWith({ type: "move", ply: 0, action: 3 });
});

test("who likes it plays with the first tap, or with the button alone", () => {
  remember({ confirm: "once" });
  const once = sit(game() as ParadeView);
  press(cards()[0]!);
  expect(once).toHaveBeenCalledOnce();
  void unmount(shown!);
  remember({ confirm: "button" });
  const button = sit(game() as ParadeView);
  press(cards()[0]!);
  press(cards()[0]!);
  expect(button).not.toHaveBeenCalled();
  press(document.querySelector<HTMLElement>("[data-testid=play-button]")!);
  expect(button).toHaveBeenCalledOnce();
});

test("every card has its name, and says what it would do", () => {
  sit(game() as ParadeView);
  const [card] = cards();
  expect(card?.getAttribute("aria-label")).toBe("green 3");
  expect(document.getElementById(card!.getAttribute("aria-describedby")!)?.textContent).toMatch(/^Green 3 would take 3 cards/);
});

test("when it is not your turn, cards and button stay reachable and say why", () => {
  const ask = sit(game({ owes: [1], actor: 1, moves: [] }) as ParadeView);
  press(cards()[0]!);
  expect(cards()[0]?.getAttribute("aria-disabled")).toBe("true");
  expect(shownToasts().at(-1)?.text).toBe("Cinnamon is choosing a card.");
  press(document.querySelector<HTMLElement>("[data-testid=play-button]")!);
  expect(ask).not.toHaveBeenCalled();
});

test("two discards are marked, confirmed once and sent one after the other", async () => {
  const four = [1, 2, 3, 4];
  const moves = four.map((card) => ({ action: 66 + card, notation: `-G${card}`, card, preview: { kind: "discard", card, rule: "6" } }));
  const pairs = [{ discard: [1, 3], keep: [2, 4], points: 6 }];
  const view = game({ phase: "discard", hand: four, discards_left: 2, moves, pairs } as Partial<ParadeView>) as ParadeView;
  const ask = vi.fn(async () => ({ ok: true as const }));
  const props = { table: table(), game: view, seat: 0, live: true, compact: false, preview: null, ask, showRule: () => {}, tools };
  const mine = createClassComponent({ component: Mine, target: document.body, props });
  flushSync();
  press(cards()[0]!);
  press(cards()[2]!);
  expect(document.querySelector("[data-testid=preview]")?.textContent).toContain("keep green 2 and green 4");
  press(document.querySelector<HTMLElement>("[data-testid=discard-confirm]")!);
  await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(1));
  const left = four.filter((card) => card !== 1);
  mine.$set({ game: { ...view, ply: view.ply + 1, hand: left, discards_left: 1, moves: moves.filter((one) => one.card !== 1) as never } }); // the table shows the first one gone
  await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(2));
  mine.$destroy();
  expect(ask.mock.calls.map(([command]: unknown[]) => (command as { action: number }).action)).toEqual([67, 69]);
});

test("the line is a list in order from the front, and tells each card's fate", () => {
  const view = game() as ParadeView;
  const preview = view.moves[0]!.preview;
  shown = mount(Line, { target: document.body, props: { line: view.line, preview: preview.kind === "play" ? preview : null } });
  flushSync();
  const items = [...document.querySelectorAll("ol > li")].map((item) => item.querySelector(".sr-only")?.textContent?.trim());
  expect(items[1]).toBe("Position 2 from the front: green 0. Would leave: same colour, ≤ 3.");
  expect(items[3]).toBe("Position 4 from the front: green 7. Would leave: same colour.");
  expect(items[4]).toBe("Position 5 from the front: yellow 9. Safe.");
});
