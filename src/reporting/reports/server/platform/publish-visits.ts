import type { BusinessDate } from "#platform/domain/periods/business-day.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { dayVisits } from "../day-facts.ts";

/** Days whose visits are published: read as they are, or out of the sums of visits, which are right for them. */
export interface VisitDays {
  readonly raw: readonly BusinessDate[];
  readonly summed: readonly BusinessDate[];
}

/** Visits of the days $2, which are read as they are, and $3, by the day of the visit before. */
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

/** Writes the visits of days of the transaction's restaurant into the sums of the platform. Whoever calls it holds the restaurant's news. */
export async function publishVisits(tx: Tx, { raw, summed }: VisitDays): Promise<void> {
  await tx.query({ text: VISITS, values: [tx.tenantId, raw, summed] });
}

/** Whom a day had, as its sum says now or said before. */
export interface Visit {
  readonly day: BusinessDate;
  readonly customer: number;
}

/** The summed days on which these customers came next: what is told of those days has changed with the visits before. */
export async function nextVisits(tx: Tx, visits: readonly Visit[]): Promise<BusinessDate[]> {
  const rows = await tx.query<{ day: BusinessDate }>({
    text: `select distinct n.day from unnest($2::date[], $3::bigint[]) as v(day, customer_id) cross join lateral (
        select min(r.business_date) as day from report_visits r
        where r.tenant_id = $1 and r.customer_id = v.customer_id and r.business_date > v.day
      ) n where n.day is not null`,
    values: [tx.tenantId, visits.map(({ day }) => day), visits.map(({ customer }) => customer)],
  });
  return rows.map(({ day }) => day);
}
