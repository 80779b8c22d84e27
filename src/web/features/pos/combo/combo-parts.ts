import { type CartPart, priceTaxOf } from "../../../../domain/cart/cart.ts";
import type { MenuItemId } from "../../../../domain/ids.ts";
import type { PartChoice } from "../../../../domain/menu/combo.ts";
import type { MenuItem } from "../../../../domain/menu/menu-item.ts";

/** What was chosen of a combo, as the menu has it now; what it does not have any more is left out. */
export function comboParts(
  combo: MenuItem,
  chosen: readonly PartChoice[],
  items: ReadonlyMap<MenuItemId, MenuItem>,
): CartPart[] {
  const choices = (combo.combo ?? []).flatMap((group) => group.choices);
  return chosen.flatMap(({ choiceId, variantId, addonIds, notes }): CartPart[] => {
    const choice = choices.find(({ id }) => id === choiceId);
    const item = choice && items.get(choice.itemId);
    if (!item) return [];
    const variant = item.variants.find(({ id }) => id === variantId) ?? null;
    return [
      {
        choiceId,
        itemId: item.id,
        title: item.title,
        variant,
        addons: item.addons.filter(({ id }) => addonIds.includes(id)),
        notes: notes?.trim() || null,
        extra: choice.extra,
        listPrice: variant?.price ?? item.price,
        tax: priceTaxOf(item),
      },
    ];
  });
}

/** The parts of a line as they were chosen. */
export function chosenParts(parts: readonly CartPart[]): PartChoice[] {
  return parts.map(({ choiceId, variant, addons, notes }) => ({
    choiceId,
    variantId: variant?.id ?? null,
    addonIds: addons.map(({ id }) => id),
    notes,
  }));
}
