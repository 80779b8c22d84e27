// Raw rows of which the figures of a day are sums (docs/money.md, "Sums of a day"): $1 is the tenant, $2 the business
// days, $3 the zone of local hours. `offset 0` keeps the planner from joining with all rows of the past.

/** Tells of an invoice `i` that it counts: it was not taken back. */
export const IS_KEPT =
  "not exists (select from invoice_reversals r where r.tenant_id = $1 and r.invoice_id = i.id)";

/** Invoices `i` of the days that count. */
export const INVOICES = `invoices i where i.tenant_id = $1 and i.business_date = any($2::date[]) and ${IS_KEPT}`;

/** The same, with the account `a` of each; its columns are null for invoices without one. */
export const INVOICES_WITH_ACCOUNT = `(select i.* from ${INVOICES}) i
    left join lateral (select source, people from accounts where tenant_id = $1 and id = i.account_id offset 0) a on true`;

/** Payments `p` of the invoices `i` that count. */
export const PAYMENTS = `(select i.id, i.business_date from ${INVOICES}) i
    cross join lateral (select * from payments where tenant_id = $1 and invoice_id = i.id offset 0) p`;

/** The discounts of the invoices `i` that count, by their sources: `x`, and `m` for what somebody gave. */
export const INVOICE_DISCOUNTS = `(select i.id, i.business_date, i.created_by from ${INVOICES} and i.discount_cents > 0) i
    cross join lateral (select * from invoice_discounts where tenant_id = $1 and invoice_id = i.id offset 0) x
    left join lateral (select id, reason, created_by from manual_discounts where tenant_id = $1 and id = x.discount_id offset 0) m on true`;

/** Lines `l` of the invoices `i` that count, with the order line `o` of each; a line of a manual invoice has none. */
export const INVOICE_LINES = `(select i.id, i.business_date from ${INVOICES}) i
    cross join lateral (
      select order_line_id, coalesce(net_cents, line_total_cents) as net, coalesce(service_charge_cents, 0) as service,
        coalesce(tax_cents, 0) as tax, tributes_cents as tributes
      from invoice_lines where tenant_id = $1 and invoice_id = i.id offset 0
    ) l
    left join lateral (select * from order_lines where tenant_id = $1 and id = l.order_line_id offset 0) o on true`;

/** Payments `p` of the days with a tip, of invoices that count. */
export const PAYMENTS_WITH_TIP = `payments p where p.tenant_id = $1 and p.business_date = any($2::date[]) and p.tip_cents > 0
    and not exists (select from invoice_reversals r where r.tenant_id = $1 and r.invoice_id = p.invoice_id)`;

/** Refunds `r` of the days. */
export const REFUNDS = "refunds r where r.tenant_id = $1 and r.business_date = any($2::date[])";

/**
 * The same, each with its invoice `i`, the account `a` of that (null for invoices without one), and its part of the
 * service charge, `g.service`.
 */
export const REFUNDED_INVOICES = `(select r.* from ${REFUNDS}) r
    cross join lateral (select * from invoices where tenant_id = $1 and id = r.invoice_id offset 0) i
    left join lateral (select source, people from accounts where tenant_id = $1 and id = i.account_id offset 0) a on true
    cross join lateral (
      select coalesce(sum(service_charge_cents), 0) as service from refund_lines where tenant_id = $1 and refund_id = r.id
    ) g`;

/**
 * Amounts `p` that refunds `r` of the days gave back, by payment type: paid out by that of the refund, or taken off
 * what a customer owes by the one that had charged it. What the buyer had withheld was never paid.
 */
export const REFUND_PAYOUTS = `(select r.* from ${REFUNDS}) r
    cross join lateral (
      select r.payment_type_id, r.amount_cents - r.debt_cents - r.withheld_cents as amount_cents
      where r.debt_cents = 0 or r.amount_cents > r.debt_cents + r.withheld_cents
      union all
      select coalesce((
          select y.payment_type_id from payments y
          join payment_types t on t.tenant_id = $1 and t.id = y.payment_type_id and t.settles = 'on_account'
          where y.tenant_id = $1 and y.invoice_id = r.invoice_id order by y.id limit 1
        ), r.payment_type_id), r.debt_cents
      where r.debt_cents > 0
    ) p`;

/** Refunds `r` of the days with the first payment `p` of the invoice: all of them are of the same waiter. */
export const refundsWithWaiter = (filter = "") => `(select r.* from ${REFUNDS} ${filter}) r
    left join lateral (select waiter_id from payments where tenant_id = $1 and invoice_id = r.invoice_id order by id limit 1) p on true`;

/** Refunded lines `g` of refunds `r` of the days, with the order line `o` of each; a line of a manual invoice has none. */
export const REFUNDED_LINES = `(select r.id, r.business_date from ${REFUNDS}) r
    cross join lateral (select * from refund_lines where tenant_id = $1 and refund_id = r.id offset 0) g
    cross join lateral (select order_line_id from invoice_lines where tenant_id = $1 and id = g.invoice_line_id offset 0) x
    left join lateral (select * from order_lines where tenant_id = $1 and id = x.order_line_id offset 0) o on true`;

/** Orders `o` of the days, whatever became of them. */
export const ORDERS = "orders o where o.tenant_id = $1 and o.business_date = any($2::date[])";

/** Orders `o` that count no more, or again, from the days on (`k.change`): their last dish was voided, or one put back. */
export const ORDER_CORRECTIONS = `order_corrections k
    cross join lateral (select business_date, created_at from orders where tenant_id = $1 and id = k.order_id offset 0) o
    where k.tenant_id = $1 and k.business_date = any($2::date[])`;

/** Tells of an order `o` that it counted at the end of its day: it was not cancelled on it. */
const WAS_KEPT_ORDER = `coalesce((
      select sum(change) from order_corrections where tenant_id = $1 and order_id = o.id and business_date <= o.business_date
    ), 0) >= 0`;

/** Lines `l` of all orders `o` of the days. */
const ALL_LINES = `(
    select id, business_date from orders o where o.tenant_id = $1 and o.business_date = any($2::date[])
  ) o
  cross join lateral (select * from order_lines where tenant_id = $1 and order_id = o.id offset 0) l`;

/**
 * Lines `l` that were ordered, with the pieces of each at the price at which they were ordered, whatever became of them
 * later, and the stock that `held_pieces` of them took then.
 */
const ORDERED_PIECES = `(
    select o.business_date, o.id::text as act_id, l.*, 1 as sign, l.quantity as pieces,
      coalesce(c.unit_price_cents, l.unit_price_cents) as price,
      case when k.quantity is null then l.stock_held else k.stock_held end as held, coalesce(k.quantity, l.quantity) as held_pieces
    from ${ALL_LINES}
    left join lateral (select unit_price_cents from courtesies where tenant_id = $1 and id = l.courtesy_id offset 0) c on true
    left join lateral (
      select quantity, stock_held from line_corrections where tenant_id = $1 and order_line_id = l.id order by id limit 1
    ) k on true
  )`;

/** Corrections `k` of the days, each with its line `l`. */
const CORRECTIONS = `(select * from line_corrections where tenant_id = $1 and business_date = any($2::date[])) k
    cross join lateral (select * from order_lines where tenant_id = $1 and id = k.order_line_id offset 0) l`;

/**
 * The same of corrections of the days: pieces that were voided or given for free (`sign` is -1), or put back, before
 * they were paid. A refund takes nothing away: it has pieces of its own.
 */
const CORRECTED_PIECES = `(
    select k.business_date, k.act_uuid::text as act_id, l.*, case when k.becomes = 'sold' then 1 else -1 end as sign,
      k.quantity as pieces, k.unit_price_cents as price, k.stock_held as held, k.quantity as held_pieces
    from ${CORRECTIONS}
    where k.was = 'sold' or k.becomes = 'sold'
  )`;

/** Pieces that were ordered for money on the days, less what was taken off, or plus what was put back, on them. */
export const SOLD_PIECES = `(select * from ${ORDERED_PIECES} l union all select * from ${CORRECTED_PIECES} l)`;

/** The same of refunds of the days: whole dishes that were given back. */
export const REFUNDED_PIECES = `(
    select r.business_date, r.id::text as act_id, o.*, 1 as sign, g.dishes as pieces, o.unit_price_cents as price,
      o.stock_held as held, o.quantity as held_pieces
    from ${REFUNDED_LINES}
    where o.id is not null and o.courtesy_id is null
  )`;

/** Corrections `k` by which pieces become, or were (`sign` is -1), void or free. */
const correctedTo = (state: "voided" | "free") => `(
    select k.*, case when k.becomes = '${state}' then 1 else -1 end as sign
    from line_corrections k
    where k.tenant_id = $1 and k.business_date = any($2::date[]) and (k.was = '${state}' or k.becomes = '${state}')
  ) k`;

/** Corrections `k` of the days by which pieces were taken back, or put back, before they were paid. */
export const VOIDED_PIECES = correctedTo("voided");

/** The same by which they were given for free, or no more, with the courtesy `c` of each. */
export const FREE_PIECES = `${correctedTo("free")}
    cross join lateral (select reason, created_by from courtesies where tenant_id = $1 and id = k.courtesy_id offset 0) c`;

/**
 * Lines `l` that were made, as they stand on their tickets, whatever their pieces; also those that were given back
 * when they were ready, and those that were voided on a later day (`v`).
 */
export const MADE_LINES = `${ALL_LINES}
    left join lateral (
      select line_status from line_corrections
      where tenant_id = $1 and order_line_id = l.id and becomes = 'voided' and business_date > o.business_date order by id limit 1
    ) v on true
    where (coalesce(v.line_status, l.status) in ('completed', 'delivered')
      or v.line_status is null and l.status = 'cancelled' and l.ready_at is not null and coalesce((
        select becomes from line_corrections where tenant_id = $1 and order_line_id = l.id order by id desc limit 1
      ), 'sold') <> 'voided')`;

/** Item that a line `line` was sold as: the combo that it is a part of, else itself. */
export const itemOf = (line: string) => `coalesce(${line}.combo_item_id, ${line}.menu_item_id)`;

/** Lines that were sold as one dish: the parts of a combo together. */
export const DISH_OF_LINE = "coalesce(l.combo_uuid, l.client_uuid)";

/** Filters accounts `a` to those with an order that counted at the end of its day: who came was there, whatever is voided later. */
const WITH_ORDER = `cross join lateral (
      select o.id from orders o where o.tenant_id = $1 and o.account_id = a.id and ${WAS_KEPT_ORDER} limit 1
    ) o`;

/** Accounts `a` of the days with such an order. */
export const VISITED_ACCOUNTS = `accounts a ${WITH_ORDER} where a.tenant_id = $1 and a.business_date = any($2::date[])`;

/** The known customers of each day, whether they were named on ordering or on paying, as on the dashboard. */
export const dayVisits = `select a.business_date, a.customer_id from ${VISITED_ACCOUNTS} and a.customer_id is not null
  union
  select i.business_date, i.customer_id from ${INVOICES} and i.customer_id is not null`;

/** Returns a row `is_known` when a customer came before a day. */
export const visitBefore = (customer: string, day: string) => `(
      select true as is_known from accounts a ${WITH_ORDER}
      where a.tenant_id = $1 and a.customer_id = ${customer} and a.business_date < ${day} limit 1
    ) union all (
      select true from invoices i
      where i.tenant_id = $1 and i.customer_id = ${customer} and i.business_date < ${day} and ${IS_KEPT} limit 1
    ) limit 1`;
