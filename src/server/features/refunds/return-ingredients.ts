import { toId } from "../../../domain/ids.ts";
import { thousandths } from "../../../domain/inventory/quantity.ts";
import { shareOfPieces } from "../../../domain/refunds/refund-amounts.ts";
import type { Tx } from "../../platform/db/tx.ts";
import { required } from "../../platform/http/app-error.ts";
import type { StaffContext } from "../../platform/http/context.ts";
import { moveStock } from "../inventory/public.ts";
import type { InvoiceLineRow } from "./invoice-queries.ts";

/**
 * Puts back what the refunded pieces had taken out of stock: their share of what the ordered line took, so that all
 * pieces together return exactly that. Lines from before stock was kept on them return nothing.
 */
export async function returnIngredients(
  tx: Tx,
  ctx: Pick<StaffContext, "now" | "userId">,
  lines: readonly InvoiceLineRow[],
  pieces: readonly number[],
): Promise<void> {
  const changes = lines.flatMap((line, index) =>
    Object.entries(line.stock_held ?? {}).map(([itemId, held]) => ({
      orderId: line.order_id,
      itemId: toId<"InventoryItem">(Number(itemId)),
      delta: thousandths(returnedOf(line, held, required(pieces[index], "the pieces of a line"))),
    })),
  );
  await moveStock(tx, ctx, changes, "refund");
}

function returnedOf(line: InvoiceLineRow, held: number, count: number): number {
  const taken = shareOfPieces(held, line.portion_numerator, line.portion_denominator);
  const returnedWith = (pieces: number) => shareOfPieces(taken, pieces, line.quantity);
  return returnedWith(line.refunded + count) - returnedWith(line.refunded);
}
