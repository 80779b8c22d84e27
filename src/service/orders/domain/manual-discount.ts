import {
  afterLineDiscounts,
  isWithinLimit,
  type ManualDiscount,
  manualAmounts,
} from "#core/pricing/domain/bill-discounts.ts";
import { amountOff, type DiscountValue } from "#core/pricing/domain/decide-discount.ts";
import { lineAmount, type PricedLine } from "#core/pricing/domain/tax-breakdown.ts";
import {
  type BasisPoints,
  type Cents,
  multiplyCents,
  subtractCents,
  sumCents,
} from "#platform/domain/money/cents.ts";
import type { LineStatus } from "./line-status.ts";
import { decideLinePart, type LinePart } from "./void-line.ts";

interface DiscountableLine {
  readonly status: LineStatus;
  readonly quantity: number;
  /** The price of one piece, of a combo with all of its parts. */
  readonly unitPrice: Cents;
  /** True when the order is paid or cancelled. */
  readonly isOrderOver: boolean;
}

type LineDiscountDecision =
  | { readonly ok: true; readonly isWhole: boolean; readonly listed: Cents; readonly amount: Cents }
  | { readonly ok: false; readonly reason: "discount_refused" | "line_changed" };

/**
 * Decides what a discount takes off a line, or off some of its pieces: the line must be unpaid and cost something. It
 * takes the place of the one that the line had. `part.of` is the number of pieces the person saw; a different number now
 * refuses.
 */
export function decideLineDiscount(
  line: DiscountableLine,
  part: LinePart,
  value: DiscountValue,
): LineDiscountDecision {
  if (line.isOrderOver || line.status === "cancelled" || line.unitPrice <= 0)
    return { ok: false, reason: "discount_refused" };
  const decision = decideLinePart({ ...line, orderPaid: false }, part);
  if (!decision.ok) return { ok: false, reason: "line_changed" };
  const listed = multiplyCents(line.unitPrice, part.quantity);
  const amount = amountOff(value, listed);
  // A share so small that it takes nothing off would stand on the account as a discount of 0.00.
  if (amount === 0) return { ok: false, reason: "discount_refused" };
  return { ok: true, isWhole: decision.isWhole, listed, amount };
}

/**
 * Tells whether what people take off a bill, on its lines and on the whole, stays within the share that needs no
 * approval: several small discounts together are one large one.
 */
export function isBillWithinLimit(
  { lines, onBill }: { readonly lines: readonly PricedLine[]; readonly onBill: readonly ManualDiscount[] },
  limit: BasisPoints,
): boolean {
  const listed = sumCents(lines.map(lineAmount));
  const left = afterLineDiscounts(lines);
  const ofBill = sumCents(manualAmounts(left, onBill).map(({ amount }) => amount));
  return isWithinLimit(sumCents([subtractCents(listed, left), ofBill]), listed, limit);
}
