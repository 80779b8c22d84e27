import fc from "fast-check";
import { expect, test } from "vitest";
import { businessDate, businessDateOf, businessDayStart, DEFAULT_DAY_RULE } from "./business-day.ts";
import { addDays } from "./calendar-date.ts";
import { compareByHour, sameMomentOn, sameWeekdayBefore } from "./day-by-hour.ts";

const rule = DEFAULT_DAY_RULE;
const at = (text: string) => ({ nowMs: Date.parse(`${text}-06:00`), rule });

test("a day is compared with the same weekday before, over the ends of months", () => {
  expect(sameWeekdayBefore(businessDate("2026-11-21"))).toBe("2026-11-14");
  expect(sameWeekdayBefore(businessDate("2026-03-05"))).toBe("2026-02-26");
  expect(sameWeekdayBefore(businessDate("2027-01-03"))).toBe("2026-12-27");
});

test("it is compared up to the same moment, and never beyond its end", () => {
  const date = businessDate("2026-11-21");
  const moment = (text: string) =>
    new Date(sameMomentOn(addDays(date, -7), date, { nowMs: Date.parse(text), rule })).toISOString();
  expect(moment("2026-11-21T19:30:15-06:00")).toBe("2026-11-15T01:30:15.000Z");
  expect(moment("2026-11-22T03:59:59-06:00")).toBe("2026-11-15T09:59:59.000Z");
  expect(moment("2026-11-21T03:00:00-06:00")).toBe("2026-11-14T10:00:00.000Z");
  expect(moment("2026-11-23T12:00:00-06:00")).toBe("2026-11-15T10:00:00.000Z");
});

test("the moment lies in the day that is compared, in zones with summer time too", () => {
  const zones = fc.constantFrom("America/El_Salvador", "Europe/Madrid", "America/St_Johns", "UTC");
  const instants = fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2035, 0) });
  fc.assert(
    fc.property(instants, zones, fc.integer({ min: 3, max: 8 }), (nowMs, zone, cutoffHour) => {
      const own = { zone, cutoffHour };
      const date = businessDateOf(nowMs, own);
      const moment = sameMomentOn(addDays(date, -7), date, { nowMs, rule: own });
      expect(moment).toBeGreaterThanOrEqual(businessDayStart(addDays(date, -7), own));
      expect(moment).toBeLessThanOrEqual(businessDayStart(addDays(date, -6), own));
    }),
  );
});

test("hours stand in the order of the business day: after midnight comes last", () => {
  const today = [
    { hour: 0, value: 3 },
    { hour: 22, value: 5 },
  ];
  expect(compareByHour(today, [{ hour: 21, value: 2 }], at("2026-11-22T00:30:00"))).toEqual([
    { hour: 21, today: 0, before: 2 },
    { hour: 22, today: 5, before: 0 },
    { hour: 23, today: 0, before: 0 },
    { hour: 0, today: 3, before: 0 },
  ]);
});

test("the hours at both sides of the cut-off hour are the last and the first of a day", () => {
  const ends = [
    { hour: 3, value: 1 },
    { hour: 4, value: 2 },
  ];
  const hours = compareByHour(ends, [], at("2026-11-22T03:59:59"));
  expect([hours.length, hours[0]?.hour, hours.at(-1)?.hour]).toEqual([24, 4, 3]);
  const midnight = { nowMs: Date.parse("2026-11-22T23:59:59-06:00"), rule: { ...rule, cutoffHour: 0 } };
  expect(compareByHour(ends, [], midnight).map(({ hour }) => hour)[0]).toBe(3);
});

test("an hour to come has no value today, one that is under way counts from nothing", () => {
  const before = [
    { hour: 11, value: 4 },
    { hour: 14, value: 6 },
  ];
  expect(compareByHour([{ hour: 11, value: 7 }], before, at("2026-11-21T12:10:00"))).toEqual([
    { hour: 11, today: 7, before: 4 },
    { hour: 12, today: 0, before: 0 },
    { hour: 13, today: null, before: 0 },
    { hour: 14, today: null, before: 6 },
  ]);
});

test("before anything is sold the other day stands alone", () => {
  expect(compareByHour([], [{ hour: 12, value: 9 }], at("2026-11-21T06:00:00"))).toEqual([
    { hour: 12, today: null, before: 9 },
  ]);
  expect(compareByHour([], [], at("2026-11-21T12:00:00"))).toEqual([]);
});

test("no value is lost: the hours add up to the two days", () => {
  const values = fc.array(
    fc.record({ hour: fc.integer({ min: 0, max: 23 }), value: fc.integer({ min: 0, max: 9_999 }) }),
  );
  const total = (parts: readonly (number | null)[]) =>
    parts.reduce<number>((sum, part) => sum + (part ?? 0), 0);
  fc.assert(
    fc.property(values, values, fc.integer({ min: 0, max: 23 }), (today, before, cutoffHour) => {
      const moment = { nowMs: Date.parse("2026-11-21T15:00:00-06:00"), rule: { ...rule, cutoffHour } };
      const hours = compareByHour(today, before, moment);
      expect(total(hours.map((hour) => hour.today))).toBe(total(today.map(({ value }) => value)));
      expect(total(hours.map((hour) => hour.before))).toBe(total(before.map(({ value }) => value)));
    }),
  );
});
