import { expect, test } from "vitest";
import { type CardReading, paidUntil, subscriptionCardState } from "./card-days.ts";

const at = (text: string) => new Date(`${text}-06:00`);
const reading = (rest: Partial<CardReading>): CardReading => ({
  status: "active",
  createdAt: at("2026-01-01T12:00:00"),
  periodEnd: at("2026-02-01T12:00:00"),
  endedAt: null,
  ends: false,
  lastPaidEnd: null,
  ...rest,
});
const zone = "America/El_Salvador";

test("an active period is paid until its end, a refused one until the last paid", () => {
  expect(paidUntil(reading({}))).toEqual(at("2026-02-01T12:00:00"));
  const lastPaidEnd = at("2026-01-01T12:00:00");
  expect(paidUntil(reading({ status: "past_due", lastPaidEnd }))).toEqual(lastPaidEnd);
  expect(paidUntil(reading({ status: "unpaid", lastPaidEnd }))).toEqual(lastPaidEnd);
  expect(paidUntil(reading({ status: "incomplete" }))).toBeNull();
});

test("one that ended is paid until what was paid last", () => {
  const lastPaidEnd = at("2026-02-01T12:00:00");
  const early = at("2026-01-10T12:00:00");
  expect(paidUntil(reading({ status: "canceled", endedAt: early, lastPaidEnd }))).toEqual(early);
  const late = at("2026-02-20T12:00:00");
  expect(paidUntil(reading({ status: "canceled", endedAt: late, lastPaidEnd }))).toEqual(lastPaidEnd);
  expect(paidUntil(reading({ status: "canceled", endedAt: late }))).toBeNull();
});

test("a period that ends at midnight has its last day before", () => {
  const midnight = reading({ status: "trialing", periodEnd: at("2026-02-01T00:00:00") });
  expect(subscriptionCardState([midnight], zone)).toMatchObject({ paidUntil: "2026-01-31", isTrial: true });
  expect(subscriptionCardState([reading({})], zone)).toMatchObject({
    paidUntil: "2026-02-01",
    isTrial: false,
  });
});

test("of several the one that is paid for longest decides, whatever their order", () => {
  const old = reading({
    status: "canceled",
    endedAt: at("2026-01-20T12:00:00"),
    lastPaidEnd: at("2026-01-20T12:00:00"),
  });
  const both = [old, reading({})];
  const expected = { status: "active", paidUntil: "2026-02-01", ends: false };
  expect(subscriptionCardState(both, zone)).toMatchObject(expected);
  expect(subscriptionCardState(both.toReversed(), zone)).toMatchObject(expected);
  expect(subscriptionCardState([], zone)).toEqual({
    status: null,
    paidUntil: null,
    ends: true,
    isTrial: false,
  });
});
