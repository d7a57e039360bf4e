// The fairness meter: the server's bots play a board many times, and tell after every few games what they have counted.
import { readLines } from "../../../lib/lines";

export interface SeatShare {
  share: number;
  low: number;
  high: number;
}

export interface Reading {
  games: number;
  seats: SeatShare[];
  /** Turns of the shortest game, a quarter, half, three quarters, and the longest. */
  turns: number[];
  bars: number[];
  first: number;
  width: number;
  stopped: number;
  limit: number;
  /** By house: the share of games in which its royal was somebody's at the end. */
  used: number[];
}

export const GAMES = 2000;

/** Reads on until all is played, or the signal says stop. */
export function measure(game: string, choices: { players: number; options: Record<string, unknown> }, onread: (reading: Reading) => void, signal: AbortSignal): Promise<void> {
  return readLines(`/games/${game}/fairness`, choices, onread, signal);
}

/** The seat that does better than its even share, beyond doubt; null where none does. */
export function favoured(seats: readonly SeatShare[]): number | null {
  const even = 1 / seats.length;
  const best = seats.reduce((most, seat, number) => (seat.low > seats[most]!.low ? number : most), 0);
  return seats.length && seats[best]!.low > even ? best : null;
}

export function percent(share: number): number {
  return Math.round(1000 * share) / 10;
}
