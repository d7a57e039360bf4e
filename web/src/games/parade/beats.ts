// A turn in beats: the card lands, the safe cards are counted off, those that leave lift, then fly. All in about a second.
import { reducedMotion, tempo } from "../../lib/calm";
import type { Beats } from "../../lib/motion";
import type { Card } from "../../lib/types";
import { valueOf } from "./cards";

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
export function beatsOf({ cards, end }: Lying, line: Card[]): Beats | null {
  const played = line.at(-1);
  if (played === undefined || !end?.width || cards.includes(played)) return null;
  const counted = safeIn(cards, played).length ? SWEEP : 0;
  return { first: String(played), at: end, land: LAND, rest: LAND + counted };
}

/** Those the played card counts off from the back (3b): only to point at them, what leaves is for the server to say. */
export function safeIn(cards: Card[], played: Card): Card[] {
  return cards.slice(Math.max(0, cards.length - valueOf(played)));
}

/** A bracket runs along the safe cards, from the back to the front, and is gone. */
export function sweep({ cards, rects }: Lying, beats: Beats | null): void {
  if (!beats || reducedMotion() || !("animate" in document.body)) return;
  const safe = rects.slice(cards.length - safeIn(cards, Number(beats.first)).length);
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
