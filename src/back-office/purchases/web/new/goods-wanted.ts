import { z } from "zod";

/** As a vendor in the address: those goods that were bought of nobody who is known. */
export const NOBODY = 0;

/** What a purchase begins with, in its address: what the list of what to buy proposes of a vendor. Without a vendor: nothing. */
export const goodsWanted = z.object({
  vendor: z.number().int().nonnegative().optional().catch(undefined),
  days: z.number().int().min(1).max(60).optional().catch(undefined),
  q: z.string().optional().catch(undefined),
  group: z.string().optional().catch(undefined),
});
export type GoodsWanted = z.output<typeof goodsWanted>;
