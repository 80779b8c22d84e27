import { cartDemand } from "../../../../domain/cart/cart-demand.ts";
import { type RequiredQuantities, requiredQuantities } from "../../../../domain/stock/find-shortages.ts";
import type { Tx } from "../../../platform/db/tx.ts";
import { lockStock } from "../../inventory/public.ts";
import type { PricedCartLine } from "./price-cart.ts";

/** What the whole cart takes from stock, with those ingredients locked; refused when one does not suffice. */
export async function takeStock(tx: Tx, lines: readonly PricedCartLine[]): Promise<RequiredQuantities> {
  const recipes = new Map(lines.map(({ item }) => [item.id, item.recipe]));
  const required = requiredQuantities(cartDemand(lines, recipes));
  await lockStock(tx, required);
  return required;
}
