import type { Cents } from "#platform/domain/money/cents.ts";
import type { DateRange } from "#platform/domain/periods/period.ts";
import type { Database } from "#platform/server/db/in-tenant.ts";
import { required } from "#platform/server/http/app-error.ts";
import { spansOf } from "./platform-spans.ts";

export interface PlatformSum {
  /** ISO 4217. */
  readonly currency: string;
  /** Orders that were not cancelled. */
  readonly orders: number;
  /** Charged, with tax and service charge, without tips and before refunds. */
  readonly sales: Cents;
}

/**
 * What all restaurants came to in business days of their own, those that are gone as well, by currency, the one with most orders
 * first.
 */
export function readPlatform(db: Database, { from, to }: DateRange): Promise<PlatformSum[]> {
  return db.directory<PlatformSum>(
    `with stale as materialized (
       select distinct business_date from platform_stale_days where business_date between $1 and $2
     )
     select f.currency, sum(f.orders)::bigint as orders, sum(f.sales_cents)::bigint as sales
     from (
       select * from platform_day_sums
       where business_date between $1 and $2 and business_date not in (select business_date from stale)
       union all
       select d.business_date, d.currency, d.orders, d.sales_cents
       from stale cross join lateral (select * from tenant_day_sums where business_date = stale.business_date offset 0) d
       union all
       select g.business_date, g.currency, g.orders, g.sales_cents
       from deleted_day_sums g where g.business_date in (select business_date from stale)
     ) f
     group by 1 having sum(f.orders) > 0 or sum(f.sales_cents) <> 0
     order by 2 desc, 1`,
    [from, to],
  );
}

/**
 * Known customers of all restaurants in business days, each once in its restaurant: who was there before within the days was counted
 * then. As it was added up last, some minutes ago.
 */
export async function platformCustomers(db: Database, range: DateRange): Promise<number> {
  const spans = spansOf(range);
  const [row] = await db.directory<{ customers: number }>(
    `select coalesce(sum(v.customers), 0)::bigint as customers
     from unnest($1::text[], $2::date[]) as p(span, starts_on)
     cross join lateral (
       select sum(s.customers) as customers from platform_visit_sums s
       where s.span = p.span and s.starts_on = p.starts_on and s.before < $3::date offset 0
     ) v`,
    [spans.map(({ span }) => span), spans.map(({ startsOn }) => startsOn), range.from],
  );
  return required(row, "the row of an aggregate").customers;
}
