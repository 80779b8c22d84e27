import { type Thousandths, thousandths } from "#platform/domain/numbers/quantity.ts";
import type { StockMovementCause, StockMovementType } from "./stock-movement.ts";

/** What all movements of an ingredient so far come to, each of them above 0 unless told. */
export interface StockTotals {
  /** What is there: in, less out and thrown away. */
  readonly quantity: Thousandths;
  readonly in: Thousandths;
  readonly wastage: Thousandths;
  /** Used by orders, less what voids and refunds brought back. */
  readonly sold: Thousandths;
  /** Found missing by adjustments and counts, less what was found again; below 0 when more was found than missed. */
  readonly lost: Thousandths;
}

/** A movement as the totals see it: signed, and why. */
export interface TotalledMovement {
  readonly delta: Thousandths;
  readonly type: StockMovementType;
  readonly cause: StockMovementCause;
}

/** The totals after one more movement. */
export function totalsAfter(totals: StockTotals, { delta, type, cause }: TotalledMovement): StockTotals {
  const isSale = cause === "order" || cause === "order_cancelled" || cause === "refund";
  const isCorrection = cause === "adjustment" || cause === "count";
  return {
    quantity: thousandths(totals.quantity + delta),
    in: thousandths(totals.in + (type === "IN" ? delta : 0)),
    wastage: thousandths(totals.wastage - (type === "WASTAGE" ? delta : 0)),
    sold: thousandths(totals.sold - (isSale ? delta : 0)),
    lost: thousandths(totals.lost - (isCorrection ? delta : 0)),
  };
}

/** Between two moments, of each total: what came to it. */
export function totalsBetween(before: StockTotals, after: StockTotals): StockTotals {
  return {
    quantity: thousandths(after.quantity - before.quantity),
    in: thousandths(after.in - before.in),
    wastage: thousandths(after.wastage - before.wastage),
    sold: thousandths(after.sold - before.sold),
    lost: thousandths(after.lost - before.lost),
  };
}
