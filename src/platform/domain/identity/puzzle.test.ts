import { expect, test } from "vitest";
import { isSolution } from "./puzzle.ts";

test.each([
  [[0, 0, 255], 16, true],
  [[0, 1, 0], 16, false],
  [[0, 128, 0], 16, false],
  [[128, 0, 0], 1, false],
  [[127, 255], 1, true],
  [[1, 0], 7, true],
  [[1, 0], 8, false],
  [[0], 16, false],
])("bytes %j begin with %i zero bits: %s", (bytes, bits, expected) => {
  expect(isSolution(Uint8Array.from(bytes), bits)).toBe(expected);
});
