import type { Cents } from "#platform/domain/money/cents.ts";
import type { BusinessDate } from "#platform/domain/periods/business-day.ts";
import { columnsOf } from "#platform/server/db/columns-of.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { required } from "#platform/server/http/app-error.ts";
import { dayFacts } from "#reporting/reports/server/day-facts.ts";
import { dayVisits, IS_KEPT, visitBefore } from "#reporting/reports/server/fact-rows.ts";
import type { TopSellingItem } from "../contract/dashboard.ts";

// Each statement finds its business days by an index that begins with them, and everything else by key: `offset 0` and
// `limit 1` keep the planner from joining with all orders of the past.

export interface ComparedDays {
  readonly today: BusinessDate;
  readonly before: BusinessDate;
  /** IANA zone of the restaurant. */
  readonly zone: string;
}

interface HourOfOrders {
  readonly day: string;
  readonly hour: number;
  readonly orders: number;
}

/** Reads the orders that count, by business day and local hour, as the reports do. */
export const ordersByHour = (tx: Tx, { today, before, zone }: ComparedDays) =>
  tx.query<HourOfOrders>({
    text: `select business_date as day, key::integer as hour, count::integer as orders from (${dayFacts.order}) f`,
    values: [tx.tenantId, [today, before], zone],
  });

export interface HourOfSales {
  readonly day: string;
  readonly hour: number;
  readonly invoices: number;
  readonly sold: Cents;
  readonly refunded: Cents;
  /** Sold less refunded, and the part of it up to the moment of its day. */
  readonly total: Cents;
  readonly total_so_far: Cents;
}

/** A business day, and a moment in it. */
export interface DayUntil {
  readonly day: BusinessDate;
  readonly until: Date;
}

const hourColumns = columnsOf<HourOfSales>({
  day: "d.day",
  hour: "extract(hour from s.created_at at time zone $3::text)::integer",
  invoices: "count(*) filter (where s.is_sale)::integer",
  sold: "coalesce(sum(s.amount) filter (where s.is_sale), 0)::bigint",
  refunded: "coalesce(-sum(s.amount) filter (where not s.is_sale), 0)::bigint",
  total: "sum(s.amount)::bigint",
  total_so_far: "coalesce(sum(s.amount) filter (where s.created_at <= d.until), 0)::bigint",
});

/**
 * Reads what was sold and given back without tips, by business day and local hour: invoices that were not taken back
 * in their hour, refunds in theirs.
 */
export const salesByHour = (tx: Tx, days: readonly DayUntil[], zone: string) =>
  tx.query<HourOfSales>({
    text: `select ${hourColumns}
      from unnest($2::date[], $4::timestamptz[]) as d(day, until)
      cross join lateral (
        select i.created_at, i.total_cents as amount, true as is_sale from invoices i
        where i.tenant_id = $1 and i.business_date = d.day and ${IS_KEPT}
        union all
        select r.created_at, -r.amount_cents, false from refunds r where r.tenant_id = $1 and r.business_date = d.day
        offset 0
      ) s
      group by 1, 2`,
    values: [tx.tenantId, days.map(({ day }) => day), zone, days.map(({ until }) => until)],
  });

const TOP_ITEMS = 5;

const topColumns = columnsOf<TopSellingItem>({
  id: "m.id",
  title: "m.title",
  price: "m.price_cents",
  orders_count: "sold.pieces::integer",
});

/**
 * Reads the best sellers of a business day after refunds, as the reports do. A combo counts as itself, not as its
 * parts; of items with the same number the older comes first.
 */
export const topSellingItems = (tx: Tx, date: BusinessDate) =>
  tx.query<TopSellingItem>({
    text: `select ${topColumns}
      from (
        select key::bigint as item_id, count - refunded_count as pieces from (${dayFacts.item}) f
        where key <> '' and count > refunded_count
        order by pieces desc, item_id limit ${TOP_ITEMS}
      ) sold
      join menu_items m on m.tenant_id = $1 and m.id = sold.item_id
      order by sold.pieces desc, m.id`,
    values: [tx.tenantId, [date]],
  });

interface CustomersOfDay {
  readonly newcomers: number;
  readonly returned: number;
}

/**
 * Counts the known customers of a business day, whether they were named on ordering or on paying: those without an
 * earlier visit, and those with one.
 */
export async function customersOf(tx: Tx, date: BusinessDate): Promise<CustomersOfDay> {
  const [row] = await tx.query<CustomersOfDay>({
    text: `select count(*) filter (where earlier.is_known is null)::integer as newcomers,
        count(earlier.is_known)::integer as returned
      from (${dayVisits}) visitor
      left join lateral (
        ${visitBefore("visitor.customer_id", "visitor.business_date")}
      ) earlier on true`,
    values: [tx.tenantId, [date]],
  });
  return required(row, "a count");
}
