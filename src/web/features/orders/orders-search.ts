import { z } from "zod";
import { orderFilters } from "../../../domain/orders/order-status.ts";

/** Search parameters of /dashboard/orders; damaged ones are dropped. All, as cards, is the plain address. */
export const ordersSearch = z.object({
  status: z.enum(orderFilters).exclude(["all"]).optional().catch(undefined),
  view: z.enum(["floor"]).optional().catch(undefined),
  q: z.coerce.string().min(1).max(100).optional().catch(undefined),
});
