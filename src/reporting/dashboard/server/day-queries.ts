import type { Cents } from "#platform/domain/money/cents.ts";
import type { BusinessDate } from "#platform/domain/periods/business-day.ts";
import { columnsOf } from "#platform/server/db/columns-of.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { required } from "#platform/server/http/app-error.ts";
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

/** Reads the orders that are not cancelled, by business day and local hour. */
export const ordersByHour = (tx: Tx, { today, before, zone }: ComparedDays) =>
  tx.query<HourOfOrders>({
    text: `select business_date as day, extract(hour from created_at at time zone $3::text)::integer as hour,
        count(*)::integer as orders
      from orders
      where tenant_id = $1 and business_date = any($2::date[]) and cancelled_at is null
      group by 1, 2`,
    values: [tx.tenantId, [today, before], zone],
  });

/** Invoices `i` that were not taken back. */
const KEPT = "not exists (select from invoice_reversals r where r.tenant_id = $1 and r.invoice_id = i.id)";

export interface HourOfSales {
  readonly day: string;
  readonly hour: number;
  readonly invoices: number;
  readonly sold: Cents;
  /** Part of it that was charged up to the moment of its day. */
  readonly sold_so_far: Cents;
}

/** A business day, and a moment in it. */
export interface DayUntil {
  readonly day: BusinessDate;
  readonly until: Date;
}

/** Reads the sales without tips and without invoices that were taken back, by business day and local hour. */
export const salesByHour = (tx: Tx, days: readonly DayUntil[], zone: string) =>
  tx.query<HourOfSales>({
    text: `select d.day, extract(hour from i.created_at at time zone $3::text)::integer as hour,
        count(*)::integer as invoices, sum(i.total_cents)::bigint as sold,
        coalesce(sum(i.total_cents) filter (where i.created_at <= d.until), 0)::bigint as sold_so_far
      from unnest($2::date[], $4::timestamptz[]) as d(day, until)
      cross join lateral (
        select created_at, total_cents from invoices i
        where i.tenant_id = $1 and i.business_date = d.day and ${KEPT}
        offset 0
      ) i
      group by 1, 2`,
    values: [tx.tenantId, days.map(({ day }) => day), zone, days.map(({ until }) => until)],
  });

/** Reads the refunds of a business day, without tips. */
export async function refundedOn(tx: Tx, date: BusinessDate): Promise<Cents> {
  const [row] = await tx.query<{ amount: Cents }>({
    text: `select coalesce(sum(amount_cents), 0)::bigint as amount from refunds
      where tenant_id = $1 and business_date = $2`,
    values: [tx.tenantId, date],
  });
  return required(row, "a sum").amount;
}

const TOP_ITEMS = 5;

const topColumns = columnsOf<TopSellingItem>({
  id: "m.id",
  title: "m.title",
  price: "m.price_cents",
  orders_count: "sold.pieces::integer",
});

/**
 * Reads the best sellers of a business day. A combo counts as itself, not as its parts; of items with the same number
 * the older comes first.
 */
export const topSellingItems = (tx: Tx, date: BusinessDate) =>
  tx.query<TopSellingItem>({
    text: `select ${topColumns}
      from (
        select item_id, sum(pieces) as pieces
        from (
          select coalesce(l.combo_item_id, l.menu_item_id) as item_id, max(l.quantity - l.withdrawn_quantity) as pieces
          from orders o
          cross join lateral (select * from order_lines where tenant_id = $1 and order_id = o.id offset 0) l
          where o.tenant_id = $1 and o.business_date = $2 and o.cancelled_at is null
            and l.status <> 'cancelled' and l.courtesy_id is null
          group by o.id, coalesce(l.combo_uuid, l.client_uuid), 1
        ) ordered
        group by item_id order by pieces desc, item_id limit ${TOP_ITEMS}
      ) sold
      join menu_items m on m.tenant_id = $1 and m.id = sold.item_id
      order by sold.pieces desc, m.id`,
    values: [tx.tenantId, date],
  });

interface CustomersOfDay {
  readonly newcomers: number;
  readonly returned: number;
}

/** Accounts `a` with an order that was not cancelled. */
const VISITED = `cross join lateral (
          select id from orders where tenant_id = $1 and account_id = a.id and cancelled_at is null limit 1
        ) o`;

/**
 * Counts the known customers of a business day, whether they were named on ordering or on paying: those without an
 * earlier visit, and those with one.
 */
export async function customersOf(tx: Tx, date: BusinessDate): Promise<CustomersOfDay> {
  const [row] = await tx.query<CustomersOfDay>({
    text: `select count(*) filter (where earlier.is_known is null)::integer as newcomers,
        count(earlier.is_known)::integer as returned
      from (
        select a.customer_id from accounts a ${VISITED}
        where a.tenant_id = $1 and a.business_date = $2 and a.customer_id is not null
        union
        select i.customer_id from invoices i
        where i.tenant_id = $1 and i.business_date = $2 and i.customer_id is not null and ${KEPT}
      ) visitor
      left join lateral (
        (
          select true as is_known from accounts a ${VISITED}
          where a.tenant_id = $1 and a.customer_id = visitor.customer_id and a.business_date < $2 limit 1
        ) union all (
          select true from invoices i
          where i.tenant_id = $1 and i.customer_id = visitor.customer_id and i.business_date < $2 and ${KEPT} limit 1
        ) limit 1
      ) earlier on true`,
    values: [tx.tenantId, date],
  });
  return required(row, "a count");
}
