import { readSettings } from "#core/settings/server/public.ts";
import type { ResponseOf } from "#platform/contract/define.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { listItemLimits as definition } from "../contract/item-limits.ts";
import { selectLimits } from "./item-limit-queries.ts";
import { limitedDishViews } from "./item-limit-view.ts";

/** What is sold out or counted down now. */
export function listItemLimits(ctx: StaffContext): Promise<ResponseOf<typeof definition>> {
  return ctx.inTenant(async (tx) => {
    const { today, dayRule } = await readSettings(tx, ctx.now);
    return { itemLimits: limitedDishViews(await selectLimits(tx), today, dayRule) };
  });
}
