import type { AddonId, MenuItemId, VariantId } from "#platform/domain/ids.ts";
import { type Cents, cents } from "#platform/domain/money/cents.ts";
import { MOST_TYPED } from "#platform/domain/money/sane-amounts.ts";
import { scaleHalfUp } from "#platform/domain/money/scaled-integer.ts";

/** What prices are rounded to, in cents: a menu shows 2.75, not 2.73. */
export const roundingSteps = [1, 5, 10, 25, 50, 100] as const;
export type RoundingStep = (typeof roundingSteps)[number];

/** How prices are changed together. */
export interface PriceChange {
  /** `percent` in basis points, `amount` in cents; below 0 makes cheaper. */
  readonly by: "percent" | "amount";
  readonly value: number;
  readonly roundTo: RoundingStep;
  /** Whether variants change too, whose prices replace the item's. */
  readonly withVariants: boolean;
  readonly withAddons: boolean;
}

/** What of an item has a price. */
export interface PricedItem {
  readonly id: MenuItemId;
  readonly price: Cents;
  readonly variants: readonly { readonly id: VariantId; readonly price: Cents }[];
  readonly addons: readonly { readonly id: AddonId; readonly price: Cents }[];
}

/**
 * A price after the change: half-up to the cent, then half-up to the step, never below 0. What costs nothing stays free
 * of a percentage by itself; an amount leaves free add-ons free (see `repriceItem`).
 */
export function repriced(price: Cents, { by, value, roundTo }: PriceChange): Cents {
  const changed = by === "percent" ? scaleHalfUp(price, 10_000 + value, 10_000) : price + value;
  if (changed <= 0) return cents(0);
  return cents(scaleHalfUp(changed, 1, roundTo) * roundTo);
}

/** The prices of an item after the change. An add-on that is given for free stays so. */
export function repriceItem<Item extends PricedItem>(item: Item, change: PriceChange): Item {
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

/** Whether a price is one that somebody could mean. */
export function isSanePrice(price: Cents): boolean {
  return price >= 0 && price <= MOST_TYPED;
}

/** Whether all prices of an item could be meant. */
export function hasSanePrices({ price, variants, addons }: PricedItem): boolean {
  return [price, ...variants.map((variant) => variant.price), ...addons.map((addon) => addon.price)].every(
    isSanePrice,
  );
}
