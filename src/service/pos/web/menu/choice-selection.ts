import { type Addon, type MenuItem, unitPrice } from "#menu/menu/domain/menu-item.ts";
import { defaultModifiers, type ModifierGroup, toggleModifier } from "#menu/menu/domain/modifier-group.ts";
import type { AddonId, VariantId } from "#platform/domain/ids.ts";
import type { Cents } from "#platform/domain/money/cents.ts";
import type { CartChoice } from "#service/cart/domain/cart.ts";

/** What is ticked in the picker of an item. */
export interface ChoiceSelection {
  readonly variantId: VariantId | null;
  readonly addonIds: readonly AddonId[];
}

/** How the picker opens: the first variant chosen, of the add-ons only the defaults of groups (operations §4). */
export function defaultSelection(item: MenuItem): ChoiceSelection {
  return { variantId: item.variants[0]?.id ?? null, addonIds: defaultModifiers(item.groups) };
}

/** The add-ons that belong to no group. */
export function ungroupedAddons(item: MenuItem): readonly Addon[] {
  const grouped = new Set(item.groups.flatMap((group) => group.addonIds));
  return item.addons.filter((addon) => !grouped.has(addon.id));
}

/**
 * The add-ons after a tap in a group whose list now shows `shown`: what came in counts, and only without one what went
 * out, because in a single choice one tap does both.
 */
export function toggleAddon(
  group: ModifierGroup,
  chosen: readonly AddonId[],
  shown: readonly AddonId[],
): readonly AddonId[] {
  const tapped =
    shown.find((id) => !chosen.includes(id)) ??
    group.addonIds.find((id) => chosen.includes(id) && !shown.includes(id));
  return tapped === undefined ? chosen : toggleModifier(group, chosen, tapped);
}

/** The choice for the cart, add-ons in the item's order whatever the order of the taps. */
export function cartChoice(item: MenuItem, selection: ChoiceSelection): CartChoice {
  return {
    variant: item.variants.find((variant) => variant.id === selection.variantId) ?? null,
    addons: item.addons.filter((addon) => selection.addonIds.includes(addon.id)),
  };
}

/** Price of one piece as selected. */
export function selectedPrice(item: MenuItem, selection: ChoiceSelection): Cents {
  const { variant, addons } = cartChoice(item, selection);
  return unitPrice(item.price, variant, addons);
}
