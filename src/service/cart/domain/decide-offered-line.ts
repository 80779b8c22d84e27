import type { OfferHours } from "#core/settings/domain/offer-hours.ts";
import {
  type Offers,
  type OffersInForce,
  type OfferWay,
  offerIn,
  offersInForce,
} from "#menu/price-rules/domain/offer-at.ts";
import type { PricedItem, PriceRule } from "#menu/price-rules/domain/price-rule.ts";
import type { MenuItemId } from "#platform/domain/ids.ts";
import type { SellableItem } from "./decide-choices.ts";
import { decideLine, type LineDecision, type RequestedLine } from "./decide-line.ts";

/** So long an offer still holds for what was put into a cart during it, in minutes (docs/decisions/0045). */
export const OFFER_HOLDS_MINUTES = 5;
const MINUTE_MS = 60_000;

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

/** What holds now, and what held shortly before. */
export type OffersOfSale = readonly [now: OffersInForce, ...before: OffersInForce[]];

/**
 * The offers that a cart is sold by: those of now, then those of the last minutes, and where guests sent it themselves those
 * of when they did (`seenAt`). Instants in ms.
 */
export function offersOfSale(
  offers: Offers,
  { now, seenAt = null }: { readonly now: number; readonly seenAt?: number | null },
  way: OfferWay,
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
 * What a line is sold as, by the offers of now; and where these refuse it, as the person saw it a moment ago: a dish that was
 * offered then still is, at the price that was shown, or at that of now if it is lower. Nobody pays more for a slow
 * tap, and nobody less for an old screen (docs/decisions/0045). The hours and the price of a combo are its own; its parts
 * (`itemOf`) bring their add-ons as they are sold at that moment.
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
  for (const force of before) {
    const then = decideIn(requested, item, force, itemOf);
    if (!then.ok) continue;
    const isLowerNow = decision.reason === "price_changed" && decision.current < decision.shown;
    return isLowerNow ? decideIn({ ...requested, shownPrice: decision.current }, item, now, itemOf) : then;
  }
  return decision;
}

function decideIn(
  requested: RequestedLine,
  item: OfferedItem | undefined,
  force: OffersInForce,
  itemOf: ItemOf,
): OfferedLineDecision {
  const offer = item && offerIn(item, force);
  if (item?.isSellable && offer?.closedBy)
    return { ok: false, reason: "not_offered", title: item.title, hours: offer.closedBy };
  const partOf = (id: MenuItemId) => {
    const part = itemOf(id);
    return part && offerIn(part, force).item;
  };
  const decision = decideLine(requested, offer?.item, partOf);
  return decision.ok ? { ...decision, rule: offer?.rule ?? null } : decision;
}
