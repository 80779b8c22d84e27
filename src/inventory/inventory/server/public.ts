import { addIngredient } from "./add-ingredient.ts";
import { lockItems } from "./lock-items.ts";
import { postStock } from "./post-stock.ts";
import { quantityIn } from "./quantity-in.ts";
import { stockDifferences } from "./stock-differences.ts";
import { writeUnitCost } from "./write-unit-cost.ts";

export { lockStock } from "./lock-stock.ts";
export { moveStock } from "./move-stock.ts";
export { recipesOf } from "./recipe-queries.ts";
export { takeStockSql } from "./take-stock-sql.ts";

/**
 * For what moves stock besides orders: hold ingredients, read what was typed in their unit, decide, then post. Purchases make
 * ingredients, and debit notes say what those cost. And whether the ledger is whole.
 */
export const stockLedger = {
  add: addIngredient,
  lock: lockItems,
  quantityIn,
  post: postStock,
  setCost: writeUnitCost,
  differences: stockDifferences,
} as const;
