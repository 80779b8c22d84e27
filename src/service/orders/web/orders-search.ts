import { z } from "zod";
import { readStored, writeStored } from "#platform/web/stored.ts";
import { orderFilters } from "../domain/order-status.ts";

/** How the open accounts are laid out. */
export const orderViews = ["cards", "floor"] as const;
export type OrderView = (typeof orderViews)[number];

/** Search parameters of /dashboard/orders; damaged ones are dropped. Without a view it is the one chosen last here. */
export const ordersSearch = z.object({
  status: z.enum(orderFilters).exclude(["all"]).optional().catch(undefined),
  view: z.enum(orderViews).optional().catch(undefined),
  q: z.coerce.string().min(1).max(100).optional().catch(undefined),
});

const VIEW_KEY = "orders-view";

/** The view that was chosen last on this device; cards at first. */
export function lastOrderView(): OrderView {
  const stored = readStored(VIEW_KEY);
  return orderViews.find((view) => view === stored) ?? "cards";
}

/** Keeps the chosen view for the next time. */
export function keepOrderView(view: OrderView): void {
  writeStored(VIEW_KEY, view);
}
