import type { Cents } from "#platform/domain/money/cents.ts";
import type { LineStatus } from "./line-status.ts";
import { decideLinePart, type LinePart } from "./void-line.ts";

interface ChargeableLine {
  readonly status: LineStatus;
  readonly quantity: number;
  readonly unitPrice: Cents;
  /** Paid or cancelled. */
  readonly isOrderOver: boolean;
}

export type CourtesyDecision =
  | { readonly ok: true; readonly isWhole: boolean }
  | { readonly ok: false; readonly reason: "courtesy_refused" | "line_changed" };

/**
 * Whether a line, or some of its pieces, can be given for free: while it is to be paid and costs something. `part.of` says
 * how many pieces there were when the person looked; of another number nothing is given.
 */
export function decideCourtesy(line: ChargeableLine, part: LinePart): CourtesyDecision {
  if (line.isOrderOver || line.status === "cancelled" || line.unitPrice <= 0)
    return { ok: false, reason: "courtesy_refused" };
  const decision = decideLinePart({ ...line, orderPaid: false }, part);
  return decision.ok ? decision : { ok: false, reason: "line_changed" };
}
