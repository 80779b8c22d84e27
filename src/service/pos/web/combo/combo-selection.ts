import { type ComboChoice, type ComboGroup, type PartChoice, partsOfGroup } from "#menu/menu/domain/combo.ts";
import type { MenuItem } from "#menu/menu/domain/menu-item.ts";
import { defaultModifiers } from "#menu/menu/domain/modifier-group.ts";
import type { MenuItemId } from "#platform/domain/ids.ts";
import { decideParts, type PartsDecision } from "#service/cart/domain/decide-choices.ts";
import { isSoldOut, type PosMenu } from "../menu/pos-menu.ts";

type MenuNow = Pick<PosMenu, "items" | "limits">;

/** Returns the item of a choice if it can be had: on the menu, in an existing variant and not sold out. */
export function offeredItem({ itemId, variantId }: ComboChoice, menu: MenuNow): MenuItem | undefined {
  const item = menu.items.get(itemId);
  if (!item || isSoldOut(menu, itemId)) return undefined;
  return variantId === null || item.variants.some(({ id }) => id === variantId) ? item : undefined;
}

/** Makes a part with the variant of its choice or the first of its item, and with the default add-ons. */
export function newPart(choice: ComboChoice, item: MenuItem): PartChoice {
  return {
    choiceId: choice.id,
    variantId: choice.variantId ?? item.variants[0]?.id ?? null,
    addonIds: defaultModifiers(item.groups),
  };
}

/** Returns the first parts of a combo: the available defaults, and choices without an alternative. */
export function defaultParts(groups: readonly ComboGroup[], menu: MenuNow): PartChoice[] {
  return groups.flatMap((group) => {
    const offered = group.choices.flatMap((choice) => {
      const item = offeredItem(choice, menu);
      return item ? [{ choice, item }] : [];
    });
    const defaults = offered.filter(({ choice }) => choice.isDefault).slice(0, group.max);
    const [only] = offered;
    if (defaults.length === 0 && group.min > 0 && offered.length === 1 && only)
      return Array.from({ length: group.min }, () => newPart(only.choice, only.item));
    return defaults.map(({ choice, item }) => newPart(choice, item));
  });
}

/** Counts how often a choice is among the parts. */
export function countOf(parts: readonly PartChoice[], choice: ComboChoice): number {
  return parts.filter(({ choiceId }) => choiceId === choice.id).length;
}

/**
 * Sets how often a choice is among the parts. The last ones are removed first, new ones go to the end, and the maximum of the
 * group holds.
 */
export function setCount(
  parts: readonly PartChoice[],
  group: ComboGroup,
  { choice, item, count }: { readonly choice: ComboChoice; readonly item: MenuItem; readonly count: number },
): readonly PartChoice[] {
  const before = countOf(parts, choice);
  const room = group.max - partsOfGroup(group, parts).length;
  const wanted = Math.min(Math.max(count, 0), before + room);
  const remaining = parts.filter(
    (part, index) => part.choiceId !== choice.id || countOf(parts.slice(0, index), choice) < wanted,
  );
  const added = Array.from({ length: Math.max(wanted - before, 0) }, () => newPart(choice, item));
  return [...remaining, ...added];
}

/** Sets the part of a group that takes only one, replacing the previous one; null removes it. */
export function setOnly(
  parts: readonly PartChoice[],
  group: ComboGroup,
  part: PartChoice | null,
): readonly PartChoice[] {
  const others = parts.filter((other) => !partsOfGroup(group, [other]).length);
  return part === null ? others : [...others, part];
}

/** Applies the server's rule to this till's menu. */
export function decideSelection(combo: MenuItem, parts: readonly PartChoice[], menu: MenuNow): PartsDecision {
  const itemOf = (id: MenuItemId) => {
    const item = menu.items.get(id);
    return item && { ...item, isSellable: !isSoldOut(menu, id) };
  };
  return decideParts(parts, { title: combo.title, groups: combo.combo ?? [] }, itemOf);
}
