// The final scoring as a sequence of steps: the kept cards, each colour in turn, the result.
import type { Card, Seat } from "../../lib/types";
import type { ParadeView } from "./messages";
import { byColour, COLOURS } from "./cards";

export const RESULT = COLOURS.length + 1;

export interface Row {
  seat: Seat;
  cards: Card[];
  flipped: boolean;
  points: number | null;
  total: number;
}

export function rowsAt(game: ParadeView, step: number): Row[] {
  return game.sheet.seats.map((score, seat) => {
    const shown = score.colours.slice(0, Math.min(step, COLOURS.length));
    const colour = step - 1;
    const cell = score.colours[colour];
    return {
      seat,
      cards: step === 0 ? (game.kept?.[seat] ?? []) : cell ? byColour(game.before[seat] ?? [])[colour]! : [],
      flipped: cell?.flipped ?? false,
      points: cell && cell.cards ? cell.points : null,
      total: shown.reduce((sum, one) => sum + one.points, 0),
    };
  });
}
