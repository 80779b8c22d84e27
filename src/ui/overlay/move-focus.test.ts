import { expect, test } from "vitest";
import { nextIndex } from "./move-focus.ts";

test("arrows go round, Home and End to the edges", () => {
  expect(nextIndex(0, 3, "ArrowDown")).toBe(1);
  expect(nextIndex(2, 3, "ArrowDown")).toBe(0);
  expect(nextIndex(0, 3, "ArrowUp")).toBe(2);
  expect(nextIndex(1, 3, "Home")).toBe(0);
  expect(nextIndex(1, 3, "End")).toBe(2);
});

test("with nothing chosen, down starts at the first", () => {
  expect(nextIndex(-1, 3, "ArrowDown")).toBe(0);
});

test("other keys and empty lists move nothing", () => {
  expect(nextIndex(0, 3, "a")).toBeNull();
  expect(nextIndex(-1, 0, "ArrowDown")).toBeNull();
});
