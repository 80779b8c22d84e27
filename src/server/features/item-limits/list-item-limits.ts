import type { ResponseOf } from "../../../contract/define.ts";
import type { listItemLimits as definition } from "../../../contract/item-limits.ts";
import { businessDateOf } from "../../../domain/periods/business-day.ts";
import type { StaffContext } from "../../platform/http/context.ts";
import { dayRuleOf, selectSettings } from "../pos/public.ts";
import { selectLimits } from "./item-limit-queries.ts";
import { limitedDishViews } from "./item-limit-view.ts";

/** What is sold out or counted down now: little, whatever the size of the menu. */
export function listItemLimits(ctx: StaffContext): Promise<ResponseOf<typeof definition>> {
  return ctx.inTenant(async (tx) => {
    const rule = dayRuleOf(await selectSettings(tx));
    const today = businessDateOf(ctx.now.getTime(), rule);
    return { itemLimits: limitedDishViews(await selectLimits(tx), today, rule) };
  });
}
