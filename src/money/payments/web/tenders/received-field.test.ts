import { expect, test } from "vitest";
import { cents } from "#platform/domain/money/cents.ts";
import { noteSuggestions } from "./received-field.tsx";

test.each<[number, number[]]>([
  [1240, [1500, 2000]],
  [1300, [1500, 2000]],
  [3535, [4000, 5000]],
  [4001, [4500, 5000]],
  [1000, [2000, 5000]],
  [10_000, []],
  [23_010, [23_500, 24_000]],
  [320, [500, 1000]],
  [150, [200, 500]],
  [50, [100, 500]],
  [0, []],
])("for %i cents guests hand over %j", (due, expected) => {
  expect(noteSuggestions(cents(due))).toEqual(expected);
});
