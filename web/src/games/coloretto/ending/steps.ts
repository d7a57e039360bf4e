// The final scoring as a sequence of steps: what was collected, plus colours, minus colours, "+2", the result.
import type { Seat } from "../../../lib/types";
import { PLUS_TWO } from "../cards";
import type { ColorettoView } from "../messages";
import { pilesOf, type Pile } from "../piles";

export const STEPS = ["collected", "plus", "minus", "twos", "result"] as const;
export type Step = (typeof STEPS)[number];
export const RESULT = STEPS.length - 1;

/** At which step a pile is counted. */
export function countedAt(pile: Pile): number {
  return STEPS.indexOf(pile.card === PLUS_TWO ? "twos" : pile.side === "aside" ? "result" : pile.side);
}

/** The points as far as they are counted. */
export function pointsAt(game: ColorettoView, seat: Seat, step: number): number {
  if (step >= RESULT) return game.sheet.seats[seat]!.points;
  return pilesOf(game, seat).reduce((sum, pile) => sum + (countedAt(pile) <= step ? pile.points : 0), 0);
}
