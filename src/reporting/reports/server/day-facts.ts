import { MAX_KITCHEN_MINUTES } from "../domain/kitchen-times.ts";
import { GIVEN_DISCOUNT, type ReportDimension } from "../domain/report-kind.ts";
import {
  DISH_OF_LINE,
  FREE_PIECES,
  INVOICE_DISCOUNTS,
  INVOICE_LINES,
  INVOICES,
  INVOICES_WITH_ACCOUNT,
  itemOf,
  MADE_LINES,
  ORDER_CORRECTIONS,
  ORDERS,
  PAYMENTS,
  PAYMENTS_WITH_TIP,
  REFUND_PAYOUTS,
  REFUNDED_INVOICES,
  REFUNDED_LINES,
  REFUNDED_PIECES,
  REFUNDS,
  refundsWithWaiter,
  SOLD_PIECES,
  VISITED_ACCOUNTS,
  VOIDED_PIECES,
} from "./fact-rows.ts";

// Each figure of the reports as a sum of raw rows (docs/money.md names them in the same order). Reports read days without sums by
// these statements, and the job makes the sums with them.

/** Measures of rows: columns of `report_day_sums`. The refunded ones are of the day of the refund. */
export const measures = [
  "count",
  "amount_cents",
  "net_cents",
  "tax_cents",
  "service_cents",
  "discount_cents",
  "tip_cents",
  "refunded_count",
  "refunded_cents",
  "refunded_net_cents",
  "refunded_tax_cents",
  "refunded_service_cents",
] as const;

interface Grouping {
  readonly day: string;
  readonly key?: string;
  readonly detail?: string;
}
type Measures = Readonly<Partial<Record<(typeof measures)[number], string>>>;

/** Sums rows by day, key and detail; measures that are not given are 0, keys and details are texts. */
function sumsOf(rows: string, { day, key = "''", detail = "''" }: Grouping, sums: Measures): string {
  const columns = measures.map((name) => `(${sums[name] ?? "0"})::bigint as ${name}`);
  return `select ${day} as business_date, (${key})::text as key, (${detail})::text as detail, ${columns.join(", ")}
  from ${rows} group by 1, 2, 3`;
}

/** Adds up statements that fill different measures of the same keys. */
const together = (...statements: readonly string[]) =>
  `select business_date, key, detail, ${measures.map((name) => `sum(${name})::bigint as ${name}`).join(", ")}
  from (${statements.join(" union all ")}) parts group by 1, 2, 3`;

/** The same without rows of which nothing is left: what was ordered was taken back on the same day. */
const leftTogether = (...statements: readonly string[]) =>
  `select * from (${together(...statements)}) n where ${measures.map((name) => `n.${name} <> 0`).join(" or ")}`;

const localHour = (instant: string) => `extract(hour from ${instant} at time zone $3::text)::integer`;

/** Sold, net sales, tax, service charge, discount and tips of invoices `i`. */
const SOLD: Measures = {
  count: "count(*)",
  amount_cents: "sum(i.total_cents)",
  net_cents: "sum(i.sub_total_cents - i.discount_cents)",
  tax_cents: "sum(i.tax_total_cents)",
  service_cents: "sum(i.service_charge_total_cents)",
  discount_cents: "sum(i.discount_cents)",
  tip_cents: "sum(i.tip_cents)",
};

/** The same of refunds `r`, whose share of the service charge is `g.service`. */
const REFUNDED: Measures = {
  refunded_count: "count(*)",
  refunded_cents: "sum(r.amount_cents)",
  refunded_net_cents: "sum(r.sub_total_cents - g.service)",
  refunded_tax_cents: "sum(r.tax_total_cents)",
  refunded_service_cents: "sum(g.service)",
};

/** Returns the key; `act` is the alias of what was done: the invoice was made, or the refund. */
type KeyOf = (act: "i" | "r") => string;

/**
 * Sales told by something of their invoice `i` or its account `a`: sold on the day of the invoice, refunded on the
 * day of the refund.
 */
function salesBy(keyOf: KeyOf, { detail, rows = INVOICES }: { detail?: string; rows?: string } = {}): string {
  const grouping = (act: "i" | "r") => ({
    day: `${act}.business_date`,
    key: keyOf(act),
    ...(detail === undefined ? {} : { detail }),
  });
  return together(sumsOf(rows, grouping("i"), SOLD), sumsOf(REFUNDED_INVOICES, grouping("r"), REFUNDED));
}

/** By code, or by the reason that somebody gave, and by who charged or gave it. Codes are in capitals, so no reason is taken for one. */
const discount = sumsOf(
  INVOICE_DISCOUNTS,
  {
    day: "i.business_date",
    key: `case when m.id is null then coalesce(x.code, '') else '${GIVEN_DISCOUNT}' || m.reason end`,
    detail: "coalesce(m.created_by::text, i.created_by::text, '')",
  },
  { count: "count(distinct i.id)", amount_cents: "sum(x.amount_cents)" },
);

/** Paid, and tips, of payments `p`. */
const PAID = { amount_cents: "sum(p.amount_cents)", tip_cents: "sum(p.tip_cents)" } as const;

const payment = together(
  sumsOf(PAYMENTS, { day: "i.business_date", key: "p.payment_type_id" }, { ...PAID, count: "count(*)" }),
  sumsOf(
    REFUND_PAYOUTS,
    { day: "r.business_date", key: "p.payment_type_id" },
    { refunded_count: "count(*)", refunded_cents: "sum(p.amount_cents)" },
  ),
);

const OF_WAITER = "coalesce(p.waiter_id::text, '')";

/** An invoice with payments of two waiters counts once for each. */
const waiter = together(
  sumsOf(PAYMENTS, { day: "i.business_date", key: OF_WAITER }, { ...PAID, count: "count(distinct i.id)" }),
  sumsOf(
    refundsWithWaiter(),
    { day: "r.business_date", key: OF_WAITER },
    { refunded_count: "count(*)", refunded_cents: "sum(r.amount_cents - r.withheld_cents)" },
  ),
);

const refund = sumsOf(
  REFUNDS,
  { day: "r.business_date", key: "r.reason", detail: "r.created_by" },
  { count: "count(*)", amount_cents: "sum(r.amount_cents)", tip_cents: "sum(r.tip_cents)" },
);

const tip = together(
  sumsOf(
    PAYMENTS_WITH_TIP,
    { day: "p.business_date", key: OF_WAITER },
    { count: "count(*)", amount_cents: "sum(p.tip_cents)", tip_cents: "sum(p.tip_cents)" },
  ),
  sumsOf(
    refundsWithWaiter("and r.tip_cents > 0"),
    { day: "r.business_date", key: OF_WAITER },
    { amount_cents: "-sum(r.tip_cents)" },
  ),
);

/** An order that is cancelled on its own day is missing in its own hour; on a later one it is taken off in that hour. */
const order = leftTogether(
  sumsOf(ORDERS, { day: "o.business_date", key: localHour("o.created_at") }, { count: "count(*)" }),
  sumsOf(
    ORDER_CORRECTIONS,
    {
      day: "k.business_date",
      key: localHour("case when k.business_date = o.business_date then o.created_at else k.created_at end"),
    },
    { count: "sum(k.change)" },
  ),
);

/** Dishes `d` with their pieces: of the lines that are one dish, the most. */
const dishesOf = (lines: string) => `(
    select l.business_date, ${itemOf("l")} as item_id, l.sign * max(l.pieces) as pieces
    from ${lines} l
    group by l.act_id, l.business_date, ${DISH_OF_LINE}, 2, l.sign
  ) d`;

const OF_ITEM = `coalesce(${itemOf("o")}::text, '')`;

/** Amounts charged for lines `l`, with their share of discount and service charge, and given back of lines `g`. */
const CHARGED: Measures = {
  amount_cents: "sum(l.net + l.service + l.tax + l.tributes)",
  net_cents: "sum(l.net)",
  tax_cents: "sum(l.tax)",
  service_cents: "sum(l.service)",
};
const GIVEN_BACK: Measures = {
  refunded_cents: "sum(g.amount_cents)",
  refunded_net_cents: "sum(g.net_cents - g.service_charge_cents)",
  refunded_tax_cents: "sum(g.tax_cents)",
  refunded_service_cents: "sum(g.service_charge_cents)",
};

const PIECES_OF_ITEM = { day: "d.business_date", key: "d.item_id" } as const;

/** Pieces are what was ordered less what was voided or given for free, each on its own day. */
const item = leftTogether(
  sumsOf(dishesOf(SOLD_PIECES), PIECES_OF_ITEM, { count: "sum(d.pieces)" }),
  sumsOf(dishesOf(REFUNDED_PIECES), PIECES_OF_ITEM, { refunded_count: "sum(d.pieces)" }),
  sumsOf(INVOICE_LINES, { day: "i.business_date", key: OF_ITEM }, CHARGED),
  sumsOf(REFUNDED_LINES, { day: "r.business_date", key: OF_ITEM }, GIVEN_BACK),
);

const OF_VARIANT = { key: "l.variant_id", detail: "l.menu_item_id" } as const;
const OF_SOLD_VARIANT = { key: "o.variant_id", detail: "o.menu_item_id" } as const;

/** Pieces and amounts of a dish by the variant it was sold in, also as a part of a combo. */
const variant = leftTogether(
  sumsOf(
    `${SOLD_PIECES} l where l.variant_id is not null`,
    { day: "l.business_date", ...OF_VARIANT },
    { count: "sum(l.sign * l.pieces)" },
  ),
  sumsOf(
    `${REFUNDED_PIECES} l where l.variant_id is not null`,
    { day: "l.business_date", ...OF_VARIANT },
    { refunded_count: "sum(l.pieces)" },
  ),
  sumsOf(
    `${INVOICE_LINES} where o.variant_id is not null`,
    { day: "i.business_date", ...OF_SOLD_VARIANT },
    CHARGED,
  ),
  sumsOf(
    `${REFUNDED_LINES} where o.variant_id is not null`,
    { day: "r.business_date", ...OF_SOLD_VARIANT },
    GIVEN_BACK,
  ),
);

/** Add-ons `a` of lines `l`, once for each time they were taken, at the price of that moment. */
const addonsOf = (lines: string) => `${lines} l cross join lateral (
      select x ->> 'id' as addon_id, (x ->> 'price')::bigint as price from jsonb_array_elements(l.addons) x
    ) a`;
const OF_ADDON = { day: "l.business_date", key: "a.addon_id", detail: "l.menu_item_id" } as const;
const SOLD_OF_ADDON = "sum(l.sign * l.pieces * a.price)";
/** Each piece has a price without tax of its own, so that what is taken off piece by piece takes off all of it. */
const NET_OF_ADDON = "sum(l.sign * l.pieces * net_of_price(a.price, l.tax_type, l.tax_rate_bp))";

/** Add-ons of the same pieces as in `item`, at their prices: a part of what was charged for the dish. */
const addon = leftTogether(
  sumsOf(addonsOf(SOLD_PIECES), OF_ADDON, {
    count: "sum(l.sign * l.pieces)",
    amount_cents: SOLD_OF_ADDON,
    net_cents: NET_OF_ADDON,
  }),
  sumsOf(addonsOf(REFUNDED_PIECES), OF_ADDON, {
    refunded_count: "sum(l.pieces)",
    refunded_cents: SOLD_OF_ADDON,
    refunded_net_cents: NET_OF_ADDON,
  }),
);

const courtesy = leftTogether(
  sumsOf(
    FREE_PIECES,
    { day: "k.business_date", key: "c.reason", detail: "c.created_by" },
    { count: "sum(k.sign * k.quantity)", amount_cents: "sum(k.sign * k.unit_price_cents * k.quantity)" },
  ),
);

/** What was given for free before it was taken back is worth nothing any more. */
const voided = leftTogether(
  sumsOf(
    VOIDED_PIECES,
    {
      day: "k.business_date",
      key: "coalesce(k.void_reason, '')",
      detail: "coalesce(k.voided_by::text, '')",
    },
    {
      count: "sum(k.sign * k.quantity)",
      amount_cents:
        "sum(case when 'free' in (k.was, k.becomes) then 0 else k.sign * k.unit_price_cents * k.quantity end)",
    },
  ),
);

/**
 * Cost of a line `l`: the stock that it took at the unit cost of that moment. It is null without a recipe, or
 * when one ingredient has no cost.
 */
const LINE_COST = `(
      select case when bool_and(k.unit_cost_micros is not null) then sum(h.value::numeric * k.unit_cost_micros) end as cost
      from jsonb_each_text(l.held) h
      left join lateral (
        select unit_cost_micros from stock_costs
        where tenant_id = $1 and inventory_item_id = h.key::bigint and at <= l.created_at
        order by at desc, id desc limit 1
      ) k on true
    )`;

/** Dishes `d` with their pieces, their price without tax, and their cost, which is null when one line of a combo has none. */
const pricedDishesOf = (lines: string) => `(
    select l.business_date, ${itemOf("l")} as item_id, l.sign * max(l.pieces) as pieces,
      l.sign * sum(l.pieces * net_of_price(l.price, l.tax_type, l.tax_rate_bp)) as net,
      case when bool_and(c.cost is not null) then l.sign * sum(c.cost * l.pieces / l.held_pieces) end as cost
    from ${lines} l
    cross join lateral ${LINE_COST} c
    group by l.act_id, l.business_date, ${DISH_OF_LINE}, 2, l.sign
  ) d`;

const PRICED_DISH: Grouping = {
  day: "d.business_date",
  key: "d.item_id",
  detail: "case when d.cost is null then 'unknown' else 'known' end",
};
/** To the cent for each dish and day. */
const COST = "coalesce(round(sum(d.cost) / 10000000), 0)";

/** Price and cost of the same pieces. */
const dish = leftTogether(
  sumsOf(pricedDishesOf(SOLD_PIECES), PRICED_DISH, {
    count: "sum(d.pieces)",
    amount_cents: COST,
    net_cents: "sum(d.net)",
  }),
  sumsOf(pricedDishesOf(REFUNDED_PIECES), PRICED_DISH, {
    refunded_count: "sum(d.pieces)",
    refunded_cents: COST,
    refunded_net_cents: "sum(d.net)",
  }),
);

/** Accounts without a number of guests add nothing; they stay in, because in many restaurants that is all of them. */
const guest = together(
  sumsOf(VISITED_ACCOUNTS, { day: "a.business_date" }, { count: "coalesce(sum(a.people), 0)" }),
  sumsOf(
    INVOICES_WITH_ACCOUNT,
    { day: "i.business_date" },
    { amount_cents: "coalesce(sum(i.total_cents) filter (where a.people is not null), 0)" },
  ),
  sumsOf(
    REFUNDED_INVOICES,
    { day: "r.business_date" },
    { refunded_cents: "coalesce(sum(r.amount_cents) filter (where a.people is not null), 0)" },
  ),
);

/** Time from which a dish was to be made: it was sent, or its course was fired. */
const SENT_AT = "coalesce(case when l.held_until < 'infinity' then l.held_until end, l.created_at)";
/** Whole minutes until a dish was finally ready, at most one more than the longest measured time; empty: no station marked it. */
const MINUTES = `case when l.ready_at is null then ''
      else least(${MAX_KITCHEN_MINUTES + 1}, greatest(0, ceil(extract(epoch from l.ready_at - ${SENT_AT}) / 60)))::integer::text end`;

const kitchen = sumsOf(
  MADE_LINES,
  {
    day: "o.business_date",
    key: "l.station_id",
    detail: `${localHour(SENT_AT)} || ' ' || ${MINUTES}`,
  },
  { count: "count(*)" },
);
const recall = sumsOf(
  `${MADE_LINES} and l.recalled_at is not null`,
  { day: "o.business_date", key: "l.station_id", detail: localHour(SENT_AT) },
  { count: "count(*)" },
);

/** Statements with the columns `business_date`, `key`, `detail` and all `measures`. */
export const dayFacts: Readonly<Record<ReportDimension, string>> = {
  sale: salesBy((act) => localHour(`${act}.created_at`)),
  table: salesBy(() => "coalesce(i.table_title, '')", { detail: "coalesce(i.floor, '')" }),
  source: salesBy(() => "coalesce(a.source, '')", { rows: INVOICES_WITH_ACCOUNT }),
  dining_option: salesBy(() => "i.dining_option"),
  discount,
  payment,
  waiter,
  refund,
  tip,
  order,
  item,
  courtesy,
  void: voided,
  dish,
  guest,
  kitchen,
  recall,
  variant,
  addon,
};
