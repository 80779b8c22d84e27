import { unreachable } from "#platform/domain/unreachable.ts";
import type { LineStatus } from "#service/orders/domain/line-status.ts";
import { type OrderStatus, orderStatus } from "#service/orders/domain/order-status.ts";

/** Columns of the display for guests. */
export const displayColumns = ["preparing", "ready"] as const;
type DisplayColumn = (typeof displayColumns)[number];

interface DisplayableOrder {
  /** Statuses of its lines. */
  readonly statuses: readonly LineStatus[];
  readonly created_at: Date;
  /** Latest status change of a line. */
  readonly changed_at: Date;
}

interface PlaceOnDisplay {
  readonly column: DisplayColumn;
  readonly since: Date;
}

/**
 * Places the number of an order: under preparing, from the time it was sent, while any dish is being made; under ready, from the
 * last dish, when all are; nowhere once it was served or cancelled, or while it has no dishes.
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
