import type { AddonId, VariantId } from "../ids.ts";
import { type Addon, type MenuItem, unitPrice, type Variant } from "../menu/menu-item.ts";
import { decideModifiers } from "../menu/modifier-group.ts";
import type { Cents } from "../money/cents.ts";

/** A line as it was put into the cart: the choices, and the price of one piece that the person was shown. */
export interface RequestedLine {
  readonly variantId: VariantId | null;
  readonly addonIds: readonly AddonId[];
  readonly shownPrice: Cents;
}

/** The item as it is sold now; `isSellable` is false when it or its category is off the menu. */
export type SellableItem = Pick<MenuItem, "title" | "price" | "variants" | "addons" | "groups"> & {
  readonly isSellable: boolean;
};

export type LineDecision =
  | {
      readonly ok: true;
      readonly variant: Variant | null;
      readonly addons: readonly Addon[];
      readonly unitPrice: Cents;
    }
  | { readonly ok: false; readonly reason: "item_unavailable"; readonly title: string | null }
  | { readonly ok: false; readonly reason: "variant_required"; readonly title: string }
  | {
      readonly ok: false;
      readonly reason: "modifier_missing" | "modifier_too_many";
      readonly title: string;
      /** Title of the group, and the fewest or most choices it takes. */
      readonly group: string;
      readonly count: number;
    }
  | {
      readonly ok: false;
      readonly reason: "price_changed";
      readonly title: string;
      readonly shown: Cents;
      readonly current: Cents;
    };

/**
 * What a line of a sent cart is sold as: the current price is the only one that counts, and a line that was shown
 * at another is refused instead of sold (ARCHITECTURE §6). An unknown item, a variant or add-on that is not this
 * item's, and an item off the menu are unavailable; an item with variants needs one, and add-ons keep the rules of
 * their groups. `title` is null for an unknown item.
 */
export function decideLine(requested: RequestedLine, item: SellableItem | undefined): LineDecision {
  if (!item?.isSellable) return { ok: false, reason: "item_unavailable", title: item?.title ?? null };
  const { title } = item;
  const variant = item.variants.find((variant) => variant.id === requested.variantId) ?? null;
  const addons = item.addons.filter((addon) => requested.addonIds.includes(addon.id));
  const isForeign = requested.variantId !== null && variant === null;
  if (isForeign || addons.length !== requested.addonIds.length)
    return { ok: false, reason: "item_unavailable", title };
  if (variant === null && item.variants.length > 0) return { ok: false, reason: "variant_required", title };
  const modifiers = decideModifiers(item.groups, requested.addonIds);
  if (!modifiers.ok) {
    const { reason, group, count } = modifiers;
    return { ok: false, reason, title, group: group.title, count };
  }
  const current = unitPrice(item.price, variant, addons);
  if (current !== requested.shownPrice)
    return { ok: false, reason: "price_changed", title, shown: requested.shownPrice, current };
  return { ok: true, variant, addons, unitPrice: current };
}
