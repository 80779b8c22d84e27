import { unreachable } from "#platform/domain/unreachable.ts";
import type { LineStatus } from "#service/orders/domain/line-status.ts";
import { type OrderStatus, orderStatus } from "#service/orders/domain/order-status.ts";

/** The two columns of the display that guests read. */
export const displayColumns = ["preparing", "ready"] as const;
export type DisplayColumn = (typeof displayColumns)[number];

interface DisplayableOrder {
  /** Of its lines. */
  readonly statuses: readonly LineStatus[];
  readonly created_at: Date;
  /** When one of its lines changed last. */
  readonly changed_at: Date;
}

export interface PlaceOnDisplay {
  readonly column: DisplayColumn;
  readonly since: Date;
}

/**
 * Where guests find the number of an order: among those being made while any dish is, since it was sent; among the ready
 * ones when all are, since the last was; nowhere once it was handed over or cancelled, or while it has no dishes.
 */
export function placeOnDisplay({
  statuses,
  created_at,
  changed_at,
}: DisplayableOrder): PlaceOnDisplay | null {
  if (statuses.length === 0) return null;
  const status: OrderStatus = orderStatus(statuses);
  switch (status) {
    case "created":
    case "preparing":
      return { column: "preparing", since: created_at };
    case "completed":
      return { column: "ready", since: changed_at };
    case "delivered":
    case "cancelled":
      return null;
    default:
      return unreachable(status);
  }
}
