import { expect, test } from "vitest";
import { isSecondTap, type Press } from "./second-tap.ts";

const charge = {};
const other = {};
const press = (changes: Partial<Press>): Press => ({
  by: "mouse",
  at: 1_000,
  x: 100,
  y: 100,
  count: 1,
  button: charge,
  isDrawn: true,
  ...changes,
});

test("the second half of a double click does nothing, wherever it lands", () => {
  const first = press({});
  expect(isSecondTap(null, first)).toBe(false);
  expect(isSecondTap(first, press({ at: 1_450, count: 2 }))).toBe(true);
  expect(isSecondTap(first, press({ at: 1_450, count: 2, button: null }))).toBe(true);
  expect(isSecondTap(press({ button: null }), press({ at: 1_200, count: 2 }))).toBe(true);
});

test("a second finger's tap on the spot counts as the same one for 400 ms", () => {
  const first = press({ by: "touch" });
  expect(isSecondTap(first, press({ by: "touch", at: 1_399, x: 120, button: other }))).toBe(true);
  expect(isSecondTap(first, press({ by: "touch", at: 1_400 }))).toBe(false);
  expect(isSecondTap(first, press({ by: "touch", at: 1_100, y: 144, button: other }))).toBe(false);
});

test("a key twice on one button counts once for 300 ms; on the next button it counts", () => {
  const first = press({ by: "key" });
  expect(isSecondTap(first, press({ by: "key", at: 1_299 }))).toBe(true);
  expect(isSecondTap(first, press({ by: "key", at: 1_300 }))).toBe(false);
  expect(isSecondTap(first, press({ by: "key", at: 1_100, button: other }))).toBe(false);
});

test("before it is drawn anew a button takes one press of any kind", () => {
  expect(isSecondTap(press({}), press({ at: 1_010, by: "key", isDrawn: false }))).toBe(true);
  expect(isSecondTap(press({}), press({ at: 1_010 }))).toBe(false);
});

test("what may be tapped often, such as plus and minus, is left alone", () => {
  expect(isSecondTap(press({ button: null }), press({ at: 1_100, count: 2, button: null }))).toBe(false);
});
