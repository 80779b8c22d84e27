import { z } from "zod";

/** Stands for goods of an unknown vendor in the address. */
export const NOBODY = 0;

/** Address of a purchase that begins with proposals of what to buy from a vendor; without a vendor it begins empty. */
export const goodsWanted = z.object({
  vendor: z.number().int().nonnegative().optional().catch(undefined),
  days: z.number().int().min(1).max(60).optional().catch(undefined),
  q: z.string().optional().catch(undefined),
  group: z.string().optional().catch(undefined),
  only: z.enum(["scarce"]).optional().catch(undefined),
});
export type GoodsWanted = z.output<typeof goodsWanted>;
