import type { ResponseOf } from "#platform/contract/define.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { listPriceRules as definition } from "../contract/price-rules.ts";
import { selectRules } from "./rule-queries.ts";

/** All rules in their order, also those switched off. */
export function listPriceRules(ctx: StaffContext): Promise<ResponseOf<typeof definition>> {
  return ctx.inTenant(async (tx) => ({ rules: await selectRules(tx) }));
}
