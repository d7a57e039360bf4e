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

/** The trails on the map, one a rabbit: the steps of one turn join, a new turn begins a new one. They stay until the viewer's own turn is begun:
 * by then it has been seen what the others did. */
export function trailsAfter(trails: readonly Journey[], before: JackrabbitsView, after: JackrabbitsView, journeys: readonly Journey[], seat: Seat | null): readonly Journey[] {
  const kept = before.turn === seat && before.phase === "start" ? [] : trails;
  const mover = journeys.find((one) => one.seat === before.turn);
  if (!mover) return kept;
  const trail = kept.find((one) => one.seat === mover.seat);
  const goesOn = trail && trail.path.at(-1) === mover.path[0] && before.road !== null;
  const longer = goesOn ? { seat: mover.seat, path: [...trail.path, ...mover.path.slice(1)] } : mover;
  return [...kept.filter((one) => one.seat !== mover.seat), longer];
}
