import { MOST_KITCHEN_MINUTES } from "../domain/kitchen-times.ts";
import type { ReportDimension } from "../domain/report-kind.ts";

// The definition of each figure (docs/money.md): sums of raw rows for the business days $2 of the tenant $1, with
// local hours of the zone $3. Reports read days without sums by these statements, and the job makes the sums with
// them. `offset 0` keeps the planner from joining with all rows of the past.

/** Invoices `i` that were not taken back. */
const KEPT = "not exists (select from invoice_reversals r where r.tenant_id = $1 and r.invoice_id = i.id)";

/** Invoices of the days that were not taken back. */
const INVOICES = `invoices i where i.tenant_id = $1 and i.business_date = any($2::date[]) and ${KEPT}`;

/** Order lines of the days, without orders that were cancelled as a whole. */
const LINES_OF = (orders: string) => `(
    select id, business_date from orders o where o.tenant_id = $1 and o.business_date = any($2::date[]) ${orders}
  ) o
  cross join lateral (select * from order_lines where tenant_id = $1 and order_id = o.id offset 0) l`;

/**
 * Line `l` was paid: a kept invoice has it. If it was cancelled later, it was refunded, and the refund counts it.
 * Such an invoice is never taken back (`undoPart`), so that a cancelled line stays what it is.
 */
const PAID = `exists (
      select from invoice_lines x join invoices i on i.tenant_id = $1 and i.id = x.invoice_id
      where x.tenant_id = $1 and x.order_line_id = l.id and ${KEPT}
    )`;

const SALE = {
  count: "count(*)",
  amount: "sum(i.total_cents)",
  net: "sum(i.sub_total_cents - i.discount_cents)",
  tax: "sum(i.tax_total_cents)",
  service: "sum(i.service_charge_total_cents)",
  discount: "sum(i.discount_cents)",
  tip: "sum(i.tip_cents)",
} as const;

interface Measures {
  readonly day?: string;
  readonly key?: string;
  readonly detail?: string;
  readonly count?: string;
  readonly amount?: string;
  readonly net?: string;
  readonly tax?: string;
  readonly service?: string;
  readonly discount?: string;
  readonly tip?: string;
}

/** Sums by day, key and detail; measures that are not given are 0. */
function sumsOf(measures: Measures, from: string): string {
  const { day = "i.business_date", key = "''", detail = "''", count = "0", amount = "0" } = measures;
  const { net = "0", tax = "0", service = "0", discount = "0", tip = "0" } = measures;
  return `select ${day} as business_date, (${key})::text as key, (${detail})::text as detail, (${count})::bigint as count,
    (${amount})::bigint as amount_cents, (${net})::bigint as net_cents, (${tax})::bigint as tax_cents,
    (${service})::bigint as service_cents, (${discount})::bigint as discount_cents, (${tip})::bigint as tip_cents
  from ${from} group by 1, 2, 3`;
}

/** Adds up a measure that two statements fill. */
const both = (one: string, other: string) => `select business_date, key, detail, sum(count)::bigint as count,
    sum(amount_cents)::bigint as amount_cents, sum(net_cents)::bigint as net_cents, sum(tax_cents)::bigint as tax_cents,
    sum(service_cents)::bigint as service_cents, sum(discount_cents)::bigint as discount_cents, sum(tip_cents)::bigint as tip_cents
  from (${one} union all ${other}) parts group by 1, 2, 3`;

const hourOf = (row: string) => `extract(hour from ${row}.created_at at time zone $3::text)::integer`;
const ITEM = "coalesce(l.combo_item_id, l.menu_item_id)";

/**
 * Pieces as the dashboard counts them: a combo is one piece of itself; voided and free pieces do not count.
 */
export const dayPieces = sumsOf(
  { day: "o.business_date", key: "o.item_id", count: "sum(o.pieces)" },
  `(
    select o.business_date, ${ITEM} as item_id, max(l.quantity - l.withdrawn_quantity) as pieces
    from ${LINES_OF("and o.cancelled_at is null")}
    where l.status <> 'cancelled' and l.courtesy_id is null
    group by o.id, o.business_date, coalesce(l.combo_uuid, l.client_uuid), 2
  ) o`,
);

/**
 * Amount charged for an item with its share of discount and service charge; lines of manual invoices have no item.
 */
const CHARGED_ITEMS = sumsOf(
  {
    key: `coalesce(${ITEM}::text, '')`,
    amount: "sum(v.net + v.service + v.tax)",
    net: "sum(v.net)",
    tax: "sum(v.tax)",
    service: "sum(v.service)",
  },
  `(select i.id, i.business_date from ${INVOICES}) i
    cross join lateral (select * from invoice_lines where tenant_id = $1 and invoice_id = i.id offset 0) v0
    cross join lateral (
      select coalesce(v0.net_cents, v0.line_total_cents) as net, coalesce(v0.service_charge_cents, 0) as service,
        coalesce(v0.tax_cents, 0) as tax
    ) v
    left join lateral (select * from order_lines where tenant_id = $1 and id = v0.order_line_id offset 0) l on true`,
);

/** Price of a line as it was ordered, without included tax, rounded once (`taxedAmount`). */
const LINE_NET = `case l.tax_type when 'inclusive'
      then l.unit_price_cents * l.pieces - round(l.unit_price_cents * l.pieces * l.tax_rate_bp::numeric / (10000 + l.tax_rate_bp))
      else l.unit_price_cents * l.pieces end`;

/**
 * Price without tax and cost of the same pieces: the price as ordered, and the stock taken at the unit cost of that
 * moment. The cost is unknown without a recipe or when one ingredient has no cost; for a combo when one part has
 * none.
 */
const DISH_COSTS = sumsOf(
  {
    day: "d.business_date",
    key: "d.item_id",
    detail: "case when d.cost is null then 'unknown' else 'known' end",
    count: "sum(d.pieces)",
    amount: "coalesce(round(sum(d.cost) / 10000000), 0)",
    net: "sum(d.net)",
  },
  `(
    select l.business_date, ${ITEM} as item_id, max(l.pieces) as pieces, sum(${LINE_NET}) as net,
      case when bool_and(c.cost is not null) then sum(c.cost * l.pieces / l.quantity) end as cost
    from (
      select o.business_date, l.*, l.quantity - l.withdrawn_quantity as pieces from ${LINES_OF("and o.cancelled_at is null")}
      where l.status <> 'cancelled' and l.courtesy_id is null
    ) l
    cross join lateral (
      select case when bool_and(k.unit_cost_micros is not null) then sum(h.value::numeric * k.unit_cost_micros) end as cost
      from jsonb_each_text(l.stock_held) h
      left join lateral (
        select unit_cost_micros from stock_costs
        where tenant_id = $1 and inventory_item_id = h.key::bigint and at <= l.created_at
        order by at desc, id desc limit 1
      ) k on true
    ) c
    group by l.order_id, l.business_date, coalesce(l.combo_uuid, l.client_uuid), 2
  ) d`,
);

/** Time from which a dish was to be made: it was sent, or its course was fired. */
const SENT_AT = "coalesce(case when l.held_until < 'infinity' then l.held_until end, l.created_at)";
const HOUR_SENT = `extract(hour from ${SENT_AT} at time zone $3::text)::integer`;

/**
 * Whole minutes until a dish was finally ready, at most one more than the longest measured time; empty: no station
 * marked it.
 */
const MINUTES = `case when l.ready_at is null then ''
      else least(${MOST_KITCHEN_MINUTES + 1}, greatest(0, ceil(extract(epoch from l.ready_at - ${SENT_AT}) / 60)))::integer::text end`;

/** Dishes that were made, as lines of their tickets, whatever their pieces; without voided ones. */
const MADE = `${LINES_OF("and o.cancelled_at is null")} where l.status in ('completed', 'delivered')`;

const TIPS_GIVEN = sumsOf(
  {
    day: "p.business_date",
    key: "coalesce(p.waiter_id::text, '')",
    count: "count(*)",
    amount: "sum(p.tip_cents)",
    tip: "sum(p.tip_cents)",
  },
  `payments p where p.tenant_id = $1 and p.business_date = any($2::date[]) and p.tip_cents > 0
    and not exists (select from invoice_reversals r where r.tenant_id = $1 and r.invoice_id = p.invoice_id)`,
);
const TIPS_RETURNED = sumsOf(
  { day: "r.business_date", key: "coalesce(p.waiter_id::text, '')", amount: "-sum(r.tip_cents)" },
  `refunds r
    left join lateral (select waiter_id from payments where tenant_id = $1 and invoice_id = r.invoice_id order by id limit 1) p on true
    where r.tenant_id = $1 and r.business_date = any($2::date[]) and r.tip_cents > 0`,
);

/** Accounts `a` with an order that was not cancelled. */
const VISITED = `cross join lateral (
      select id from orders where tenant_id = $1 and account_id = a.id and cancelled_at is null limit 1
    ) o`;

/**
 * Guests of the days' accounts with an order that was not cancelled. Accounts without a number of guests add nothing;
 * they are not filtered out, because in many restaurants that is all of them.
 */
const GUESTS = sumsOf(
  { day: "a.business_date", count: "coalesce(sum(a.people), 0)" },
  `accounts a ${VISITED} where a.tenant_id = $1 and a.business_date = any($2::date[])`,
);
/** Sales to accounts whose guests were counted. */
const SOLD_TO_GUESTS = sumsOf(
  { amount: "coalesce(sum(i.total_cents) filter (where a.people is not null), 0)" },
  `(select i.business_date, i.account_id, i.total_cents from ${INVOICES}) i
    left join lateral (select people from accounts where tenant_id = $1 and id = i.account_id offset 0) a on true`,
);

const ofPayments = (key: string, count: string) =>
  sumsOf(
    { key, count, amount: "sum(p.amount_cents)", tip: "sum(p.tip_cents)" },
    `(select i.id, i.business_date from ${INVOICES}) i
      cross join lateral (select * from payments where tenant_id = $1 and invoice_id = i.id offset 0) p`,
  );

/** Statements with the columns of `report_day_sums` after its dimension; all keys and details are texts. */
export const dayFacts: Readonly<Record<ReportDimension, string>> = {
  sale: sumsOf({ ...SALE, key: hourOf("i") }, INVOICES),
  order: sumsOf(
    { day: "o.business_date", key: hourOf("o"), count: "count(*)" },
    "orders o where o.tenant_id = $1 and o.business_date = any($2::date[]) and o.cancelled_at is null",
  ),
  item: both(dayPieces, CHARGED_ITEMS),
  waiter: ofPayments("coalesce(p.waiter_id::text, '')", "count(distinct i.id)"),
  payment: ofPayments("p.payment_type_id", "count(*)"),
  table: sumsOf({ ...SALE, key: "coalesce(i.table_title, '')", detail: "coalesce(i.floor, '')" }, INVOICES),
  source: sumsOf(
    { ...SALE, key: "coalesce(a.source, '')" },
    `(select i.* from ${INVOICES}) i
      left join lateral (select source from accounts where tenant_id = $1 and id = i.account_id offset 0) a on true`,
  ),
  dining_option: sumsOf({ ...SALE, key: "i.dining_option" }, INVOICES),
  discount: sumsOf(
    {
      key: "coalesce(i.discount_code, '')",
      detail: "coalesce(i.created_by::text, '')",
      count: "count(*)",
      amount: "sum(i.discount_cents)",
    },
    `${INVOICES} and i.discount_cents > 0`,
  ),
  courtesy: sumsOf(
    {
      day: "o.business_date",
      key: "c.reason",
      detail: "c.created_by",
      count: "sum(l.quantity)",
      amount: "sum(c.unit_price_cents * l.quantity)",
    },
    `${LINES_OF("")}
      cross join lateral (select * from courtesies where tenant_id = $1 and id = l.courtesy_id offset 0) c
      where l.courtesy_id is not null and l.status <> 'cancelled'`,
  ),
  void: sumsOf(
    {
      day: "o.business_date",
      key: "coalesce(l.void_reason, '')",
      detail: "coalesce(l.status_changed_by::text, '')",
      count: "sum(l.quantity)",
      amount: "sum(l.unit_price_cents * l.quantity)",
    },
    `${LINES_OF("")} where l.status = 'cancelled' and not ${PAID}`,
  ),
  refund: sumsOf(
    {
      day: "r.business_date",
      key: "r.reason",
      detail: "r.created_by",
      count: "count(*)",
      amount: "sum(r.amount_cents)",
      tip: "sum(r.tip_cents)",
    },
    "refunds r where r.tenant_id = $1 and r.business_date = any($2::date[])",
  ),
  tip: both(TIPS_GIVEN, TIPS_RETURNED),
  guest: both(GUESTS, SOLD_TO_GUESTS),
  dish: DISH_COSTS,
  kitchen: sumsOf(
    {
      day: "o.business_date",
      key: "l.station_id",
      detail: `${HOUR_SENT} || ' ' || ${MINUTES}`,
      count: "count(*)",
    },
    MADE,
  ),
  recall: sumsOf(
    { day: "o.business_date", key: "l.station_id", detail: HOUR_SENT, count: "count(*)" },
    `${MADE} and l.recalled_at is not null`,
  ),
};

/** The known customers of each day, whether they were named on ordering or on paying, as on the dashboard. */
export const dayVisits = `select a.business_date, a.customer_id from accounts a ${VISITED}
    where a.tenant_id = $1 and a.business_date = any($2::date[]) and a.customer_id is not null
  union
  select i.business_date, i.customer_id from ${INVOICES} and i.customer_id is not null`;

/** Returns a row `is_known` when a customer came before a day. */
export const visitBefore = (customer: string, day: string) => `(
      select true as is_known from accounts a ${VISITED}
      where a.tenant_id = $1 and a.customer_id = ${customer} and a.business_date < ${day} limit 1
    ) union all (
      select true from invoices i
      where i.tenant_id = $1 and i.customer_id = ${customer} and i.business_date < ${day} and ${KEPT} limit 1
    ) limit 1`;
