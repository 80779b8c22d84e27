import fc from "fast-check";
import { expect, test } from "vitest";
import { diningOptions } from "#core/settings/domain/dining-option.ts";
import { basisPoints } from "#platform/domain/money/cents.ts";
import { type ServedOrder, type ServiceChargeTerms, serviceChargeFor } from "./service-charge-terms.ts";

const order = (rest: Partial<ServedOrder> = {}): ServedOrder => ({
  account_id: 1,
  delivery_type: "dinein",
  people: null,
  ...rest,
});
const rule = (fromPeople: number, rate: number, diningOption: ServedOrder["delivery_type"] = "dinein") => ({
  diningOption,
  fromPeople,
  rate: basisPoints(rate),
});
const terms = (rate: number, ...rules: ServiceChargeTerms["rules"]): ServiceChargeTerms => ({
  baseRate: basisPoints(rate),
  isTaxed: true,
  rules,
});
const rateOf = (what: ServiceChargeTerms, ...orders: ServedOrder[]) => serviceChargeFor(what, orders).rate;

test("without rules the one rate counts for everybody", () => {
  expect(rateOf(terms(1000), order({ delivery_type: "delivery" }))).toBe(1000);
  expect(serviceChargeFor({ ...terms(1000), isTaxed: false }, [order()])).toEqual({
    rate: 1000,
    isTaxed: false,
  });
  expect(rateOf(terms(1000))).toBe(1000);
});

test("dine-in only, from six people on", () => {
  const large = terms(0, rule(6, 1000));
  expect(rateOf(large, order({ people: 5 }))).toBe(0);
  expect(rateOf(large, order({ people: 6 }))).toBe(1000);
  expect(rateOf(large, order({ people: 12 }))).toBe(1000);
  expect(rateOf(large, order({ people: 12, delivery_type: "takeaway" }))).toBe(0);
});

test("of several that fit, the rule for the most people counts, whatever their order", () => {
  const steps = [rule(8, 1500), rule(1, 800), rule(20, 1800)];
  for (const what of [terms(1000, ...steps), terms(1000, ...steps.toReversed())])
    expect([1, 7, 8, 19, 20].map((people) => rateOf(what, order({ people })))).toEqual([
      800, 800, 1500, 1500, 1800,
    ]);
});

test("an account of which nobody said how many they are counts as one person", () => {
  expect(rateOf(terms(0, rule(2, 1000)), order())).toBe(0);
  expect(rateOf(terms(0, rule(1, 1000)), order())).toBe(1000);
});

test("who pay together are one party: accounts add up, rounds of one account do not", () => {
  const large = terms(0, rule(6, 1000));
  expect(rateOf(large, order({ people: 3 }), order({ people: 3 }))).toBe(0);
  expect(rateOf(large, order({ people: 3 }), order({ people: 3, account_id: 2 }))).toBe(1000);
});

test("of several dining options in one sale the lowest rate counts", () => {
  const what = terms(1000, rule(1, 0, "takeaway"));
  expect(rateOf(what, order(), order({ account_id: 2, delivery_type: "takeaway" }))).toBe(0);
});

test("the order of rules and orders changes nothing", () => {
  const rules = fc.uniqueArray(
    fc.record({
      diningOption: fc.constantFrom(...diningOptions),
      fromPeople: fc.integer({ min: 1, max: 12 }),
      rate: fc.integer({ min: 0, max: 10_000 }).map(basisPoints),
    }),
    { maxLength: 8, selector: ({ diningOption, fromPeople }) => `${diningOption} ${fromPeople}` },
  );
  const orders = fc.array(
    fc.record({
      account_id: fc.integer({ min: 1, max: 4 }),
      delivery_type: fc.constant("dinein" as const),
      people: fc.constant(4),
    }),
    { minLength: 1, maxLength: 6 },
  );
  fc.assert(
    fc.property(rules, orders, fc.integer({ min: 0, max: 10_000 }), (all, sold, base) => {
      const rate = rateOf(terms(base, ...all), ...sold);
      expect(rateOf(terms(base, ...all.toReversed()), ...sold.toReversed())).toBe(rate);
      expect([base, ...all.map((one) => one.rate)]).toContain(rate);
    }),
  );
});
