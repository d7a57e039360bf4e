// Where a card comes from when the table has not shown it before: the hand that played it, or the pile.
import type { Origin } from "../../lib/motion";
import type { Event } from "../../lib/types";

export function originOf(board: HTMLElement, events: Event[]): Origin {
  return (card, place) => {
    const played = events.findLast((event) => String(event.facts.card) === card && event.facts.seat !== undefined);
    const name = place === "hand" || !played ? "pile" : `seat-${played.facts.seat}`;
    return board.querySelector(`[data-origin="${name}"]`);
  };
}
