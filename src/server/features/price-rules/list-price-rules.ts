import type { ResponseOf } from "../../../contract/platform/define.ts";
import type { listPriceRules as definition } from "../../../contract/price-rules.ts";
import type { StaffContext } from "../../platform/http/context.ts";
import { selectRules } from "./rule-queries.ts";

/** All rules in their order, also those switched off. */
export function listPriceRules(ctx: StaffContext): Promise<ResponseOf<typeof definition>> {
  return ctx.inTenant(async (tx) => ({ rules: await selectRules(tx) }));
}
