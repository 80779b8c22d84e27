import { unreachable } from "#platform/domain/unreachable.ts";

export const billRequestStatuses = ["REQUESTED", "ACKNOWLEDGED", "CANCELLED"] as const;
export type BillRequestStatus = (typeof billRequestStatuses)[number];

/** Answers that staff may give to a request; guests can only request (operations §4, §7). */
export const billRequestActions = ["acknowledge", "cancel"] as const;
export type BillRequestAction = (typeof billRequestActions)[number];

export type BillRequestDecision =
  | { readonly ok: true; readonly status: BillRequestStatus; readonly changed: boolean }
  | { readonly ok: false; readonly reason: "bill_not_requested" };

/**
 * Decides what an answer does to a request for the bill. The same answer twice changes nothing. When the request
 * is gone the answer is refused, so that of two waiters one learns that the other was first.
 */
export function decideBillAnswer(
  current: BillRequestStatus | null,
  action: BillRequestAction,
): BillRequestDecision {
  const status = answered(action);
  if (current === status) return { ok: true, status, changed: false };
  if (current !== "REQUESTED") return { ok: false, reason: "bill_not_requested" };
  return { ok: true, status, changed: true };
}

function answered(action: BillRequestAction): BillRequestStatus {
  switch (action) {
    case "acknowledge":
      return "ACKNOWLEDGED";
    case "cancel":
      return "CANCELLED";
    default:
      return unreachable(action);
  }
}
