import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, type CalendarDate, calendarDate } from "#platform/domain/periods/calendar-date.ts";
import { MINUTE_MS } from "#platform/domain/periods/durations.ts";
import {
  isOfferedAt,
  MINUTES_OF_DAY,
  nextLook,
  type OfferHours,
  wallMomentOf,
  weekdays,
} from "./offer-hours.ts";

const EL_SALVADOR = "America/El_Salvador";
const NEW_YORK = "America/New_York";
const zones = [EL_SALVADOR, NEW_YORK, "Europe/Berlin", "Australia/Lord_Howe", "Asia/Kathmandu"];

function hours(from: string, to: string, rest: Partial<OfferHours> = {}): OfferHours {
  return { weekdays: [], from: minuteOf(from), to: minuteOf(to), startsOn: null, endsOn: null, ...rest };
}
function minuteOf(text: string): number {
  const [hour, minute] = text.split(":");
  return Number(hour) * 60 + Number(minute);
}
const inElSalvador = (local: string) => wallMomentOf(Date.parse(`${local}-06:00`), EL_SALVADOR);
const offered = (spans: readonly OfferHours[], local: string) => isOfferedAt(spans, inElSalvador(local));

const minutes = fc.integer({ min: 0, max: MINUTES_OF_DAY - 1 });
const span: fc.Arbitrary<OfferHours> = fc.record({
  weekdays: fc.subarray([...weekdays]),
  from: minutes,
  to: minutes,
  startsOn: fc.constantFrom(null, calendarDate("2026-11-20")),
  endsOn: fc.constantFrom(null, calendarDate("2026-11-25")),
});
const instant = fc
  .integer({ min: Date.parse("2026-01-01T00:00Z"), max: Date.parse("2026-12-31T00:00Z") })
  .map((at) => Math.floor(at));
const zone = fc.constantFrom(...zones);

test("without hours it is always offered", () => {
  expect(offered([], "2026-11-22T03:00:00")).toBe(true);
});

test.each([
  ["05:59:59", false],
  ["06:00:00", true],
  ["10:59:59", true],
  ["11:00:00", false],
])("breakfast from six to eleven, at %s: %s", (time, expected) => {
  expect(offered([hours("06:00", "11:00")], `2026-11-22T${time}`)).toBe(expected);
});

// 2026-11-20 is a Friday.
test.each([
  ["2026-11-20T21:59:59", false],
  ["2026-11-20T22:00:00", true],
  ["2026-11-21T01:59:59", true],
  ["2026-11-21T02:00:00", false],
  ["2026-11-20T01:00:00", false],
  ["2026-11-21T22:00:00", false],
])("Friday's late hours belong to Friday, past midnight too: %s is %s", (local, expected) => {
  expect(offered([hours("22:00", "02:00", { weekdays: [5] })], local)).toBe(expected);
});

test("the last day of a range keeps its hours past midnight, the day after has none", () => {
  const day = calendarDate("2026-12-24");
  const night = [hours("20:00", "03:00", { startsOn: day, endsOn: day })];
  expect(offered(night, "2026-12-25T02:59:00")).toBe(true);
  expect(offered(night, "2026-12-25T20:00:00")).toBe(false);
  expect(offered(night, "2026-12-24T02:00:00")).toBe(false);
});

test("equal ends are the whole day that begins then", () => {
  const monday = [hours("04:00", "04:00", { weekdays: [1] })];
  expect(offered(monday, "2026-11-24T03:59:00")).toBe(true);
  expect(offered(monday, "2026-11-24T04:00:00")).toBe(false);
});

test("weekday, day and minute are those on the wall", () => {
  expect(wallMomentOf(Date.parse("2026-11-23T05:59:00Z"), EL_SALVADOR)).toEqual({
    day: "2026-11-22",
    weekday: 7,
    minute: minuteOf("23:59"),
  });
  expect(wallMomentOf(Date.parse("1969-12-31T12:00:00Z"), "UTC").weekday).toBe(3);
});

test("what daylight saving skips is not offered, what it repeats is offered twice", () => {
  const night = [hours("01:30", "02:30")];
  const at = (utc: string) => isOfferedAt(night, wallMomentOf(Date.parse(utc), NEW_YORK));
  // 8 March 2026: 01:59:59 EST is followed by 03:00:00 EDT.
  expect([at("2026-03-08T06:59:00Z"), at("2026-03-08T07:00:00Z")]).toEqual([true, false]);
  // 1 November 2026: 01:30 comes as EDT and, an hour later, as EST.
  expect([at("2026-11-01T05:30:00Z"), at("2026-11-01T06:30:00Z")]).toEqual([true, true]);
});

test("longer hours and more days offer whatever was offered before", () => {
  fc.assert(
    fc.property(span, fc.nat({ max: 600 }), instant, zone, (narrow, longer, at, where) => {
      const length = (narrow.to - narrow.from + MINUTES_OF_DAY) % MINUTES_OF_DAY || MINUTES_OF_DAY;
      const kept = Math.min(length + longer, MINUTES_OF_DAY);
      const wide = { ...narrow, weekdays: [], endsOn: null, to: (narrow.from + kept) % MINUTES_OF_DAY };
      const moment = wallMomentOf(at, where);
      if (isOfferedAt([narrow], moment)) expect(isOfferedAt([wide], moment)).toBe(true);
      if (isOfferedAt([narrow], moment))
        expect(isOfferedAt([hours("00:00", "00:01"), narrow], moment)).toBe(true);
    }),
  );
});

test("a span lasts exactly its minutes of each day on which it begins", () => {
  fc.assert(
    fc.property(minutes, minutes, fc.nat({ max: 300 }), (from, to, dayNumber) => {
      const day = addDays<CalendarDate>(calendarDate("2026-01-01"), dayNumber);
      const only = [{ ...hours("00:00", "00:00"), from, to, startsOn: day, endsOn: day }];
      const start = Date.parse(`${day}T00:00:00-06:00`);
      let lasted = 0;
      for (let minute = 0; minute < 2 * MINUTES_OF_DAY; minute += 1)
        if (isOfferedAt(only, wallMomentOf(start + minute * MINUTE_MS, EL_SALVADOR))) lasted += 1;
      expect(lasted).toBe(((to - from + MINUTES_OF_DAY - 1) % MINUTES_OF_DAY) + 1);
    }),
    { numRuns: 5 },
  );
});

test("nothing changes before the next look, whatever the zone does", () => {
  fc.assert(
    fc.property(fc.array(span, { minLength: 1, maxLength: 3 }), instant, zone, (spans, at, where) => {
      const edges = new Set(spans.flatMap(({ from, to }) => [from, to]));
      const next = nextLook(at, where, edges) ?? 0;
      expect(next).toBeGreaterThan(at);
      expect(next - at).toBeLessThanOrEqual(25 * 60 * MINUTE_MS);
      const now = isOfferedAt(spans, wallMomentOf(at, where));
      for (let step = 1; step <= 20; step += 1) {
        const between = at + ((next - 1 - at) * step) / 20;
        expect(isOfferedAt(spans, wallMomentOf(Math.floor(between), where))).toBe(now);
      }
    }),
    { numRuns: 60 },
  );
});

test("it looks exactly at the edge, and around skipped hours soon enough", () => {
  const five = new Set([minuteOf("17:00")]);
  expect(nextLook(Date.parse("2026-11-22T22:59:30Z"), EL_SALVADOR, five)).toBe(
    Date.parse("2026-11-22T23:00:00Z"),
  );
  expect(nextLook(Date.parse("2026-11-22T23:00:00Z"), EL_SALVADOR, five)).toBe(
    Date.parse("2026-11-23T23:00:00Z"),
  );
  expect(nextLook(Date.parse("2026-11-22T23:00:00Z"), EL_SALVADOR, new Set())).toBeNull();
  // 01:30 EST, the wall skips from 02:00 to 03:00: 02:30 never comes and three o'clock is half an hour away.
  const soon = nextLook(Date.parse("2026-03-08T06:30:00Z"), NEW_YORK, new Set([minuteOf("02:30")])) ?? 0;
  expect(soon).toBeLessThanOrEqual(Date.parse("2026-03-08T07:00:00Z"));
});

test("Sunday's late hours end on Monday, also where the year turns", () => {
  const sunday = [hours("22:00", "02:00", { weekdays: [7] })];
  expect(offered(sunday, "2026-11-23T01:59:59")).toBe(true);
  expect(offered(sunday, "2026-11-23T02:00:00")).toBe(false);
  expect(offered(sunday, "2026-11-22T01:00:00")).toBe(false);
  const yearsEnd = [hours("20:00", "04:00", { endsOn: calendarDate("2026-12-31") })];
  expect(offered(yearsEnd, "2027-01-01T03:59:59")).toBe(true);
  expect(offered(yearsEnd, "2027-01-01T20:00:00")).toBe(false);
});

test("it is offered exactly when one of its beginnings lies less than its length ago", () => {
  const FIRST = Date.parse("2026-11-16T00:00:00Z");
  fc.assert(
    fc.property(
      fc.array(span, { minLength: 1, maxLength: 3 }),
      fc.nat({ max: 13 }),
      minutes,
      (spans, day, minute) => {
        // The wall as if it were UTC, counted in minutes: written without weekdays before or dates after midnight.
        const now = FIRST / MINUTE_MS + day * MINUTES_OF_DAY + minute;
        const expected = spans.some(({ weekdays: days, from, to, startsOn, endsOn }) =>
          Array.from({ length: 16 }, (_, number) => number - 1).some((number) => {
            const date = new Date(FIRST + number * MINUTES_OF_DAY * MINUTE_MS).toISOString().slice(0, 10);
            const weekday = (((number % 7) + 7) % 7) + 1;
            const begins = FIRST / MINUTE_MS + number * MINUTES_OF_DAY + from;
            const length = to > from ? to - from : to - from + MINUTES_OF_DAY;
            return (
              (days.length === 0 || days.some((one) => one === weekday)) &&
              (startsOn === null || date >= startsOn) &&
              (endsOn === null || date <= endsOn) &&
              now >= begins &&
              now < begins + length
            );
          }),
        );
        const moment = wallMomentOf(now * MINUTE_MS, "UTC");
        expect(isOfferedAt(spans, moment)).toBe(expected);
      },
    ),
    { numRuns: 300 },
  );
});
