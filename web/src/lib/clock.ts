// What a clock shows, and when it is worth a word.
import { t } from "./i18n.svelte";
import type { Clock } from "./types";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Whole days, and the hours beside them; null for less, which is shown in digits. */
export function inDays(seconds: number): { days: number; hours: number } | null {
  const hours = Math.floor(seconds / HOUR);
  return seconds < DAY ? null : { days: Math.floor(hours / 24), hours: hours % 24 };
}

export function digits(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / HOUR), Math.floor((seconds % HOUR) / MINUTE)];
  const parts = hours ? [hours, minutes, seconds % MINUTE] : [minutes, seconds % MINUTE];
  return parts.map((part, index) => (index ? String(part).padStart(2, "0") : String(part))).join(":");
}

/** The last fifth, but no more than an hour. */
export function isShort(left: number, whole: number): boolean {
  return left <= Math.min(HOUR, whole / 5);
}

/** A table’s clock in a line: “Clock: 3 days for each move; when the time is over, the game is lost”. */
export function inWords({ move, game, increment, end, vacation }: Clock): string {
  const whole = game ? t("clock-game", { minutes: Math.round(game / MINUTE), increment }) : t("clock-per-move", { time: span(move) });
  const parts = [whole, ...(vacation ? [`${t("clock-vacation")}: ${t("clock-a-day", { days: vacation })}`] : []), `${t("clock-end")}: ${t(`clock-end-${end}`)}`];
  return `${t("clock-title")}: ${parts.join(" · ")}`;
}

function span(seconds: number): string {
  if (seconds >= DAY) return t("clock-a-day", { days: Math.round(seconds / DAY) });
  return seconds < MINUTE ? t("clock-seconds", { seconds }) : t("clock-minutes", { minutes: Math.round(seconds / MINUTE) });
}

/** Worth saying aloud, once: not every second. */
export function isWarning(left: number, whole: number): boolean {
  return (left === MINUTE && whole > MINUTE) || (left === 10 && whole > 10);
}

/** What can be chosen, in seconds; a game's time with what each move adds. */
export const MOVES = [10, 20, 30, 60, 120, 300];
export const GAMES: [number, number][] = [
  [3 * MINUTE, 2],
  [5 * MINUTE, 5],
  [10 * MINUTE, 10],
  [20 * MINUTE, 10],
  [HOUR, 30],
];
export const DAYS = [1, 2, 3, 7, 14];
export const VACATIONS = [0, 3, 7, 14, 30]; // days
export const ADAY = DAY;
