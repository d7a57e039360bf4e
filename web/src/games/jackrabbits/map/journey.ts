// What a rabbit has just done, as nodes on the map: for walking it there and for the trail it leaves.
import type { Event, Seat } from "../../../lib/types";
import type { JackrabbitsView } from "../messages";
import { HEXAGONS, isCave, OFF, UNDERGROUND } from "../places";
import { isCrossing, twinOf, wayTo, type Links, type Passes } from "./ways";

export interface Journey {
  seat: Seat;
  path: number[];
}

/** Where a rabbit stands: in the middle of a journey, on the road. */
export function standing(game: JackrabbitsView, seat: Seat): number {
  return seat === game.turn && game.road !== null ? game.road : game.seats[seat]!.node;
}

/** The option "trailing carrots" (9). */
export function passesOf(game: JackrabbitsView, seat: Seat): Passes {
  const trailing = game.switches.includes("trailing_carrots");
  return (hexagon) => trailing && hexagon > 0 && hexagon < HEXAGONS && game.owner[hexagon - 1] === seat;
}

/** The way a rabbit came, by what the story calls it; as the crow flies where no road says more. */
export function wayOf(code: string | null, links: Links, from: number, to: number, passes?: Passes): number[] {
  const walk = (wanted: (node: number) => boolean) => wayTo(links, from, wanted, passes);
  const direct = [from, to];
  switch (code) {
    case "went":
    case "left":
    case "took-joker":
      return walk((node) => node === to) ?? direct;
    case "rested":
      return [...(wayTo(links, from, (node) => node !== from && isCave(node), passes) ?? [from]), UNDERGROUND];
    case "took-shortcut":
      return from === twinOf(to) ? direct : [...(walk((node) => node === twinOf(to)) ?? [from]), to];
    case "burrowed":
      return [...(wayTo(links, from, (node) => node !== to && isCave(node), passes) ?? [from]), to];
    case "galloped":
    case "sailed":
      return isCrossing(from) ? direct : [...(walk(isCrossing) ?? [from]), to];
    default:
      return direct;
  }
}

const TRAVELS = ["went", "left", "rested", "took-joker", "took-shortcut", "burrowed", "galloped", "sailed", "rode", "floated", "flew"];

/** Who moved between two views that follow each other, and how. */
export function journeysBetween(before: JackrabbitsView, after: JackrabbitsView, events: readonly Event[]): Journey[] {
  if (before.players !== after.players || after.ply <= before.ply) return [];
  const told = events.filter((event) => event.ply > before.ply && event.ply <= after.ply);
  const moved: Journey[] = [];
  for (let seat = 0; seat < after.players; seat++) {
    const [from, to] = [standing(before, seat), standing(after, seat)];
    if (from === to) continue;
    const codes = told.filter((event) => event.facts.seat === seat).map((event) => event.code.replace("jackrabbits-", ""));
    const code = codes.findLast((one) => TRAVELS.includes(one)) ?? null;
    moved.push({ seat, path: wayOf(to === OFF && code !== "left" ? null : code, after.links, from, to, passesOf(after, seat)) });
  }
  return moved;
}

/** The trail on the map: the steps of one turn join, a new turn begins a new one. */
export function trailAfter(trail: Journey | null, before: JackrabbitsView, after: JackrabbitsView, journeys: readonly Journey[]): Journey | null {
  const mover = journeys.find((one) => one.seat === before.turn) ?? null;
  if (!mover) return trail;
  const goesOn = trail && trail.seat === mover.seat && trail.path.at(-1) === mover.path[0] && before.road !== null;
  return goesOn ? { seat: mover.seat, path: [...trail.path, ...mover.path.slice(1)] } : mover;
}
