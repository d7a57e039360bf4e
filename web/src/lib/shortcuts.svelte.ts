// Single keys, for those who want them (they can be switched off, and never work while typing).
import { prefs } from "./prefs.svelte";

export type Keys = { [key: string]: (() => void) | ((digit: number) => void) | undefined; digit?: (digit: number) => void };

/** A key as it is written on it, and the message that says what it does here. */
export type Help = readonly [key: string, id: string];

interface Layer {
  keys: Keys;
  help: readonly Help[];
}
const layers: Layer[] = [];

/** `help` is what the list of keys says of them while they work. */
export function onShortcut(keys: Keys, help: readonly Help[]): () => void {
  const layer = { keys, help };
  layers.push(layer);
  return () => void layers.splice(layers.indexOf(layer), 1);
}

/** The keys that work now: those of the game first, those that always work last. */
export function keysNow(): Help[] {
  const told = new Map(layers.toReversed().flatMap(({ help }) => help));
  return [...told];
}

/** As if the key were pressed, for who says it in words; false where it does nothing. */
export function press(key: string): boolean {
  const run = layers.toReversed().find(({ keys }) => keys[key])?.keys[key] as (() => void) | undefined;
  run?.();
  return run !== undefined;
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName));
}

export function handleKey(event: KeyboardEvent): void {
  if (!prefs.shortcuts || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
  if (document.querySelector("dialog[open]")) return;
  const digit = /^[1-9]$/.test(event.key) ? Number(event.key) : 0;
  for (const { keys } of layers.toReversed()) {
    const run = digit ? keys.digit : keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (!run) continue;
    event.preventDefault();
    (run as (digit: number) => void)(digit);
    return;
  }
}
