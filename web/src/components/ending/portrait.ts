// What a game gives for the family portrait: one strip a seat, drawn with nothing but SVG, so that the same drawing is on the page and in the picture.
import type { Snippet } from "svelte";
import type { Seat, TableView } from "../../lib/types";

export interface Strip {
  seat: Seat;
  /** So many pixels there are from left to right. */
  width: number;
  /** Everything as it is at the end, and nothing moves: for the picture. */
  still: boolean;
}

export interface Portrait {
  /** By seat: how many are ahead. */
  ranks: number[];
  /** By seat: the points as far as they are counted; null in a game that one does not win by points. */
  points: ((seat: Seat) => number) | null;
  write: (points: number) => string;
  /** Under a name, once all is told. */
  note: (seat: Seat) => string;
  /** The same for who does not see it. */
  inWords: (seat: Seat) => string;
  /** How high a strip is. */
  height: (strip: Strip) => number;
}

/** What every part of an ending is given. */
export interface Family {
  table: TableView;
  seat: Seat | null;
  portrait: Portrait;
  /** What somebody has, as SVG. */
  strip: Snippet<[strip: Strip]>;
  /** What whoever wins walks into, as SVG in a box of `MARK` units. */
  mark: Snippet<[still: boolean]>;
}

export const MARK = { width: 110, height: 120 };

/** The places of the game that has just ended. Who has lost before its end is last, whatever the cards say. */
export function placesOf(table: TableView, ranks: number[]): number[] {
  return table.match.ranks.at(-1) ?? ranks;
}

/** From first to last. */
export function ordered(ranks: number[]): Seat[] {
  return ranks.map((_, index) => index).sort((a, b) => ranks[a]! - ranks[b]!);
}
