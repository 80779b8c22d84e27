import { expect, test } from "vitest";
import { fitInside } from "./shrink-picture.ts";

test.each([
  [4000, 3000, { width: 512, height: 384 }],
  [300, 900, { width: 171, height: 512 }],
  [200, 100, { width: 200, height: 100 }],
  [20_000, 1, { width: 512, height: 1 }],
])("%i by %i fits as %o", (width, height, fitted) => {
  expect(fitInside(width, height, 512)).toEqual(fitted);
});
