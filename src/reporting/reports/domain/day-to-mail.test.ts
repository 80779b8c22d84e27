import { expect, test } from "vitest";
import { DEFAULT_DAY_RULE } from "#platform/domain/periods/business-day.ts";
import { daysToMail, type MailMoment } from "./day-to-mail.ts";

/** Local time of El Salvador, where the business day begins at four. */
const at = (wall: string) => Date.parse(`${wall}:00-06:00`);

const moment = (now: string, closed: string | null, more: Partial<MailMoment> = {}): MailMoment => ({
  now: at(now),
  rule: DEFAULT_DAY_RULE,
  closingHour: 20,
  lastClosing: closed === null ? null : at(closed),
  isCashOpen: false,
  ...more,
});

test("a day is mailed when the cash was closed at the closing hour or later", () => {
  expect(daysToMail(moment("2026-05-06T22:10", "2026-05-06T22:00"))).toEqual(["2026-05-05", "2026-05-06"]);
  expect(daysToMail(moment("2026-05-06T22:10", "2026-05-06T22:00", { isCashOpen: true }))).toEqual([
    "2026-05-05",
  ]);
  expect(daysToMail(moment("2026-05-06T20:00", "2026-05-06T20:00"))).toContain("2026-05-06");
});

test("who closes at noon and opens again has not closed the day", () => {
  expect(daysToMail(moment("2026-05-06T15:10", "2026-05-06T15:00"))).toEqual(["2026-05-05"]);
  expect(daysToMail(moment("2026-05-06T15:10", "2026-05-06T15:00", { closingHour: 14 }))).toContain(
    "2026-05-06",
  );
});

test("two in the morning is late on the day before, and four is the next day", () => {
  expect(daysToMail(moment("2026-05-07T02:10", "2026-05-07T02:00"))).toEqual(["2026-05-05", "2026-05-06"]);
  expect(daysToMail(moment("2026-05-07T04:00", "2026-05-07T02:00"))).toEqual(["2026-05-06"]);
});

test("without a closing, a day is mailed when it is over", () => {
  expect(daysToMail(moment("2026-05-06T23:00", null))).toEqual(["2026-05-05"]);
  expect(daysToMail(moment("2026-05-07T04:00", null))).toEqual(["2026-05-06"]);
});
