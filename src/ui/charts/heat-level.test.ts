import { expect, test } from "vitest";
import { heatLevel } from "./heat-level.ts";

test("nothing has no shade, the greatest has the strongest", () => {
  expect(heatLevel(null, 100)).toBe(0);
  expect(heatLevel(0, 100)).toBe(0);
  expect(heatLevel(1, 100)).toBe(1);
  expect(heatLevel(20, 100)).toBe(1);
  expect(heatLevel(21, 100)).toBe(2);
  expect(heatLevel(100, 100)).toBe(5);
});

test("less than nothing has a look of its own, however small", () => {
  expect([heatLevel(-1, 100), heatLevel(-50_000, 100), heatLevel(-1, 0)]).toEqual([-1, -1, -1]);
});

test("where everything is nothing, nothing has a shade", () => {
  expect(heatLevel(0, 0)).toBe(0);
});
