// Events in words. A fact is rendered by its key: seats by name, cards by the game's own words, the rest as it is.
import type { GameModule } from "../games/types";
import { has, list, readable, t, type Args } from "./i18n.svelte";
import type { Event, SeatView } from "./types";

export function seatName(seats: SeatView[], seat: number): string {
  const view = seats[seat];
  if (view?.name) return view.name;
  return t(view?.kind === "bot" ? `bot-name-${seat + 1}` : "seat-number", { number: seat + 1 });
}

/** As everybody calls the seat, with a mark for who reads it: the same name in the story and on the lips of the others. */
export function calledBy(seats: SeatView[], seat: number, you: number | null): string {
  const name = seatName(seats, seat);
  return seat === you ? t("you-named", { name }) : name;
}

export function facts(event: Event, seats: SeatView[], game: GameModule, you: number | null): Args {
  const args: Args = {};
  for (const [key, value] of Object.entries(event.facts)) {
    if (value === null || value === undefined) continue;
    if (key === "seat" || key === "by") args[key] = calledBy(seats, value as number, you);
    else if (key === "seats") args[key] = list((value as number[]).map((seat) => calledBy(seats, seat, you)));
    else if (key === "card") args[key] = game.cardName(value as number);
    else if (key === "cards") args[key] = list((value as number[]).map(game.cardName));
    else args[key] = value as string | number;
  }
  return args;
}

/** `you` is the seat of who reads or hears it. */
export function tell(event: Event, seats: SeatView[], game: GameModule, you: number | null): string {
  const args = facts(event, seats, game, you);
  return has(event.code) ? t(event.code, args) : [readable(event.code), ...Object.values(args)].join(" · ");
}

/** Why a bot did what it did: to be read, not to be called out. */
export function isReason(event: Event): boolean {
  return event.code.includes("-why-");
}
