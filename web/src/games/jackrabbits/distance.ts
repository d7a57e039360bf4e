// How far each player is from the ending (rules 3 and 4): royals still missing, then the way home to the citadel.
import type { Seat } from "../../lib/types";
import { isRoyal, rankText, suitOf } from "./cards";
import { standing } from "./map/journey";
import { journeysFrom } from "./map/ways";
import type { JackrabbitsView } from "./messages";

export interface Distance {
  /** Royals to be acquired yet. */
  missing: number;
  /** Those that count towards it. */
  counting: number[];
  /** Free journeys to the citadel; null where no free road leads there. */
  journeys: number | null;
}

function different(values: (string | null)[]): number {
  return new Set(values).size;
}

/** Do three royals meet the ending? */
export function meets(ending: string, three: readonly number[]): boolean {
  const suits = different(three.map(suitOf));
  const ranks = different(three.map(rankText));
  switch (ending) {
    case "diverse":
      return suits === 3;
    case "monarchic":
      return ranks === 3;
    case "diverse-monarchic":
      return suits === 3 && ranks === 3;
    case "tribal":
      return suits === 1;
    default:
      return true;
  }
}

/** Of these royals, as many as can be part of one ending. */
export function counting(ending: string, mine: readonly number[], all: readonly number[]): number[] {
  let best: number[] = [];
  for (let i = 0; i < all.length; i++)
    for (let j = i + 1; j < all.length; j++)
      for (let k = j + 1; k < all.length; k++) {
        const three = [all[i]!, all[j]!, all[k]!];
        const held = three.filter((card) => mine.includes(card));
        if (held.length > best.length && meets(ending, three)) best = held;
      }
  return best;
}

export function royalsInPlay(game: JackrabbitsView): number[] {
  return [...game.court.filter(isRoyal), ...game.seats.flatMap((seat) => seat.royals)].sort((a, b) => a - b);
}

export function distanceOf(game: JackrabbitsView, seat: Seat): Distance {
  const held = counting(game.ending, game.seats[seat]!.royals, royalsInPlay(game));
  return { missing: 3 - held.length, counting: held, journeys: journeysFrom(game.links, standing(game, seat)) };
}

/** Turns until the limit ends the game; null without a limit. */
export function turnsLeft(game: JackrabbitsView): number | null {
  return game.turn_limit > 0 ? Math.max(0, game.turn_limit - game.turns) : null;
}
