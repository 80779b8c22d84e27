import { readSettings } from "#core/settings/server/public.ts";
import type { ResponseOf } from "#platform/contract/define.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { listDiscountCodes as definition } from "../contract/discount-codes.ts";
import { offeredCodes } from "./discount-code-queries.ts";
import { discountCodeView } from "./discount-code-view.ts";

export function listDiscountCodes(ctx: StaffContext): Promise<ResponseOf<typeof definition>> {
  return ctx.inTenant(async (tx) => {
    const { currency, today } = await readSettings(tx, ctx.now);
    return { discountCodes: (await offeredCodes(tx)).map(discountCodeView), currency, today };
  });
}
