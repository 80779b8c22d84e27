import { stockLedger } from "#inventory/inventory/server/public.ts";
import type { InventoryItemId } from "#platform/domain/ids.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import { sortedTitle } from "#platform/server/lists/search-sql.ts";
import type { LineToRecord } from "./purchase-to-record.ts";

/** An ingredient that a line's goods are. */
export interface LineIngredient {
  readonly id: InventoryItemId;
  readonly title: string;
  readonly unit: string;
  /** Made by this purchase. */
  readonly isNew: boolean;
}

/**
 * The ingredient of each line, in the order of the lines; null for what is not kept in stock. One that is named by its title and
 * not there yet is made, once for all lines that name it. All are held until the commit. Refuses `not_found` at the line for one
 * that is not there, or deleted.
 */
export async function ingredientsOfLines(
  tx: Tx,
  now: Date,
  lines: readonly LineToRecord[],
): Promise<(LineIngredient | null)[]> {
  const named = lines.flatMap(({ stock }) => (typeof stock?.item === "number" ? [stock.item] : []));
  const byId = await stockLedger.lock(tx, [...named, ...(await idsOfTitles(tx, lines))]);
  const byTitle = new Map<string, LineIngredient>();
  const ingredients: (LineIngredient | null)[] = [];
  for (const { stock, field } of lines) {
    if (stock === null) {
      ingredients.push(null);
    } else if (typeof stock.item === "number") {
      const known = byId.get(stock.item);
      if (!known || known.isArchived)
        throw new AppError("not_found", { field: `${field}.inventory_item_id` });
      ingredients.push({ id: known.id, title: known.title, unit: known.unit, isNew: false });
    } else {
      const key = sortedTitle(stock.item.title);
      const ingredient = byTitle.get(key) ?? (await stockLedger.add(tx, now, stock.item));
      byTitle.set(key, ingredient);
      ingredients.push(ingredient);
    }
  }
  return ingredients;
}

/** The ingredients that lines name by their titles, as far as there are any: all that is known is held in one order. */
async function idsOfTitles(tx: Tx, lines: readonly LineToRecord[]): Promise<InventoryItemId[]> {
  const titles = lines.flatMap(({ stock }) =>
    stock === null || typeof stock.item === "number" ? [] : [sortedTitle(stock.item.title)],
  );
  if (titles.length === 0) return [];
  const rows = await tx.query<{ id: InventoryItemId }>({
    text: `select id from inventory_items where tenant_id = $1 and sort_title = any($2) and archived_at is null`,
    values: [tx.tenantId, [...new Set(titles)]],
  });
  return rows.map(({ id }) => id);
}
