import type { InventoryItemId } from "../../../domain/ids.ts";
import {
  findShortages,
  type RequiredQuantities,
  type Shortage,
} from "../../../domain/stock/find-shortages.ts";
import { decimalFromThousandths, type Thousandths } from "../../../domain/stock/quantity.ts";
import type { StockLevels } from "../../../domain/stock/recipe.ts";
import type { Tx } from "../../platform/db/tx.ts";
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

interface LevelRow {
  readonly id: InventoryItemId;
  readonly title: string;
  readonly quantity: Thousandths;
  readonly min_quantity_threshold: Thousandths;
}

/** `no key update`: enough to change quantities, and a movement that refers to the ingredient need not wait for it. */
async function lockIngredients(tx: Tx, ids: readonly InventoryItemId[]): Promise<StockLevels> {
  const rows = await tx.query<LevelRow>({
    text: `select id, title, quantity, min_quantity_threshold from inventory_items
      where tenant_id = $1 and id = any($2::bigint[]) order by id for no key update`,
    values: [tx.tenantId, ids],
  });
  return new Map(
    rows.map((row) => [
      row.id,
      { title: row.title, current: row.quantity, lowThreshold: row.min_quantity_threshold },
    ]),
  );
}
