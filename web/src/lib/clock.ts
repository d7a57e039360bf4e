// What a clock shows, and when it is worth a word.

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
