import { expect, test } from "vitest";
import { calendarDate } from "#platform/domain/periods/calendar-date.ts";
import {
  monthsBought,
  type PaidDays,
  phaseOf,
  type Subscription,
  subscriptionOf,
  trialEndOf,
} from "./subscription.ts";

const day = calendarDate;
const paid: Subscription = { kind: "paid", end: day("2026-11-30"), graceDays: 5, isCancelled: false };
const before = { end: null, isCancelled: false };
const nothing: PaidDays = { givenUntil: null, card: null, byHand: [] };

test("who pays is active through the last day, past due in grace, then shut", () => {
  expect(phaseOf(paid, day("2026-11-30"))).toBe("active");
  expect(phaseOf(paid, day("2026-12-01"))).toBe("past_due");
  expect(phaseOf(paid, day("2026-12-05"))).toBe("past_due");
  expect(phaseOf(paid, day("2026-12-06"))).toBe("expired");
});

test("who cancelled works until the end and has no days of grace", () => {
  const cancelled = { ...paid, graceDays: 0, isCancelled: true };
  expect(phaseOf(cancelled, day("2026-11-30"))).toBe("cancelled");
  expect(phaseOf(cancelled, day("2026-12-01"))).toBe("expired");
});

test("a trial of 30 days counts the day it begins, and ends without grace", () => {
  const end = trialEndOf(day("2026-11-01"), 30);
  expect(end).toBe("2026-11-30");
  const trial = subscriptionOf({ ...nothing, givenUntil: end }, before, 5);
  expect(phaseOf(trial, day("2026-11-30"))).toBe("trial");
  expect(phaseOf(trial, day("2026-12-01"))).toBe("expired");
});

test("whom nobody ever asked for money is complimentary, for ever", () => {
  expect(phaseOf(subscriptionOf(nothing, before, 5), day("2126-01-01"))).toBe("complimentary");
});

test("a card that waits for the end of the trial is a trial", () => {
  const card = { paidUntil: day("2026-11-30"), ends: false, isTrial: true };
  const waiting = subscriptionOf({ ...nothing, givenUntil: day("2026-11-30"), card }, before, 5);
  expect(waiting).toMatchObject({ kind: "trial", graceDays: 5 });
  expect(phaseOf(waiting, day("2026-12-01"))).toBe("past_due");
});

test("the latest end counts, whatever it comes from", () => {
  const card = { paidUntil: day("2026-12-15"), ends: true, isTrial: false };
  const days = { givenUntil: day("2026-11-30"), card, byHand: [day("2027-01-15")] };
  expect(subscriptionOf(days, before, 5)).toEqual({
    kind: "paid",
    end: "2027-01-15",
    isCancelled: false,
    graceDays: 5,
  });
  expect(subscriptionOf({ ...days, byHand: [] }, before, 5)).toMatchObject({
    end: "2026-12-15",
    isCancelled: true,
    graceDays: 0,
  });
});

test("a cancelled subscription stays so until something is paid beyond its end", () => {
  const cancelled = { end: day("2026-12-15"), isCancelled: true };
  const days = { ...nothing, byHand: [day("2026-12-15")] };
  expect(subscriptionOf(days, cancelled, 5).isCancelled).toBe(true);
  const more = { ...days, byHand: [...days.byHand, day("2027-01-15")] };
  expect(subscriptionOf(more, cancelled, 5).isCancelled).toBe(false);
});

test("months are bought from the day after what is paid", () => {
  const today = day("2026-11-27");
  expect(monthsBought(day("2026-12-10"), 1, today)).toEqual({
    startsOn: "2026-12-11",
    expiresOn: "2027-01-10",
  });
  expect(monthsBought(day("2026-11-27"), 12, today)).toEqual({
    startsOn: "2026-11-28",
    expiresOn: "2027-11-27",
  });
  expect(monthsBought(day("2026-11-26"), 1, today)).toEqual({
    startsOn: "2026-11-27",
    expiresOn: "2026-12-26",
  });
  expect(monthsBought(null, 3, day("2027-01-31"))).toEqual({
    startsOn: "2027-01-31",
    expiresOn: "2027-04-29",
  });
});
