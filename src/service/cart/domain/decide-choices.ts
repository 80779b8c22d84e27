import type { Addon, MenuItem, Variant } from "#menu/menu/domain/menu-item.ts";
import { decideModifiers } from "#menu/menu/domain/modifier-group.ts";
import type { AddonId, VariantId } from "#platform/domain/ids.ts";

/** Variant and add-ons as they were chosen. */
export interface RequestedChoices {
  readonly variantId: VariantId | null;
  readonly addonIds: readonly AddonId[];
}

/** The item as it is sold now; `isSellable` is false when it or its category is off the menu. */
export type SellableItem = Pick<MenuItem, "title" | "price" | "variants" | "addons" | "groups" | "combo"> & {
  readonly isSellable: boolean;
};

/** `title` is null for an unknown item. */
export type ChoicesRefusal =
  | { readonly ok: false; readonly reason: "item_unavailable"; readonly title: string | null }
  | { readonly ok: false; readonly reason: "variant_required"; readonly title: string }
  | {
      readonly ok: false;
      readonly reason: "modifier_missing" | "modifier_too_many";
      readonly title: string;
      /** Title of the group, and the fewest or most choices it takes. */
      readonly group: string;
      readonly count: number;
    };

export type ChoicesDecision =
  | { readonly ok: true; readonly variant: Variant | null; readonly addons: readonly Addon[] }
  | ChoicesRefusal;

/**
 * Whether the item can be had with these choices, alone or as a part of a combo. An unknown item, a variant or add-on that is
 * not this item's, and an item off the menu are unavailable; an item with variants needs one, and add-ons keep the rules
 * of their groups.
 */
export function decideChoices(
  { variantId, addonIds }: RequestedChoices,
  item: SellableItem | undefined,
): ChoicesDecision {
  if (!item?.isSellable) return { ok: false, reason: "item_unavailable", title: item?.title ?? null };
  const { title } = item;
  const variant = item.variants.find((variant) => variant.id === variantId) ?? null;
  const addons = item.addons.filter((addon) => addonIds.includes(addon.id));
  const isForeign = variantId !== null && variant === null;
  if (isForeign || addons.length !== addonIds.length) return { ok: false, reason: "item_unavailable", title };
  if (variant === null && item.variants.length > 0) return { ok: false, reason: "variant_required", title };
  const modifiers = decideModifiers(item.groups, addonIds);
  if (modifiers.ok) return { ok: true, variant, addons };
  const { reason, group, count } = modifiers;
  return { ok: false, reason, title, group: group.title, count };
}
