import { expect, test } from "vitest";
import { changeOf, percentMore } from "./change-of.ts";

test("a figure is more, less or the same, and compared with nothing after none", () => {
  expect(changeOf(150, 100)).toEqual({ kind: "more", percent: 50 });
  expect(changeOf(0, 80)).toEqual({ kind: "less", percent: 100 });
  expect(changeOf(1001, 1000)).toEqual({ kind: "same", percent: 0 });
  expect([changeOf(1, 0), changeOf(null, 1), changeOf(1, null)]).toEqual([null, null, null]);
});

test.each([
  [1_500, 1_000, 50],
  [500, 1_000, -50],
  [999, 1_000, 0],
  [0, 1_000, -100],
  [1_000, 0, null],
  [10_000, 1_000, 900],
  [1_251_458, 1_340, null],
  // More was given back than sold.
  [1_000, -500, null],
  [-500, 1_000, null],
  [null, 1_000, null],
])("%s against %s is %s percent more", (now, then, percent) => {
  expect(percentMore(now, then)).toBe(percent);
});
