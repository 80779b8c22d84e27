import { orderReceipt, printReceipt } from "#money/receipts/web/public.ts";
import type { OrderId } from "#platform/domain/ids.ts";
import { call } from "#platform/web/api.ts";
import type { TokenPrint } from "#platform/web/print/print-popup.ts";
import { showFailure } from "#platform/web/show-error.ts";

/**
 * Prints the receipt of an order that was just sent. When the browser blocks the window, a button offers it; a
 * failure is shown and does not affect the order.
 */
export async function printSentReceipt(orderId: OrderId): Promise<void> {
  try {
    await printReceipt(await call(orderReceipt, { body: { orderIds: [orderId] } }), { pace: "posReceipt" });
  } catch (error) {
    showFailure(error, "pos.sent.receipt_failed");
  }
}

/**
 * Prints the receipt when printing is on, for screens that do not know the print settings. Returns the paper
 * format, null when printing is off.
 */
export async function printWhereOn(orderId: OrderId): Promise<TokenPrint["pageFormat"] | null> {
  try {
    const receipt = await call(orderReceipt, { body: { orderIds: [orderId] } });
    const { is_enable_print, page_format } = receipt.printSettings;
    if (!is_enable_print) return null;
    void printReceipt(receipt, { pace: "posReceipt" });
    return page_format;
  } catch (error) {
    showFailure(error, "pos.sent.receipt_failed");
    return null;
  }
}
