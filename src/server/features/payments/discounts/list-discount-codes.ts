import type { ResponseOf } from "../../../../contract/platform/define.ts";
import type { listDiscountCodes as definition } from "../../../../contract/setup/discount-codes.ts";
import type { StaffContext } from "../../../platform/http/context.ts";
import { readSettings } from "../../settings/public.ts";
import { offeredCodes } from "./discount-code-queries.ts";
import { discountCodeView } from "./discount-code-view.ts";

export function listDiscountCodes(ctx: StaffContext): Promise<ResponseOf<typeof definition>> {
  return ctx.inTenant(async (tx) => {
    const { currency, today } = await readSettings(tx, ctx.now);
    return { discountCodes: (await offeredCodes(tx)).map(discountCodeView), currency, today };
  });
}
