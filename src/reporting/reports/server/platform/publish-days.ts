import type { BusinessDate } from "#platform/domain/periods/business-day.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { dayFacts } from "../day-facts.ts";
import { dayVisits } from "../fact-rows.ts";

const inZone = (facts: string) => facts.replaceAll("$3::text", "s.time_zone");

/** Sums of the days $2 of the restaurant $1; existing rows of days without anything are set to 0. */
const DAY_SUMS = `with facts as (
    select f.business_date, sum(f.orders) as orders, sum(f.sales_cents) as sales_cents, sum(f.refunded_cents) as refunded_cents
    from store_settings s cross join lateral (
      select business_date, count as orders, 0 as sales_cents, 0 as refunded_cents from (${inZone(dayFacts.order)}) o
      union all
      select business_date, 0, amount_cents, refunded_cents from (${inZone(dayFacts.sale)}) i
    ) f
    where s.tenant_id = $1 group by 1
  )
  insert into tenant_day_sums as d (tenant_id, business_date, currency, orders, sales_cents, refunded_cents)
  select $1, day, s.currency, coalesce(f.orders, 0), coalesce(f.sales_cents, 0), coalesce(f.refunded_cents, 0)
  from unnest($2::date[]) as day
  cross join (select currency from store_settings where tenant_id = $1) s
  left join facts f on f.business_date = day
  where f.business_date is not null or exists (
    select from tenant_day_sums was where was.tenant_id = $1 and was.business_date = day
  )
  on conflict (tenant_id, business_date) do update
    set currency = excluded.currency, orders = excluded.orders, sales_cents = excluded.sales_cents,
      refunded_cents = excluded.refunded_cents
    where (d.currency, d.orders, d.sales_cents, d.refunded_cents)
      is distinct from (excluded.currency, excluded.orders, excluded.sales_cents, excluded.refunded_cents)`;

/** Pieces of the days after refunds, and the change of their months; more may be given back on a day than are sold. */
const ITEM_SUMS = `with now_sold as (
    select business_date, key::bigint as item_id, count - refunded_count as quantity from (${dayFacts.item}) p
    where key <> '' and count <> refunded_count
  ), changed as (
    select coalesce(n.business_date, w.starts_on) as day, coalesce(n.item_id, w.item_id) as item_id,
      coalesce(n.quantity, 0) - coalesce(w.quantity, 0) as more
    from now_sold n full join (
      select starts_on, item_id, quantity from tenant_item_sums
      where tenant_id = $1 and span = 'day' and starts_on = any($2::date[])
    ) w on w.starts_on = n.business_date and w.item_id = n.item_id
    where coalesce(n.quantity, 0) <> coalesce(w.quantity, 0)
  )
  insert into tenant_item_sums as i (tenant_id, span, starts_on, item_id, quantity)
  select $1, 'day', day, item_id, more from changed
  union all
  select $1, 'month', date_trunc('month', day)::date, item_id, sum(more) from changed group by 3, 4
  on conflict (tenant_id, span, starts_on, item_id) do update set quantity = i.quantity + excluded.quantity`;

/**
 * Writes days of the transaction's restaurant into the sums of the platform, by the statements of its own reports.
 * Safe to run at any time and twice; two writers of the same restaurant wait for each other. One that is being
 * deleted publishes nothing any more: its past is stored elsewhere (`moveToDeletedTenants`).
 */
export async function publishDays(tx: Tx, days: readonly BusinessDate[], visits: VisitDays): Promise<void> {
  await lockTenantNews(tx);
  if (days.length === 0 || (await isBeingDeleted(tx))) return;
  await publishVisits(tx, visits);
  await tx.query({ text: DAY_SUMS, values: [tx.tenantId, days] });
  await tx.query({ text: ITEM_SUMS, values: [tx.tenantId, days] });
}

/**
 * Makes the next round publish the recent days again: days before them were changed, and with them who counts as a
 * returning customer.
 */
export async function republishRecentDays(tx: Tx): Promise<void> {
  await tx.query({ text: "update tenant_news set heard = 0 where tenant_id = $1", values: [tx.tenantId] });
}

async function isBeingDeleted(tx: Tx): Promise<boolean> {
  const rows = await tx.query({
    text: "select from tenants where id = $1 and kind = 'deleted' -- the directory: its tenant_id is called id",
    values: [tx.tenantId],
  });
  return rows.length > 0;
}

/** Locks what the platform stores of the transaction's restaurant until the commit. */
export async function lockTenantNews(tx: Tx): Promise<void> {
  await tx.query({
    text: "insert into tenant_news (tenant_id) values ($1) on conflict do nothing",
    values: [tx.tenantId],
  });
  await tx.query({ text: "select from tenant_news where tenant_id = $1 for update", values: [tx.tenantId] });
}

/** Days whose visits are published: from raw rows, or from the sums of visits, which are right for them. */
interface VisitDays {
  readonly raw: readonly BusinessDate[];
  readonly summed: readonly BusinessDate[];
}

/** Visits of the days $2, read from raw rows, and $3, each with the day of the visit before. */
const VISITS = `with raw as materialized (${dayVisits}), visit as (
    select business_date, customer_id from raw
    union all
    select business_date, customer_id from report_visits where tenant_id = $1 and business_date = any($3::date[])
  ), known as (
    select v.business_date, coalesce(greatest(
      (select max(r.business_date) from report_visits r where r.tenant_id = $1 and r.customer_id = v.customer_id
        and r.business_date < v.business_date and r.business_date <> all($2::date[])),
      (select max(r.business_date) from raw r where r.customer_id = v.customer_id and r.business_date < v.business_date)
    ), '-infinity') as before
    from visit v
  ), counted as materialized (
    select business_date, before, count(*) as customers from known group by 1, 2
  ), gone as (
    delete from tenant_visit_sums s
    where s.tenant_id = $1 and (s.business_date = any($2::date[]) or s.business_date = any($3::date[]))
      and not exists (select from counted c where c.business_date = s.business_date and c.before = s.before)
  )
  insert into tenant_visit_sums as s (tenant_id, business_date, before, customers)
  select $1, business_date, before, customers from counted
  on conflict (tenant_id, business_date, before) do update set customers = excluded.customers
    where s.customers <> excluded.customers`;

/**
 * Writes the visits of days of the transaction's restaurant into the sums of the platform. The caller holds the
 * restaurant's lock (`lockTenantNews`).
 */
async function publishVisits(tx: Tx, { raw, summed }: VisitDays): Promise<void> {
  await tx.query({ text: VISITS, values: [tx.tenantId, raw, summed] });
}

/** A customer of a day, as its sum says now or said before. */
export interface CustomerVisit {
  readonly day: BusinessDate;
  readonly customer: number;
}

/** Returns the summed days on which these customers came next: their figures depend on the visits before. */
export async function nextVisits(tx: Tx, visits: readonly CustomerVisit[]): Promise<BusinessDate[]> {
  const rows = await tx.query<{ day: BusinessDate }>({
    text: `select distinct n.day from unnest($2::date[], $3::bigint[]) as v(day, customer_id) cross join lateral (
        select min(r.business_date) as day from report_visits r
        where r.tenant_id = $1 and r.customer_id = v.customer_id and r.business_date > v.day
      ) n where n.day is not null`,
    values: [tx.tenantId, visits.map(({ day }) => day), visits.map(({ customer }) => customer)],
  });
  return rows.map(({ day }) => day);
}
