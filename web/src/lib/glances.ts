// What is said about a table from afar.
import { gameName, language, list, t } from "./i18n.svelte";
import { seatName } from "./telling";
import type { Glance } from "./types";

export function isTurn({ status, owes, you, asked }: Glance): boolean {
  return asked.includes(you) || (status === "playing" && owes.includes(you));
}

/** A table with a name is called by it, others by the game; and whom one meets there. */
export function called({ game, title, seats, you }: Glance): string {
  const names = seats.flatMap(({ kind }, seat) => (kind === "open" || seat === you ? [] : [seatName(seats, seat)]));
  const what = title || gameName(game);
  return names.length ? t("tables-with", { game: what, names: list(names) }) : what;
}

export function turn(glance: Glance): string {
  const { status, seats, owes, you, asked, adjourned } = glance;
  if (status === "waiting") return seats[you]?.kind === "open" ? t("tables-kept") : t("tables-waiting", { count: seats.filter(({ kind }) => kind === "open").length });
  if (asked.includes(you)) return t("tables-asked");
  if (adjourned) return t("tables-adjourned");
  if (status === "between") return t("tables-between");
  if (owes.includes(you)) return t("tables-yours");
  const names = owes.map((seat) => seatName(seats, seat));
  return names.length > 1 ? t("tables-several", { names: list(names) }) : t("tables-theirs", { seat: names[0] ?? "" });
}

export function result({ end, you, seats, lost }: Glance): string {
  if (!end) return t("tables-agreed");
  const gaveUp = lost.find(({ seat }) => seat === you);
  if (gaveUp) return t(`tables-${gaveUp.why}`);
  const place = (end.places[you] ?? 0) + 1;
  return place === 1 ? t("tables-won") : t("tables-place", { place, count: seats.length });
}

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
  ["second", 1],
];
const unitOf = (seconds: number) => UNITS.find(([, length]) => seconds >= length) ?? UNITS.at(-1)!;

/** How much time whoever is awaited has, and since when they are: “2 days left · 3 hours ago”. */
export function when({ left, ago: since }: Glance): string {
  if (left === null) return ago(since);
  const [unit, length] = unitOf(left);
  const time = new Intl.NumberFormat(language(), { style: "unit", unit, unitDisplay: "long" }).format(Math.floor(left / length));
  return `${t("tables-left", { time })} · ${ago(since)}`;
}

export function ago(seconds: number): string {
  const [unit, length] = unitOf(seconds);
  return new Intl.RelativeTimeFormat(language(), { numeric: "auto" }).format(-Math.floor(seconds / length), unit);
}
