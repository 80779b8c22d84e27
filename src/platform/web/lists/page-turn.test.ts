import { expect, test } from "vitest";
import { countPages, cursorOfPage } from "./page-turn.ts";

const place = { total: 51, next: "after", previous: "before" };

test("pages are those of the count, else this one and the next", () => {
  expect(countPages(place, 2, 25)).toBe(3);
  expect(countPages({ ...place, total: 0 }, 1, 25)).toBe(1);
  expect(countPages({ ...place, total: null }, 7, 25)).toBe(8);
  expect(countPages({ ...place, total: null, next: null }, 7, 25)).toBe(7);
});

test("neighbours are reached by cursor, the first page and far ones by their number", () => {
  expect([
    cursorOfPage(place, 3, 4),
    cursorOfPage(place, 3, 2),
    cursorOfPage(place, 2, 1),
    cursorOfPage(place, 2, 9),
  ]).toEqual(["after", "before", null, null]);
});
