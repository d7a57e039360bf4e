// Cards of one kind are all alike, so they are followed by where they lie: from the deck to a row, from a row to who takes it.
import { reducedMotion } from "../../lib/calm";
import { fly } from "../../lib/motion";
import type { ColorettoView } from "./messages";

const TRAVEL = 340;
const STAGGER = 70;
const EASE = "cubic-bezier(.2,.75,.3,1)";

export interface Lying {
  element: HTMLElement;
  rect: DOMRect;
}

/** What lies on each row, by slot, before the page changes. */
export function captureRows(board: HTMLElement): Lying[][] {
  return [...board.querySelectorAll<HTMLElement>("[data-row]")].map((row) =>
    [...row.querySelectorAll<HTMLElement>(".lying")].map((element) => ({ element: element.cloneNode(true) as HTMLElement, rect: element.getBoundingClientRect() })),
  );
}

/** The row that was just taken, and by whom. */
export function takenBetween(before: ColorettoView, after: ColorettoView): { row: number; seat: number } | null {
  const total = (view: ColorettoView, seat: number) => view.held[seat]!.reduce((sum, n) => sum + n, 0);
  if (before.players !== after.players) return null;
  const seat = before.held.findIndex((_, one) => total(after, one) > total(before, one));
  if (seat < 0) return null;
  const gained = (card: number) => after.held[seat]![card]! - before.held[seat]![card]!;
  const row = before.rows.findIndex(({ cards, taker }, index) => {
    const left = after.rows[index]!.taker === seat || !after.rows[index]!.cards.length;
    return taker === null && cards.length > 0 && left && cards.every((card) => cards.filter((one) => one === card).length <= gained(card));
  });
  return row < 0 ? null : { row, seat };
}

/** The row and slot a card was just laid on. */
export function laidBetween(before: ColorettoView, after: ColorettoView): { row: number; slot: number } | null {
  const row = after.rows.findIndex((one, index) => one.cards.length === (before.rows[index]?.cards.length ?? 0) + 1);
  return row < 0 ? null : { row, slot: after.rows[row]!.cards.length - 1 };
}

export function animate(board: HTMLElement, lying: Lying[][], before: ColorettoView, after: ColorettoView): void {
  if (!("animate" in board) || after.ply !== before.ply + 1) return;
  const laid = laidBetween(before, after);
  const taken = takenBetween(before, after);
  if (laid) arrive(board, laid.row, laid.slot);
  if (taken) leave(board, lying[taken.row] ?? [], taken.seat);
}

function arrive(board: HTMLElement, row: number, slot: number): void {
  const card = board.querySelector<HTMLElement>(`[data-row="${row}"] [data-slot="${slot}"] .lying`);
  const from = board.querySelector(`[data-origin="drawn"]`)?.getBoundingClientRect();
  if (!card || !from) return;
  if (reducedMotion()) {
    card.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 200 });
    return;
  }
  fly(card, from, card.getBoundingClientRect());
}

/** Taken cards lift, fly to the seat and are gone. */
function leave(board: HTMLElement, cards: Lying[], seat: number): void {
  const to = board.querySelector(`[data-origin="seat-${seat}"]`)?.getBoundingClientRect();
  if (!to || reducedMotion()) return;
  cards.forEach(({ element, rect }, index) => {
    element.classList.add("flying");
    Object.assign(element.style, { left: `${rect.left}px`, top: `${rect.top}px`, width: `${rect.width}px`, height: `${rect.height}px` });
    document.body.append(element);
    const dx = centre(to).x - centre(rect).x;
    const dy = centre(to).y - centre(rect).y;
    const flight = element.animate(
      [
        { transform: "none", opacity: 1 },
        { transform: "translateY(-14px) scale(1.05)", opacity: 1, offset: 0.25 },
        { transform: `translate(${dx}px, ${dy}px) scale(.35)`, opacity: 0.3 },
      ],
      { duration: TRAVEL + 110, delay: STAGGER * index, easing: EASE, fill: "both" },
    );
    flight.finished.then(
      () => element.remove(),
      () => element.remove(),
    );
  });
}

function centre(rect: DOMRect): { x: number; y: number } {
  return { x: rect.left + rect.width / 2, y: rect.top + rect.height / 2 };
}
