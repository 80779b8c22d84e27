import { addIngredient, writeUnitCost } from "./change-items.ts";
import { quantityIn } from "./change-stock.ts";
import { lockItems } from "./lock-items.ts";
import { postStock } from "./post-stock.ts";
import { stockDifferences } from "./stock-differences.ts";

export { lockStock, moveStock, takeStockSql } from "./move-stock.ts";
export { isScarce } from "./scarce.ts";
export { unitSaid } from "./unit-said.ts";

/**
 * For movements that do not come from orders: lock ingredients, convert typed quantities, decide, then post.
 * Purchases also add ingredients, and debit notes set their costs. Includes the check of the ledger.
 */
export const stockLedger = {
  add: addIngredient,
  lock: lockItems,
  quantityIn,
  post: postStock,
  setCost: writeUnitCost,
  differences: stockDifferences,
} as const;
