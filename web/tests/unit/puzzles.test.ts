import { expect, test } from "vitest";
import { prefs, rememberSolved } from "../../src/lib/prefs.svelte";
import { parse } from "../../src/lib/router.svelte";

test("all puzzles have an address, and so has each", () => {
  expect(parse("/puzzles")).toEqual({ page: "puzzles", game: "", number: 0 });
  expect(parse("/puzzles/parade/3")).toEqual({ page: "puzzles", game: "parade", number: 3 });
});

test.each(["/puzzles/parade", "/puzzles/parade/0", "/puzzles/parade/x", "/puzzles/parade/1/2"])("%s is no puzzle", (path) => {
  expect(parse(path)).toEqual({ page: "lost" });
});

test("what was solved twice is solved", () => {
  rememberSolved("parade/3");
  rememberSolved("parade/3");
  expect(prefs.solved).toEqual(["parade/3"]);
});
