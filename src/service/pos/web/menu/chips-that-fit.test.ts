import { expect, test } from "vitest";
import { chipsThatFit, withChosen } from "./chips-that-fit.ts";

const rows = { width: 300, rows: 2, gap: 10 };

test("all chips stand in two rows as long as they fit", () => {
  expect(chipsThatFit([140, 140, 140, 140], 60, rows)).toBe(4);
  expect(chipsThatFit([145, 145, 145, 145], 60, rows)).toBe(4);
});

test("of more chips those stay that leave room for the one with the rest", () => {
  expect(chipsThatFit([140, 140, 140, 140, 140], 60, rows)).toBe(3);
  expect(chipsThatFit([140, 140, 80, 80, 140], 60, rows)).toBe(4);
});

test("a chip wider than its row takes it alone", () => {
  expect(chipsThatFit([400, 100, 100], 60, rows)).toBe(3);
  expect(chipsThatFit([400, 400, 400], 60, rows)).toBe(1);
});

test("the chosen one is always in sight", () => {
  const things = ["a", "b", "c", "d"];
  expect(withChosen(things, 2, (thing) => thing === "b")).toEqual(["a", "b"]);
  expect(withChosen(things, 2, (thing) => thing === "d")).toEqual(["a", "d"]);
  expect(withChosen(things, 2, () => false)).toEqual(["a", "b"]);
});
