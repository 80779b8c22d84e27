import type { InvoiceType } from "../orders/invoice-type.ts";
import { unreachable } from "../unreachable.ts";

/** What a refund asks of the tax document of its invoice. */
export const refundConsequences = ["invalidation", "return_event", "credit_note"] as const;
export type RefundConsequence = (typeof refundConsequences)[number];

/**
 * A factura given back whole is invalidated, in part it gets a return event; both within three months. A crédito
 * fiscal given back whole on the day of the sale or the next is invalidated, otherwise it gets a credit note
 * (manuals of the tax ministry MF2 §VII, §X, §XV; invalidation limits).
 */
export function refundConsequence(
  invoiceType: InvoiceType,
  { isWhole, daysSince }: { readonly isWhole: boolean; readonly daysSince: number },
): RefundConsequence {
  switch (invoiceType) {
    case "CONSUMIDOR_FINAL":
      return isWhole ? "invalidation" : "return_event";
    case "CREDITO_FISCAL":
      return isWhole && daysSince <= 1 ? "invalidation" : "credit_note";
    default:
      return unreachable(invoiceType);
  }
}
