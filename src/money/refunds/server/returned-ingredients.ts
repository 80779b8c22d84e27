import type { StockChange } from "#inventory/inventory/domain/stock-movement.ts";
import { toId } from "#platform/domain/ids.ts";
import { thousandths } from "#platform/domain/numbers/quantity.ts";
import { required } from "#platform/server/http/app-error.ts";
import { shareOfPieces } from "../domain/refund-amounts.ts";
import type { InvoiceLineRow } from "./invoice-queries.ts";

/**
 * What the refunded pieces had taken out of stock: their share of what the ordered line took, so that all pieces
 * together return exactly that. Lines from before stock was kept on them return nothing.
 */
export function returnedIngredients(
  lines: readonly InvoiceLineRow[],
  pieces: readonly number[],
): StockChange[] {
  return lines.flatMap((line, index) => {
    const { order_id: orderId, stock_held } = line;
    if (orderId === null) return [];
    return Object.entries(stock_held ?? {}).map(([itemId, held]) => ({
      orderId,
      itemId: toId<"InventoryItem">(Number(itemId)),
      delta: thousandths(returnedOf(line, held, required(pieces[index], "the pieces of a line"))),
    }));
  });
}

function returnedOf(line: InvoiceLineRow, held: number, count: number): number {
  const taken = shareOfPieces(held, line.portion_numerator, line.portion_denominator);
  const returnedWith = (pieces: number) => shareOfPieces(taken, pieces, line.quantity);
  return returnedWith(line.refunded + count) - returnedWith(line.refunded);
}
