import { z } from "zod";
import { orderViews } from "#service/orders/domain/order-views.ts";

/** Search parameters of /dashboard/order-charge; damaged ones are dropped. An order or table is charged at once. */
export const chargeSearch = z.object({
  q: z.coerce.string().min(1).max(100).optional().catch(undefined),
  view: z.enum(orderViews).optional().catch(undefined),
  orderId: z.coerce.number().int().positive().optional().catch(undefined),
  tableId: z.coerce.number().int().positive().optional().catch(undefined),
  tableName: z.coerce.string().trim().min(1).max(200).optional().catch(undefined),
});
