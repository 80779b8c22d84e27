import { cartDemand } from "../../../../domain/cart/cart-demand.ts";
import type { InventoryItemId } from "../../../../domain/ids.ts";
import {
  decideStock,
  type RequiredQuantities,
  requiredQuantities,
} from "../../../../domain/stock/decide-stock.ts";
import { decimalFromThousandths } from "../../../../domain/stock/quantity.ts";
import type { Tx } from "../../../platform/db/tx.ts";
import { AppError } from "../../../platform/http/app-error.ts";
import { lockStock } from "./cart-queries.ts";
import type { PricedCartLine } from "./price-cart.ts";

/** What the whole cart takes from stock, with those ingredients locked; refused when one does not suffice. */
export async function takeStock(tx: Tx, lines: readonly PricedCartLine[]): Promise<RequiredQuantities> {
  const demands = cartDemand(lines, new Map(lines.map(({ item }) => [item.id, item.recipe])));
  const needed = requiredQuantities(demands);
  if (needed.size === 0) return needed;
  const decision = decideStock(demands, await lockStock(tx, [...needed.keys()]));
  if (decision.ok) return decision.required;
  const [shortage] = decision.shortages;
  throw new AppError("insufficient_stock", {
    details: {
      ingredient: shortage?.title ?? "",
      inventoryItemId: shortage?.inventoryItemId ?? null,
      required: shortage ? decimalFromThousandths(shortage.required) : 0,
      available: shortage ? decimalFromThousandths(shortage.available) : 0,
      ingredientIds: decision.shortages.map((one): InventoryItemId => one.inventoryItemId),
    },
  });
}
