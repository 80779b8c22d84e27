import type { BusinessDate } from "#platform/domain/periods/business-day.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { dayFacts, dayPieces } from "../day-facts.ts";
import { publishVisits, type VisitDays } from "./publish-visits.ts";

const inZone = (facts: string) => facts.replaceAll("$3::text", "s.time_zone");

/** What the days $2 of the restaurant $1 come to; of those without anything only what is there is put to nothing. */
const DAY_SUMS = `with facts as (
    select f.business_date, sum(f.orders) as orders, sum(f.sales_cents) as sales_cents
    from store_settings s cross join lateral (
      select business_date, count as orders, 0 as sales_cents from (${inZone(dayFacts.order)}) o
      union all
      select business_date, 0, amount_cents from (${inZone(dayFacts.sale)}) i
    ) f
    where s.tenant_id = $1 group by 1
  )
  insert into tenant_day_sums as d (tenant_id, business_date, currency, orders, sales_cents)
  select $1, day, s.currency, coalesce(f.orders, 0), coalesce(f.sales_cents, 0)
  from unnest($2::date[]) as day
  cross join (select currency from store_settings where tenant_id = $1) s
  left join facts f on f.business_date = day
  where f.business_date is not null or exists (
    select from tenant_day_sums was where was.tenant_id = $1 and was.business_date = day
  )
  on conflict (tenant_id, business_date) do update
    set currency = excluded.currency, orders = excluded.orders, sales_cents = excluded.sales_cents
    where (d.currency, d.orders, d.sales_cents) is distinct from (excluded.currency, excluded.orders, excluded.sales_cents)`;

/** The pieces of the days, and by as much as they changed their months. */
const ITEM_SUMS = `with now_sold as (
    select business_date, key::bigint as item_id, count as quantity from (${dayPieces}) p where key is not null and count > 0
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
 * Writes what days of the transaction's restaurant come to into the sums of the platform, by the statements that its own reports read
 * by. Safe to run at any time and twice; who writes the same restaurant's waits. One that is being deleted publishes nothing any more:
 * its past is kept elsewhere (`foldPast`).
 */
export async function publishDays(tx: Tx, days: readonly BusinessDate[], visits: VisitDays): Promise<void> {
  await holdNews(tx);
  if (days.length === 0 || (await isBeingDeleted(tx))) return;
  await publishVisits(tx, visits);
  await tx.query({ text: DAY_SUMS, values: [tx.tenantId, days] });
  await tx.query({ text: ITEM_SUMS, values: [tx.tenantId, days] });
}

/** Has the recent days published anew by the next round: days before them were written to, and with them whom was there before. */
export async function hearAnew(tx: Tx): Promise<void> {
  await tx.query({ text: "update tenant_news set heard = 0 where tenant_id = $1", values: [tx.tenantId] });
}

async function isBeingDeleted(tx: Tx): Promise<boolean> {
  const rows = await tx.query({
    text: "select from tenants where id = $1 and kind = 'deleted' -- the directory: its tenant_id is called id",
    values: [tx.tenantId],
  });
  return rows.length > 0;
}

/** Whoever writes what the platform keeps of the transaction's restaurant holds this row until the commit. */
export async function holdNews(tx: Tx): Promise<void> {
  await tx.query({
    text: "insert into tenant_news (tenant_id) values ($1) on conflict do nothing",
    values: [tx.tenantId],
  });
  await tx.query({ text: "select from tenant_news where tenant_id = $1 for update", values: [tx.tenantId] });
}
