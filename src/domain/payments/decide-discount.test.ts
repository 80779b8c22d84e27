import { expect, test } from "vitest";
import { basisPoints, cents } from "../money/cents.ts";
import { calendarDate } from "../periods/calendar-date.ts";
import { type DiscountCode, decideDiscount, discountCodeText } from "./decide-discount.ts";

const today = calendarDate("2026-11-20");
const tenPercent: DiscountCode = {
  value: { type: "percentage", percent: basisPoints(1000) },
  minOrder: null,
  maxDiscount: null,
  startDate: null,
  endDate: null,
  maxUses: null,
  timesUsed: 7,
  isActive: true,
};
const fiveOff: DiscountCode = { ...tenPercent, value: { type: "fixed", amount: cents(500) } };

test.each<[string, DiscountCode, number, number]>([
  ["a percentage, half a cent rounded up", tenPercent, 1235, 124],
  ["a percentage up to its maximum", { ...tenPercent, maxDiscount: cents(100) }, 5000, 100],
  ["a fixed amount", fiveOff, 1240, 500],
  ["a fixed amount above the lines takes the lines", fiveOff, 320, 320],
  ["exactly the minimum", { ...fiveOff, minOrder: cents(1000) }, 1000, 500],
  ["on its first and last day", { ...fiveOff, startDate: today, endDate: today }, 1000, 500],
  ["the last use", { ...fiveOff, maxUses: 8 }, 1000, 500],
])("%s", (_, code, listed, amount) => {
  expect(decideDiscount(code, cents(listed), today)).toEqual({ ok: true, amount });
});

test.each<[DiscountCode, string]>([
  [{ ...fiveOff, isActive: false }, "inactive"],
  [{ ...fiveOff, startDate: calendarDate("2026-11-21") }, "not_started"],
  [{ ...fiveOff, endDate: calendarDate("2026-11-19") }, "ended"],
  [{ ...fiveOff, maxUses: 7 }, "used_up"],
  [{ ...fiveOff, minOrder: cents(1001) }, "minimum_not_reached"],
])("refused: %o is %s", (code, reason) => {
  expect(decideDiscount(code, cents(1000), today)).toEqual({ ok: false, reason });
});

test("people write codes as they like", () => {
  expect(discountCodeText("  bienvenida10 ")).toBe("BIENVENIDA10");
});
