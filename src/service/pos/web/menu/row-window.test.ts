import { expect, test } from "vitest";
import { rowsInSight, rowTop, scrollToShow, totalHeight } from "./row-window.ts";

const measures = { rows: 1000, height: 118, gap: 8, padding: 12 };

test("rows stand one below the other with a gap, padded at both ends", () => {
  expect(rowTop(0, measures)).toBe(12);
  expect(rowTop(2, measures)).toBe(264);
  expect(totalHeight({ ...measures, rows: 2 })).toBe(12 + 118 + 8 + 118 + 12);
  expect(totalHeight({ ...measures, rows: 0 })).toBe(24);
});

test("only what is in sight is drawn, with two rows more on either side", () => {
  expect(rowsInSight({ top: 0, height: 632 }, measures)).toEqual({ first: 0, last: 6 });
  expect(rowsInSight({ top: 12 + 126 * 500, height: 632 }, measures)).toEqual({ first: 498, last: 507 });
  expect(rowsInSight({ top: 1e6, height: 632 }, measures).last).toBe(999);
  const none = rowsInSight({ top: 0, height: 632 }, { ...measures, rows: 0 });
  expect(none.last).toBeLessThan(none.first);
});

test("scrolling to a row moves no further than needed", () => {
  expect(scrollToShow(1, { top: 0, height: 632 }, measures)).toBeNull();
  expect(scrollToShow(5, { top: 0, height: 632 }, measures)).toBe(12 + 126 * 5 + 118 + 12 - 632);
  expect(scrollToShow(3, { top: 126 * 4, height: 632 }, measures)).toBe(126 * 3);
});
