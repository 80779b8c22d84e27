import fc from "fast-check";
import { expect, test } from "vitest";
import {
  draggedMinutes,
  LINE_HEIGHT,
  layOutRows,
  linesOf,
  movedStart,
  openingMinute,
  PX_PER_MINUTE,
  rowAt,
  shownMinutesOf,
  steppedPlace,
} from "./day-track.ts";

test("a drag ends on whole quarters of an hour, whichever way it goes", () => {
  expect(draggedMinutes(15 * PX_PER_MINUTE)).toBe(15);
  expect(draggedMinutes(7 * PX_PER_MINUTE)).toBe(0);
  expect(draggedMinutes(8 * PX_PER_MINUTE)).toBe(15);
  expect(draggedMinutes(-61 * PX_PER_MINUTE)).toBe(-60);
  expect(Object.is(draggedMinutes(-2), 0)).toBe(true);
});

test("a booking stays in the day that is shown", () => {
  expect(movedStart(600, 30, 1_440)).toBe(630);
  expect(movedStart(10, -30, 1_440)).toBe(0);
  expect(movedStart(1_420, 30, 1_440)).toBe(1_425);
});

test("arrows move a quarter of an hour, half of one with Shift, or a row", () => {
  const track = { rows: ["a", "b"], dayMinutes: 1_440 };
  const at = { row: "a", start: 610 };
  const step = (key: string, isLarge = false) => steppedPlace(at, { key, isLarge }, track);
  expect(step("ArrowRight")).toEqual({ row: "a", start: 625 });
  expect(step("ArrowLeft", true)).toEqual({ row: "a", start: 580 });
  expect(step("ArrowDown", true)).toEqual({ row: "b", start: 610 });
  expect(step("ArrowUp")).toEqual(at);
  expect(step("Enter")).toBeNull();
  expect(steppedPlace({ row: "b", start: 5 }, { key: "ArrowLeft", isLarge: false }, track)).toEqual({
    row: "b",
    start: 0,
  });
});

test("what overlaps lies on lines of its own", () => {
  expect(
    linesOf([
      { start: 60, minutes: 90 },
      { start: 0, minutes: 90 },
      { start: 90, minutes: 30 },
      { start: 150, minutes: 30 },
    ]),
  ).toEqual([1, 0, 0, 0]);
  expect(linesOf([])).toEqual([]);
});

test("no two bookings of a line overlap, and one alone is on the first", () => {
  const span = fc.record({ start: fc.nat(1_440), minutes: fc.integer({ min: 15, max: 240 }) });
  fc.assert(
    fc.property(fc.array(span, { maxLength: 20 }), (spans) => {
      const lines = linesOf(spans);
      for (const [a, one] of spans.entries())
        for (const [b, other] of spans.entries())
          if (a < b && lines[a] === lines[b])
            expect(one.start + one.minutes <= other.start || other.start + other.minutes <= one.start).toBe(
              true,
            );
      if (spans.length === 1) expect(lines).toEqual([0]);
    }),
  );
});

test("the track opens an hour before what matters", () => {
  expect(openingMinute(725, [900], 480)).toBe(660);
  expect(openingMinute(null, [915, 1_200], 480)).toBe(840);
  expect(openingMinute(null, [], 480)).toBe(420);
  expect(openingMinute(20, [], 480)).toBe(0);
});

test("rows grow with what overlaps in them, and a height leads to its row", () => {
  const entries = [
    { id: 1, row: "a", start: 0, minutes: 90 },
    { id: 2, row: "a", start: 30, minutes: 90 },
    { id: 3, row: "b", start: 0, minutes: 90 },
  ];
  const laid = layOutRows(["a", "b", "c"], entries);
  const line = LINE_HEIGHT;
  expect(laid.rows.map(({ height }) => height)).toEqual([2 * line + 8, line + 8, line + 8]);
  expect([...laid.tops]).toEqual([
    [1, 4],
    [2, 4 + line],
    [3, 2 * line + 12],
  ]);
  expect(rowAt(laid, -20)).toBe("a");
  expect(rowAt(laid, 2 * line + 7)).toBe("a");
  expect(rowAt(laid, 2 * line + 8)).toBe("b");
  expect(rowAt(laid, 10_000)).toBe("c");
  expect(rowAt(layOutRows([], []), 0)).toBeUndefined();
});

test("the track goes on in full hours as far as its last booking does", () => {
  expect(shownMinutesOf(1_440, [])).toBe(1_440);
  expect(shownMinutesOf(1_440, [{ start: 1_350, minutes: 90 }])).toBe(1_440);
  expect(shownMinutesOf(1_440, [{ start: 1_395, minutes: 90 }])).toBe(1_500);
  expect(shownMinutesOf(1_440, [{ start: -60, minutes: 90 }])).toBe(1_440);
});
