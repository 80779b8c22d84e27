import type { Cents } from "#platform/domain/money/cents.ts";
import type { LineStatus } from "./line-status.ts";
import { decideLinePart, type LinePart } from "./void-line.ts";

interface ChargeableLine {
  readonly status: LineStatus;
  readonly quantity: number;
  readonly unitPrice: Cents;
  /** True when the order is paid or cancelled. */
  readonly isOrderOver: boolean;
}

type CourtesyDecision =
  | { readonly ok: true; readonly isWhole: boolean }
  | { readonly ok: false; readonly reason: "courtesy_refused" | "line_changed" };

/**
 * Decides whether a line, or some of its pieces, may be given for free: it must be unpaid and cost something.
 * `part.of` is the number of pieces the person saw; a different number now refuses.
 */
export function decideCourtesy(line: ChargeableLine, part: LinePart): CourtesyDecision {
  if (line.isOrderOver || line.status === "cancelled" || line.unitPrice <= 0)
    return { ok: false, reason: "courtesy_refused" };
  const decision = decideLinePart({ ...line, orderPaid: false }, part);
  return decision.ok ? decision : { ok: false, reason: "line_changed" };
}
