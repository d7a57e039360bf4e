// What the members of a league are called, and how numbers are written.
import { language, t } from "../../lib/i18n.svelte";
import type { LeagueTable, LeagueView } from "../../lib/types";

export const BOT = -1;

export function nameOf(league: LeagueView, member: number): string {
  return member === BOT ? t("league-bot") : (league.members[member]?.name ?? "");
}

export function names(league: LeagueView, members: number[]): string[] {
  return members.map((member) => nameOf(league, member));
}

/** With at most so many digits after the point, and always with so many. */
export function number(value: number, most = 2, always = 0): string {
  return new Intl.NumberFormat(language(), { maximumFractionDigits: most, minimumFractionDigits: always }).format(value);
}

export function isAwaited({ status }: LeagueTable): boolean {
  return status === "waiting" || status === "playing" || status === "lost";
}
