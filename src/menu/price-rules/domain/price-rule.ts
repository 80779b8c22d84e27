import type { DiningOption } from "#core/settings/domain/dining-option.ts";
import type { OfferHours } from "#core/settings/domain/offer-hours.ts";
import type { OrderSource } from "#core/settings/domain/order-source.ts";
import type { ComboGroup } from "#menu/menu/domain/combo.ts";
import type { MenuItem } from "#menu/menu/domain/menu-item.ts";
import type { CategoryId, MenuItemId, PriceRuleId, VariantId } from "#platform/domain/ids.ts";
import { addCents, type Cents, cents } from "#platform/domain/money/cents.ts";
import { scaleHalfUp } from "#platform/domain/money/scaled-integer.ts";
import { unreachable } from "#platform/domain/unreachable.ts";

/** Most price rules of a restaurant: each till loads all of them, and a person puts them in order. */
export const MAX_PRICE_RULES = 100;

/**
 * Least and most percent of a rule, in basis points: no price falls below nothing or rises more than tenfold.
 */
export const LEAST_PERCENT_BP = -10_000;
export const MAX_PERCENT_BP = 90_000;

/** Prices of items and of their variants; null is the item without one. */
export type FixedPrices = ReadonlyMap<MenuItemId, ReadonlyMap<VariantId | null, Cents>>;

/** Change of a price. A percentage (basis points) or amount below zero makes it cheaper. */
export type PriceEffect =
  | { readonly kind: "percent"; readonly change: number; readonly includesAddons: boolean }
  | { readonly kind: "amount"; readonly change: Cents }
  | { readonly kind: "fixed"; readonly prices: FixedPrices };

/** The whole menu or chosen parts of it; a rule of fixed prices reaches the items it names. */
type PriceReach =
  | "menu"
  | { readonly categoryIds: ReadonlySet<CategoryId>; readonly itemIds: ReadonlySet<MenuItemId> };

/** A price list (always) or a happy hour (at its hours), for some dining options and sources. */
export interface PriceRule {
  readonly id: PriceRuleId;
  readonly title: string;
  /** Empty: any. */
  readonly diningOptions: readonly DiningOption[];
  readonly sources: readonly OrderSource[];
  /** Empty: always. */
  readonly hours: readonly OfferHours[];
  readonly reach: PriceReach;
  readonly effect: PriceEffect;
}

/** Fields of an item that decide its price under a rule. */
export type PricedItem = Pick<MenuItem, "id" | "categoryId" | "price" | "variants" | "addons" | "combo">;

/** Tells whether the rule applies to the item. */
export function reaches({ reach, effect }: Pick<PriceRule, "reach" | "effect">, item: PricedItem): boolean {
  if (effect.kind === "fixed") return effect.prices.has(item.id);
  if (reach === "menu") return true;
  return reach.itemIds.has(item.id) || (item.categoryId !== null && reach.categoryIds.has(item.categoryId));
}

/**
 * Returns the item at the rule's prices: rounded half-up to the cent, never below zero. An amount changes the item or
 * variant once, whatever its add-ons. A variant that a list of fixed prices does not name keeps its price.
 */
export function priceUnder<Item extends PricedItem>(item: Item, { effect }: Pick<PriceRule, "effect">): Item {
  switch (effect.kind) {
    case "percent":
      return repriced(item, (price) => atPercent(price, effect.change), effect.includesAddons);
    case "amount":
      return repriced(item, (price) => notNegative(addCents(price, effect.change)), false);
    case "fixed": {
      const named = effect.prices.get(item.id);
      const variants = item.variants.map((variant) => ({
        ...variant,
        price: named?.get(variant.id) ?? variant.price,
      }));
      return { ...item, price: named?.get(null) ?? item.price, variants };
    }
    default:
      return unreachable(effect);
  }
}

function repriced<Item extends PricedItem>(
  item: Item,
  price: (list: Cents) => Cents,
  withAddons: boolean,
): Item {
  const priced = <Choice extends { readonly price: Cents }>(choice: Choice): Choice => ({
    ...choice,
    price: price(choice.price),
  });
  return {
    ...item,
    price: price(item.price),
    variants: item.variants.map(priced),
    ...(withAddons && { addons: item.addons.map(priced) }),
    ...(withAddons && item.combo && { combo: item.combo.map((group) => withExtras(group, price)) }),
  };
}

/** Prices the extra of a combo's choice as an add-on. */
function withExtras(group: ComboGroup, price: (list: Cents) => Cents): ComboGroup {
  return { ...group, choices: group.choices.map((choice) => ({ ...choice, extra: price(choice.extra) })) };
}

function atPercent(price: Cents, change: number): Cents {
  return notNegative(cents(scaleHalfUp(price, 10_000 + change, 10_000)));
}

function notNegative(price: Cents): Cents {
  return cents(Math.max(price, 0));
}
