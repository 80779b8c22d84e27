import { expect, test } from "vitest";
import { isRoundLate, minutesBetweenRuns, nextRun } from "./round-time.ts";

const at = (time: string) => new Date(`2026-11-26T${time}Z`);

test.each([
  ["* * * * *", "10:00:30", "2026-11-26T10:01:00.000Z", 1],
  ["*/5 * * * *", "10:05:00", "2026-11-26T10:10:00.000Z", 5],
  ["3,8,13,18,23,28,33,38,43,48,53,58 * * * *", "10:58:01", "2026-11-26T11:03:00.000Z", 5],
  ["12,42 * * * *", "23:50:00", "2026-11-27T00:12:00.000Z", 30],
  ["17 * * * *", "10:16:59", "2026-11-26T10:17:00.000Z", 60],
  ["20 9 * * *", "09:20:00", "2026-11-27T09:20:00.000Z", 1_440],
])("%s after %s is at %s, every %i minutes", (cron, after, next, minutes) => {
  expect(nextRun(cron, at(after)).toISOString()).toBe(next);
  expect(minutesBetweenRuns(cron)).toBe(minutes);
});

test("a round is late once its next time is five minutes over", () => {
  expect(isRoundLate("* * * * *", at("10:00:00"), at("10:06:00"))).toBe(false);
  expect(isRoundLate("* * * * *", at("10:00:00"), at("10:06:01"))).toBe(true);
  expect(isRoundLate("20 9 * * *", at("09:20:00"), at("23:00:00"))).toBe(false);
  expect(isRoundLate("20 9 * * *", new Date("2026-11-25T09:20:00Z"), at("09:26:00"))).toBe(true);
  expect(isRoundLate("17 * * * *", null, at("10:00:00"))).toBe(false);
});

test("what is not understood is refused", () => {
  expect(() => nextRun("0 3 1 * *", at("10:00:00"))).toThrow("certain days");
});
