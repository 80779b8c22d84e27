import { expect, test } from "vitest";
import { deletionState, handoverEnd, isNameTyped, purgeDue } from "./deletion.ts";

test("thirty days to think again, ninety to hand the export over", () => {
  expect(purgeDue(new Date("2026-11-27T12:00:00Z"))).toEqual(new Date("2026-12-27T12:00:00Z"));
  expect(handoverEnd(new Date("2026-12-27T12:00:00Z"))).toEqual(new Date("2027-03-27T12:00:00Z"));
});

test.each([
  ["La Casa", true],
  [" La Casa ", true],
  ["la casa", false],
  ["La  Casa", false],
  ["", false],
])("%j is the name as it is: %s", (typed, isTyped) => {
  expect(isNameTyped(typed, "La Casa")).toBe(isTyped);
});

test("what has begun cannot be undone, and what is over is over", () => {
  const at = new Date("2026-12-27T12:00:00Z");
  expect(deletionState({ begun_at: null, purged_at: null })).toBe("waiting");
  expect(deletionState({ begun_at: at, purged_at: null })).toBe("purging");
  expect(deletionState({ begun_at: at, purged_at: at })).toBe("purged");
});
