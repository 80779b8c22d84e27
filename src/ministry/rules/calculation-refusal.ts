import type { CheckProblem, CheckReason } from "#tax/tax-documents/domain/check/check-problem.ts";
import { type Refusal, type ResponseCode, refusal } from "../response-codes.ts";

/** The ministry's code of what our own check finds; the figures all are a wrong calculation (guide §20). */
const codes = {
  unknown_document: "007",
  malformed_name: "006",
  contingency_mixed: "024",
  not_an_amount: "006",
  too_many_decimals: "006",
  below_zero: "003",
  not_numbered: "019",
  not_one_column: "024",
  amount_differs: "020",
  sum_differs: "020",
  tributes_wrong: "003",
  tribute_not_consolidated: "020",
  own_tribute_wrong: "003",
  nothing_sold: "003",
  payments_differ: "020",
  term_wrong: "024",
  condition_wrong: "003",
  discount_too_large: "003",
  withheld_wrong: "020",
  nrc_without_nit: "024",
  buyer_unnamed: "005",
  not_related: "027",
  replacement_wrong: "003",
  reason_missing: "005",
  period_wrong: "017",
} as const satisfies Record<CheckReason, ResponseCode>;

/** The refusal of a document with problems: the first one's code, and a remark for each; null when there are none. */
export function calculationRefusal(problems: readonly CheckProblem[]): Refusal | null {
  const [first] = problems;
  if (first === undefined) return null;
  const remarks = problems.map(({ field, reason }) => refusal(codes[reason], field).description);
  return refusal(codes[first.reason], first.field, remarks);
}
