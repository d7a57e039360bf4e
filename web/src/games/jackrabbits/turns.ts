// What others have done, turn by turn, for who waits: told from the story, and so only what everybody may know.
import { isReason } from "../../lib/telling";
import type { Event, Seat } from "../../lib/types";

/** Something that happened, with what it was good for and the cards that were shown with it. */
export interface Told {
  event: Event;
  why: Event | null;
  cards: number[];
}
export interface Turn {
  seat: Seat;
  told: Told[];
}

const CALLS = ["seized", "called-in-vain"]; // before the roll (9)
const STARTS = ["rolled", "passport", ...CALLS];
const UNTOLD = ["drew", "drew-card", "rolled"]; // every turn has them: the dice lie on the board

export function codeOf({ code }: Event): string {
  return code.replace("jackrabbits-", "");
}

/** The turns of the others since one's own last one, oldest first; for who only watches, the last one. */
export function turnsSince(events: readonly Event[], seat: Seat | null): Turn[] {
  const turns = turnsIn(events);
  return seat === null ? turns.slice(-1) : turns.slice(turns.findLastIndex((turn) => turn.seat === seat) + 1);
}

/** The story cut where turns begin. */
function turnsIn(events: readonly Event[]): Turn[] {
  const turns: Turn[] = [];
  let begun = Infinity; // the ply of the roll
  for (const event of events) {
    const seat = event.facts.seat as Seat;
    const starts = STARTS.includes(codeOf(event)) && event.ply !== begun && !(begun === Infinity && turns.at(-1)?.seat === seat);
    if (starts) turns.push({ seat, told: [] });
    if (starts) begun = Infinity;
    if (codeOf(event) === "rolled" || codeOf(event) === "passport") begun = event.ply;
    add(turns.at(-1), event);
  }
  return turns;
}

function add(turn: Turn | undefined, event: Event): void {
  const last = turn?.told.at(-1);
  if (isReason(event)) {
    if (last) last.why = event;
  } else if (!UNTOLD.includes(codeOf(event))) turn?.told.push({ event, why: null, cards: cardsOf(event) });
}

function cardsOf({ facts }: Event): number[] {
  if (Array.isArray(facts.cards)) return facts.cards as number[];
  return typeof facts.card === "number" ? [facts.card] : [];
}
