import type { ResponseOf } from "#platform/contract/define.ts";
import type { paymentSummary } from "../contract/payments.ts";

type Summary = ResponseOf<typeof paymentSummary>;

/** What the dialog shows of an account beside its figures: what is left, what is paid, what is offered. */
export type BillView = Pick<
  Summary,
  | "balance"
  | "lines"
  | "parts"
  | "discount"
  | "tip_suggestion"
  | "service_charge_rate"
  | "identification_threshold"
  | "is_district_named"
  | "guest_receptor"
> & { readonly itemsTotal: Summary["fiscal_totals"]["items_total"] };

/** Read from the summary of the server. */
export function readBill(summary: Summary): BillView {
  const { balance, lines, parts, discount, tip_suggestion, service_charge_rate } = summary;
  const { identification_threshold, is_district_named, guest_receptor } = summary;
  const itemsTotal = summary.fiscal_totals.items_total;
  return {
    balance,
    lines,
    parts,
    discount,
    tip_suggestion,
    service_charge_rate,
    identification_threshold,
    is_district_named,
    guest_receptor,
    itemsTotal,
  };
}
