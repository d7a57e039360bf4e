// What this browser remembers: language, theme, sound, the last set-up, which games have been won.
import { untrack } from "svelte";

export type Theme = "system" | "light" | "dark";
export type Pace = "calm" | "brisk" | "instant";
export type Motion = "full" | "quick" | "none";
/** What makes a move: the button alone, the same card or row once more, or the first touch. */
export type Confirm = "button" | "twice" | "once";
export type Hand = "right" | "left";
export type Size = "normal" | "large";

interface Remembered {
  language: string | null;
  theme: Theme;
  sound: boolean;
  shortcuts: boolean;
  pace: Pace;
  motion: Motion;
  confirm: Confirm;
  hand: Hand;
  size: Size;
  /** Moves are read aloud. */
  speech: boolean;
  /** The table in words, whichever the game has. */
  plain: boolean;
  /** Our letters are in this browser's cache. */
  letters: boolean;
  game: string;
  bots: { count: number; level: string };
  /** Games won at least once: from then on their goal goes without saying. */
  won: string[];
  /** Puzzles solved at the first try or a later one, as `game/number`. */
  solved: string[];
}

const KEY = "sobremesa";
const DEFAULTS: Remembered = {
  language: null,
  theme: "system",
  sound: true,
  shortcuts: true,
  pace: "calm",
  motion: "full",
  confirm: "twice",
  hand: "right",
  size: "normal",
  speech: false,
  plain: false,
  letters: false,
  game: "",
  bots: { count: 3, level: "" },
  won: [],
  solved: [],
};

function load(): Remembered {
  try {
    return { ...DEFAULTS, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return { ...DEFAULTS }; // storage refused or spoilt: play on with the defaults
  }
}

export const prefs: Remembered = $state(load());

export function remember(change: Partial<Remembered>): void {
  Object.assign(prefs, change);
  try {
    localStorage.setItem(KEY, untrack(() => JSON.stringify(prefs)));
  } catch {
    // a private window may refuse: the choice then lasts as long as the page
  }
}

/** Does touching a card or a place make the move, as this person likes it? `again`: it was chosen already. */
export function touchPlays(again: boolean): boolean {
  return prefs.confirm === "once" || (again && prefs.confirm === "twice");
}

export function rememberWin(game: string): void {
  const won = untrack(() => prefs.won);
  if (!won.includes(game)) remember({ won: [...won, game] });
}

export function rememberSolved(puzzle: string): void {
  const solved = untrack(() => prefs.solved);
  if (!solved.includes(puzzle)) remember({ solved: [...solved, puzzle] });
}

/** What style sheets go by. */
export function applyLooks({ theme, motion, hand, size }: Pick<Remembered, "theme" | "motion" | "hand" | "size">): void {
  const { dataset } = document.documentElement;
  Object.assign(dataset, { motion, hand, size });
  if (theme === "system") delete dataset.theme;
  else dataset.theme = theme;
}
