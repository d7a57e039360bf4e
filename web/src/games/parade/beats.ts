// A turn in beats: the card lands, the safe cards are counted off, those that leave lift, then fly. All in about a second.
import { reducedMotion, tempo } from "../../lib/calm";
import type { Beats } from "../../lib/motion";
import type { Card, Event } from "../../lib/types";

const LAND = 300;
const SWEEP = 240;

/** Where the line lies before the page changes. */
export interface Lying {
  cards: Card[];
  rects: DOMRect[];
  end: DOMRect | null;
}

export function lyingIn(board: HTMLElement, cards: Card[]): Lying {
  const rects = [...board.querySelectorAll(".line [data-card]")].map((one) => one.getBoundingClientRect());
  return { cards, rects, end: board.querySelector(".line [data-end]")?.getBoundingClientRect() ?? null };
}

/** Null where no card has joined the line. */
export function beatsOf({ cards, end }: Lying, line: Card[], events: Event[]): Beats | null {
  const played = line.at(-1);
  if (played === undefined || !end?.width || cards.includes(played)) return null;
  return { first: String(played), at: end, land: LAND, rest: LAND + (safeBy(played, events) ? SWEEP : 0) };
}

/** How many cards the played one counted off from the back, as the story tells it. */
export function safeBy(played: Card, events: Event[]): number {
  const told = events.findLast(({ facts }) => facts.card === played && typeof facts.safe === "number");
  return (told?.facts.safe as number | undefined) ?? 0;
}

/** A bracket runs along the safe cards, from the back to the front, and is gone. */
export function sweep({ rects }: Lying, beats: Beats | null, events: Event[]): void {
  if (!beats || reducedMotion() || !("animate" in document.body)) return;
  const safe = rects.slice(rects.length - safeBy(Number(beats.first), events));
  const rows = [...new Set(safe.map(({ top }) => Math.round(top)))].reverse();
  rows.forEach((top, index) => draw(safe.filter((one) => Math.round(one.top) === top), index, rows.length));
}

function draw(row: DOMRect[], index: number, rows: number): void {
  const bracket = document.createElement("span");
  bracket.className = "flying parade-sweep";
  const [first, last] = [row[0]!, row.at(-1)!];
  Object.assign(bracket.style, { left: `${first.left}px`, top: `${first.bottom + 3}px`, width: `${last.right - first.left}px` });
  document.body.append(bracket);
  const each = SWEEP / rows;
  const frames = [
    { clipPath: "inset(0 0 0 100%)" },
    { clipPath: "inset(0)", offset: 0.5, opacity: 1 },
    { clipPath: "inset(0)", opacity: 0 },
  ];
  const running = bracket.animate(frames, { duration: 2 * each * tempo(), delay: (LAND + index * each) * tempo(), fill: "backwards" });
  const gone = () => bracket.remove();
  running.finished.then(gone, gone);
}
