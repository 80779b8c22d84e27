import { sql } from "kysely";
import type { InventoryItemId } from "../../../domain/ids.ts";
import {
  findShortages,
  type RequiredQuantities,
  type Shortage,
} from "../../../domain/inventory/find-shortages.ts";
import { decimalFromThousandths, thousandths } from "../../../domain/inventory/quantity.ts";
import type { StockLevels } from "../../../domain/inventory/recipe.ts";
import { sqlOf, type Tx } from "../../platform/db/tx.ts";
import { AppError } from "../../platform/http/app-error.ts";

/**
 * Locks these ingredients until the end of the transaction, in the order of their ids, and refuses
 * `insufficient_stock` when one does not suffice. Orders and limited items are locked before, accounts and counters
 * after (docs/decisions/0025).
 */
export async function lockStock(tx: Tx, required: RequiredQuantities): Promise<void> {
  if (required.size === 0) return;
  const shortages = findShortages(required, await lockIngredients(tx, [...required.keys()]));
  const [shortage] = shortages;
  if (shortage) throw shortageError(shortage, shortages);
}

function shortageError(shortage: Shortage, shortages: readonly Shortage[]): AppError {
  return new AppError("insufficient_stock", {
    details: {
      ingredient: shortage.title,
      inventoryItemId: shortage.inventoryItemId,
      required: decimalFromThousandths(shortage.required),
      available: decimalFromThousandths(shortage.available),
      ingredientIds: shortages.map(({ inventoryItemId }) => inventoryItemId),
    },
  });
}

/** `no key update`: enough to change quantities, and a movement that refers to the ingredient need not wait for it. */
async function lockIngredients(tx: Tx, ids: readonly InventoryItemId[]): Promise<StockLevels> {
  const rows = await tx.rows(
    sqlOf
      .selectFrom("inventory_items")
      .select(["id", "title", "quantity", "min_quantity_threshold"])
      .where("tenant_id", "=", tx.tenantId)
      .where(sql<boolean>`id = any(${ids})`)
      .orderBy("id")
      .forNoKeyUpdate(),
  );
  return new Map(
    rows.map((row) => [
      row.id,
      {
        title: row.title,
        current: thousandths(row.quantity),
        lowThreshold: thousandths(row.min_quantity_threshold),
      },
    ]),
  );
}
