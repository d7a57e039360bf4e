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

export function number(value: number, digits = 2): string {
  return new Intl.NumberFormat(language(), { maximumFractionDigits: digits }).format(value);
}

export function isAwaited({ status }: LeagueTable): boolean {
  return status === "waiting" || status === "playing" || status === "lost";
}
