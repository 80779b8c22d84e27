import type { StaffContext } from "../../platform/http/context.ts";

/** "Sold out" or how many are left, for who wanted more. */
export function leftText(ctx: Pick<StaffContext, "say">, remaining: number): string {
  return ctx.say(remaining === 0 ? "itemLimits.sold_out" : "itemLimits.left", { count: remaining });
}
