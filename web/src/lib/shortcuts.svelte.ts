// Single keys, for those who want them (they can be switched off, and never work while typing).
import { prefs } from "./prefs.svelte";

export type Keys = { [key: string]: (() => void) | ((digit: number) => void) | undefined; digit?: (digit: number) => void };

const layers: Keys[] = [];

export function onShortcut(keys: Keys): () => void {
  layers.push(keys);
  return () => void layers.splice(layers.indexOf(keys), 1);
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName));
}

export function handleKey(event: KeyboardEvent): void {
  if (!prefs.shortcuts || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
  if (document.querySelector("dialog[open]")) return;
  const digit = /^[1-9]$/.test(event.key) ? Number(event.key) : 0;
  for (const keys of layers.toReversed()) {
    const run = digit ? keys.digit : keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (!run) continue;
    event.preventDefault();
    (run as (digit: number) => void)(digit);
    return;
  }
}
