import { decimalFromThousandths, thousandths } from "#platform/domain/numbers/quantity.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { AppError } from "#platform/server/http/app-error.ts";
import { findShortages, type RequiredQuantities, type Shortage } from "../domain/find-shortages.ts";
import type { StockLevels } from "../domain/recipe.ts";
import { lockItems } from "./lock-items.ts";
import { tellStockStates } from "./telling/tell-stock-states.ts";

/**
 * Locks these ingredients (`lockItems`) for an order that takes so much of them, refuses `insufficient_stock` when one does
 * not suffice, and tells which of them it makes low or out.
 */
export async function lockStock(tx: Tx, required: RequiredQuantities): Promise<void> {
  if (required.size === 0) return;
  const items = await lockItems(tx, [...required.keys()]);
  refuseShortage(required, items);
  tellStockStates(
    tx,
    items,
    [...required].map(([id, taken]) => [id, thousandths((items.get(id)?.current ?? 0) - taken)]),
  );
}

/** Throws `insufficient_stock` with all that are short. */
export function refuseShortage(required: RequiredQuantities, levels: StockLevels): void {
  const shortages = findShortages(required, levels);
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
