import { expect, test } from "vitest";
import type { OfferHours } from "#core/settings/domain/offer-hours.ts";
import type { Offers } from "#menu/price-rules/domain/offer-at.ts";
import { toId } from "#platform/domain/ids.ts";
import { cents } from "#platform/domain/money/cents.ts";
import { decideOfferedLine, type OfferedItem, offersOfSale } from "./decide-offered-line.ts";

const beer: OfferedItem = {
  id: toId<"MenuItem">(1),
  categoryId: toId<"Category">(1),
  title: "Cerveza",
  price: cents(200),
  variants: [],
  addons: [],
  groups: [],
  isSellable: true,
};
const fiveToSix: OfferHours = { weekdays: [], from: 17 * 60, to: 18 * 60, startsOn: null, endsOn: null };
const happyHour: Offers = {
  zone: "America/El_Salvador",
  rules: [
    {
      id: toId<"PriceRule">(1),
      title: "Hora feliz",
      diningOptions: ["dinein"],
      sources: [],
      hours: [fiveToSix],
      reach: "menu",
      effect: { kind: "percent", change: -5000, includesAddons: false },
    },
  ],
  categoryHours: new Map(),
  itemHours: new Map(),
};
const onlyThen: Offers = { ...happyHour, rules: [], itemHours: new Map([[beer.id, [fiveToSix]]]) };
const at = (time: string) => Date.parse(`2026-11-22T${time}-06:00`);

function decide(offers: Offers, shown: number, time: string, rest: { seenAt?: string; away?: boolean } = {}) {
  const way = { diningOption: rest.away ? ("takeaway" as const) : ("dinein" as const), source: null };
  const seenAt = rest.seenAt === undefined ? null : at(rest.seenAt);
  const line = { variantId: null, addonIds: [], shownPrice: cents(shown) };
  return decideOfferedLine(line, beer, offersOfSale(offers, { now: at(time), seenAt }, way));
}
const soldAt = (...given: Parameters<typeof decide>) => {
  const decision = decide(...given);
  return decision.ok ? [decision.unitPrice, decision.rule?.title ?? null] : decision.reason;
};

test.each([
  ["sent during it", 100, "17:30:00", [100, "Hora feliz"]],
  ["put into the cart at its end, sent a minute later", 100, "18:01:00", [100, "Hora feliz"]],
  ["five minutes after its end", 100, "18:05:00", "price_changed"],
  ["a moment before those", 100, "18:04:59", [100, "Hora feliz"]],
  ["shown just before it began: the lower price", 200, "17:01:00", [100, "Hora feliz"]],
  ["shown long before it began", 200, "17:30:00", "price_changed"],
  ["asked for before it begins", 100, "16:59:59", "price_changed"],
  ["a price that never held", 99, "17:59:00", "price_changed"],
  ["the list price after it", 200, "18:02:00", [200, null]],
] as const)("%s", (_, shown, time, expected) => {
  expect(soldAt(happyHour, shown, time)).toEqual(expected);
});

test("the price of another dining option is none that was shown for this one", () => {
  expect(soldAt(happyHour, 100, "17:30:00", { away: true })).toBe("price_changed");
});

test("what guests sent themselves is sold as they saw it, whenever somebody looks", () => {
  expect(soldAt(happyHour, 100, "19:30:00", { seenAt: "17:59:00" })).toEqual([100, "Hora feliz"]);
  expect(soldAt(happyHour, 100, "19:30:00", { seenAt: "18:06:00" })).toBe("price_changed");
  expect(soldAt(onlyThen, 200, "19:30:00", { seenAt: "17:59:00" })).toEqual([200, null]);
});

test("a dish that is not offered now is refused with its hours", () => {
  expect(soldAt(onlyThen, 200, "18:04:59")).toEqual([200, null]);
  expect(decide(onlyThen, 200, "18:05:00")).toEqual({
    ok: false,
    reason: "not_offered",
    title: "Cerveza",
    hours: [fiveToSix],
  });
  expect(soldAt(onlyThen, 200, "16:59:59")).toBe("not_offered");
});

test("other refusals come first and are not looked for in the past", () => {
  const offers = offersOfSale(onlyThen, { now: at("12:00:00") }, { diningOption: "dinein", source: null });
  const line = { variantId: null, addonIds: [], shownPrice: cents(200) };
  const gone = decideOfferedLine(line, { ...beer, isSellable: false }, offers);
  expect(gone).toEqual({ ok: false, reason: "item_unavailable", title: "Cerveza" });
  expect(decideOfferedLine(line, undefined, offers)).toMatchObject({
    reason: "item_unavailable",
    title: null,
  });
});
