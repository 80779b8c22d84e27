import type { readStockAlerts as definition } from "../../../contract/inventory/stock-alerts.ts";
import type { ResponseOf } from "../../../contract/platform/define.ts";
import { required } from "../../platform/http/app-error.ts";
import type { StaffContext } from "../../platform/http/context.ts";

/** How many ingredients are low and how many are out: the badge of the frame. */
export function readStockAlerts(ctx: StaffContext): Promise<ResponseOf<typeof definition>> {
  return ctx.inTenant(async (tx) => {
    const [counts] = await tx.query<{ low: number; out: number }>({
      text: `select count(*) filter (where status = 'low')::integer as low,
          count(*) filter (where status = 'out')::integer as out
        from inventory_items where tenant_id = $1 and status in ('low', 'out') and archived_at is null`,
      values: [tx.tenantId],
    });
    return required(counts, "the counts of ingredients");
  });
}
