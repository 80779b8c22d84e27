import type { Receipt } from "../../../contract/orders.ts";
import { printOrOffer } from "../../platform/print-or-offer.ts";
import { type PrintPace, receiptPrintData } from "./receipt-print.ts";

/** Opens the receipt in its print window. Call it from a tap; the till's own receipts take the pace `posReceipt`. */
export function printReceipt(receipt: Receipt, pace: PrintPace = "normal"): Promise<void> {
  return printOrOffer("/print-receipt", receiptPrintData(receipt, pace));
}
