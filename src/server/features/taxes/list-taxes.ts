import type { ResponseOf } from "../../../contract/platform/define.ts";
import type { listTaxes as definition } from "../../../contract/setup/taxes.ts";
import type { StaffContext } from "../../platform/http/context.ts";
import { readSettings } from "../settings/public.ts";
import { offeredTaxes } from "./tax-queries.ts";

export function listTaxes(ctx: StaffContext): Promise<ResponseOf<typeof definition>> {
  return ctx.inTenant(async (tx) => {
    const { currency } = await readSettings(tx, ctx.now);
    return { taxes: await offeredTaxes(tx), currency };
  });
}
