import { z } from "zod";
import { readStored, writeStored } from "#platform/web/stored.ts";
import { orderFilters } from "../domain/order-status.ts";
import { type OrderView, orderViews } from "../domain/order-views.ts";

/**
 * Search parameters of /dashboard/orders; invalid ones are dropped. Without a view the last one chosen here is
 * used.
 */
export const ordersSearch = z.object({
  status: z.enum(orderFilters).exclude(["all"]).optional().catch(undefined),
  view: z.enum(orderViews).optional().catch(undefined),
  q: z.coerce.string().min(1).max(100).optional().catch(undefined),
});

/** The screens that remember their view by themselves. */
type ViewKey = "orders-view" | "charge-view";

/** Returns the view that was last chosen on this device for a screen; cards by default. */
export function lastView(key: ViewKey): OrderView {
  const stored = readStored(key);
  return orderViews.find((view) => view === stored) ?? "cards";
}

/** Stores the chosen view for the next time. */
export function keepView(key: ViewKey, view: OrderView): void {
  writeStored(key, view);
}
