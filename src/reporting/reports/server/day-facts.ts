import { MAX_KITCHEN_MINUTES } from "../domain/kitchen-times.ts";
import type { ReportDimension } from "../domain/report-kind.ts";
import {
  DISH_OF_LINE,
  FREE_LINES,
  INVOICE_LINES,
  INVOICES,
  INVOICES_WITH_ACCOUNT,
  itemOf,
  MADE_LINES,
  ORDERS,
  PAYMENTS,
  PAYMENTS_WITH_TIP,
  PIECES,
  REFUNDS,
  REFUNDS_WITH_TIP,
  SOLD_LINES,
  VISITED_ACCOUNTS,
  VOIDED_LINES,
} from "./fact-rows.ts";

// Each figure of the reports as a sum of raw rows (docs/money.md names them in the same order). Reports read days without sums by
// these statements, and the job makes the sums with them.

interface Measures {
  readonly day: string;
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

/** Sums rows by day, key and detail; measures that are not given are 0, keys and details are texts. */
function sumsOf(rows: string, measures: Measures): string {
  const { day, key = "''", detail = "''", count = "0", amount = "0" } = measures;
  const { net = "0", tax = "0", service = "0", discount = "0", tip = "0" } = measures;
  return `select ${day} as business_date, (${key})::text as key, (${detail})::text as detail, (${count})::bigint as count,
    (${amount})::bigint as amount_cents, (${net})::bigint as net_cents, (${tax})::bigint as tax_cents,
    (${service})::bigint as service_cents, (${discount})::bigint as discount_cents, (${tip})::bigint as tip_cents
  from ${rows} group by 1, 2, 3`;
}

/** Adds up two statements that fill different measures of the same keys. */
const both = (one: string, other: string) => `select business_date, key, detail, sum(count)::bigint as count,
    sum(amount_cents)::bigint as amount_cents, sum(net_cents)::bigint as net_cents, sum(tax_cents)::bigint as tax_cents,
    sum(service_cents)::bigint as service_cents, sum(discount_cents)::bigint as discount_cents, sum(tip_cents)::bigint as tip_cents
  from (${one} union all ${other}) parts group by 1, 2, 3`;

const localHour = (instant: string) => `extract(hour from ${instant} at time zone $3::text)::integer`;

/** Sold, net sales, tax, service charge, discount and tips of invoices `i`. */
const SOLD = {
  day: "i.business_date",
  count: "count(*)",
  amount: "sum(i.total_cents)",
  net: "sum(i.sub_total_cents - i.discount_cents)",
  tax: "sum(i.tax_total_cents)",
  service: "sum(i.service_charge_total_cents)",
  discount: "sum(i.discount_cents)",
  tip: "sum(i.tip_cents)",
} as const;

const sale = sumsOf(INVOICES, { ...SOLD, key: localHour("i.created_at") });
const table = sumsOf(INVOICES, {
  ...SOLD,
  key: "coalesce(i.table_title, '')",
  detail: "coalesce(i.floor, '')",
});
const source = sumsOf(INVOICES_WITH_ACCOUNT, { ...SOLD, key: "coalesce(a.source, '')" });
const diningOption = sumsOf(INVOICES, { ...SOLD, key: "i.dining_option" });

const discount = sumsOf(`${INVOICES} and i.discount_cents > 0`, {
  day: "i.business_date",
  key: "coalesce(i.discount_code, '')",
  detail: "coalesce(i.created_by::text, '')",
  count: "count(*)",
  amount: "sum(i.discount_cents)",
});

/** Paid, and tips, of payments `p`. */
const PAID = { day: "i.business_date", amount: "sum(p.amount_cents)", tip: "sum(p.tip_cents)" } as const;

const payment = sumsOf(PAYMENTS, { ...PAID, key: "p.payment_type_id", count: "count(*)" });
/** An invoice with payments of two waiters counts once for each. */
const waiter = sumsOf(PAYMENTS, {
  ...PAID,
  key: "coalesce(p.waiter_id::text, '')",
  count: "count(distinct i.id)",
});

const refund = sumsOf(REFUNDS, {
  day: "r.business_date",
  key: "r.reason",
  detail: "r.created_by",
  count: "count(*)",
  amount: "sum(r.amount_cents)",
  tip: "sum(r.tip_cents)",
});

const TIPS_GIVEN = sumsOf(PAYMENTS_WITH_TIP, {
  day: "p.business_date",
  key: "coalesce(p.waiter_id::text, '')",
  count: "count(*)",
  amount: "sum(p.tip_cents)",
  tip: "sum(p.tip_cents)",
});
const TIPS_RETURNED = sumsOf(REFUNDS_WITH_TIP, {
  day: "r.business_date",
  key: "coalesce(p.waiter_id::text, '')",
  amount: "-sum(r.tip_cents)",
});

const order = sumsOf(ORDERS, { day: "o.business_date", key: localHour("o.created_at"), count: "count(*)" });

/** Pieces as the dashboard counts them: of an order's lines that are one dish, the most. */
export const dayPieces = sumsOf(
  `(
    select o.business_date, ${itemOf("l")} as item_id, max(${PIECES}) as pieces
    from ${SOLD_LINES}
    group by o.id, o.business_date, ${DISH_OF_LINE}, 2
  ) d`,
  { day: "d.business_date", key: "d.item_id", count: "sum(d.pieces)" },
);

/** The amount that was charged for an item, with its share of discount and service charge. */
const CHARGED = sumsOf(INVOICE_LINES, {
  day: "i.business_date",
  key: `coalesce(${itemOf("o")}::text, '')`,
  amount: "sum(l.net + l.service + l.tax)",
  net: "sum(l.net)",
  tax: "sum(l.tax)",
  service: "sum(l.service)",
});

const courtesy = sumsOf(FREE_LINES, {
  day: "o.business_date",
  key: "c.reason",
  detail: "c.created_by",
  count: "sum(l.quantity)",
  amount: "sum(c.unit_price_cents * l.quantity)",
});

const voided = sumsOf(VOIDED_LINES, {
  day: "o.business_date",
  key: "coalesce(l.void_reason, '')",
  detail: "coalesce(l.status_changed_by::text, '')",
  count: "sum(l.quantity)",
  amount: "sum(l.unit_price_cents * l.quantity)",
});

/**
 * Cost of one portion of a line `l`: the stock that it took at the unit cost of that moment. It is null without a recipe, or
 * when one ingredient has no cost.
 */
const LINE_COST = `(
      select case when bool_and(k.unit_cost_micros is not null) then sum(h.value::numeric * k.unit_cost_micros) end as cost
      from jsonb_each_text(l.stock_held) h
      left join lateral (
        select unit_cost_micros from stock_costs
        where tenant_id = $1 and inventory_item_id = h.key::bigint and at <= l.created_at
        order by at desc, id desc limit 1
      ) k on true
    )`;

/** Dishes `d` with their pieces, their price without tax, and their cost, which is null when one line of a combo has none. */
const PRICED_DISHES = `(
    select l.business_date, ${itemOf("l")} as item_id, max(l.pieces) as pieces,
      sum(net_of_price(l.unit_price_cents * l.pieces, l.tax_type, l.tax_rate_bp)) as net,
      case when bool_and(c.cost is not null) then sum(c.cost * l.pieces / l.quantity) end as cost
    from (select o.business_date, l.*, ${PIECES} as pieces from ${SOLD_LINES}) l
    cross join lateral ${LINE_COST} c
    group by l.order_id, l.business_date, ${DISH_OF_LINE}, 2
  ) d`;

/** Price and cost of the same pieces; the cost to the cent for each dish and day. */
const dish = sumsOf(PRICED_DISHES, {
  day: "d.business_date",
  key: "d.item_id",
  detail: "case when d.cost is null then 'unknown' else 'known' end",
  count: "sum(d.pieces)",
  amount: "coalesce(round(sum(d.cost) / 10000000), 0)",
  net: "sum(d.net)",
});

/** Accounts without a number of guests add nothing; they stay in, because in many restaurants that is all of them. */
const GUESTS = sumsOf(VISITED_ACCOUNTS, { day: "a.business_date", count: "coalesce(sum(a.people), 0)" });
const SOLD_TO_GUESTS = sumsOf(INVOICES_WITH_ACCOUNT, {
  day: "i.business_date",
  amount: "coalesce(sum(i.total_cents) filter (where a.people is not null), 0)",
});

/** Time from which a dish was to be made: it was sent, or its course was fired. */
const SENT_AT = "coalesce(case when l.held_until < 'infinity' then l.held_until end, l.created_at)";
/** Whole minutes until a dish was finally ready, at most one more than the longest measured time; empty: no station marked it. */
const MINUTES = `case when l.ready_at is null then ''
      else least(${MAX_KITCHEN_MINUTES + 1}, greatest(0, ceil(extract(epoch from l.ready_at - ${SENT_AT}) / 60)))::integer::text end`;

const kitchen = sumsOf(MADE_LINES, {
  day: "o.business_date",
  key: "l.station_id",
  detail: `${localHour(SENT_AT)} || ' ' || ${MINUTES}`,
  count: "count(*)",
});
const recall = sumsOf(`${MADE_LINES} and l.recalled_at is not null`, {
  day: "o.business_date",
  key: "l.station_id",
  detail: localHour(SENT_AT),
  count: "count(*)",
});

/** Statements with the columns of `report_day_sums` after its dimension. */
export const dayFacts: Readonly<Record<ReportDimension, string>> = {
  sale,
  table,
  source,
  dining_option: diningOption,
  discount,
  payment,
  waiter,
  refund,
  tip: both(TIPS_GIVEN, TIPS_RETURNED),
  order,
  item: both(dayPieces, CHARGED),
  courtesy,
  void: voided,
  dish,
  guest: both(GUESTS, SOLD_TO_GUESTS),
  kitchen,
  recall,
};
