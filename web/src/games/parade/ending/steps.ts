// The final scoring as a sequence of steps: the kept cards, each colour in turn, the result. Only what the server says, in that order.
import type { Card, Seat } from "../../../lib/types";
import { byColour, COLOURS } from "../cards";
import type { ColourScore, ParadeView } from "../messages";

export const RESULT = COLOURS.length + 1;

export interface Pile {
  colour: number;
  cards: Card[];
  score: ColourScore;
  /** Is this colour counted by now? And is it the one being counted? */
  counted: boolean;
  now: boolean;
}

export function pilesAt(game: ParadeView, seat: Seat, step: number): Pile[] {
  const score = game.sheet.seats[seat]!;
  return byColour(game.before[seat] ?? []).flatMap((cards, colour) =>
    cards.length ? [{ colour, cards, score: score.colours[colour]!, counted: step > colour, now: step - 1 === colour }] : [],
  );
}

/** The points as far as they are counted. */
export function pointsAt(game: ParadeView, seat: Seat, step: number): number {
  const score = game.sheet.seats[seat]!;
  return step >= RESULT ? score.points : score.colours.slice(0, step).reduce((sum, one) => sum + one.points, 0);
}

/** Who turns the colour of this step face down. */
export function flippersAt(game: ParadeView, step: number): Seat[] {
  return game.sheet.seats.flatMap((score, seat) => (score.colours[step - 1]?.flipped ? [seat] : []));
}

/** How a pile adds up, in figures. */
/** Where there is not room for the sum, what it comes to. */
export function sumOf({ score, cards }: Pile, value: (card: Card) => number, letters = Infinity): string {
  if (cards.length === 1) return String(score.points);
  const parts = score.flipped ? `${cards.length} × ${score.points / cards.length}` : cards.map(value).join("+");
  const sum = `${parts} = ${score.points}`;
  return sum.length > letters ? String(score.points) : sum;
}
