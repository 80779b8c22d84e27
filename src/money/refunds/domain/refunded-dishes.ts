import type { Id, OrderLineId } from "#platform/domain/ids.ts";
import { type GivenBackPart, withdrawnPieces } from "#service/orders/domain/withdrawn-pieces.ts";

/** One of the parts in which an ordered line was sold, with what was refunded of it before. */
export interface SoldPortion extends GivenBackPart {
  readonly invoiceLineId: Id<"InvoiceLine">;
  readonly orderLineId: OrderLineId;
  /** Pieces of the ordered line. */
  readonly ordered: number;
}

interface RefundedPart {
  readonly invoiceLineId: Id<"InvoiceLine">;
  readonly quantity: number;
}

/**
 * Returns how many whole dishes each of these refunds gives back, one after the other; `parts` are all parts of the
 * ordered lines. A dish that guests divided is given back with its last share. Lines without a part, which were
 * written by hand, give back no dish.
 */
export function refundedDishes(parts: readonly SoldPortion[], refunds: readonly RefundedPart[]): number[] {
  let now = parts;
  return refunds.map(({ invoiceLineId, quantity }) => {
    const part = now.find((known) => known.invoiceLineId === invoiceLineId);
    if (part === undefined) return 0;
    const whole = () =>
      withdrawnPieces(
        part.ordered,
        now.filter(({ orderLineId }) => orderLineId === part.orderLineId),
      );
    const before = whole();
    now = now.map((known) =>
      known.invoiceLineId === invoiceLineId ? { ...known, refunded: known.refunded + quantity } : known,
    );
    return whole() - before;
  });
}
