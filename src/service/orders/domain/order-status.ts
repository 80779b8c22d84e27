import type { LineStatus } from "./line-status.ts";

/** Status of a whole order, derived from its lines and never stored. */
export const orderStatuses = ["created", "preparing", "completed", "delivered", "cancelled"] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/**
 * Cancelled lines do not count unless all are; then: all delivered, all completed or delivered, nothing begun
 * (created), and anything between is preparing. An order without lines is created.
 */
export function orderStatus(lines: readonly LineStatus[]): OrderStatus {
  const active = lines.filter((status) => status !== "cancelled");
  if (active.length === 0) return lines.length === 0 ? "created" : "cancelled";
  if (active.every((status) => status === "delivered")) return "delivered";
  if (active.every((status) => status === "delivered" || status === "completed")) return "completed";
  return active.every((status) => status === "created") ? "created" : "preparing";
}

/** The filter buttons of the open accounts (operations §2); `pending` shows what nobody has begun. */
export const orderFilters = ["all", "preparing", "pending", "completed", "delivered"] as const;
export type OrderFilter = (typeof orderFilters)[number];

/** Whether an order is shown under a filter. */
export function passesFilter(status: OrderStatus, filter: OrderFilter): boolean {
  if (filter === "all") return true;
  return status === (filter === "pending" ? "created" : filter);
}
