// What this browser remembers: language, theme, sound, the last set-up, recent tables.
import { untrack } from "svelte";

export type Theme = "system" | "light" | "dark";
export type Pace = "calm" | "brisk" | "instant";
export type Motion = "full" | "quick" | "none";
export interface Recent {
  id: string;
  game: string;
  title: string;
}

interface Remembered {
  language: string | null;
  theme: Theme;
  sound: boolean;
  shortcuts: boolean;
  pace: Pace;
  motion: Motion;
  game: string;
  bots: { count: number; level: string };
  recent: Recent[];
}

const KEY = "sobremesa";
const MOST_RECENT = 40; // as many as the server tells of at once
const DEFAULTS: Remembered = {
  language: null,
  theme: "system",
  sound: true,
  shortcuts: true,
  pace: "calm",
  motion: "full",
  game: "",
  bots: { count: 3, level: "" },
  recent: [],
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

export function rememberTable(table: Recent): void {
  const others = untrack(() => prefs.recent.filter((one) => one.id !== table.id));
  remember({ recent: [table, ...others].slice(0, MOST_RECENT) });
}

export function forgetTable(id: string): void {
  remember({ recent: untrack(() => prefs.recent.filter((one) => one.id !== id)) });
}

export function applyTheme(theme: Theme): void {
  if (theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}
