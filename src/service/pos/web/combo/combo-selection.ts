import { type ComboChoice, type ComboGroup, type PartChoice, partsOfGroup } from "#menu/menu/domain/combo.ts";
import type { MenuItem } from "#menu/menu/domain/menu-item.ts";
import { defaultModifiers } from "#menu/menu/domain/modifier-group.ts";
import type { MenuItemId } from "#platform/domain/ids.ts";
import { decideParts, type PartsDecision } from "#service/cart/domain/decide-parts.ts";
import { isSoldOut, type PosMenu } from "../menu/pos-menu.ts";

type MenuNow = Pick<PosMenu, "items" | "limits">;

/** The item of a choice while it can be had: on the menu, in a variant that it has, and not sold out. */
export function offeredItem({ itemId, variantId }: ComboChoice, menu: MenuNow): MenuItem | undefined {
  const item = menu.items.get(itemId);
  if (!item || isSoldOut(menu, itemId)) return undefined;
  return variantId === null || item.variants.some(({ id }) => id === variantId) ? item : undefined;
}

/** How a part begins: in the variant of its choice or the first of its item, with the defaults of the item's groups. */
export function newPart(choice: ComboChoice, item: MenuItem): PartChoice {
  return {
    choiceId: choice.id,
    variantId: choice.variantId ?? item.variants[0]?.id ?? null,
    addonIds: defaultModifiers(item.groups),
  };
}

/** How the picker of a combo opens: the defaults that can be had, and what there is no choice about. */
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

/** How often a choice is among the parts. */
export function countOf(parts: readonly PartChoice[], choice: ComboChoice): number {
  return parts.filter(({ choiceId }) => choiceId === choice.id).length;
}

/** The parts with a choice `count` times: the last of it go, new ones come behind it; never more than the group takes. */
export function setCount(
  parts: readonly PartChoice[],
  group: ComboGroup,
  { choice, item, count }: { readonly choice: ComboChoice; readonly item: MenuItem; readonly count: number },
): readonly PartChoice[] {
  const before = countOf(parts, choice);
  const room = group.max - partsOfGroup(group, parts).length;
  const wanted = Math.min(Math.max(count, 0), before + room);
  const kept = parts.filter(
    (part, index) => part.choiceId !== choice.id || countOf(parts.slice(0, index), choice) < wanted,
  );
  const added = Array.from({ length: Math.max(wanted - before, 0) }, () => newPart(choice, item));
  return [...kept, ...added];
}

/** The one part of a group that takes one: another tap takes the place of the first; null takes it out. */
export function setOnly(
  parts: readonly PartChoice[],
  group: ComboGroup,
  part: PartChoice | null,
): readonly PartChoice[] {
  const others = parts.filter((other) => !partsOfGroup(group, [other]).length);
  return part === null ? others : [...others, part];
}

/** The server's rule, on the menu that this till has. */
export function decideSelection(combo: MenuItem, parts: readonly PartChoice[], menu: MenuNow): PartsDecision {
  const itemOf = (id: MenuItemId) => {
    const item = menu.items.get(id);
    return item && { ...item, isSellable: !isSoldOut(menu, id) };
  };
  return decideParts(parts, { title: combo.title, groups: combo.combo ?? [] }, itemOf);
}
