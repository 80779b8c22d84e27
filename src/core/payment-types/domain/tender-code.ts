import { unreachable } from "#platform/domain/unreachable.ts";
import type { PaymentIcon } from "./payment-icon.ts";
import type { Settlement } from "./settlement.ts";

/** Codes of payment types on tax documents (CAT-017, guide §14). */
export const tenderCodes = ["01", "02", "03", "04", "05", "08", "09", "11", "12", "13", "14", "99"] as const;
export type TenderCode = (typeof tenderCodes)[number];

/** Cash, which has no reference (guide §14). */
export const CASH_TENDER: TenderCode = "01";

interface CodedType {
  readonly icon: PaymentIcon;
  readonly settles: Settlement;
  /** The chosen code; null: the one of its picture. */
  readonly tender_code?: TenderCode | null | undefined;
}

/**
 * Returns the code of a payment type on a tax document: the chosen one, else the one of its picture; a debt
 * is the buyer's account.
 */
export function tenderCodeOf({ icon, settles, tender_code }: CodedType): TenderCode {
  if (tender_code) return tender_code;
  if (settles === "on_account") return "13";
  switch (icon) {
    case "cash":
      return CASH_TENDER;
    case "card":
    case "reader":
      return "03";
    case "bank":
      return "05";
    case "wallet":
    case "paypal":
    case "qrcode":
      return "08";
    case "discount":
      return "99";
    default:
      return unreachable(icon);
  }
}
