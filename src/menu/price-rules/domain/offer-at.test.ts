import fc from "fast-check";
import { expect, test } from "vitest";
import { diningOptions } from "#core/settings/domain/dining-option.ts";
import type { OfferHours } from "#core/settings/domain/offer-hours.ts";
import { orderSources } from "#core/settings/domain/order-source.ts";
import { type PriceRuleId, toId } from "#platform/domain/ids.ts";
import { cents } from "#platform/domain/money/cents.ts";
import { type Offers, type OrderCircumstances, offerEdges, offerIn, offersInForce } from "./offer-at.ts";
import type { PricedItem, PriceRule } from "./price-rule.ts";

const beer: PricedItem = {
  id: toId<"MenuItem">(1),
  categoryId: toId<"Category">(1),
  price: cents(200),
  variants: [],
  addons: [],
};
const fiveToSix: OfferHours = { weekdays: [], from: 17 * 60, to: 18 * 60, startsOn: null, endsOn: null };
const atTable: OrderCircumstances = { diningOption: "dinein", source: null };
const at = (time: string) => Date.parse(`2026-11-22T${time}-06:00`);

function aRule(id: number, change: number, rest: Partial<PriceRule> = {}): PriceRule {
  return {
    id: toId<"PriceRule">(id),
    title: `Regla ${id}`,
    diningOptions: [],
    sources: [],
    hours: [],
    reach: "menu",
    effect: { kind: "percent", change, includesAddons: false },
    ...rest,
  };
}
function offersOf(rules: readonly PriceRule[], rest: Partial<Offers> = {}): Offers {
  return { zone: "America/El_Salvador", rules, categoryHours: new Map(), itemHours: new Map(), ...rest };
}
const offerAt = (item: PricedItem, offers: Offers, instant: number, way: OrderCircumstances) =>
  offerIn(item, offersInForce(offers, instant, way));
const priceAt = (offers: Offers, time: string, way = atTable) =>
  offerAt(beer, offers, at(time), way).item.price;

test("happy hour holds from its first minute up to its last", () => {
  const offers = offersOf([aRule(1, -5000, { hours: [fiveToSix] })]);
  const prices = ["16:59:59", "17:00:00", "17:59:59", "18:00:00"].map((time) => priceAt(offers, time));
  expect(prices).toEqual([200, 100, 100, 200]);
});

test("the first rule that fits wins; the others are not added to it", () => {
  const happy = aRule(1, -5000, { hours: [fiveToSix] });
  const dearer = aRule(2, 2000);
  expect(priceAt(offersOf([happy, dearer]), "17:30:00")).toBe(100);
  expect(priceAt(offersOf([happy, dearer]), "18:30:00")).toBe(240);
  expect(priceAt(offersOf([dearer, happy]), "17:30:00")).toBe(240);
});

test("a rule that does not reach the item leaves it to the next", () => {
  const drinks = aRule(1, -1000, {
    reach: { categoryIds: new Set([toId<"Category">(9)]), itemIds: new Set() },
  });
  const { rule } = offerAt(beer, offersOf([drinks, aRule(2, 2000)]), at("12:00:00"), atTable);
  expect(rule?.id).toBe(2);
});

test("a price list is for its dining options and sources", () => {
  const platform = offersOf([aRule(1, 2000, { sources: ["delivery_platform"] })]);
  const phone = offersOf([aRule(1, 2000, { sources: ["phone"], diningOptions: ["delivery"] })]);
  const ways: OrderCircumstances[] = [
    { diningOption: null, source: null },
    { diningOption: "dinein", source: null },
    { diningOption: "delivery", source: null },
    { diningOption: "delivery", source: "delivery_platform" },
  ];
  expect(ways.map((way) => priceAt(platform, "12:00:00", way))).toEqual([200, 200, 200, 240]);
  expect(ways.map((way) => priceAt(phone, "12:00:00", way))).toEqual([200, 200, 240, 200]);
});

test("an item is offered when its category's and its own hours allow it", () => {
  const early = { ...fiveToSix, from: 6 * 60, to: 11 * 60 };
  const both = offersOf([], {
    categoryHours: new Map([[toId<"Category">(1), [early]]]),
    itemHours: new Map([[beer.id, [{ ...early, from: 8 * 60 }]]]),
  });
  const closedBy = (time: string) => offerAt(beer, both, at(time), atTable).closedBy?.[0]?.from ?? null;
  expect(["05:59:00", "07:00:00", "08:00:00", "11:00:00"].map(closedBy)).toEqual([360, 480, null, 360]);
});

test("edges are all minutes at which something begins or ends", () => {
  const offers = offersOf([aRule(1, -100, { hours: [fiveToSix] }), aRule(2, 100)], {
    itemHours: new Map([[beer.id, [{ ...fiveToSix, from: 0, to: 0 }]]]),
  });
  expect([...offerEdges(offers)].toSorted((a, b) => a - b)).toEqual([0, 1020, 1080]);
});

const someRule = fc
  .record({
    id: fc.integer({ min: 1, max: 9 }),
    change: fc.integer({ min: -10_000, max: 9_000 }),
    diningOptions: fc.subarray([...diningOptions]),
    sources: fc.subarray([...orderSources]),
    hours: fc.constantFrom([], [fiveToSix]),
  })
  .map(({ id, change, ...rest }) => aRule(id, change, rest));
const someRules = fc.uniqueArray(someRule, { maxLength: 4, selector: ({ id }): PriceRuleId => id });
const someWay: fc.Arbitrary<OrderCircumstances> = fc.record({
  diningOption: fc.constantFrom(null, ...diningOptions),
  source: fc.constantFrom(null, ...orderSources),
});
const someInstant = fc.integer({ min: at("00:00:00"), max: at("23:59:59") });

test("without a rule in force the list price holds, and the very item is given back", () => {
  fc.assert(
    fc.property(someRules, someWay, someInstant, (rules, way, instant) => {
      const offers = offersOf(rules);
      const offer = offerAt(beer, offers, instant, way);
      const first = offersInForce(offers, instant, way).rules[0];
      expect(offer.rule).toBe(first ?? null);
      if (first === undefined) expect(offer.item).toBe(beer);
      expect(offer.item.price).toBeGreaterThanOrEqual(0);
    }),
  );
});

test("rules behind the first that fits change nothing", () => {
  fc.assert(
    fc.property(someRules, someRules, someWay, someInstant, (rules, others, way, instant) => {
      const offer = offerAt(beer, offersOf(rules), instant, way);
      if (offer.rule === null) return;
      const more = offerAt(beer, offersOf([...rules, ...others]), instant, way);
      expect(more).toEqual(offer);
    }),
  );
});

test("equal keys are equal offers", () => {
  fc.assert(
    fc.property(someRules, someWay, someWay, someInstant, (rules, way, other, instant) => {
      const offers = offersOf(rules);
      const [one, two] = [way, other].map((asked) => offersInForce(offers, instant, asked));
      expect(one?.key === two?.key).toBe(JSON.stringify(one?.rules) === JSON.stringify(two?.rules));
    }),
  );
});
