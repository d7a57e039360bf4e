// What people say at the table: in words, and for some seconds at the seat of whoever said it. The chat is the record of it.
import { untrack } from "svelte";
import { t } from "./i18n.svelte";
import { announce } from "./notices.svelte";
import type { ChatLine, Seat } from "./types";

const LEAST = 4500; // milliseconds a bubble stays
const A_LETTER = 45; // … and for each letter there is to read
const MOST = 10_000;

let bubbles = $state.raw<ReadonlyMap<Seat, ChatLine>>(new Map());

/** A quick phrase is a code: everybody reads it in their own language. */
export function wordsOf(line: ChatLine): string {
  return line.phrase ? t(`phrase-${line.phrase}`) : (line.text ?? "");
}

/** Who only watches is marked: anybody may take a player's name. */
export function speakerOf(line: ChatLine): string {
  if (line.seat !== null) return line.name;
  return line.name ? `${line.name} (${t("watcher-mark")})` : t("watcher");
}

/** What was said before one came has been heard; from then on, each line once. */
export class Ear {
  private last: number;

  constructor(chat: readonly ChatLine[]) {
    this.last = chat.at(-1)?.at ?? 0;
  }

  fresh(chat: readonly ChatLine[]): ChatLine[] {
    const fresh = chat.filter((line) => line.at > this.last);
    this.last = fresh.at(-1)?.at ?? this.last;
    return fresh;
  }
}

/** What this seat has just said. */
export function bubbleAt(seat: Seat): ChatLine | undefined {
  return bubbles.get(seat);
}

/** What others say is read out once, and rises at the seat of whoever sits. */
export function hear(lines: readonly ChatLine[], you: Seat | null): void {
  for (const line of lines) {
    if (line.seat !== null && line.seat === you) continue;
    announce(`${speakerOf(line)}: ${wordsOf(line)}`);
    if (line.seat !== null) rise(line, line.seat);
  }
}

/** It goes by itself; what the same seat says next takes its place. */
function rise(line: ChatLine, seat: Seat): void {
  bubbles = new Map(untrack(() => bubbles)).set(seat, line);
  setTimeout(() => burst(line), Math.min(MOST, LEAST + A_LETTER * wordsOf(line).length));
}

export function burst(line: ChatLine): void {
  bubbles = new Map([...untrack(() => bubbles)].filter(([, one]) => one !== line));
}

/** Another table, or none. */
export function hush(): void {
  bubbles = new Map();
}
