import { expect, test } from "vitest";
import type { OfferHours } from "#core/settings/domain/offer-hours.ts";
import { calendarDate } from "#platform/domain/periods/calendar-date.ts";
import { closedAt } from "./closed-at.ts";

const ZONE = "America/El_Salvador";
/** Thursday, 26 November 2026, six hours behind UTC. */
const at = (hour: number) => Date.UTC(2026, 10, 26, hour + 6);
const lunch: OfferHours = { weekdays: [4], from: 660, to: 900, startsOn: null, endsOn: null };
const saturday: OfferHours = { ...lunch, weekdays: [6] };

test("without hours a restaurant is always open, within them too", () => {
  expect(closedAt([], at(3), ZONE)).toBeNull();
  expect(closedAt([lunch], at(12), ZONE)).toBeNull();
});

test("outside of them it says when it opens next", () => {
  expect(closedAt([lunch, saturday], at(10), ZONE)).toEqual({ opens: { weekday: 4, minute: 660 } });
  expect(closedAt([lunch, saturday], at(15), ZONE)).toEqual({ opens: { weekday: 6, minute: 660 } });
});

test("hours that are all over open nothing", () => {
  const over = { ...lunch, endsOn: calendarDate("2026-11-01") };
  expect(closedAt([over], at(12), ZONE)).toEqual({ opens: null });
});
