import { expect, test } from "vitest";
import { isGivenUp, isTaken, MAX_TRIES, pauseAfter } from "./webhook-retries.ts";

test("a delivery is tried eight times over more than a day", () => {
  const pauses = Array.from({ length: MAX_TRIES - 1 }, (_, index) => pauseAfter(index + 1) ?? 0);
  expect(MAX_TRIES).toBe(8);
  expect(pauses.toSorted((a, b) => a - b)).toEqual(pauses);
  expect(new Set(pauses).size).toBe(pauses.length);
  expect(pauses.reduce((sum, pause) => sum + pause, 0)).toBeGreaterThan(24 * 3600);
  expect(pauseAfter(MAX_TRIES)).toBeNull();
});

test("only an answer of success takes a delivery; a redirect and silence do not", () => {
  expect([200, 204, 299].map(isTaken)).toEqual([true, true, true]);
  expect([null, 199, 300, 302, 307, 400, 410, 500].some(isTaken)).toBe(false);
});

test("an endpoint is switched off when it has failed for three days", () => {
  const since = new Date("2026-11-20T12:00:00Z");
  expect(isGivenUp(since, new Date("2026-11-23T11:59:59Z"))).toBe(false);
  expect(isGivenUp(since, new Date("2026-11-23T12:00:00Z"))).toBe(true);
});
