// Cards travel from where they were to where they go. A card is any element with data-card; the same card may be drawn twice
// (in a hand and as a ghost), so only elements that also carry data-place count. With reduced motion a card fades in where it lands.

import { reducedMotion, tempo } from "./calm";

export interface Place {
  rect: DOMRect;
  place: string;
  element: HTMLElement;
}
export type Snapshot = Map<string, Place>;

/** One card comes first and lies at `at`; what lies in the same place looks on for `rest` milliseconds, then makes room or leaves. */
export interface Beats {
  first: string;
  at: DOMRect;
  land: number;
  rest: number;
}

const TRAVEL = 340;
const FADE = 200;
const LIFT = 160;
const STAGGER = 60;
const SPREAD = 180; // what leaves one after the other is all under way by then
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

export function travel(root: HTMLElement, before: Snapshot, origin: Origin, beats: Beats | null = null): void {
  if (!("animate" in root) || !before.size) return;
  hurryUp();
  const now = capture(root);
  const stage = beats && now.get(beats.first)?.place;
  const trips = [...now].flatMap(([card, to]) => {
    const was = before.get(card);
    const from = was?.rect ?? origin(card, to.place)?.getBoundingClientRect();
    return from && (!near(from, to.rect) || card === beats?.first) ? [{ card, was, from, to, moved: was?.place !== to.place }] : [];
  });
  if (reducedMotion()) {
    for (const { to, moved } of trips) if (moved) to.element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FADE });
    return;
  }
  const apart = Math.min(STAGGER, SPREAD / Math.max(1, trips.filter(({ moved }) => moved).length));
  let late = 0;
  for (const { card, was, from, to, moved } of trips) {
    const rest = beats && (was?.place === stage || to.place === stage) ? beats.rest : 0;
    if (card === beats?.first) land(to, from, beats);
    else if (was && moved && was.rect.width > to.rect.width * 1.2) flyCopy(was, to, rest + apart * late++);
    else if (moved) fly(to.element, from, to.rect, (beats?.land ?? 0) + apart * late++);
    else slide(to.element, from, to.rect, rest);
  }
}

// What is still under way when the next thing happens is there at once.
const underWay = new Set<Animation>();
function hurryUp(): void {
  for (const one of underWay) one.finish();
}

function show(element: HTMLElement, frames: Keyframe[], duration: number, done = () => {}): void {
  const one = element.animate(frames, { duration: duration * tempo(), easing: "linear", fill: "backwards" });
  underWay.add(one);
  const end = () => {
    underWay.delete(one);
    done();
  };
  one.finished.then(end, end);
}

/** Above everything, because what a card lies in would cut it off at its edges; the card itself is not seen until then. */
function showAbove(copied: HTMLElement, rect: DOMRect, frames: Keyframe[], duration: number, hidden: HTMLElement): void {
  const copy = above(copied, rect);
  show(copy, frames, duration, () => copy.remove());
  show(hidden, [{ opacity: 0 }, { opacity: 0 }], duration);
}

function near(a: DOMRect, b: DOMRect): boolean {
  return Math.abs(a.left - b.left) < 1 && Math.abs(a.top - b.top) < 1;
}

/** Cards in a row make room for each other. */
function slide(element: HTMLElement, from: DOMRect, to: DOMRect, rest: number): void {
  const there = offset(from, to);
  show(element, [{ transform: there }, { transform: there, offset: rest / (rest + TRAVEL), easing: EASE }, { transform: "none" }], rest + TRAVEL);
}

function offset(from: DOMRect, to: DOMRect): string {
  const dx = from.left + from.width / 2 - to.left - to.width / 2;
  const dy = from.top + from.height / 2 - to.top - to.height / 2;
  const scale = Math.min(1.6, Math.max(0.3, from.width / to.width));
  return `translate(${dx}px, ${dy}px) scale(${scale})`;
}

/** From one place of the table to another. */
export function fly(element: HTMLElement, from: DOMRect, to: DOMRect, delay = 0): void {
  const there = offset(from, to);
  const frames = [{ transform: there }, { transform: there, offset: delay / (delay + TRAVEL), easing: EASE }, { transform: "none" }];
  showAbove(element, to, frames, delay + TRAVEL, element);
}

/** The card that comes first: it lies where the line ended, and moves up with the others. */
function land({ element, rect }: Place, from: DOMRect, { at, land, rest }: Beats): void {
  const all = near(at, rect) ? land : rest + TRAVEL;
  const there = offset(at, rect);
  const frames = [
    { transform: offset(from, rect), easing: EASE },
    { transform: there, offset: land / all },
    ...(all > land ? [{ transform: there, offset: rest / all, easing: EASE }, { transform: "none" }] : []),
  ];
  showAbove(element, rect, frames, all, element);
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

/** A large card that ends up as a small one: it lifts, flies and shrinks. */
function flyCopy(was: Place, now: Place, rest: number): void {
  const all = rest + LIFT + TRAVEL;
  const frames = [
    { transform: "none" },
    { transform: "none", offset: rest / all, easing: "ease-out" },
    { transform: "translateY(-14px) scale(1.05)", offset: (rest + LIFT) / all, easing: EASE },
    { transform: offset(now.rect, was.rect) },
  ];
  showAbove(was.element, was.rect, frames, all, now.element);
}
