import type { DiningOption } from "#core/settings/domain/dining-option.ts";
import {
  isOfferedAt,
  MINUTES_OF_DAY,
  type OfferHours,
  type WallMoment,
  wallMomentOf,
} from "#core/settings/domain/offer-hours.ts";
import { type OrderSource, usualSources } from "#core/settings/domain/order-source.ts";
import type { CategoryId, MenuItemId } from "#platform/domain/ids.ts";
import { type PricedItem, type PriceRule, priceUnder, reaches } from "./price-rule.ts";

/** The restaurant's offer hours and price rules. */
export interface Offers {
  /** IANA zone of the restaurant. */
  readonly zone: string;
  /** Active rules in the owner's order. */
  readonly rules: readonly PriceRule[];
  readonly categoryHours: ReadonlyMap<CategoryId, readonly OfferHours[]>;
  readonly itemHours: ReadonlyMap<MenuItemId, readonly OfferHours[]>;
}

/** Dining option and source of an order; null while nobody has chosen them. */
export interface OrderCircumstances {
  readonly diningOption: DiningOption | null;
  readonly source: OrderSource | null;
}

/** Offers that apply at a moment; equal keys mean equal offers. */
export interface OffersInForce {
  readonly key: string;
  readonly rules: readonly PriceRule[];
  /** Hours of the categories that are not offered now. */
  readonly closedCategories: ReadonlyMap<CategoryId, readonly OfferHours[]>;
  readonly closedItems: ReadonlyMap<MenuItemId, readonly OfferHours[]>;
}

/** No price rule and no hours. */
export const NOTHING_IN_FORCE: OffersInForce = {
  key: "",
  rules: [],
  closedCategories: new Map(),
  closedItems: new Map(),
};

/** An item as it is offered at a moment. */
export interface Offer<Item> {
  /** The item at its present price; the same object where that is the list price. */
  readonly item: Item;
  /** The rule that sets the price. */
  readonly rule: PriceRule | null;
  /** Null while it is offered; else the hours that forbid it. */
  readonly closedBy: readonly OfferHours[] | null;
}

/**
 * Returns the offers that apply at an instant (ms) to an order of this kind. Throws RangeError on an unknown zone.
 */
export function offersInForce(offers: Offers, instantMs: number, way: OrderCircumstances): OffersInForce {
  const moment = wallMomentOf(instantMs, offers.zone);
  const rules = offers.rules.filter((rule) => isInForce(rule, moment, way));
  const closedCategories = closed(offers.categoryHours, moment);
  const closedItems = closed(offers.itemHours, moment);
  const ids = [rules.map(({ id }) => id), [...closedCategories.keys()], [...closedItems.keys()]];
  return { key: JSON.stringify(ids), rules, closedCategories, closedItems };
}

/**
 * Prices an item under the offers in force, for server, till and settings alike: the first rule that reaches it
 * counts, and no other.
 */
export function offerIn<Item extends PricedItem>(item: Item, force: OffersInForce): Offer<Item> {
  const rule = force.rules.find((candidate) => reaches(candidate, item)) ?? null;
  const byCategory = item.categoryId === null ? undefined : force.closedCategories.get(item.categoryId);
  return {
    item: rule === null ? item : priceUnder(item, rule),
    rule,
    closedBy: byCategory ?? force.closedItems.get(item.id) ?? null,
  };
}

/** Returns the local minutes of the day at which any offer can begin or end. */
export function offerEdges({ rules, categoryHours, itemHours }: Offers): ReadonlySet<number> {
  const hours = [...rules.map((rule) => rule.hours), ...categoryHours.values(), ...itemHours.values()].flat();
  return new Set(hours.flatMap(({ from, to }) => [from, to % MINUTES_OF_DAY]));
}

function isInForce(
  { diningOptions, sources, hours }: PriceRule,
  moment: WallMoment,
  way: OrderCircumstances,
): boolean {
  const source = way.source ?? (way.diningOption && usualSources[way.diningOption]);
  return isAmong(diningOptions, way.diningOption) && isAmong(sources, source) && isOfferedAt(hours, moment);
}

/** An empty list allows any value; a value that nobody has chosen matches no list. */
function isAmong<Value>(named: readonly Value[], value: Value | null): boolean {
  return named.length === 0 || (value !== null && named.includes(value));
}

function closed<Key>(
  hours: ReadonlyMap<Key, readonly OfferHours[]>,
  moment: WallMoment,
): ReadonlyMap<Key, readonly OfferHours[]> {
  return new Map([...hours].filter(([, spans]) => !isOfferedAt(spans, moment)));
}
