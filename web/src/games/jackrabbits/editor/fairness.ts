// The fairness meter: the server's bots play a board many times, and tell after every few games what they have counted.
import { Refused } from "../../../lib/api";
import { language } from "../../../lib/i18n.svelte";

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
export async function measure(game: string, choices: { players: number; options: Record<string, unknown> }, onread: (reading: Reading) => void, signal: AbortSignal): Promise<void> {
  const headers = { accept: "application/x-ndjson", "content-type": "application/json", "accept-language": language() };
  const init = { method: "POST", headers, credentials: "same-origin", body: JSON.stringify(choices), signal } as const;
  const response = await fetch(`/api/games/${game}/fairness`, init);
  if (!response.ok || !response.body) throw new Refused(response.status, await response.json().catch(() => ({ code: "", facts: {}, reason: "" })));
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (let step = await reader.read(); !step.done; step = await reader.read()) {
    const [lines, last] = cut(rest + step.value);
    rest = last;
    const newest = lines.at(-1);
    if (newest) onread(JSON.parse(newest) as Reading);
  }
}

/** Whole lines, and what has come of the next. */
export function cut(text: string): [lines: string[], rest: string] {
  const lines = text.split("\n");
  const rest = lines.pop() ?? "";
  return [lines.filter(Boolean), rest];
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
