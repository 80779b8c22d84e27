import { expect, test } from "vitest";
import { basisPoints, cents } from "#platform/domain/money/cents.ts";
import { calendarDate } from "#platform/domain/periods/calendar-date.ts";
import type { DiscountCode } from "../../domain/decide-discount.ts";
import { exampleSale } from "./example-sale.ts";

const inside = { type: "inclusive", rate: basisPoints(1300) } as const;
const terms = {
  tax: inside,
  service: {
    baseRate: basisPoints(0),
    isTaxed: true,
    rules: [{ diningOption: "dinein", fromPeople: 6, rate: basisPoints(1000) }],
  },
} as const;
const today = calendarDate("2026-11-22");
const code: DiscountCode = {
  value: { type: "percentage", percent: basisPoints(1000) },
  minOrder: cents(2000),
  maxDiscount: cents(150),
  startDate: null,
  endDate: null,
  maxUses: null,
  timesUsed: 0,
  isActive: true,
  isCombinable: false,
};
const account = { amount: cents(1000), diningOption: "dinein", people: 2 } as const;

test("the example is charged as docs/money.md says", () => {
  expect(exampleSale(account, terms).shown).toMatchObject({ subtotal: 1000, serviceCharge: 0, total: 1000 });
  const large = exampleSale({ ...account, people: 6 }, terms);
  expect(large.shown).toMatchObject({ subtotal: 1000, serviceCharge: 100, total: 1100 });
  expect(large.shown.included).toMatchObject([{ amount: 127 }]);
  expect(large.service.rate).toBe(1000);
});

test("a discount is told why it takes nothing, and takes at most its maximum", () => {
  const refused = exampleSale(account, { ...terms, discount: { terms: code, today } });
  expect([refused.refusal, refused.shown.total]).toEqual(["minimum_not_reached", 1000]);
  const capped = exampleSale(
    { ...account, amount: cents(3000) },
    { ...terms, discount: { terms: code, today } },
  );
  expect([capped.refusal, capped.shown.discount, capped.shown.total]).toEqual([null, 150, 2850]);
});
