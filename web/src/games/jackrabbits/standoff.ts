// Two rabbits who fight (8.2), or one who is challenged (8.3), with the cards on either side: what lies over their hexagon.
import type { Event, Seat } from "../../lib/types";
import type { JackrabbitsView } from "./messages";
import { isHexagon } from "./places";
import { codeOf } from "./turns";

export interface Side {
  seat: Seat;
  cards: number[];
  /** What a blow counts in all; hearts are not counted. */
  total: number | null;
  lost: boolean;
}
export interface Standoff {
  node: number;
  sides: [Side, Side];
}

type Named = (code: string, seat?: Seat) => Event[];
const ENDS = ["beaten", "proved", "gave-way"];

/** While it lasts, and as long as nothing else has happened since. A visitor who gave way is gone, and with them the place. */
export function standoffOf(game: JackrabbitsView, events: readonly Event[]): Standoff | null {
  const since = events.slice(Math.max(0, events.findLastIndex((event) => ["attacked", "challenged", "rolled"].includes(codeOf(event)))));
  const named: Named = (code, seat) => since.filter((event) => codeOf(event) === code && (seat === undefined || event.facts.seat === seat));
  const end = since.find((event) => ENDS.includes(codeOf(event)));
  if (end ? end.ply !== events.at(-1)?.ply : !["fight", "defence"].includes(game.phase)) return null;
  const duel = fighters(game, named);
  const sides = duel ?? challenged(game, named);
  if (!sides) return null;
  const there = duel ? sides.filter(({ lost }) => !lost) : [sides[1]]; // who challenges may be anywhere: it is about where the visitor is
  const node = there.map(({ seat }) => game.seats[seat]!.node).find(isHexagon);
  return node === undefined ? null : { node, sides };
}

function fighters({ fight }: JackrabbitsView, named: Named): [Side, Side] | null {
  const [attack] = named("attacked");
  const seats = fight ? [fight.attacker, fight.attacked] : attack ? [attack.facts.seat as Seat, attack.facts.by as Seat] : null;
  if (!seats) return null;
  return seats.map((seat, index) => {
    const blows = named("struck", seat);
    const total = fight?.force[index] ?? (blows.at(-1)?.facts.total as number | undefined) ?? 0;
    return { seat, cards: blows.map(({ facts }) => facts.card as number), total, lost: named("beaten", seat).length > 0 };
  }) as [Side, Side];
}

function challenged({ challenge }: JackrabbitsView, named: Named): [Side, Side] | null {
  const [event] = named("challenged");
  if (!event) return null;
  const [host, visitor] = [event.facts.seat as Seat, event.facts.by as Seat];
  const [proof] = named("proved", visitor);
  return [
    { seat: host, cards: event.facts.cards as number[], total: null, lost: proof !== undefined },
    { seat: visitor, cards: (proof?.facts.cards as number[] | undefined) ?? challenge?.answer ?? [], total: null, lost: named("gave-way", visitor).length > 0 },
  ];
}
