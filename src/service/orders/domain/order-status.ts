import type { LineStatus } from "./line-status.ts";

/** Status of a whole order, derived from its lines and never stored. */
export const orderStatuses = ["created", "preparing", "completed", "delivered", "cancelled"] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/**
 * Derives the status. Cancelled lines only count when all are cancelled. All delivered, all completed or
 * delivered, and nothing begun (created) have their own status; anything between is preparing. An order without
 * lines is created.
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

/** Tells whether an order is shown under a filter. */
export function passesFilter(status: OrderStatus, filter: OrderFilter): boolean {
  if (filter === "all") return true;
  return status === (filter === "pending" ? "created" : filter);
}
