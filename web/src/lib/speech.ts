// Moves read aloud by the browser's own voice, for who has asked for it and uses no screen reader.
import { language } from "./i18n.svelte";

export function readAloud(text: string): void {
  if (!("speechSynthesis" in window)) return;
  const saying = new SpeechSynthesisUtterance(text);
  saying.lang = language();
  speechSynthesis.speak(saying);
}

export function fallSilent(): void {
  window.speechSynthesis?.cancel();
}
