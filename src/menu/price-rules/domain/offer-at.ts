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

/** What the restaurant decided about times and prices. */
export interface Offers {
  /** IANA zone of the restaurant. */
  readonly zone: string;
  /** Those that are switched on, in the owner's order. */
  readonly rules: readonly PriceRule[];
  readonly categoryHours: ReadonlyMap<CategoryId, readonly OfferHours[]>;
  readonly itemHours: ReadonlyMap<MenuItemId, readonly OfferHours[]>;
}

/** How food is taken and where the order comes from; null where nobody has said it yet. */
export interface OfferWay {
  readonly diningOption: DiningOption | null;
  readonly source: OrderSource | null;
}

/** What of the offers holds at a moment; equal keys hold the same. */
export interface OffersInForce {
  readonly key: string;
  readonly rules: readonly PriceRule[];
  /** The hours of what is not offered. */
  readonly closedCategories: ReadonlyMap<CategoryId, readonly OfferHours[]>;
  readonly closedItems: ReadonlyMap<MenuItemId, readonly OfferHours[]>;
}

/** What holds where nothing was decided about times and prices. */
export const NOTHING_IN_FORCE: OffersInForce = {
  key: "",
  rules: [],
  closedCategories: new Map(),
  closedItems: new Map(),
};

/** An item as it is offered at a moment. */
export interface Offer<Item> {
  /** At the price that holds; the very item where that is the list price. */
  readonly item: Item;
  /** The rule it is priced by. */
  readonly rule: PriceRule | null;
  /** Null while it is offered; else the hours that do not allow it. */
  readonly closedBy: readonly OfferHours[] | null;
}

/** What holds at an instant (ms) for an order taken this way. Throws RangeError on an unknown zone. */
export function offersInForce(offers: Offers, instantMs: number, way: OfferWay): OffersInForce {
  const moment = wallMomentOf(instantMs, offers.zone);
  const rules = offers.rules.filter((rule) => isInForce(rule, moment, way));
  const closedCategories = closed(offers.categoryHours, moment);
  const closedItems = closed(offers.itemHours, moment);
  const ids = [rules.map(({ id }) => id), [...closedCategories.keys()], [...closedItems.keys()]];
  return { key: JSON.stringify(ids), rules, closedCategories, closedItems };
}

/** The item among what holds, the one answer of server, till and settings: the first rule that reaches it prices it, and no other. */
export function offerIn<Item extends PricedItem>(item: Item, force: OffersInForce): Offer<Item> {
  const rule = force.rules.find((candidate) => reaches(candidate, item)) ?? null;
  const byCategory = item.categoryId === null ? undefined : force.closedCategories.get(item.categoryId);
  return {
    item: rule === null ? item : priceUnder(item, rule),
    rule,
    closedBy: byCategory ?? force.closedItems.get(item.id) ?? null,
  };
}

/** The minutes of the day (of the wall) at which anything can begin or end to hold. */
export function offerEdges({ rules, categoryHours, itemHours }: Offers): ReadonlySet<number> {
  const hours = [...rules.map((rule) => rule.hours), ...categoryHours.values(), ...itemHours.values()].flat();
  return new Set(hours.flatMap(({ from, to }) => [from, to % MINUTES_OF_DAY]));
}

function isInForce({ diningOptions, sources, hours }: PriceRule, moment: WallMoment, way: OfferWay): boolean {
  const source = way.source ?? (way.diningOption && usualSources[way.diningOption]);
  return isAmong(diningOptions, way.diningOption) && isAmong(sources, source) && isOfferedAt(hours, moment);
}

/** None named is any; what nobody has said yet is none of those named. */
function isAmong<Value>(named: readonly Value[], value: Value | null): boolean {
  return named.length === 0 || (value !== null && named.includes(value));
}

function closed<Key>(
  hours: ReadonlyMap<Key, readonly OfferHours[]>,
  moment: WallMoment,
): ReadonlyMap<Key, readonly OfferHours[]> {
  return new Map([...hours].filter(([, spans]) => !isOfferedAt(spans, moment)));
}
