import { z } from "zod";
import { saying } from "#app/contract/validation-code.ts";
import { hoursList, hoursOf, offerHours } from "#core/settings/contract/offer-hours.ts";
import { diningOptions } from "#core/settings/domain/dining-option.ts";
import type { OfferHours } from "#core/settings/domain/offer-hours.ts";
import { orderSources } from "#core/settings/domain/order-source.ts";
import { signedPercent } from "#platform/contract/signed-percent.ts";
import { allDifferent, idOf, money, notNegativeMoney, text } from "#platform/contract/wire.ts";
import type { MenuItemId, VariantId } from "#platform/domain/ids.ts";
import { type Cents, cents } from "#platform/domain/money/cents.ts";
import { MAX_TYPED } from "#platform/domain/money/sane-amounts.ts";
import type { Offers } from "../domain/offer-at.ts";
import { LEAST_PERCENT_BP, MAX_PERCENT_BP, type PriceEffect, type PriceRule } from "../domain/price-rule.ts";
import { priceEffects, priceReaches } from "../domain/price-rule-kinds.ts";

const fixedPrice = z.object({
  item_id: idOf("MenuItem"),
  /** Null: the item without a variant. */
  variant_id: idOf("Variant").nullable(),
  price: notNegativeMoney,
});

/** Editable fields of a rule. */
export const priceRuleFields = {
  title: text(60),
  /** Empty: any. */
  dining_options: z.array(z.enum(diningOptions)).refine(allDifferent),
  sources: z.array(z.enum(orderSources)).refine(allDifferent),
  /** Empty: always. */
  hours: hoursList,
  reach: z.enum(priceReaches),
  /** Categories and items of a rule with reach `chosen`. */
  category_ids: z.array(idOf("Category")).max(500).refine(allDifferent),
  item_ids: z.array(idOf("MenuItem")).max(5_000).refine(allDifferent),
  effect: z.enum(priceEffects),
  /**
   * Values of the effects `percent`, `amount` and `fixed`; those of the other effects are null or empty. Below zero
   * is cheaper.
   */
  percent: signedPercent(LEAST_PERCENT_BP / 100, MAX_PERCENT_BP / 100).nullable(),
  amount: money.refine((amount) => Math.abs(amount) <= MAX_TYPED, saying("too_large")).nullable(),
  prices: z
    .array(fixedPrice)
    .max(20_000)
    .refine((prices) => allDifferent(prices.map(({ item_id, variant_id }) => `${item_id} ${variant_id}`))),
  /** A percentage also applies to add-ons. */
  includes_addons: z.boolean(),
};

export const priceRule = z.object({ id: idOf("PriceRule"), ...priceRuleFields });
export type WireRule = z.output<typeof priceRule>;

/** Hours of a category or of an item; the other id is null. */
export const offeredHours = offerHours.safeExtend({
  category_id: idOf("Category").nullable(),
  item_id: idOf("MenuItem").nullable(),
});

export interface WireOffers {
  readonly priceRules: readonly WireRule[];
  readonly offerHours: readonly z.output<typeof offeredHours>[];
}

/** Turns the offers of the wire into those of the domain. */
export function offersOf(zone: string, { priceRules, offerHours: hours }: WireOffers): Offers {
  return {
    zone,
    rules: priceRules.map(priceRuleOf),
    categoryHours: grouped(hours.map((span) => [span.category_id, hoursOf(span)])),
    itemHours: grouped(hours.map((span) => [span.item_id, hoursOf(span)])),
  };
}

function grouped<Key>(
  entries: readonly (readonly [Key | null, OfferHours])[],
): ReadonlyMap<Key, readonly OfferHours[]> {
  const groups = new Map<Key, OfferHours[]>();
  for (const [key, span] of entries) if (key !== null) groups.set(key, [...(groups.get(key) ?? []), span]);
  return groups;
}

/** Turns a rule of the wire into one of the domain. */
export function priceRuleOf(wire: WireRule): PriceRule {
  return {
    id: wire.id,
    title: wire.title,
    diningOptions: wire.dining_options,
    sources: wire.sources,
    hours: wire.hours.map(hoursOf),
    reach:
      wire.reach === "menu"
        ? "menu"
        : { categoryIds: new Set(wire.category_ids), itemIds: new Set(wire.item_ids) },
    effect: effectOf(wire),
  };
}

function effectOf({ effect, percent, amount, prices, includes_addons }: WireRule): PriceEffect {
  if (effect === "percent") return { kind: effect, change: percent ?? 0, includesAddons: includes_addons };
  if (effect === "amount") return { kind: effect, change: amount ?? cents(0) };
  const byItem = new Map<MenuItemId, Map<VariantId | null, Cents>>();
  for (const { item_id, variant_id, price } of prices) {
    const named = byItem.get(item_id) ?? new Map<VariantId | null, Cents>();
    byItem.set(item_id, named.set(variant_id, price));
  }
  return { kind: effect, prices: byItem };
}
