import type { TenantId } from "#platform/domain/ids.ts";
import type { DateRange } from "#platform/domain/periods/period.ts";
import type { Database } from "#platform/server/db/in-tenant.ts";

export interface TenantOrders {
  readonly tenant_id: TenantId;
  readonly name: string;
  readonly orders: number;
  readonly orders_before: number;
}

/** Orders of each restaurant in the days $1 to $2 and in those before them, $3 to $4. */
const BOTH = `select d.tenant_id,
    coalesce(sum(d.orders) filter (where d.business_date >= $1), 0)::bigint as orders,
    coalesce(sum(d.orders) filter (where d.business_date <= $4), 0)::bigint as orders_before
  from tenant_day_sums d
  where d.business_date between $3 and $2 group by d.tenant_id`;

const parameters = (now: DateRange, before: DateRange) => [now.from, now.to, before.from, before.to];

/**
 * Returns the restaurants whose orders fell most since the days before, of those that had at least so many: three orders
 * less say nothing of a restaurant that had four.
 */
export function slowingTenants(
  db: Database,
  { now, before }: { readonly now: DateRange; readonly before: DateRange },
  { least, most }: { readonly least: number; readonly most: number },
): Promise<TenantOrders[]> {
  return db.directory<TenantOrders>(
    `select b.tenant_id, t.name, b.orders, b.orders_before
     from (${BOTH}) b join tenants t on t.id = b.tenant_id and t.kind = 'restaurant' and t.is_active
     where b.orders_before >= $5 and b.orders < b.orders_before
     order by b.orders_before - b.orders desc, b.tenant_id limit $6`,
    [...parameters(now, before), least, most],
  );
}

/** Counts the restaurants that had orders in the days, and in those before them. */
export async function sellingTenants(
  db: Database,
  { now, before }: { readonly now: DateRange; readonly before: DateRange },
): Promise<{ readonly selling: number; readonly selling_before: number }> {
  const [row] = await db.directory<{ selling: number; selling_before: number }>(
    `select count(*) filter (where orders > 0)::integer as selling,
       count(*) filter (where orders_before > 0)::integer as selling_before from (${BOTH}) b`,
    parameters(now, before),
  );
  return row ?? { selling: 0, selling_before: 0 };
}
