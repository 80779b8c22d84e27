import { invoiceById, invoiceLines, invoiceOrders } from "#money/payments/server/invoice-queries.ts";
import type { InvoiceId, OrderId } from "#platform/domain/ids.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { found } from "#platform/server/http/app-error.ts";
import type { Receipt } from "../contract/receipts.ts";
import { invoiceReceipt } from "./invoice-receipt.ts";

/** An order of an invoice, with the lines charged of it. */
interface InvoicedOrder {
  readonly order_id: OrderId;
  readonly order_no: number;
  readonly token_no: number;
  readonly items: Receipt["lines"];
}

/** Returns the receipt of an invoice, and its lines by order; throws `not_found`. */
export async function invoiceByOrders(
  tx: Tx,
  now: Date,
  id: InvoiceId,
): Promise<{
  readonly receipt: Receipt;
  readonly orders: readonly InvoicedOrder[];
  /** Items sold by hand, without an order. */
  readonly items: Receipt["lines"];
}> {
  const receipt = await invoiceReceipt(tx, now, found(await invoiceById(tx, id)));
  // Both are read in the order of their ids.
  const lines = await invoiceLines(tx, id);
  const orders = await invoiceOrders(tx, id);
  return {
    receipt,
    orders: orders.map((order) => ({
      order_id: order.id,
      order_no: order.order_no,
      token_no: order.token_no,
      items: receipt.lines.filter((_, index) => lines[index]?.order_id === order.id),
    })),
    items: receipt.lines.filter((_, index) => lines[index]?.order_id === null),
  };
}
