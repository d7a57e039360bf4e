// What a clock shows, and when it says something.
import { expect, test } from "vitest";
import { digits, inDays, isShort, isWarning } from "../../src/lib/clock";

test("a clock shows minutes and seconds, then hours, then days", () => {
  expect([0, 65, 3600 + 65].map(digits)).toEqual(["0:00", "1:05", "1:01:05"]);
  expect(inDays(86_399)).toBeNull();
  expect(inDays(2 * 86_400 + 3 * 3600 + 59)).toEqual({ days: 2, hours: 3 });
});

test("its last fifth is red, but of days only the last hour", () => {
  expect([isShort(7, 30), isShort(6, 30)]).toEqual([false, true]);
  expect([isShort(3601, 3 * 86_400), isShort(3600, 3 * 86_400)]).toEqual([false, true]);
});

test("it is called out twice, and not where that is all the time there is", () => {
  const said = (whole: number) => Array.from({ length: whole + 1 }, (_, left) => left).filter((left) => isWarning(left, whole));
  expect(said(300)).toEqual([10, 60]);
  expect(said(60)).toEqual([10]);
  expect(said(10)).toEqual([]);
});
