// What this browser remembers: language, theme, sound, the last set-up, which games have been won.
import { untrack } from "svelte";

export type Theme = "system" | "light" | "dark";
export type Pace = "calm" | "brisk" | "instant";
interface Remembered {
  language: string | null;
  theme: Theme;
  sound: boolean;
  shortcuts: boolean;
  pace: Pace;
  game: string;
  bots: { count: number; level: string };
  /** Games won at least once: from then on their goal goes without saying. */
  won: string[];
}

const KEY = "sobremesa";
const DEFAULTS: Remembered = {
  language: null,
  theme: "system",
  sound: true,
  shortcuts: true,
  pace: "calm",
  game: "",
  bots: { count: 3, level: "" },
  won: [],
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

export function rememberWin(game: string): void {
  const won = untrack(() => prefs.won);
  if (!won.includes(game)) remember({ won: [...won, game] });
}

export function applyTheme(theme: Theme): void {
  if (theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}
