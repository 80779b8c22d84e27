import type { AddonId, ComboChoiceId, ComboGroupId, MenuItemId, VariantId } from "#platform/domain/ids.ts";
import { type Cents, cents, sumCents } from "#platform/domain/money/cents.ts";
import { prorate } from "#platform/domain/money/prorate.ts";

/** Most groups of a combo, and most choices of one group. */
export const COMBO_GROUPS_MAX = 20;
export const COMBO_CHOICES_MAX = 100;

/** Most parts chosen from one group. */
export const COMBO_PARTS_MAX = 20;

export interface ComboChoice {
  readonly id: ComboChoiceId;
  readonly itemId: MenuItemId;
  /** Null lets the guest choose one of the item's variants, at no other price. */
  readonly variantId: VariantId | null;
  readonly extra: Cents;
  /** Chosen when the picker opens. */
  readonly isDefault: boolean;
}

/** Choices of which `min` to `max` are taken, the same one more than once if wanted: "4 pupusas". */
export interface ComboGroup {
  readonly id: ComboGroupId;
  readonly title: string;
  readonly min: number;
  readonly max: number;
  readonly choices: readonly ComboChoice[];
}

/** A part as somebody chose it. */
export interface PartChoice {
  readonly choiceId: ComboChoiceId;
  readonly variantId: VariantId | null;
  readonly addonIds: readonly AddonId[];
  /** Notes of this part alone. */
  readonly notes?: string | null | undefined;
}

/** Prices of a part by which a combo's price is divided. */
export interface PricedPart {
  /** Price of the item or its variant when it is sold alone. */
  readonly listPrice: Cents;
  readonly extra: Cents;
  readonly addons: readonly { readonly price: Cents }[];
}

/**
 * Returns the price of one combo: its own price plus the extras of its choices and their add-ons. The list prices of
 * the parts do not count.
 */
export function comboPrice(base: Cents, parts: readonly PricedPart[]): Cents {
  return sumCents([base, ...parts.map(addedBy)]);
}

/**
 * Divides the price of one combo among its parts, in proportion to what each costs alone with its extras. The shares
 * are whole cents that add up to the price, so they hold for any number of combos.
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

/** Returns the parts that were chosen from a group. */
export function partsOfGroup<Part extends Pick<PartChoice, "choiceId">>(
  group: ComboGroup,
  parts: readonly Part[],
): Part[] {
  return parts.filter((part) => group.choices.some((choice) => choice.id === part.choiceId));
}

type ComboDecision =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly reason: "modifier_missing" | "modifier_too_many";
      readonly group: ComboGroup;
      /** Fewest or most parts, depending on the reason. */
      readonly count: number;
    };

/**
 * Checks that every group has as many parts as it asks for and the combo has at least one; names the first group that
 * fails.
 */
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
