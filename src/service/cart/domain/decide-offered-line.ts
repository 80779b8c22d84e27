import type { OfferHours } from "#core/settings/domain/offer-hours.ts";
import {
  type Offers,
  type OffersInForce,
  type OrderCircumstances,
  offerIn,
  offersInForce,
} from "#menu/price-rules/domain/offer-at.ts";
import type { PricedItem, PriceRule } from "#menu/price-rules/domain/price-rule.ts";
import type { MenuItemId } from "#platform/domain/ids.ts";
import { MINUTE_MS } from "#platform/domain/periods/durations.ts";
import type { SellableItem } from "./decide-choices.ts";
import { decideLine, type LineDecision, type RequestedLine } from "./decide-line.ts";

/** Minutes for which an expired offer still applies to what was put into a cart during it (docs/decisions/0045). */
export const OFFER_HOLDS_MINUTES = 5;

export type OfferedItem = SellableItem & PricedItem;
type ItemOf = (id: MenuItemId) => OfferedItem | undefined;

export type OfferedLineDecision =
  | (Extract<LineDecision, { ok: true }> & { readonly rule: PriceRule | null })
  | Extract<LineDecision, { ok: false }>
  | {
      readonly ok: false;
      readonly reason: "not_offered";
      readonly title: string;
      readonly hours: readonly OfferHours[];
    };

/** Offers that apply now, followed by those that applied shortly before. */
export type OffersOfSale = readonly [now: OffersInForce, ...before: OffersInForce[]];

/**
 * Returns the offers for a cart: the current ones, those of the last minutes and, for an order that guests sent, those of the
 * minutes up to `seenAt`. Times are in ms.
 */
export function offersOfSale(
  offers: Offers,
  { now, seenAt = null }: { readonly now: number; readonly seenAt?: number | null },
  way: OrderCircumstances,
): OffersOfSale {
  const current = offersInForce(offers, now, way);
  if (offers.rules.length + offers.categoryHours.size + offers.itemHours.size === 0) return [current];
  const byKey = new Map([[current.key, current]]);
  for (const seen of seenAt === null ? [now] : [now, seenAt])
    for (let minutes = 0; minutes <= OFFER_HOLDS_MINUTES; minutes += 1) {
      const before = offersInForce(offers, seen - minutes * MINUTE_MS, way);
      if (!byKey.has(before.key)) byKey.set(before.key, before);
    }
  return [current, ...[...byKey.values()].slice(1)];
}

/**
 * Decides a line by the current offers and, if they refuse it, by those that the person saw a moment ago. A dish offered then
 * can still be sold, at the price shown or at the current price if that is lower: nobody pays more for a slow tap or less for an
 * old screen (docs/decisions/0045). Hours and price of a combo are its own; its parts (`itemOf`) bring their add-ons at the same
 * offers.
 */
export function decideOfferedLine(
  requested: RequestedLine,
  item: OfferedItem | undefined,
  [now, ...before]: OffersOfSale,
  itemOf: ItemOf = () => undefined,
): OfferedLineDecision {
  const decision = decideIn(requested, item, now, itemOf);
  if (decision.ok || (decision.reason !== "price_changed" && decision.reason !== "not_offered"))
    return decision;
  for (const offers of before) {
    const then = decideIn(requested, item, offers, itemOf);
    if (!then.ok) continue;
    const isLowerNow = decision.reason === "price_changed" && decision.current < decision.shown;
    return isLowerNow ? decideIn({ ...requested, shownPrice: decision.current }, item, now, itemOf) : then;
  }
  return decision;
}

function decideIn(
  requested: RequestedLine,
  item: OfferedItem | undefined,
  offers: OffersInForce,
  itemOf: ItemOf,
): OfferedLineDecision {
  const offer = item && offerIn(item, offers);
  if (item?.isSellable && offer?.closedBy)
    return { ok: false, reason: "not_offered", title: item.title, hours: offer.closedBy };
  const partOf = (id: MenuItemId) => {
    const part = itemOf(id);
    return part && offerIn(part, offers).item;
  };
  const decision = decideLine(requested, offer?.item, partOf);
  return decision.ok ? { ...decision, rule: offer?.rule ?? null } : decision;
}
