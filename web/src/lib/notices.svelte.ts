// What the page says beside the table: toasts for the eye, a polite live region for the ear.
import { untrack } from "svelte";
import { prefs } from "./prefs.svelte";

export interface Toast {
  key: number;
  text: string;
}

const LASTS = 6000;
const MOST_SPOKEN = 40; // more than the end of a full table tells in one breath
let next = 0;
let toasts = $state.raw<Toast[]>([]);
let spoken = $state.raw<{ key: number; text: string }[]>([]);

export function shownToasts(): Toast[] {
  return toasts;
}

export function spokenLines(): { key: number; text: string }[] {
  return spoken;
}

export function toast(text: string): void {
  const shown = untrack(() => toasts);
  if (!text || shown.some((one) => one.text === text)) return;
  const key = next++;
  toasts = [...shown, { key, text }];
  setTimeout(() => dismiss(key), LASTS);
}

export function dismiss(key: number): void {
  toasts = toasts.filter((one) => one.key !== key);
}

/** Somebody else is about to look. */
export function forgetNotices(): void {
  toasts = [];
  spoken = [];
}

/** Screen readers read additions in order; old lines are dropped so that the region never grows long. */
export function announce(text: string): void {
  spoken = [...untrack(() => spoken).slice(1 - MOST_SPOKEN), { key: next++, text }];
  if (untrack(() => prefs.speech)) void import("./speech").then(({ readAloud }) => readAloud(text));
}
