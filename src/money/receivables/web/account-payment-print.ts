import { z } from "zod";
import { t } from "#platform/web/i18n.ts";
import { printOrOffer } from "#platform/web/print/print-or-offer.ts";
import { toastWarning } from "#ui/feedback/toast.tsx";
import { type AccountPaymentReceipt, accountPaymentReceipt } from "../contract/receivables.ts";

const paymentPrint = z.object({ receipt: accountPaymentReceipt, isCopy: z.boolean() });
export type AccountPaymentPrint = z.output<typeof paymentPrint>;

/**
 * Prints the receipt of a payment on account in a small window of its own. Call it from a tap. Unless it is the first paper
 * of a payment that was just made it says that it is a copy.
 */
export async function printAccountPayment(
  receipt: AccountPaymentReceipt,
  { isFirst = false }: { readonly isFirst?: boolean } = {},
): Promise<void> {
  if (receipt.printSettings.is_enable_print)
    await printOrOffer("/print-cash", z.encode(paymentPrint, { receipt, isCopy: !isFirst }));
  else toastWarning(t("receipts.disabled"));
}

/** What was kept for /print-cash; null for nothing or for what is damaged. */
export function readAccountPaymentPrint(data: unknown): AccountPaymentPrint | null {
  return paymentPrint.safeParse(data).data ?? null;
}
