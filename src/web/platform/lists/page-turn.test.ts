import { expect, test } from "vitest";
import { cursorTo, pagesKnown } from "./page-turn.ts";

const place = { total: 51, next: "after", previous: "before" };

test("pages are those of the count, else this one and the next", () => {
  expect(pagesKnown(place, 2, 25)).toBe(3);
  expect(pagesKnown({ ...place, total: 0 }, 1, 25)).toBe(1);
  expect(pagesKnown({ ...place, total: null }, 7, 25)).toBe(8);
  expect(pagesKnown({ ...place, total: null, next: null }, 7, 25)).toBe(7);
});

test("neighbours are reached by cursor, the first page and far ones by their number", () => {
  expect([
    cursorTo(place, 3, 4),
    cursorTo(place, 3, 2),
    cursorTo(place, 2, 1),
    cursorTo(place, 2, 9),
  ]).toEqual(["after", "before", null, null]);
});
