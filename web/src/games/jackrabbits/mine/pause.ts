// How long a move that goes without saying waits, so that one sees what happened.
import { prefs } from "../../../lib/prefs.svelte";

const PAUSE = { calm: 1100, brisk: 600, instant: 60 };

export function pauseBefore(phase: string): number {
  // Who has nothing to challenge with takes as long as who thinks about it: the others learn nothing (8.3).
  const thought = phase === "challenge" && prefs.pace !== "instant" ? 600 + Math.random() * 1800 : 0;
  return PAUSE[prefs.pace] + thought;
}
