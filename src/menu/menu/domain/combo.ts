import type { AddonId, ComboChoiceId, ComboGroupId, MenuItemId, VariantId } from "#platform/domain/ids.ts";
import { type Cents, cents, sumCents } from "#platform/domain/money/cents.ts";
import { prorate } from "#platform/domain/money/prorate.ts";

/** Most groups a combo has, and most choices one group offers. */
export const COMBO_GROUPS_MAX = 20;
export const COMBO_CHOICES_MAX = 100;

/** Most parts that are chosen of one group. */
export const COMBO_PARTS_MAX = 20;

/** An item that can be a part of the combo. */
export interface ComboChoice {
  readonly id: ComboChoiceId;
  readonly itemId: MenuItemId;
  /** The variant it is; null asks for one of an item that has some, at no other price. */
  readonly variantId: VariantId | null;
  /** Added to the price of the combo. */
  readonly extra: Cents;
  /** Chosen when the picker opens. */
  readonly isDefault: boolean;
}

/** Choices of which `min` to `max` are taken, one of them more than once if wanted: "4 pupusas". */
export interface ComboGroup {
  readonly id: ComboGroupId;
  readonly title: string;
  readonly min: number;
  readonly max: number;
  readonly choices: readonly ComboChoice[];
}

/** One part as a person chose it. */
export interface PartChoice {
  readonly choiceId: ComboChoiceId;
  readonly variantId: VariantId | null;
  readonly addonIds: readonly AddonId[];
  /** Of this part alone. */
  readonly notes?: string | null | undefined;
}

/** What the price of a combo is shared out by. */
export interface PricedPart {
  /** Of the item or its variant, as it is sold alone. */
  readonly listPrice: Cents;
  readonly extra: Cents;
  readonly addons: readonly { readonly price: Cents }[];
}

/** Price of one combo: its own with the extras of its choices and their add-ons; what the parts cost alone does not count. */
export function comboPrice(base: Cents, parts: readonly PricedPart[]): Cents {
  return sumCents([base, ...parts.map(addedBy)]);
}

/**
 * What each part has of the price of one combo, in proportion to what it costs alone with its extras. Whole cents that add up
 * to the price, so that they do for any number of combos.
 */
export function comboShares(price: Cents, parts: readonly PricedPart[]): Cents[] {
  return prorate(
    price,
    parts.map((part) => cents(part.listPrice + addedBy(part))),
  );
}

function addedBy({ extra, addons }: PricedPart): Cents {
  return sumCents([extra, ...addons.map(({ price }) => price)]);
}

/** How many parts are chosen of a group. */
export function partsOfGroup<Part extends Pick<PartChoice, "choiceId">>(
  group: ComboGroup,
  parts: readonly Part[],
): Part[] {
  return parts.filter((part) => group.choices.some((choice) => choice.id === part.choiceId));
}

export type ComboDecision =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly reason: "modifier_missing" | "modifier_too_many";
      readonly group: ComboGroup;
      /** Fewest or most parts, as the reason says. */
      readonly count: number;
    };

/** Whether every group has as many parts as it asks for, and the combo one at least; else the first group that has not. */
export function decideComboGroups(
  groups: readonly ComboGroup[],
  parts: readonly Pick<PartChoice, "choiceId">[],
): ComboDecision {
  for (const group of groups) {
    const count = partsOfGroup(group, parts).length;
    if (count < group.min) return { ok: false, reason: "modifier_missing", group, count: group.min };
    if (count > group.max) return { ok: false, reason: "modifier_too_many", group, count: group.max };
  }
  const [first] = groups;
  if (first && parts.length === 0) return { ok: false, reason: "modifier_missing", group: first, count: 1 };
  return { ok: true };
}
