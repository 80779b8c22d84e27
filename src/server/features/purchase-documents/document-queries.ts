import { sql } from "kysely";
import type { ReviewedLine } from "../../../contract/purchase-documents/import-dte.ts";
import { searchText } from "../../../domain/menu/search-text.ts";
import { sqlOf, type Tx } from "../../platform/db/tx.ts";
import type { KnownIngredient } from "./propose-lines.ts";

/** Longest title by which ingredients are found (migration 0059). */
const SORT_NAME_MAX = 100;

/** Every ingredient there is, for the comparing of titles. */
export const allIngredients = (tx: Tx): Promise<KnownIngredient[]> =>
  tx.rows(
    sqlOf
      .selectFrom("inventory_items")
      .select(["id", "title", "unit"])
      .where("tenant_id", "=", tx.tenantId)
      .where("archived_at", "is", null)
      .orderBy("id"),
  );

/** The ingredients that reviewed lines name, by their ids and by the titles of those that they would make. */
export function ingredientsNamed(tx: Tx, lines: readonly ReviewedLine[]): Promise<KnownIngredient[]> {
  const ids = new Set(lines.flatMap(({ inventoryItemId }) => inventoryItemId ?? []));
  const titles = new Set(lines.flatMap(({ newItem }) => (newItem ? sortTitle(newItem.title) : [])));
  return tx.rows(
    sqlOf
      .selectFrom("inventory_items")
      .select(["id", "title", "unit"])
      .where("tenant_id", "=", tx.tenantId)
      .where(sql<boolean>`(id = any(${[...ids]}) or sort_title = any(${[...titles]}))`)
      .where("archived_at", "is", null),
  );
}

/** A title as it is compared. */
export const sortTitle = (title: string): string => searchText(title).slice(0, SORT_NAME_MAX);
