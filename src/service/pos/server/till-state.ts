import { businessDateOf } from "#platform/domain/periods/business-day.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { Followed } from "#platform/server/http/revalidation.ts";
import { selectTillState } from "./till-queries.ts";

/**
 * What a till's start follows from: the version of the restaurant's data that the database counts (migration 0017) and
 * the business day, on which what was sold out until then is for sale again.
 */
export function tillState(ctx: StaffContext): Promise<Followed> {
  return ctx.inTenant(async (tx) => {
    const { version, ...dayRule } = await selectTillState(tx);
    const today = businessDateOf(ctx.now.getTime(), dayRule);
    return { of: String(ctx.tenantId), state: `${version ?? 0} ${today}` };
  });
}
