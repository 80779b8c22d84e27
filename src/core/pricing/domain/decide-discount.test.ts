import { expect, test } from "vitest";
import { toId } from "#platform/domain/ids.ts";
import { basisPoints, cents } from "#platform/domain/money/cents.ts";
import { calendarDate } from "#platform/domain/periods/calendar-date.ts";
import {
  type DiscountCode,
  decideDiscount,
  decideDiscounts,
  decideLaterDiscount,
  discountCodeText,
  inOrderOfCodes,
} from "./decide-discount.ts";

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
  isCombinable: true,
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

test("several codes: shares before amounts, each of what the one before left", () => {
  const rows = [
    { id: toId<"DiscountCode">(4), terms: fiveOff },
    { id: toId<"DiscountCode">(9), terms: tenPercent },
    { id: toId<"DiscountCode">(7), terms: { ...tenPercent, maxDiscount: cents(50) } },
  ];
  const ordered = inOrderOfCodes(rows, ({ terms }) => terms);
  expect(ordered.map(({ id }) => id)).toEqual([7, 9, 4]);
  // 20.00: the first share is held at 0.50, the second is 10 % of 19.50, the amount comes off what is left.
  const decided = decideDiscounts(
    ordered.map(({ terms }) => terms),
    cents(2000),
    today,
  );
  expect(decided).toEqual([50, 195, 500].map((amount) => ({ ok: true, amount })));
});

test("codes stand together if each may, and while something is left to take", () => {
  const minimum = { ...tenPercent, minOrder: cents(600) };
  const decided = (codes: readonly DiscountCode[]) => decideDiscounts(codes, cents(600), today);
  const alone = { ...fiveOff, isCombinable: false };
  expect(decided([tenPercent, alone])[1]).toEqual({ ok: false, reason: "not_combinable" });
  expect(decided([alone])).toEqual([{ ok: true, amount: 500 }]);
  // The minimum is of the whole, not of what another code left.
  expect(decided([tenPercent, minimum])).toEqual([60, 54].map((amount) => ({ ok: true, amount })));
  expect(decided([fiveOff, fiveOff, fiveOff])).toEqual([
    { ok: true, amount: 500 },
    { ok: true, amount: 100 },
    { ok: false, reason: "nothing_left" },
  ]);
});

test.each<[string, DiscountCode, number, number, number]>([
  ["a percentage is taken off what came later", tenPercent, 300, 90, 30],
  ["up to what its maximum leaves", { ...tenPercent, maxDiscount: cents(100) }, 300, 90, 10],
  ["of a fixed amount what the first round could not take", fiveOff, 700, 320, 180],
  ["and not more than it costs", fiveOff, 100, 320, 100],
  ["nothing of one that was taken whole", fiveOff, 700, 500, 0],
  ["nothing below nothing, when the code was made smaller since", fiveOff, 700, 900, 0],
  ["its minimum was reached before", { ...tenPercent, minOrder: cents(1000) }, 300, 100, 30],
  ["its one use is this bill's", { ...tenPercent, maxUses: 7 }, 300, 90, 30],
  ["nothing once it was switched off", { ...tenPercent, isActive: false }, 300, 90, 0],
  ["nothing after its last day", { ...tenPercent, endDate: calendarDate("2026-11-19") }, 300, 90, 0],
])("of a bill that has it already: %s", (_, code, listed, given, amount) => {
  expect(decideLaterDiscount(code, { listed: cents(listed), given: cents(given) }, today)).toBe(amount);
});

test("people write codes as they like", () => {
  expect(discountCodeText("  bienvenida10 ")).toBe("BIENVENIDA10");
});
