import { prefs } from "./prefs.svelte";

/** Has whoever looks asked their system, or us, for less movement? */
export function reducedMotion(): boolean {
  return prefs.motion === "none" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** How long movements last, against how long they like to. */
export function tempo(): number {
  return prefs.motion === "quick" || prefs.pace === "brisk" ? 0.45 : 1;
}
