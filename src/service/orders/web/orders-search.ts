import { z } from "zod";
import { readStored, writeStored } from "#platform/web/stored.ts";
import { orderFilters } from "../domain/order-status.ts";

/** Layouts of the open accounts. */
const orderViews = ["cards", "floor"] as const;
export type OrderView = (typeof orderViews)[number];

/**
 * Search parameters of /dashboard/orders; invalid ones are dropped. Without a view the last one chosen here is
 * used.
 */
export const ordersSearch = z.object({
  status: z.enum(orderFilters).exclude(["all"]).optional().catch(undefined),
  view: z.enum(orderViews).optional().catch(undefined),
  q: z.coerce.string().min(1).max(100).optional().catch(undefined),
});

const VIEW_KEY = "orders-view";

/** Returns the view that was last chosen on this device; cards by default. */
export function lastOrderView(): OrderView {
  const stored = readStored(VIEW_KEY);
  return orderViews.find((view) => view === stored) ?? "cards";
}

/** Stores the chosen view for the next time. */
export function keepOrderView(view: OrderView): void {
  writeStored(VIEW_KEY, view);
}
