// How it ended, in one line: what the server says of places and margins, put to who reads it.
import { list, t } from "../../lib/i18n.svelte";
import { seatName } from "../../lib/telling";
import type { MatchView, Seat, SeatView, TableView } from "../../lib/types";
import { stoppedTitle } from "../parting/stopped";

export interface Outcome {
  /** By seat: how many are ahead, and how far one is ahead of the next or behind the first. */
  places: number[];
  margins: number[];
}

/** The last game that was finished. */
export function lastGame(match: MatchView): Outcome {
  return { places: match.ranks.at(-1) ?? [], margins: match.margins.at(-1) ?? [] };
}

/** The whole match, once it is over; a single game is no match. */
export function wholeMatch(match: MatchView): Outcome | null {
  return match.games > 1 && match.winners.length ? { places: match.places, margins: match.distances } : null;
}

/** `margin` says whether points are what one wins by in this game. */
export function verdict({ places, margins }: Outcome, seats: SeatView[], seat: Seat | null, of: "ending" | "ending-match", margin = true): string {
  const winners = places.flatMap((place, index) => (place === 0 ? [index] : []));
  const by = margin && winners.length === 1 ? (margins[winners[0]!] ?? 0) : 0;
  const own = seat === null ? undefined : places[seat];
  if (own) return t(`${of}-place`, { place: own + 1 });
  if (own === 0 && winners.length > 1) return t(`${of}-share`);
  if (own === 0) return t(by ? `${of}-win-by` : `${of}-win`, { points: by });
  const names = list(winners.map((one) => seatName(seats, one)));
  return t(`${of}-${winners.length > 1 ? "others" : by ? "other-by" : "other"}`, { seats: names, points: by });
}

export interface Headline {
  title: string;
  /** Of a match: how its last game ended. */
  last: string | null;
}

export function headline(table: TableView, seat: Seat | null, margin = true): Headline {
  if (table.stopped) return { title: stoppedTitle(table, seat), last: null };
  const { match, seats } = table;
  const game = verdict(lastGame(match), seats, seat, "ending", margin);
  const whole = wholeMatch(match);
  return whole ? { title: verdict(whole, seats, seat, "ending-match"), last: game } : { title: game, last: null };
}
