import { type Thousandths, thousandths } from "#platform/domain/numbers/quantity.ts";
import type { StockMovementCause, StockMovementType } from "./stock-movement.ts";

/** Sums of all movements of an ingredient so far, each 0 or more unless noted. */
export interface StockTotals {
  /** Present stock: in, less out and wastage. */
  readonly quantity: Thousandths;
  readonly in: Thousandths;
  readonly wastage: Thousandths;
  /** Used by orders, less the returns of voids and refunds. */
  readonly sold: Thousandths;
  /** Missing by adjustments and counts, less what was found again; below 0 when more was found. */
  readonly lost: Thousandths;
}

/** The fields of a movement that change the totals. */
interface TotalledMovement {
  readonly delta: Thousandths;
  readonly type: StockMovementType;
  readonly cause: StockMovementCause;
}

/** Returns the totals after one more movement. */
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

/** Returns the difference of each total between two moments. */
export function totalsBetween(before: StockTotals, after: StockTotals): StockTotals {
  return {
    quantity: thousandths(after.quantity - before.quantity),
    in: thousandths(after.in - before.in),
    wastage: thousandths(after.wastage - before.wastage),
    sold: thousandths(after.sold - before.sold),
    lost: thousandths(after.lost - before.lost),
  };
}
