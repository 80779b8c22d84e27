import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cents, sumCents, ZERO_CENTS } from "#platform/domain/money/cents.ts";
import { businessDate } from "#platform/domain/periods/business-day.ts";
import { addDays, daysBetween } from "#platform/domain/periods/calendar-date.ts";
import { ageBucketOf, creditLeft, decideCredit, settleOldest, splitRefund } from "./credit.ts";

const today = businessDate("2026-03-01");
const amounts = fc.integer({ min: 1, max: 1_000_000 }).map(cents);
const debts = fc
  .array(amounts, { maxLength: 12 })
  .map((opens) => opens.map((open, index) => ({ invoiceId: index + 1, open })));

describe("the age of a debt", () => {
  test.each([
    [0, "current"],
    [30, "current"],
    [31, "days_30"],
    [60, "days_30"],
    [61, "days_60"],
    [90, "days_60"],
    [91, "days_90"],
    [4000, "days_90"],
  ] as const)("after %i days it is %s", (days, bucket) => {
    expect(ageBucketOf(addDays(today, -days), today)).toBe(bucket);
  });

  test("counts days of the calendar over ends of months and years", () => {
    expect(daysBetween(businessDate("2025-12-31"), today)).toBe(60);
    expect(daysBetween(businessDate("2024-02-28"), businessDate("2024-03-01"))).toBe(2);
    expect(ageBucketOf(addDays(today, 1), today)).toBe("current");
  });
});

describe("credit", () => {
  test("without a limit nothing may be owed, with one to its last cent", () => {
    const credit = (limit: number | null, balance: number) => ({
      limit: limit === null ? null : cents(limit),
      balance: cents(balance),
    });
    expect(decideCredit(credit(null, 0), cents(1))).toEqual({ ok: false, reason: "account_not_granted" });
    expect(decideCredit(credit(1000, 400), cents(600))).toEqual({ ok: true });
    expect(decideCredit(credit(1000, 400), cents(601))).toEqual({
      ok: false,
      reason: "account_limit_reached",
      left: 600,
    });
    expect(creditLeft(credit(100, 400))).toBe(0);
    expect(decideCredit(credit(100, 400), ZERO_CENTS)).toEqual({ ok: true });
  });
});

describe("settling", () => {
  test("takes the oldest whole before the next, and no more than there is", () => {
    fc.assert(
      fc.property(debts, amounts, (open, amount) => {
        const { parts, rest } = settleOldest(open, amount);
        expect(sumCents([rest, ...parts.map((part) => part.amount)])).toBe(amount);
        expect(parts.every(({ debt, amount: part }) => part > 0 && part <= debt.open)).toBe(true);
        expect(parts.slice(0, -1).every(({ debt, amount: part }) => part === debt.open)).toBe(true);
        expect(parts.map(({ debt }) => debt)).toEqual(open.slice(0, parts.length));
        if (rest > 0) expect(parts).toHaveLength(open.length);
      }),
    );
  });

  test("a refund takes off what is owed first and pays out the rest", () => {
    expect(splitRefund(cents(500), cents(300))).toEqual({ onAccount: 300, paidOut: 200 });
    expect(splitRefund(cents(200), cents(300))).toEqual({ onAccount: 200, paidOut: 0 });
    expect(splitRefund(cents(200), ZERO_CENTS)).toEqual({ onAccount: 0, paidOut: 200 });
    expect(splitRefund(ZERO_CENTS, cents(300))).toEqual({ onAccount: 0, paidOut: 0 });
  });
});
