import { z } from "zod";

/** Search parameters of /dashboard/order-charge; damaged ones are dropped. */
export const chargeSearch = z.object({ q: z.coerce.string().min(1).max(100).optional().catch(undefined) });
