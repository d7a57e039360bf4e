// Cards travel from where they were to where they go. A card is any element with data-card; the same card may be drawn twice
// (in a hand and as a ghost), so only elements that also carry data-place count. With reduced motion a card fades in where it lands.

import { reducedMotion } from "./calm";

export interface Place {
  rect: DOMRect;
  place: string;
  element: HTMLElement;
}
export type Snapshot = Map<string, Place>;

const TRAVEL = 340;
const FADE = 200;
const STAGGER = 60;
const EASE = "cubic-bezier(.2,.75,.3,1)";

export function capture(root: HTMLElement): Snapshot {
  const seen: Snapshot = new Map();
  for (const element of root.querySelectorAll<HTMLElement>("[data-card][data-place]")) {
    const rect = element.getBoundingClientRect();
    if (rect.width) seen.set(element.dataset.card!, { rect, place: element.dataset.place!, element });
  }
  return seen;
}

/** Where a card without a former place comes from: the hand of the seat that played it, or the pile. */
export type Origin = (card: string, place: string) => Element | null;

export function travel(root: HTMLElement, before: Snapshot, origin: Origin): void {
  if (!("animate" in root)) return;
  const calm = reducedMotion();
  let late = 0;
  for (const [card, now] of capture(root)) {
    const was = before.get(card);
    const from = was?.rect ?? origin(card, now.place)?.getBoundingClientRect();
    if (!from || !before.size || near(from, now.rect)) continue;
    const moved = !was || was.place !== now.place;
    if (calm) {
      if (moved) now.element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FADE });
    } else if (was && moved && was.rect.width > now.rect.width * 1.2) {
      flyCopy(was, now, STAGGER * late++);
    } else if (moved) {
      fly(now.element, from, now.rect, STAGGER * late++);
    } else {
      slide(now.element, from, now.rect);
    }
  }
}

function near(a: DOMRect, b: DOMRect): boolean {
  return Math.abs(a.left - b.left) < 1 && Math.abs(a.top - b.top) < 1;
}

/** Cards in a row make room for each other. */
function slide(element: HTMLElement, from: DOMRect, to: DOMRect): void {
  element.animate([{ transform: offset(from, to) }, { transform: "none" }], { duration: TRAVEL, easing: EASE });
}

function offset(from: DOMRect, to: DOMRect): string {
  const dx = from.left + from.width / 2 - to.left - to.width / 2;
  const dy = from.top + from.height / 2 - to.top - to.height / 2;
  const scale = Math.min(1.6, Math.max(0.3, from.width / to.width));
  return `translate(${dx}px, ${dy}px) scale(${scale})`;
}

/** From one place of the table to another, above everything: a copy, because what the card lies in would cut it off at its edges. */
export function fly(element: HTMLElement, from: DOMRect, to: DOMRect, delay = 0): void {
  const copy = above(element, to);
  const flight = copy.animate([{ transform: offset(from, to) }, { transform: "none" }], { duration: TRAVEL, delay, easing: EASE, fill: "both" });
  element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: TRAVEL + delay });
  flight.finished.then(() => copy.remove(), () => copy.remove());
}

function above(element: HTMLElement, { left, top, width, height }: DOMRect): HTMLElement {
  const copy = element.cloneNode(true) as HTMLElement;
  for (const one of [copy, ...copy.querySelectorAll("*")]) for (const name of ["id", "data-testid", "data-card"]) one.removeAttribute(name);
  copy.inert = true;
  copy.classList.add("flying");
  Object.assign(copy.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
  document.body.append(copy);
  return copy;
}

/** A whole card that ends up as a small mark: a copy lifts, flies and shrinks, then the mark appears. */
function flyCopy(was: Place, now: Place, delay: number): void {
  const copy = above(was.element, was.rect);
  const dx = now.rect.left + now.rect.width / 2 - was.rect.left - was.rect.width / 2;
  const dy = now.rect.top + now.rect.height / 2 - was.rect.top - was.rect.height / 2;
  const flight = copy.animate(
    [
      { transform: "none", opacity: 1 },
      { transform: "translateY(-14px) scale(1.05)", opacity: 1, offset: 0.25 },
      { transform: `translate(${dx}px, ${dy}px) scale(.25)`, opacity: 0.4 },
    ],
    { duration: TRAVEL + 10, delay, easing: EASE, fill: "both" },
  );
  flight.finished.then(() => copy.remove(), () => copy.remove());
  now.element.animate([{ opacity: 0 }, { opacity: 0, offset: 0.9 }, { opacity: 1 }], { duration: TRAVEL + delay });
}
