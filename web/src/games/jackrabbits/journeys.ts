// The ways a journey may take: each is the moves it needs, one after the other, with the road it lights and the price it has.
import { capital, either, t } from "../../lib/i18n.svelte";
import { cardName, suitOf } from "./cards";
import type { JackrabbitsView, Move, Payment } from "./messages";
import { HEXAGONS, placeName, placeWord, royalOf } from "./places";
import type { Mark, Spot } from "./spots";

export type Kind = "walk" | "paid" | "joker" | "fly";

/** One way to a place: a move, and perhaps a walk after it. `open`: the journey goes on from there as it likes. */
export interface Way {
  key: string;
  kind: Kind;
  node: number;
  move: Move;
  /** What is asked after the move and its payment, in notation. */
  then: string | null;
  open: boolean;
  path: number[];
  /** Somebody may challenge there; the server says how that would go only for what is reached at once. */
  palace: boolean;
  payment: Payment | null;
  rule: string;
}

const KINDS: Record<string, Kind> = {
  go: "walk",
  rest: "walk",
  leave: "walk",
  gallop: "paid",
  shortcut: "paid",
  tavern: "paid",
  hole: "paid",
  sail: "paid",
  ride: "joker",
  float: "joker",
  fly: "fly",
};
const ORDER: Kind[] = ["walk", "fly", "paid", "joker"];
const ALIKE = ["sail", "float", "hole", "gallop", "ride"]; // of many landings that lead on to the same place, one is enough

export function waysOf(game: JackrabbitsView): Way[] {
  if (game.phase !== "journey" && game.phase !== "flight") return [];
  const ways = game.moves.filter((move) => move.word in KINDS).flatMap((move) => waysBy(game, move));
  const seen = new Set<string>();
  return ways.sort(byEase).filter((way) => {
    if (way.open || !ALIKE.includes(way.move.word)) return true;
    const same = `${way.move.word} ${way.node}`;
    const again = seen.has(same);
    seen.add(same);
    return way.then === null || !again;
  });
}

export function paymentOf(game: JackrabbitsView, { preview }: Move): Payment | null {
  return game.payments[preview.payment ?? -1] ?? null;
}

function waysBy(game: JackrabbitsView, move: Move): Way[] {
  const { preview } = move;
  const path = preview.path ?? [];
  const base = { kind: KINDS[move.word]!, move, payment: paymentOf(game, move), rule: preview.rule };
  const ends = !preview.onward;
  const first: Way = { ...base, key: move.notation, node: preview.node!, then: null, open: !ends, path, palace: false };
  const further = (preview.onward ?? []).map((route) => ({
    ...base,
    key: `${move.notation} ${route.node}`,
    node: route.node,
    then: route.then,
    open: false,
    path: [...path, ...route.path.slice(path.at(-1) === route.path[0] ? 1 : 0)],
    palace: route.palace,
  }));
  return [first, ...further];
}

/** Of two ways as long as each other, one that ends there goes before one that goes on. */
function byEase(a: Way, b: Way): number {
  return ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind) || a.path.length - b.path.length || Number(a.open) - Number(b.open);
}

/** Ways by the place they lead to, the easiest first. */
export function byPlace(ways: readonly Way[]): Map<number, Way[]> {
  const places = new Map<number, Way[]>();
  for (const way of ways) places.set(way.node, [...(places.get(way.node) ?? []), way]);
  return places;
}

// ---- in words ---------------------------------------------------------------------------------------------------------------

export function moveWords(move: Move, names: (seat: number) => string): string {
  if (isStop(move)) return t("jackrabbits-move-stay");
  const { seat, card, ...rest } = move.facts as Record<string, number | string>;
  const said: Record<string, number | string> = { ...rest };
  if (seat !== undefined) said.seat = names(seat as number);
  if (card !== undefined) said.card = cardName(card as number);
  return t(`jackrabbits-move-${move.word}`, said);
}

/** 9: a journey that one's own carrot would let go on ends where it is. */
function isStop({ word, preview: { node, path } }: Move): boolean {
  return word === "go" && path?.length === 1 && path[0] === node;
}

const nobody = () => "";

/** "Take the shortcut through the forest, then walk to the K♥ tower" */
export function wayWords(way: Way): string {
  const first = moveWords(way.move, nobody);
  if (way.open && choices(way)) return t("jackrabbits-way-open", { first, places: choices(way) });
  if (way.then === null) return first;
  return t("jackrabbits-way-then", { first, then: thenWords(way) });
}

export interface Leg {
  mark: Mark;
  words: string;
}

/** The way leg by leg: the free road to the piece, the transfer, the free road after it. */
export function legsOf(way: Way): Leg[] {
  const legs: Leg[] = [];
  const piece = way.move.preview.piece ?? null;
  if (piece !== null && piece !== way.path[0]) legs.push({ mark: "free", words: t("jackrabbits-leg-road", { piece: placeName(piece) }) });
  const mark = way.kind === "walk" ? "free" : way.kind === "fly" ? "fly" : "paid";
  legs.push({ mark, words: moveWords(way.move, nobody) });
  if (way.open && choices(way)) legs.push({ mark: "free", words: t("jackrabbits-leg-open", { places: choices(way) }) });
  else if (way.then) legs.push({ mark: "free", words: capital(thenWords(way)) });
  return legs;
}

/** Where an open way may end for free: "the K♥ tower or the citadel" */
function choices(way: Way): string {
  const { node, onward } = way.move.preview;
  return either((onward ?? []).filter((route) => route.node !== node).map((route) => placeName(route.node)));
}

function thenWords(way: Way): string {
  if (way.node === way.move.preview.node) return t("jackrabbits-then-stay");
  return t(way.then === "rest" || way.then === "leave" ? `jackrabbits-then-${way.then}` : "jackrabbits-then-go", { place: placeWord(way.node) });
}

/** "free", "7", "a joker" */
export function priceWords(way: Way): string {
  if (way.payment) return t("jackrabbits-costs", { need: way.payment.need });
  return t(way.kind === "joker" ? "jackrabbits-costs-joker" : "jackrabbits-costs-nothing");
}

/** What is worth knowing about a place before going there. */
export function offers(game: JackrabbitsView, node: number): string[] {
  const { errands } = game;
  if (errands?.wins.includes(node)) return [t("jackrabbits-offers-home")];
  const royal = royalOf(node);
  if (!errands || royal === null || !game.court.includes(royal)) return [];
  const enough = errands.royals.includes(royal) ? "yes" : "no";
  return [t("jackrabbits-offers-royal", { card: cardName(royal), suit: suitOf(royal)!, worth: errands.purse[node - 1] ?? 0, enough })];
}

export function guests(game: JackrabbitsView, seat: number, node: number): number[] {
  if (node >= HEXAGONS) return [];
  return game.seats.flatMap((one, index) => (index !== seat && one.node === node ? [index] : []));
}

// ---- for the map ------------------------------------------------------------------------------------------------------------

/** "the K♥ tower: costs 7; K♥ is at court …" */
export function spotTitle(game: JackrabbitsView, node: number, way: Way): string {
  return t("jackrabbits-spot", { place: capital(placeName(node)), said: [priceWords(way), ...offers(game, node)].join("; ") });
}

/** Where a journey may end, and the taverns on the way. Further transfers are in the list: the map would be full of them. */
export function spotsOf(game: JackrabbitsView, seat: number): Spot[] {
  const ways = waysOf(game).filter((way) => !way.open || way.move.word === "tavern");
  return [...byPlace(ways).values()].map((some) => spotOf(game, seat, some[0]!));
}

export function spotOf(game: JackrabbitsView, seat: number, way: Way): Spot {
  const { node, path } = way;
  return { node, title: spotTitle(game, node, way), price: way.payment?.need ?? null, mark: markOf(game, seat, way), path };
}

export function markOf(game: JackrabbitsView, seat: number, way: Way): Mark {
  const { errands } = game;
  if (errands?.wins.includes(way.node) || errands?.royals.includes(royalOf(way.node) ?? -1)) return "house";
  if (errands?.armed && guests(game, seat, way.node).length) return "fight";
  return way.kind === "walk" ? "free" : way.kind === "fly" ? "fly" : "paid";
}
