import { expect, test } from "vitest";
import { changeOf, percentMore, toneOfChange } from "./change-of.ts";

test("a figure is more, less or the same, and compared with nothing after none", () => {
  expect(changeOf(150, 100)).toEqual({ kind: "more", percent: 50 });
  expect(changeOf(0, 80)).toEqual({ kind: "less", percent: 100 });
  expect(changeOf(1001, 1000)).toEqual({ kind: "same", percent: 0 });
  expect([changeOf(1, 0), changeOf(null, 1), changeOf(1, null)]).toEqual([null, null, null]);
});

test("more than ten times as much is told as that, and not in percent", () => {
  expect(changeOf(1_099, 100)).toEqual({ kind: "more", percent: 999 });
  expect(changeOf(1_100, 100)).toEqual({ kind: "times", percent: 999 });
  expect(changeOf(1_251_458, 1_340)).toMatchObject({ kind: "times" });
  expect(changeOf(0, 0)).toBeNull();
});

test("a change has the colour of what it means: none for nothing, and none for a tax", () => {
  expect([toneOfChange({ kind: "more" }, "good"), toneOfChange({ kind: "less" }, "good")]).toEqual([
    "green",
    "red",
  ]);
  expect([toneOfChange({ kind: "times" }, "bad"), toneOfChange({ kind: "less" }, "bad")]).toEqual([
    "red",
    "green",
  ]);
  expect([toneOfChange({ kind: "same" }, "bad"), toneOfChange({ kind: "less" }, "neutral")]).toEqual([
    "grey",
    "grey",
  ]);
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
