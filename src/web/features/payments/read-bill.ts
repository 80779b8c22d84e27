import type { paymentSummary } from "../../../contract/payments.ts";
import type { ResponseOf } from "../../../contract/platform/define.ts";

type Answer = ResponseOf<typeof paymentSummary>;

/** What the dialog shows of an account beside its figures: what is left, what is paid, what is offered. */
export type BillView = Pick<
  Answer,
  "balance" | "lines" | "parts" | "discount" | "tip_suggestion" | "service_charge_rate"
> & { readonly itemsTotal: Answer["fiscal_totals"]["items_total"] };

/** Read from the summary of the server. */
export function readBill(answer: Answer): BillView {
  const { balance, lines, parts, discount, tip_suggestion, service_charge_rate } = answer;
  const itemsTotal = answer.fiscal_totals.items_total;
  return { balance, lines, parts, discount, tip_suggestion, service_charge_rate, itemsTotal };
}
