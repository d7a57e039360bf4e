// What lies before a seat, as piles: plus colours first, then minus colours, then "+2" and jokers.
import { COLOURS, GOLDEN, JOKER, PLUS_TWO } from "./cards";
import type { ColorettoView } from "./messages";

export type Side = "plus" | "minus" | "aside";

export interface Pile {
  card: number;
  /** Cards that really lie there; jokers given a colour at the end lie with it. */
  count: number;
  /** Jokers among what the points are for: given this colour, or assumed to be. */
  jokers: number;
  side: Side;
  points: number;
}

const ORDER: Side[] = ["plus", "minus", "aside"];

export function pilesOf(game: ColorettoView, seat: number): Pile[] {
  const held = game.held[seat] ?? [];
  const score = game.sheet.seats[seat]!;
  const named = game.named[seat] ?? [];
  const piles: Pile[] = [];
  for (let card = 0; card < COLOURS; card++) {
    const colour = score.colours[card]!;
    const count = (held[card] ?? 0) + (named[card] ?? 0);
    if (!count) continue;
    piles.push({ card, count, jokers: colour.jokers, side: colour.plus ? "plus" : "minus", points: colour.points });
  }
  const aside: [number, number, number][] = [
    [PLUS_TWO, score.plus_twos, score.plus_points],
    [JOKER, score.free_jokers - score.free_golden, 0],
    [GOLDEN, score.free_golden, 0],
  ];
  for (const [card, count, points] of aside) if (count > 0) piles.push({ card, count, jokers: 0, side: "aside", points });
  return piles.sort((a, b) => ORDER.indexOf(a.side) - ORDER.indexOf(b.side) || (a.side === "aside" ? a.card - b.card : b.count - a.count || a.card - b.card));
}

/** The seat's jokers stand somewhere only by assumption while the game lasts. */
export function isAssumed(game: ColorettoView, seat: number): boolean {
  return game.sheet.seats[seat]!.free_jokers > 0;
}
