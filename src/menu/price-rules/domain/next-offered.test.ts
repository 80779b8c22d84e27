import fc from "fast-check";
import { expect, test } from "vitest";
import {
  isOfferedAt,
  MINUTES_OF_DAY,
  type OfferHours,
  wallMomentOf,
  weekdays,
} from "#core/settings/domain/offer-hours.ts";
import { calendarDate } from "#platform/domain/periods/calendar-date.ts";
import { MINUTE_MS } from "#platform/domain/periods/durations.ts";
import { closedAt, nextOffered, openUntil } from "./next-offered.ts";

const ZONE = "America/El_Salvador";
const at = (local: string) => Date.parse(`${local}-06:00`);
const hours = (from: number, to: number, rest: Partial<OfferHours> = {}): OfferHours => ({
  weekdays: [],
  from: from * 60,
  to: to * 60,
  startsOn: null,
  endsOn: null,
  ...rest,
});

// 2026-11-22 is a Sunday.
test.each([
  ["without hours it is now", [], "2026-11-22T10:00:30", "2026-11-22T10:00:30"],
  ["while it lasts it is now", [hours(17, 19)], "2026-11-22T18:59:59", "2026-11-22T18:59:59"],
  ["before it begins it is then", [hours(17, 19)], "2026-11-22T10:00:30", "2026-11-22T17:00:00"],
  ["at its end it is the next day's", [hours(17, 19)], "2026-11-22T19:00:00", "2026-11-23T17:00:00"],
  [
    "the last weekday is a week away",
    [hours(6, 11, { weekdays: [7] })],
    "2026-11-22T11:00:00",
    "2026-11-29T06:00:00",
  ],
  [
    "the nearest of several counts",
    [hours(20, 22), hours(12, 14)],
    "2026-11-22T15:00:00",
    "2026-11-22T20:00:00",
  ],
  [
    "dates to come are waited for",
    [hours(20, 2, { startsOn: calendarDate("2026-12-24"), endsOn: calendarDate("2026-12-24") })],
    "2026-11-22T15:00:00",
    "2026-12-24T20:00:00",
  ],
] as const)("%s", (_, spans, now, expected) => {
  expect(nextOffered(spans, at(now), ZONE)).toBe(at(expected));
});

test("what is over never comes again", () => {
  const over = hours(17, 19, { endsOn: calendarDate("2026-11-21") });
  expect(nextOffered([over], at("2026-11-22T10:00:00"), ZONE)).toBeNull();
});

test("it is offered then, and at no minute before", () => {
  const minutes = fc.integer({ min: 0, max: MINUTES_OF_DAY - 1 });
  const span = fc.record({
    weekdays: fc.subarray([...weekdays]),
    from: minutes,
    to: minutes,
    startsOn: fc.constantFrom(null, calendarDate("2026-11-24")),
    endsOn: fc.constantFrom(null, calendarDate("2026-11-27")),
  });
  fc.assert(
    fc.property(fc.array(span, { maxLength: 3 }), fc.nat({ max: 7 * MINUTES_OF_DAY }), (spans, later) => {
      const now = at("2026-11-22T00:00:00") + later * MINUTE_MS;
      const next = nextOffered(spans, now, ZONE);
      const isOffered = (minute: number) => isOfferedAt(spans, wallMomentOf(now + minute * MINUTE_MS, ZONE));
      const wait = next === null ? 9 * MINUTES_OF_DAY : (next - now) / MINUTE_MS;
      if (next !== null) expect(isOffered(wait)).toBe(true);
      for (let minute = 0; minute < wait; minute += 7) expect(isOffered(minute)).toBe(false);
    }),
    { numRuns: 30 },
  );
});

/** Thursday, 26 November 2026, six hours behind UTC. */
const hourOf = (hour: number) => Date.UTC(2026, 10, 26, hour + 6);
const lunch: OfferHours = { weekdays: [4], from: 660, to: 900, startsOn: null, endsOn: null };
const saturday: OfferHours = { ...lunch, weekdays: [6] };

test("without hours a restaurant is always open, within them too", () => {
  expect(closedAt([], hourOf(3), ZONE)).toBeNull();
  expect(closedAt([lunch], hourOf(12), ZONE)).toBeNull();
});

test("outside of them it says when it opens next", () => {
  expect(closedAt([lunch, saturday], hourOf(10), ZONE)).toEqual({ opens: { weekday: 4, minute: 660 } });
  expect(closedAt([lunch, saturday], hourOf(15), ZONE)).toEqual({ opens: { weekday: 6, minute: 660 } });
});

test("hours that are all over open nothing", () => {
  const over = { ...lunch, endsOn: calendarDate("2026-11-01") };
  expect(closedAt([over], hourOf(12), ZONE)).toEqual({ opens: null });
});

test.each([
  ["without hours nobody knows", [], "2026-11-22T10:00:30", null],
  ["while it is closed it is not open", [hours(17, 19)], "2026-11-22T10:00:30", null],
  ["it is open to the end of the hours", [hours(11, 22)], "2026-11-22T12:30:10", 22 * 60],
  ["hours that follow at once are one", [hours(11, 15), hours(15, 22)], "2026-11-22T12:00:00", 22 * 60],
  [
    "of hours that overlap the last end counts",
    [hours(11, 15), hours(12, 20)],
    "2026-11-22T12:30:00",
    20 * 60,
  ],
  ["past midnight it is the minute of the next day", [hours(18, 2)], "2026-11-22T23:00:00", 2 * 60],
  ["around the clock it has no end", [hours(0, 0)], "2026-11-22T23:00:00", null],
] as const)("%s", (_, spans, now, until) => {
  expect(openUntil(spans, at(now), ZONE)).toBe(until);
});
