import { expect, test } from "vitest";
import { layOut, readRow } from "../../src/components/rules/scene";

const SIZE = { width: 70, height: 102 };

test("a row is read with its name, its marks and what it comes to", () => {
  expect(readRow("A: ~r8! | k10. = 18")).toEqual({
    name: "A",
    fanned: true,
    sum: "18",
    things: [{ what: "r8", mark: "leaves" }, { what: null, mark: "" }, { what: "k10", mark: "safe" }],
  });
});

test("safe cards side by side share a line, and one that is played stands apart", () => {
  const laid = layOut(readRow("g0! v7. k1. b6+"), SIZE, false);
  expect(laid.spots.map(({ x }) => x)).toEqual([0, 78, 156, 255]);
  expect(laid.safe).toEqual([[78, 226]]);
});
