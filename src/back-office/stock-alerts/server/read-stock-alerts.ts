import { isScarce } from "#inventory/inventory/server/public.ts";
import type { ResponseOf } from "#platform/contract/define.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { required } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { readStockAlerts as definition } from "../contract/stock-alerts.ts";

type Counts = ResponseOf<typeof definition>;

/** Counts the ingredients that are low and out, for the badge of the frame. */
export function readStockAlerts(ctx: StaffContext): Promise<Counts> {
  return ctx.inTenant(countScarce);
}

/** Counts them in the caller's transaction. */
export async function countScarce(tx: Tx): Promise<Counts> {
  const [counts] = await tx.query<Counts>({
    text: `select count(*) filter (where status = 'low')::integer as low,
        count(*) filter (where status = 'out')::integer as out
      from inventory_items i where tenant_id = $1 and ${isScarce("i")}`,
    values: [tx.tenantId],
  });
  return required(counts, "the counts of ingredients");
}
