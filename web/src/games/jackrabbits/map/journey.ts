// What a rabbit has just done, as nodes on the map: for walking it there and for the trail it leaves.
import type { Event, Seat } from "../../../lib/types";
import type { JackrabbitsView } from "../messages";

export interface Journey {
  seat: Seat;
  path: number[];
}

/** Where a rabbit stands: in the middle of a journey, on the road. */
export function standing(game: JackrabbitsView, seat: Seat): number {
  return seat === game.turn && game.road !== null ? game.road : game.seats[seat]!.node;
}

/** Who moved between two views that follow each other, and over which nodes: as the story tells it, through the air where it does not. */
export function journeysBetween(before: JackrabbitsView, after: JackrabbitsView, events: readonly Event[]): Journey[] {
  if (before.players !== after.players || after.ply <= before.ply) return [];
  const told = events.filter((event) => event.ply > before.ply && event.ply <= after.ply);
  const moved: Journey[] = [];
  for (let seat = 0; seat < after.players; seat++) {
    const [from, to] = [standing(before, seat), standing(after, seat)];
    if (from === to) continue;
    const passed = told.filter((event) => event.facts.seat === seat).flatMap((event) => (event.facts.path as number[] | undefined) ?? []);
    moved.push({ seat, path: [from, ...passed, to].filter((node, index, path) => node !== path[index - 1]) });
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
