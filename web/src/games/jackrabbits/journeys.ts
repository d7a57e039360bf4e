// The ways a journey may take: each is the moves it needs, one after the other, with the road it lights and the price it has.
import { capital, either, t } from "../../lib/i18n.svelte";
import { cardName, suitOf } from "./cards";
import type { JackrabbitsView, Move, Payment, Preview } from "./messages";
import { placeName, placeWord, royalOf, SUITS } from "./places";
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
  /** What arriving brings once the way is paid as proposed: the royal, the royal for another one, the game. */
  promise: Preview["promise"];
  /** Somebody may challenge there: could you show nothing? */
  risk: boolean | null;
  /** Who is certain to. */
  host: number | null;
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
const PROMISES: Way["promise"][] = ["crown", "carrot", "swap", null];
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
  const first: Way = { ...base, ...awaiting(preview), key: move.notation, node: preview.node!, then: null, open: !ends, path };
  const further = (preview.onward ?? []).map((route) => ({
    ...base,
    ...awaiting(route),
    payment: game.payments[route.payment ?? -1] ?? base.payment,
    key: `${move.notation} ${route.node}`,
    node: route.node,
    then: route.then,
    open: false,
    path: [...path, ...route.path.slice(path.at(-1) === route.path[0] ? 1 : 0)],
  }));
  return [first, ...further];
}

function awaiting({ promise, risk, host }: Partial<Pick<Way, "promise" | "risk" | "host">>): Pick<Way, "promise" | "risk" | "host"> {
  return { promise: promise ?? null, risk: risk ?? null, host: host ?? null };
}

/** Free roads first, then what brings most. Of two ways as long as each other, one that ends there goes before one that goes on. */
function byEase(a: Way, b: Way): number {
  return (
    Number(a.kind !== "walk") - Number(b.kind !== "walk") ||
    PROMISES.indexOf(a.promise) - PROMISES.indexOf(b.promise) ||
    ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind) ||
    a.path.length - b.path.length ||
    Number(a.open) - Number(b.open)
  );
}

/** Ways to one place, and apart from them those that cost all that another one costs, and bring nothing more. */
export function sifted(ways: readonly Way[]): { good: Way[]; worse: Way[] } {
  const worse = ways.filter((way, index) => ways.some((other, before) => other !== way && isNoWorse(other, way) && (before < index || !isNoWorse(way, other))));
  return { good: ways.filter((way) => !worse.includes(way)), worse };
}

function isNoWorse(way: Way, other: Way): boolean {
  const spent = spending(other);
  return !way.open && !other.open && (way.move.word === "tavern" || other.move.word !== "tavern") && spending(way).every((one) => spent.includes(one));
}

function spending(way: Way): (number | string)[] {
  return [...(way.payment?.best ?? []), ...(way.kind === "joker" ? ["joker"] : [])];
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
  const mark = way.kind === "walk" ? "free" : way.kind;
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

/** What is worth knowing about a place before going there this way. */
export function offers(game: JackrabbitsView, way: Way): string[] {
  const { promise, risk, host, node } = way;
  if (promise === "crown") return [t("jackrabbits-promise-crown", { palace: risk === null ? "no" : "yes" })];
  const royal = royalOf(node);
  if (royal === null || !game.errands || (risk && host !== null)) return [];
  const card = cardName(royal);
  if (promise) return [t(`jackrabbits-promise-${promise}`, { card })];
  if (!game.court.includes(royal)) return [];
  const suit = suitOf(royal)!;
  const worth = (way.payment?.left ?? game.errands.purse)[SUITS.indexOf(suit)] ?? 0;
  const { price } = game.errands;
  return [worth < price ? t("jackrabbits-promise-short", { card, suit, worth, price }) : t("jackrabbits-promise-full", { card, suit })];
}

/** Who can be met there. */
export function company(game: JackrabbitsView, node: number): number[] {
  return game.errands?.company[node] ?? [];
}

// ---- for the map ------------------------------------------------------------------------------------------------------------

/** "the K♥ tower: costs 7; K♥ is at court …" */
export function spotTitle(game: JackrabbitsView, way: Way): string {
  return t("jackrabbits-spot", { place: capital(placeName(way.node)), said: [priceWords(way), ...offers(game, way)].join(t("apart")) });
}

/** Where a journey may end, and the taverns on the way. Further transfers are in the list: the map would be full of them. */
export function spotsOf(game: JackrabbitsView): Spot[] {
  const ways = waysOf(game).filter((way) => !way.open || way.move.word === "tavern");
  return [...byPlace(ways).values()].map((some) => spotOf(game, some[0]!));
}

export function spotOf(game: JackrabbitsView, way: Way): Spot {
  const { node, path, kind } = way;
  return { node, title: spotTitle(game, way), price: way.payment?.need ?? null, mark: markOf(game, way), joker: kind === "joker", path };
}

export function markOf(game: JackrabbitsView, way: Way): Mark {
  if (way.promise) return way.promise;
  if (game.errands?.armed && company(game, way.node).length) return "fight";
  return way.kind === "walk" ? "free" : way.kind;
}
