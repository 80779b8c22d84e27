import type { AddonId, ModifierGroupId } from "#platform/domain/ids.ts";
import type { Cents } from "#platform/domain/money/cents.ts";
import { searchText } from "#platform/domain/text/search-text.ts";
import { AppError, found } from "#platform/server/http/app-error.ts";
import type { FoodMarks } from "../../domain/food-marks.ts";
import { leastMissing } from "../../domain/group-problems.ts";
import { MAX_ITEM_CHOICES } from "../../domain/menu-item.ts";
import { ownAddons, ownGroups } from "../items/item-fields.ts";
import type { MenuItemRow, ModifierGroupRow } from "../items/item-rows.ts";
import type { ChoiceId, ChoiceTable } from "./choice-queries.ts";

/** Fields that variants and add-ons have in common. */
export interface Choice extends FoodMarks {
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
/** Those of shared groups are changed with their group. */
export const addons: ChoiceKind = { table: "menu_addons", name: "menu_addon", of: ownAddons };

/** Returns a choice of the item. Throws `not_found`, and `group_is_shared` for one of a shared group. */
export function choiceOf(kind: ChoiceKind, item: MenuItemRow, id: ChoiceId): Choice {
  const shared = kind === addons ? item.addons.find((addon) => addon.id === id && addon.isShared) : undefined;
  if (shared) refuseShared(item, shared.groupId);
  return found(kind.of(item).find((choice) => choice.id === id));
}

/** Returns a group that only this item has. Throws `not_found`, and `group_is_shared` for a shared one. */
export function ownGroupOf(item: MenuItemRow, id: ModifierGroupId): ModifierGroupRow {
  const group = found(item.groups.find((each) => each.id === id));
  if (group.isShared) refuseShared(item, id);
  return group;
}

function refuseShared({ groups }: MenuItemRow, id: ModifierGroupId | null): never {
  const title = groups.find((group) => group.id === id)?.title ?? "";
  throw new AppError("group_is_shared", { details: { title } });
}

/** Throws the code when another of them has this title; case and accents do not matter. */
export function refuseTakenName(
  others: readonly { readonly id: number; readonly title: string }[],
  title: string,
  id: number | null,
  code: "choice_exists" | "shared_group_exists" = "choice_exists",
): void {
  const wanted = searchText(title);
  if (others.some((other) => other.id !== id && searchText(other.title) === wanted))
    throw new AppError(code, { field: "title", details: { title } });
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
  item: MenuItemRow,
  leaving: readonly AddonId[],
  except: ModifierGroupId | null = null,
): void {
  for (const group of ownGroups(item)) {
    const members = item.addons.filter(({ groupId }) => groupId === group.id);
    const left = members.filter(({ id }) => !leaving.includes(id)).length;
    if (group.id === except || left === members.length) continue;
    const least = leastMissing({ min: group.min, max_each: group.maxEach }, left);
    if (least !== null) throw new AppError("group_needs_addon", { details: { title: group.title, least } });
  }
}
