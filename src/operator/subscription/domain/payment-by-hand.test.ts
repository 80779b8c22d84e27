import { expect, test } from "vitest";
import { calendarDate } from "#platform/domain/periods/calendar-date.ts";
import { isPaymentDay } from "./payment-by-hand.ts";

test.each([
  ["2026-03-15", true],
  ["2025-03-15", true],
  ["2025-03-14", false],
  ["2026-03-16", false],
])("on 15 March 2026 a payment of %s can be meant: %s", (paidOn, canBe) => {
  expect(isPaymentDay(paidOn, calendarDate("2026-03-15"))).toBe(canBe);
});
