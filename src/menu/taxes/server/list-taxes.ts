import { readSettings } from "#core/settings/server/public.ts";
import type { ResponseOf } from "#platform/contract/define.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { listTaxes as definition } from "../contract/taxes.ts";
import { offeredTaxes } from "./tax-queries.ts";

export function listTaxes(ctx: StaffContext): Promise<ResponseOf<typeof definition>> {
  return ctx.inTenant(async (tx) => {
    const { currency } = await readSettings(tx, ctx.now);
    return { taxes: await offeredTaxes(tx), currency };
  });
}
