import { expect, test } from "vitest";
import { cents } from "#platform/domain/money/cents.ts";
import { denominations } from "../domain/cash-count.ts";
import {
  cashBody,
  countedOf,
  denominationGroups,
  draftOfCash,
  isTotalMissing,
  NOTHING_COUNTED,
} from "./cash-draft.ts";

const pieces = { ...NOTHING_COUNTED, pieces: { 2000: 3, 25: 2 } };

test("pieces come to their sum, and no sum is sent beside them", () => {
  expect(countedOf(pieces)).toBe(6050);
  const { counts, total } = cashBody(pieces);
  expect(total).toBeNull();
  expect(counts.filter((kind) => kind.pieces > 0)).toEqual([
    { denomination: 2000, pieces: 3 },
    { denomination: 25, pieces: 2 },
  ]);
});

test("a typed sum is sent alone, whatever was counted before", () => {
  const total = { ...pieces, way: "total", total: cents(4120) } as const;
  expect(countedOf(total)).toBe(4120);
  expect(cashBody(total)).toEqual({ counts: [], total: 4120 });
});

test("a sum that is not typed or cannot be read is missing; pieces never are", () => {
  expect(isTotalMissing({ ...NOTHING_COUNTED, way: "total" })).toBe(true);
  expect(isTotalMissing({ ...NOTHING_COUNTED, way: "total", total: "unreadable" })).toBe(true);
  expect(isTotalMissing({ ...NOTHING_COUNTED, way: "total", total: cents(0) })).toBe(false);
  expect(isTotalMissing(NOTHING_COUNTED)).toBe(false);
});

test("a saved count goes on the way it was counted", () => {
  expect(draftOfCash(cents(500), [])).toEqual({ way: "total", pieces: {}, total: 500 });
  expect(draftOfCash(cents(500), [{ denomination: cents(500), pieces: 1 }])).toEqual({
    way: "pieces",
    pieces: { 500: 1 },
    total: null,
  });
  expect(draftOfCash(cents(0), []).way).toBe("pieces");
});

test("every denomination is a note or a coin", () => {
  expect([...denominationGroups.notes, ...denominationGroups.coins]).toEqual(denominations);
});
