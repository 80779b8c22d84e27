import type { Cents } from "#platform/domain/money/cents.ts";
import type { BusinessDate } from "#platform/domain/periods/business-day.ts";
import type { DateRange } from "#platform/domain/periods/period.ts";
import type { Database } from "#platform/server/db/in-tenant.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { required } from "#platform/server/http/app-error.ts";
import type { DaySales } from "../../domain/sales-over-time.ts";
import { spansOf } from "./platform-spans.ts";
import { lockTenantNews } from "./publish-days.ts";
import { sellingTenants, slowingTenants } from "./slowing-tenants.ts";
import { topSellers } from "./top-sellers.ts";

export interface PlatformSum {
  /** ISO 4217. */
  readonly currency: string;
  /** Orders that were not cancelled. */
  readonly orders: number;
  /** Charged, with tax and service charge, without tips and before refunds. */
  readonly sold: Cents;
  /** Given back on these days, of any day's sales. */
  readonly refunded: Cents;
}

const daySums = "f.business_date, f.currency, f.orders, f.sales_cents, f.refunded_cents";

/** Sums `f` of all restaurants, including deleted ones, by their own business days from $1 to $2 and currency. */
const PLATFORM_DAYS = `(
       with stale as materialized (
         select distinct business_date from platform_stale_days where business_date between $1 and $2
       )
       select ${daySums} from platform_day_sums f
       where business_date between $1 and $2 and business_date not in (select business_date from stale)
       union all
       select ${daySums}
       from stale cross join lateral (select * from tenant_day_sums where business_date = stale.business_date offset 0) f
       union all
       select ${daySums} from deleted_day_sums f where f.business_date in (select business_date from stale)
     ) f`;

/** Returns the sums of all restaurants over business days by currency, the one with most orders first. */
export function readPlatform(db: Database, { from, to }: DateRange): Promise<PlatformSum[]> {
  return db.directory<PlatformSum>(
    `select f.currency, sum(f.orders)::bigint as orders, sum(f.sales_cents)::bigint as sold, sum(f.refunded_cents)::bigint as refunded
     from ${PLATFORM_DAYS}
     group by 1 having sum(f.orders) > 0 or sum(f.sales_cents) <> 0 or sum(f.refunded_cents) <> 0
     order by 2 desc, 1`,
    [from, to],
  );
}

/** Returns what all restaurants sold in one currency on each business day; the count is that of orders. */
export async function platformSalesByDay(
  db: Database,
  { from, to }: DateRange,
  currency: string,
): Promise<ReadonlyMap<BusinessDate, DaySales>> {
  const rows = await db.directory<DaySales & { readonly day: BusinessDate }>(
    `select f.business_date as day, sum(f.orders)::bigint as count, sum(f.sales_cents)::bigint as sold,
       sum(f.refunded_cents)::bigint as refunded
     from ${PLATFORM_DAYS} where f.currency = $3 group by 1`,
    [from, to, currency],
  );
  return new Map(rows.map(({ day, ...sales }) => [day, sales]));
}

/**
 * Counts the known customers of all restaurants in business days, each once in its restaurant; a customer with an
 * earlier visit within the days was counted then. The sums are some minutes old.
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

/**
 * Moves the sums of the transaction's restaurant into those of deleted restaurants, in one piece: the totals of the
 * platform stay the same. For a restaurant that is being deleted and publishes nothing any more; a second time there
 * is nothing to move.
 */
export async function moveToDeletedTenants(tx: Tx): Promise<void> {
  await lockTenantNews(tx);
  await tx.query({
    text: `with gone as (
        delete from tenant_day_sums f where tenant_id = $1 returning ${daySums}
      )
      insert into deleted_day_sums as d (business_date, currency, orders, sales_cents, refunded_cents)
      select ${daySums} from gone f order by business_date
      on conflict (business_date, currency) do update set orders = d.orders + excluded.orders,
        sales_cents = d.sales_cents + excluded.sales_cents, refunded_cents = d.refunded_cents + excluded.refunded_cents`,
    values: [tx.tenantId],
  });
  await tx.query({
    text: `with gone as (
        delete from tenant_visit_sums where tenant_id = $1 returning business_date, before, customers
      )
      insert into deleted_visit_sums as d (business_date, before, customers)
      select business_date, before, customers from gone order by business_date, before
      on conflict (business_date, before) do update set customers = d.customers + excluded.customers`,
    values: [tx.tenantId],
  });
}

/** Sums of all restaurants, and the step by which a deleted one leaves its part in them. */
export const platformSums = {
  read: readPlatform,
  byDay: platformSalesByDay,
  customers: platformCustomers,
  topSellers,
  slowing: slowingTenants,
  selling: sellingTenants,
  moveToDeletedTenants,
} as const;
