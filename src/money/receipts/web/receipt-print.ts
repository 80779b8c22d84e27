import { z } from "zod";
import { pageFormats } from "#platform/domain/text/page-format.ts";
import { type Receipt, receipt } from "../contract/receipts.ts";

/** How soon a receipt prints itself; one of the till waits longer (operations §9). */
export const printPaces = ["normal", "posReceipt"] as const;
export type PrintPace = (typeof printPaces)[number];

const receiptPrint = z.object({ receipt, pace: z.enum(printPaces), isCopy: z.boolean() });
export type ReceiptPrint = z.output<typeof receiptPrint>;

/** How a receipt is printed. */
export interface ReceiptPrinting {
  /** `normal` unless told. */
  readonly pace?: PrintPace;
  /** The paper of a payment that was just made: of an invoice every other one is a copy. */
  readonly isFirst?: boolean;
}

/** What is kept for /print-receipt: the receipt as it travels on the wire, and whether it says that it is a copy. */
export function receiptPrintData(
  toPrint: Receipt,
  { pace = "normal", isFirst = false }: ReceiptPrinting,
): unknown {
  return z.encode(receiptPrint, { receipt: toPrint, pace, isCopy: toPrint.invoiceNo !== null && !isFirst });
}

/** The receipt that was kept; null for nothing, for what is damaged, or for one without lines. */
export function readReceiptPrint(data: unknown): ReceiptPrint | null {
  return receiptPrint.safeParse(data).data ?? null;
}

const tokenPrint = z.object({ tokenNo: z.number().int().positive(), pageFormat: z.literal(pageFormats) });

/** The token that was kept; null for nothing or for what is damaged. */
export function readTokenPrint(data: unknown): z.output<typeof tokenPrint> | null {
  return tokenPrint.safeParse(data).data ?? null;
}
