import type { AddonId, MenuItemId, VariantId } from "#platform/domain/ids.ts";
import { type Cents, cents } from "#platform/domain/money/cents.ts";
import { MAX_TYPED } from "#platform/domain/money/sane-amounts.ts";
import { scaleHalfUp } from "#platform/domain/money/scaled-integer.ts";

/** Steps in cents to which prices can be rounded: a menu shows 2.75, not 2.73. */
export const roundingSteps = [1, 5, 10, 25, 50, 100] as const;
export type RoundingStep = (typeof roundingSteps)[number];

/** A change of many prices at once. */
export interface PriceChange {
  /** `percent` in basis points, `amount` in cents; below 0 makes cheaper. */
  readonly by: "percent" | "amount";
  readonly value: number;
  readonly roundTo: RoundingStep;
  /** Variants change too; their prices replace the item's. */
  readonly withVariants: boolean;
  readonly withAddons: boolean;
}

/** All prices of an item. */
export interface ItemPrices {
  readonly id: MenuItemId;
  readonly price: Cents;
  readonly variants: readonly { readonly id: VariantId; readonly price: Cents }[];
  readonly addons: readonly { readonly id: AddonId; readonly price: Cents }[];
}

/**
 * Returns a price after the change: rounded half-up to the cent, then half-up to the step, never below 0. A
 * percentage leaves free things free; `repriceItem` also keeps free add-ons free of an amount.
 */
export function repriced(price: Cents, { by, value, roundTo }: PriceChange): Cents {
  const changed = by === "percent" ? scaleHalfUp(price, 10_000 + value, 10_000) : price + value;
  if (changed <= 0) return cents(0);
  return cents(scaleHalfUp(changed, 1, roundTo) * roundTo);
}

/** Returns the item with its prices after the change. Free add-ons stay free. */
export function repriceItem<Item extends ItemPrices>(item: Item, change: PriceChange): Item {
  const choice = <Priced extends { readonly price: Cents }>(priced: Priced): Priced => ({
    ...priced,
    price: repriced(priced.price, change),
  });
  return {
    ...item,
    price: repriced(item.price, change),
    variants: change.withVariants ? item.variants.map(choice) : item.variants,
    addons: change.withAddons
      ? item.addons.map((addon) => (addon.price === 0 ? addon : choice(addon)))
      : item.addons,
  };
}

/** Tells whether a price is within the allowed limits. */
function isSanePrice(price: Cents): boolean {
  return price >= 0 && price <= MAX_TYPED;
}

/** Tells whether all prices of an item are within the allowed limits. */
export function hasSanePrices({ price, variants, addons }: ItemPrices): boolean {
  return [price, ...variants.map((variant) => variant.price), ...addons.map((addon) => addon.price)].every(
    isSanePrice,
  );
}
