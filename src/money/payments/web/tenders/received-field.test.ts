import { expect, test } from "vitest";
import { cents } from "#platform/domain/money/cents.ts";
import { noteSuggestions } from "./received-field.tsx";

test.each<[number, number[]]>([
  [1240, [1300, 1500, 2000]],
  [1300, [1500, 2000, 5000]],
  [4001, [4100, 4500, 5000]],
  [10_000, []],
  [23_010, [23_100, 23_500, 24_000]],
  [50, [100, 500, 1000]],
  [0, []],
])("for %i cents guests hand over %j", (due, expected) => {
  expect(noteSuggestions(cents(due))).toEqual(expected);
});
