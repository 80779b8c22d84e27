import type { UseQueryResult } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { countPages, cursorOfPage, listState } from "./list-frame.tsx";

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

const listed = (part: Partial<UseQueryResult>) => listState({ data: [], ...part } as UseQueryResult);

test("a list fades while it still shows what was asked before", () => {
  expect(listed({ isFetching: true, isPlaceholderData: false })).toEqual({
    status: "ready",
    refreshing: false,
  });
  expect(listed({ isFetching: true, isPlaceholderData: true })).toEqual({
    status: "ready",
    refreshing: true,
  });
});
