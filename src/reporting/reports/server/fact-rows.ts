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

/**
 * Tells of an order line `l` that it was taken back before it was paid. A line of a kept invoice was paid: cancelled
 * later it was refunded, and the refund counts it. Such an invoice is never taken back (`undoPart`), so that the line
 * stays what it is. The innermost `offset 0` keeps the planner from reading all invoices at once.
 */
const IS_VOIDED = `(l.status = 'cancelled' and not exists (
      select from invoice_lines x join invoices i on i.tenant_id = $1 and i.id = x.invoice_id
      where x.tenant_id = $1 and x.order_line_id = l.id and ${IS_KEPT} offset 0
    ))`;

/** Tells of an order `o` that it counts: it was not cancelled, and not all its dishes were voided. */
const IS_KEPT_ORDER = `o.cancelled_at is null and exists (
      select from order_lines l where l.tenant_id = $1 and l.order_id = o.id and not ${IS_VOIDED} offset 0
    )`;

/** Orders `o` of the days that count. */
export const ORDERS = `orders o where o.tenant_id = $1 and o.business_date = any($2::date[]) and ${IS_KEPT_ORDER}`;

const linesOf = (orders: string) => `(
    select id, business_date from orders o where o.tenant_id = $1 and o.business_date = any($2::date[]) ${orders}
  ) o
  cross join lateral (select * from order_lines where tenant_id = $1 and order_id = o.id offset 0) l`;

/** Lines `l` of all orders `o` of the days. */
const ALL_LINES = linesOf("");

/** Lines `l` of orders `o` that were not cancelled. */
const LINES = linesOf("and o.cancelled_at is null");

/**
 * Lines that were ordered for money, with the pieces of each: without voided and free ones. A refund takes nothing
 * away: it has pieces of its own.
 */
export const SOLD_PIECES = `(
    select o.business_date, o.id as act_id, l.*, l.quantity as pieces from ${LINES}
    where l.courtesy_id is null and not ${IS_VOIDED}
  )`;

/** The same of refunds of the days: whole dishes that were given back. */
export const REFUNDED_PIECES = `(
    select r.business_date, r.id as act_id, o.*, g.dishes as pieces from ${REFUNDED_LINES}
    where o.id is not null and o.courtesy_id is null
  )`;

/**
 * Lines `l` that were made, as they stand on their tickets, whatever their pieces; also those that were given back
 * when they were ready.
 */
export const MADE_LINES = `${LINES} where (l.status in ('completed', 'delivered')
      or l.status = 'cancelled' and l.ready_at is not null and not ${IS_VOIDED})`;

/** Lines `l` that were taken back before they were paid. */
export const VOIDED_LINES = `${ALL_LINES} where ${IS_VOIDED}`;

/** Lines `l` that were given for free, with the courtesy `c` of each. */
export const FREE_LINES = `${ALL_LINES}
    cross join lateral (select * from courtesies where tenant_id = $1 and id = l.courtesy_id offset 0) c
    where l.courtesy_id is not null and not ${IS_VOIDED}`;

/** Item that a line `line` was sold as: the combo that it is a part of, else itself. */
export const itemOf = (line: string) => `coalesce(${line}.combo_item_id, ${line}.menu_item_id)`;

/** Lines that were sold as one dish: the parts of a combo together. */
export const DISH_OF_LINE = "coalesce(l.combo_uuid, l.client_uuid)";

/** Filters accounts `a` to those with an order that counts. */
const WITH_ORDER = `cross join lateral (
      select o.id from orders o where o.tenant_id = $1 and o.account_id = a.id and ${IS_KEPT_ORDER} limit 1
    ) o`;

/** Accounts `a` of the days with an order that counts. */
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
