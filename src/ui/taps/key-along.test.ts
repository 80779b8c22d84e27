import { afterEach, expect, test, vi } from "vitest";
import { keyAlong } from "./key-along.ts";

afterEach(() => void vi.unstubAllGlobals());

test.each([
  ["ltr", "ArrowRight", "ArrowRight"],
  ["ltr", "ArrowLeft", "ArrowLeft"],
  ["rtl", "ArrowLeft", "ArrowRight"],
  ["rtl", "ArrowRight", "ArrowLeft"],
  ["rtl", "ArrowUp", "ArrowUp"],
  ["rtl", "Enter", "Enter"],
])("in %s %s counts as %s", (direction, key, counted) => {
  vi.stubGlobal("getComputedStyle", () => ({ direction }));
  expect(keyAlong({ key, currentTarget: {} as Element })).toBe(counted);
});
