import type { LineStatus } from "../orders/line-status.ts";
import { type OrderStatus, orderStatus } from "../orders/order-status.ts";
import { unreachable } from "../unreachable.ts";

/** The two columns of the display that guests read. */
export const displayColumns = ["preparing", "ready"] as const;
export type DisplayColumn = (typeof displayColumns)[number];

/**
 * Where guests find the number of an order: among those being made while any dish is, among the ready ones when all
 * are; nowhere once it was handed over or cancelled.
 */
export function displayColumn(lines: readonly LineStatus[]): DisplayColumn | null {
  const status: OrderStatus = orderStatus(lines);
  switch (status) {
    case "created":
    case "preparing":
      return "preparing";
    case "completed":
      return "ready";
    case "delivered":
    case "cancelled":
      return null;
    default:
      return unreachable(status);
  }
}
