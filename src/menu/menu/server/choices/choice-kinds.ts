import type { AddonId, ModifierGroupId } from "#platform/domain/ids.ts";
import type { Cents } from "#platform/domain/money/cents.ts";
import { searchText } from "#platform/domain/text/search-text.ts";
import { AppError, found } from "#platform/server/http/app-error.ts";
import { MAX_ITEM_CHOICES } from "../../domain/menu-item.ts";
import { leastMissing } from "../../domain/modifier-group.ts";
import type { MenuItemRow } from "../items/item-rows.ts";
import type { ChoiceId, ChoiceTable } from "./choice-queries.ts";

/** Fields that variants and add-ons have in common. */
export interface Choice {
  readonly id: ChoiceId;
  readonly title: string;
  readonly price: Cents;
}

/** Differences between variants and add-ons. */
export interface ChoiceKind {
  readonly table: ChoiceTable;
  /** Name in the audit log. */
  readonly name: "menu_variant" | "menu_addon";
  readonly of: (item: MenuItemRow) => readonly Choice[];
}

export const variants: ChoiceKind = {
  table: "menu_variants",
  name: "menu_variant",
  of: (item) => item.variants,
};
export const addons: ChoiceKind = { table: "menu_addons", name: "menu_addon", of: (item) => item.addons };

/** Returns a choice of the item. Throws `not_found`. */
export function choiceOf(kind: ChoiceKind, item: MenuItemRow, id: ChoiceId): Choice {
  return found(kind.of(item).find((choice) => choice.id === id));
}

/** Throws `choice_exists` when another choice has this title; case and accents do not matter. */
export function refuseTakenName(
  others: readonly { readonly id: number; readonly title: string }[],
  title: string,
  id: number | null,
): void {
  const wanted = searchText(title);
  if (others.some((other) => other.id !== id && searchText(other.title) === wanted))
    throw new AppError("choice_exists", { field: "title", details: { title } });
}

/** Throws `too_many_choices` when an item has the most of a kind. */
export function refuseTooManyChoices(choices: readonly unknown[]): void {
  if (choices.length >= MAX_ITEM_CHOICES)
    throw new AppError("too_many_choices", { details: { most: MAX_ITEM_CHOICES } });
}

/**
 * Throws `group_needs_addon` when a group would be left with fewer add-ons than it asks for. `except` is the group to
 * which they move.
 */
export function refuseNeededAddon(
  { groups, addons }: MenuItemRow,
  leaving: readonly AddonId[],
  except: ModifierGroupId | null = null,
): void {
  for (const group of groups) {
    const members = addons.filter(({ groupId }) => groupId === group.id);
    const left = members.filter(({ id }) => !leaving.includes(id)).length;
    if (group.id === except || left === members.length) continue;
    const least = leastMissing(group, left);
    if (least !== null) throw new AppError("group_needs_addon", { details: { title: group.title, least } });
  }
}
