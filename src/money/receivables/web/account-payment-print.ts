import { z } from "zod";
import { t } from "#platform/web/i18n.ts";
import { printOrOffer } from "#platform/web/print/print-or-offer.ts";
import { toastWarning } from "#ui/feedback/toast.tsx";
import { type AccountPaymentReceipt, accountPaymentReceipt } from "../contract/receivables.ts";

const paymentPrint = z.object({ receipt: accountPaymentReceipt, isCopy: z.boolean() });
export type AccountPaymentPrint = z.output<typeof paymentPrint>;

/**
 * Prints the receipt of a payment on account in a small window of its own. Call it from a tap. It is marked as a copy
 * unless it is the first print of a new payment.
 */
export async function printAccountPayment(
  receipt: AccountPaymentReceipt,
  { isFirst = false }: { readonly isFirst?: boolean } = {},
): Promise<void> {
  if (receipt.printSettings.is_enable_print)
    await printOrOffer("/print-cash", z.encode(paymentPrint, { receipt, isCopy: !isFirst }));
  else toastWarning(t("receipts.disabled"));
}

/** Reads the receipt saved for /print-cash; null if there is none or it is damaged. */
export function readAccountPaymentPrint(data: unknown): AccountPaymentPrint | null {
  return paymentPrint.safeParse(data).data ?? null;
}
