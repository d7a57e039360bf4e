import { expect, test, vi } from "vitest";
import { read, type Typeable, type Word } from "../../src/components/typing/commands";
import { onShortcut, press } from "../../src/lib/shortcuts.svelte";
import { t } from "../../src/lib/i18n.svelte";
import { LANGUAGES, speakFor } from "./words";

const MOVES: Typeable[] = [
  { action: 3, notation: "G3" },
  { action: 65, notation: "K10" },
];
const NAMES = new Map([
  [3, "Play green 3"],
  [65, "Play black 10"],
]);
const words = (word: Word) => t(`typed-${word}`).split(",").map((one) => one.trim());
const typed = (text: string) => read(text, { words, moves: MOVES, name: ({ action }) => NAMES.get(action)! });

test.each(["g3", "G 3", "play g3", " PLAY  G3 ", "play green 3"])("%s is a move", (text) => {
  speakFor("en");
  expect(typed(text)).toEqual({ kind: "move", move: MOVES[0] });
});

test.each(LANGUAGES)("in %s there are words for keys and for the moves", (code) => {
  speakFor(code);
  expect(typed(words("score")[0]!)).toEqual({ kind: "key", key: "s" });
  expect(typed(words("moves")[0]!)).toEqual({ kind: "moves" });
  expect(typed(`${words("play")[0]} k10`)).toMatchObject({ move: { action: 65 } });
});

test("what is no move now is not taken for one", () => {
  speakFor("en");
  expect(typed("play g4").kind).toBe("unknown");
  expect(typed("").kind).toBe("unknown");
});

test("a word does what its key does, where it does something", () => {
  const open = vi.fn();
  const stop = onShortcut({ s: open }, []);
  expect(press("s")).toBe(true);
  expect(open).toHaveBeenCalledOnce();
  stop();
  expect(press("s")).toBe(false);
});
