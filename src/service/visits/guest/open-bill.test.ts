import { expect, test } from "vitest";
import { equalParts } from "./open-bill.tsx";

test("equal parts are whole cents that add up to the total", () => {
  expect(equalParts(10, 4)).toEqual({ less: 2.5, more: 2.51, moreCount: 0 });
  expect(equalParts(10, 3)).toEqual({ less: 3.33, more: 3.34, moreCount: 1 });
  for (let people = 2; people <= 50; people += 1) {
    const { less, more, moreCount } = equalParts(123.45, people);
    expect(Math.round((less * (people - moreCount) + more * moreCount) * 100)).toBe(12_345);
  }
});
