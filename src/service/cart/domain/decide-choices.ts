import {
  type ComboChoice,
  type ComboGroup,
  decideComboGroups,
  type PartChoice,
  type PricedPart,
} from "#menu/menu/domain/combo.ts";
import type { Addon, MenuItem, Variant } from "#menu/menu/domain/menu-item.ts";
import { decideModifiers, takenAddons } from "#menu/menu/domain/modifier-group.ts";
import type { AddonId, MenuItemId, VariantId } from "#platform/domain/ids.ts";

/** Variant and add-ons as they were chosen. */
export interface RequestedChoices {
  readonly variantId: VariantId | null;
  /** An add-on that is taken twice stands twice. */
  readonly addonIds: readonly AddonId[];
}

/** An item as it is sold now; `isSellable` is false if it or its category is off the menu. */
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
      /** Title of the group, with its minimum or maximum of choices in `count`. */
      readonly group: string;
      readonly count: number;
    }
  | {
      readonly ok: false;
      readonly reason: "addon_too_often";
      readonly title: string;
      /** Title of the add-on, with how often it may be taken in `count`. */
      readonly addon: string;
      readonly count: number;
    };

type ChoicesDecision =
  | { readonly ok: true; readonly variant: Variant | null; readonly addons: readonly Addon[] }
  | ChoicesRefusal;

/**
 * Decides whether an item can be sold with these choices, alone or in a combo. An unknown item, a foreign variant or add-on and
 * an item off the menu are unavailable. An item with variants needs one, and add-ons follow the rules of their groups.
 */
export function decideChoices(
  { variantId, addonIds }: RequestedChoices,
  item: SellableItem | undefined,
): ChoicesDecision {
  if (!item?.isSellable) return { ok: false, reason: "item_unavailable", title: item?.title ?? null };
  const { title } = item;
  const variant = item.variants.find((variant) => variant.id === variantId) ?? null;
  const addons = takenAddons(item.addons, addonIds);
  const isForeign = variantId !== null && variant === null;
  if (isForeign || addons.length !== addonIds.length) return { ok: false, reason: "item_unavailable", title };
  if (variant === null && item.variants.length > 0) return { ok: false, reason: "variant_required", title };
  const modifiers = decideModifiers(item.groups, addonIds);
  if (modifiers.ok) return { ok: true, variant, addons };
  if (modifiers.reason === "addon_too_often") {
    const addon = addons.find(({ id }) => id === modifiers.addonId)?.title ?? "";
    return { ok: false, reason: modifiers.reason, title, addon, count: modifiers.most };
  }
  const { reason, group, count } = modifiers;
  return { ok: false, reason, title, group: group.title, count };
}

/** A part of a combo that can be sold. */
export interface SoldPart extends PricedPart {
  readonly choice: ComboChoice;
  readonly variant: Variant | null;
  readonly addons: readonly Addon[];
}

export type PartsDecision = { readonly ok: true; readonly parts: readonly SoldPart[] } | ChoicesRefusal;

/**
 * Decides the chosen parts of a combo. Each must be one of its choices in the right variant and be sellable, and each group must
 * have the number it asks for. A refusal names the part.
 */
export function decideParts(
  requested: readonly PartChoice[],
  combo: { readonly title: string; readonly groups: readonly ComboGroup[] },
  itemOf: (id: MenuItemId) => SellableItem | undefined,
): PartsDecision {
  const choices = new Map(
    combo.groups.flatMap((group) => group.choices).map((choice) => [choice.id, choice]),
  );
  const parts: SoldPart[] = [];
  for (const part of requested) {
    const choice = choices.get(part.choiceId);
    if (!choice) return { ok: false, reason: "item_unavailable", title: combo.title };
    const decision = decidePart(part, choice, itemOf(choice.itemId));
    if (!decision.ok) return decision;
    parts.push(decision.part);
  }
  const groups = decideComboGroups(combo.groups, requested);
  if (groups.ok) return { ok: true, parts };
  const { reason, group, count } = groups;
  return { ok: false, reason, title: combo.title, group: group.title, count };
}

function decidePart(
  { variantId, addonIds }: PartChoice,
  choice: ComboChoice,
  item: SellableItem | undefined,
): { readonly ok: true; readonly part: SoldPart } | ChoicesRefusal {
  const isForeign = choice.variantId !== null && choice.variantId !== variantId;
  // A combo cannot be a part of a combo.
  if (!item || isForeign || item.combo)
    return { ok: false, reason: "item_unavailable", title: item?.title ?? null };
  const decision = decideChoices({ variantId, addonIds }, item);
  if (!decision.ok) return decision;
  const { variant, addons } = decision;
  const listPrice = variant?.price ?? item.price;
  return { ok: true, part: { choice, variant, addons, extra: choice.extra, listPrice } };
}
