import type { InventoryItemId, UserId } from "#platform/domain/ids.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { insertMovements } from "../stock.ts";
import type { IngredientKey } from "./demo-stock.ts";
import { insertPurchases } from "./insert-purchases.ts";
import { planPurchases } from "./plan-purchases.ts";
import type { PlannedOrder } from "./plan-sales.ts";
import { planStock } from "./plan-stock.ts";

/** Adds the stock movements of these orders, with the purchases that brought the goods. */
export async function seedStock(
  tx: Tx,
  ingredients: ReadonlyMap<InventoryItemId, IngredientKey>,
  orders: readonly PlannedOrder[],
  { openedAt, by }: { readonly openedAt: Date; readonly by: UserId | null },
): Promise<void> {
  const planned = planStock(ingredients, orders, { openedAt, by });
  const { purchases, movements } = planPurchases(ingredients, planned);
  await insertPurchases(tx, purchases, by);
  await insertMovements(tx, movements);
}
