import { expect, test } from "vitest";
import { axisScale } from "./axis-scale.ts";

test("an axis ends at a round number above the greatest value", () => {
  expect(axisScale([56_460, 12_000])).toEqual({
    domain: [0, 60_000],
    ticks: [0, 20_000, 40_000, 60_000],
  });
  expect(axisScale([9, 3]).ticks).toEqual([0, 3, 6, 9]);
});

test("less than nothing takes as much room as it needs", () => {
  const { domain, ticks } = axisScale([180_000, -5_740]);
  expect(ticks).toEqual([0, 50_000, 100_000, 150_000, 200_000]);
  expect(domain[0]).toBeGreaterThan(-15_000);
  expect(domain[0]).toBeLessThan(-5_740);
  expect(axisScale([-300, -100])).toEqual({ domain: [-312, 0], ticks: [-300, -200, -100, 0] });
});

test("nothing, and counts of one, have whole marks", () => {
  expect(axisScale([])).toEqual({ domain: [0, 1], ticks: [0] });
  expect(axisScale([0, 0])).toEqual({ domain: [0, 1], ticks: [0] });
  expect(axisScale([1, 0]).ticks).toEqual([0, 1]);
  expect(axisScale([0.5]).ticks).toHaveLength(4);
});
