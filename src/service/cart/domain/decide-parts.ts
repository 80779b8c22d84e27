import {
  type ComboChoice,
  type ComboGroup,
  decideComboGroups,
  type PartChoice,
  type PricedPart,
} from "#menu/menu/domain/combo.ts";
import type { Addon, Variant } from "#menu/menu/domain/menu-item.ts";
import type { MenuItemId } from "#platform/domain/ids.ts";
import { type ChoicesRefusal, decideChoices, type SellableItem } from "./decide-choices.ts";

/** A part of a combo that can be sold. */
export interface SoldPart extends PricedPart {
  readonly choice: ComboChoice;
  readonly variant: Variant | null;
  readonly addons: readonly Addon[];
}

export type PartsDecision = { readonly ok: true; readonly parts: readonly SoldPart[] } | ChoicesRefusal;

/**
 * The parts of a combo as they were chosen: each a choice of it in its variant, of an item that can be sold, and as many of
 * each group as it asks for. What is wrong with a part is told with the part's title.
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
  // A combo in a combo would have parts of parts.
  if (!item || isForeign || item.combo)
    return { ok: false, reason: "item_unavailable", title: item?.title ?? null };
  const decision = decideChoices({ variantId, addonIds }, item);
  if (!decision.ok) return decision;
  const { variant, addons } = decision;
  const listPrice = variant?.price ?? item.price;
  return { ok: true, part: { choice, variant, addons, extra: choice.extra, listPrice } };
}
