import { t } from "#platform/web/i18n.ts";
import { printOrOffer } from "#platform/web/print/print-or-offer.ts";
import { toastWarning } from "#ui/feedback/toast.tsx";
import type { Receipt } from "../contract/receipts.ts";
import { type ReceiptPrinting, receiptPrintData } from "./receipt-print.ts";

/**
 * Opens the receipt in its print window. Call it from a tap; the till's own receipts take the pace `posReceipt`. Of an
 * invoice it says that it is a copy unless it is its first. Where the print settings have printing off, it says so instead.
 */
export async function printReceipt(receipt: Receipt, printing: ReceiptPrinting = {}): Promise<void> {
  if (receipt.printSettings.is_enable_print)
    await printOrOffer("/print-receipt", receiptPrintData(receipt, printing));
  else toastWarning(t("receipts.disabled"));
}
