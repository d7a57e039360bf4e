// The final scoring as a sequence of steps: what was collected, plus colours, minus colours, "+2", the result.
import type { Seat } from "../../lib/types";
import { pilesOf, type Pile } from "./piles";
import { PLUS_TWO } from "./cards";
import type { ColorettoView } from "./messages";

export const STEPS = ["collected", "plus", "minus", "twos", "result"] as const;
export type Step = (typeof STEPS)[number];
export const RESULT = STEPS.length - 1;

export interface Line {
  seat: Seat;
  piles: Pile[];
  /** What this step adds; null where it adds nothing to say. */
  points: number | null;
  total: number;
}

function counted(pile: Pile, step: Step): boolean {
  if (step === "collected") return true;
  return step === "twos" ? pile.card === PLUS_TWO : pile.side === step;
}

function sum(piles: Pile[]): number {
  return piles.reduce((total, pile) => total + pile.points, 0);
}

export function linesAt(game: ColorettoView, at: number): Line[] {
  const step = STEPS[at]!;
  return game.sheet.seats.map((_, seat) => {
    const all = pilesOf(game, seat);
    const piles = all.filter((pile) => counted(pile, step));
    const done = STEPS.slice(1, at + 1).flatMap((one) => all.filter((pile) => counted(pile, one)));
    return { seat, piles, points: step === "collected" || !piles.length ? null : sum(piles), total: sum(done) };
  });
}
