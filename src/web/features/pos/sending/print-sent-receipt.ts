import type { OrderId } from "../../../../domain/ids.ts";
import { showFailure } from "../../../platform/show-error.ts";
import { fetchOrderReceipt, printReceipt } from "../../receipts/public.ts";

/**
 * Prints the receipt of an order that was just sent. A window that the browser blocks is offered by a button; a failure
 * is shown and changes nothing about the order.
 */
export async function printSentReceipt(orderId: OrderId): Promise<void> {
  try {
    await printReceipt(await fetchOrderReceipt({ body: { orderIds: [orderId] } }), "posReceipt");
  } catch (error) {
    showFailure(error, "pos.sent.receipt_failed");
  }
}
