// What is said: once for the ear, for a while at the seat, and never one's own.
import { beforeEach, expect, test, vi } from "vitest";
import { spokenLines } from "../../src/lib/notices.svelte";
import { bubbleAt, burst, Ear, hear, hush } from "../../src/lib/saying.svelte";
import type { ChatLine } from "../../src/lib/types";
import { speakFor } from "./words";

const line = (at: number, seat: number | null, text: string): ChatLine => ({ at, seat, name: seat === null ? "Wim" : "Bea", text, phrase: null }) as ChatLine;
const spoken = () => spokenLines().map(({ text }) => text);

beforeEach(() => {
  vi.useFakeTimers();
  speakFor("en");
  hush();
});

test("what was said before one came has been heard; the rest is heard once", () => {
  const chat = [line(1, 1, "before")];
  const ear = new Ear(chat);
  expect(ear.fresh(chat)).toEqual([]);
  const said = line(2, 1, "now");
  expect(ear.fresh([...chat, said])).toEqual([said]);
  expect(ear.fresh([...chat, said])).toEqual([]);
});

test("a line is read out once and stands at its seat until it is read", () => {
  const [first, second] = [line(1, 1, "hello"), line(2, 1, "a longer thought than that")];
  const before = spoken().length;
  hear([first], 0);
  expect(spoken().slice(before)).toEqual(["Bea: hello"]);
  expect(bubbleAt(1)).toBe(first);
  vi.advanceTimersByTime(3000);
  hear([second], 0);
  vi.advanceTimersByTime(3000); // the first one's time is over, not the second's
  expect(bubbleAt(1)).toBe(second);
  burst(second);
  expect(bubbleAt(1)).toBeUndefined();
  vi.advanceTimersByTime(20_000);
});

test("one's own words rise nowhere, and who only watches has no seat to speak at", () => {
  const before = spoken().length;
  hear([line(1, 0, "mine"), line(2, null, "from afar")], 0);
  expect(spoken().slice(before)).toEqual(["Wim (watching): from afar"]);
  expect([0, 1, 2].map(bubbleAt)).toEqual([undefined, undefined, undefined]);
});
