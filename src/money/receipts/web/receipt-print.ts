import { z } from "zod";
import { pageFormats } from "#platform/domain/text/page-format.ts";
import { t } from "#platform/web/i18n.ts";
import { printOrOffer } from "#platform/web/print/print-or-offer.ts";
import { documentLanguage } from "#tax/tax-documents/domain/paper/document-language.ts";
import { toastWarning } from "#ui/feedback/toast.tsx";
import { type Receipt, receipt } from "../contract/receipts.ts";

/** Paces at which a receipt prints itself; a receipt of the till waits longer (operations §9). */
const printPaces = ["normal", "posReceipt"] as const;
type PrintPace = (typeof printPaces)[number];

const receiptPrint = z.object({ receipt, pace: z.enum(printPaces), isCopy: z.boolean() });
type ReceiptPrint = z.output<typeof receiptPrint>;

/** Options of printing a receipt. */
interface ReceiptPrinting {
  /** Defaults to `normal`. */
  readonly pace?: PrintPace;
  /** True for the paper of a new payment: any other print of an invoice is a copy. */
  readonly isFirst?: boolean;
}

/** Returns what is saved for /print-receipt: the receipt as on the wire, and whether it is a copy. */
export function receiptPrintData(
  toPrint: Receipt,
  { pace = "normal", isFirst = false }: ReceiptPrinting,
): unknown {
  return z.encode(receiptPrint, { receipt: toPrint, pace, isCopy: toPrint.invoiceNo !== null && !isFirst });
}

/** Reads the saved receipt; null if there is none, it is damaged or it has no lines. */
export function readReceiptPrint(data: unknown): ReceiptPrint | null {
  return receiptPrint.safeParse(data).data ?? null;
}

const tokenPrint = z.object({ tokenNo: z.number().int().positive(), pageFormat: z.literal(pageFormats) });

/** Reads the saved token; null if there is none or it is damaged. */
export function readTokenPrint(data: unknown): z.output<typeof tokenPrint> | null {
  return tokenPrint.safeParse(data).data ?? null;
}

/**
 * Opens the receipt in its print window. Call it from a tap; the till's own receipts use the pace `posReceipt`. An
 * invoice is marked as a copy unless it is the first print. If the print settings have printing off, it says so
 * instead.
 */
export async function printReceipt(receipt: Receipt, printing: ReceiptPrinting = {}): Promise<void> {
  if (receipt.printSettings.is_enable_print) {
    // The paper of a tax document is its print.
    const language = receipt.document === null ? undefined : documentLanguage;
    await printOrOffer("/print-receipt", receiptPrintData(receipt, printing), language);
  } else toastWarning(t("receipts.disabled"));
}
