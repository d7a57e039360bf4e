// Ways to begin a game against bots with one click: what a game recommends, laid as a table.
import { entry } from "../games/registry";
import type { Begin } from "../games/types";
import { infoOf, wantedLevel } from "./games.svelte";
import { openTable } from "./opening";
import { prefs } from "./prefs.svelte";
import { chosen, fieldsOf, type Value } from "./schema";
import type { GameInfo, SeatWish } from "./types";

/** The level this way of beginning asks for, or the one that was chosen last. */
export function levelOf({ bots }: Begin, levels: string[]): string {
  return bots && levels.includes(bots.level) ? bots.level : wantedLevel(levels);
}

/** The id of a new table. */
export function openBegin(game: string, begin: Begin): Promise<string> {
  const info = infoOf(game);
  const bot: SeatWish = { kind: "bot", level: levelOf(begin, info?.levels ?? []) };
  const { min, max } = info?.usual ?? { min: 2, max: 4 };
  const count = begin.bots?.count ?? Math.max(min - 1, Math.min(max - 1, prefs.bots.count));
  return openTable({ game, options: begin.options, seats: [{ kind: "me" }, ...Array.from({ length: count }, () => bot)] });
}

/** Which of the ways these options are; undefined for options of one's own. */
export function beginOf(info: GameInfo, options: Record<string, Value>): Begin | undefined {
  const differ = chosen(fieldsOf(info), options);
  return entry(info.id).begins?.find((one) => isSame(one.options, differ));
}

function isSame(one: Record<string, Value>, other: Record<string, Value>): boolean {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
}
