import type { Cents } from "#platform/domain/money/cents.ts";
import { searchText } from "#platform/domain/text/search-text.ts";
import { AppError, found } from "#platform/server/http/app-error.ts";
import { MOST_ITEM_CHOICES } from "../../domain/most-item-choices.ts";
import type { ItemRow } from "../items/item-rows.ts";
import type { ChoiceId, ChoiceTable } from "./choice-queries.ts";

/** A variant or an add-on, as far as both are alike. */
export interface Choice {
  readonly id: ChoiceId;
  readonly title: string;
  readonly price: Cents;
}

/** What tells variants from add-ons. */
export interface ChoiceKind {
  readonly table: ChoiceTable;
  /** As the audit log calls it. */
  readonly name: "menu_variant" | "menu_addon";
  readonly of: (item: ItemRow) => readonly Choice[];
}

export const variants: ChoiceKind = {
  table: "menu_variants",
  name: "menu_variant",
  of: (item) => item.variants,
};
export const addons: ChoiceKind = { table: "menu_addons", name: "menu_addon", of: (item) => item.addons };

/** A choice of the item, or `not_found`. */
export function choiceOf(kind: ChoiceKind, item: ItemRow, id: ChoiceId): Choice {
  return found(kind.of(item).find((choice) => choice.id === id));
}

/** Throws `choice_exists` when another one of these has this title; case and accents do not matter. */
export function refuseTakenName(
  others: readonly { readonly id: number; readonly title: string }[],
  title: string,
  id: number | null,
): void {
  const wanted = searchText(title);
  if (others.some((other) => other.id !== id && searchText(other.title) === wanted))
    throw new AppError("choice_exists", { field: "title", details: { title } });
}

/** Throws `too_many_choices` when an item has as many of a kind as it may. */
export function refuseOneMore(those: readonly unknown[]): void {
  if (those.length >= MOST_ITEM_CHOICES)
    throw new AppError("too_many_choices", { details: { most: MOST_ITEM_CHOICES } });
}
