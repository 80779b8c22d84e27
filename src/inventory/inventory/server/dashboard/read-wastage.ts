import type { QueryOf, ResponseOf } from "#platform/contract/define.ts";
import { type Cents, cents } from "#platform/domain/money/cents.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { readWastage as definition } from "../../contract/stock-dashboard.ts";
import type { WastageReason } from "../../domain/stock-movement.ts";
import { stockPeriod } from "../stock-period.ts";

/** What was thrown away in a period by reason, the dearest first; what nobody gave a reason for is "other". */
export function readWastage(
  ctx: StaffContext,
  query: QueryOf<typeof definition>,
): Promise<ResponseOf<typeof definition>> {
  return ctx.inTenant(async (tx) => {
    const { range, between, currency } = await stockPeriod(tx, ctx, query);
    const rows = await tx.query<{ reason: WastageReason; movements: number; value: Cents; unknown: number }>({
      text: `select coalesce(reason, 'other') as reason, count(*)::integer as movements,
          coalesce(sum(round(-quantity::numeric * unit_cost_micros / 10000000)), 0)::bigint as value,
          count(*) filter (where unit_cost_micros is null)::integer as unknown
        from stock_movements
        where tenant_id = $1 and type = 'WASTAGE' and type <> 'OUT' and created_at >= $2 and created_at < $3
        group by 1 order by value desc, 1`,
      values: [tx.tenantId, ...between],
    });
    return {
      reasons: rows.map(({ unknown: _, value, ...row }) => ({ ...row, value: cents(value) })),
      unknown_cost: rows.reduce((sum, { unknown }) => sum + unknown, 0),
      ...range,
      currency,
    };
  });
}
