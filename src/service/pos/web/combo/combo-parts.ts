import type { PartChoice } from "#menu/menu/domain/combo.ts";
import type { MenuItem } from "#menu/menu/domain/menu-item.ts";
import { takenAddons } from "#menu/menu/domain/modifier-group.ts";
import type { MenuItemId } from "#platform/domain/ids.ts";
import { type CartPart, priceTaxOf } from "#service/cart/domain/cart.ts";

/** Returns the chosen parts of a combo in the order of its groups, as the menu has them now, without those it no longer has. */
export function comboParts(
  combo: MenuItem,
  chosen: readonly PartChoice[],
  items: ReadonlyMap<MenuItemId, MenuItem>,
): CartPart[] {
  const choices = (combo.combo ?? []).flatMap((group) => group.choices);
  return choices.flatMap(({ id: choiceId, itemId, extra }) => {
    const item = items.get(itemId);
    if (!item) return [];
    const ofChoice = chosen.filter((part) => part.choiceId === choiceId);
    return ofChoice.map(({ variantId, addonIds, notes }): CartPart => {
      const variant = item.variants.find(({ id }) => id === variantId) ?? null;
      return {
        choiceId,
        itemId,
        title: item.title,
        variant,
        addons: takenAddons(item.addons, addonIds),
        notes: notes?.trim() || null,
        extra,
        listPrice: variant?.price ?? item.price,
        tax: priceTaxOf(item),
      };
    });
  });
}

/** Returns the choices that the parts of a line were made from. */
export function chosenParts(parts: readonly CartPart[]): PartChoice[] {
  return parts.map(({ choiceId, variant, addons, notes }) => ({
    choiceId,
    variantId: variant?.id ?? null,
    addonIds: addons.map(({ id }) => id),
    notes,
  }));
}
