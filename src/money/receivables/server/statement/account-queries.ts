import type { CustomerId } from "#platform/domain/ids.ts";
import type { Cents } from "#platform/domain/money/cents.ts";
import type { BusinessDate } from "#platform/domain/periods/business-day.ts";
import { daysBetween } from "#platform/domain/periods/calendar-date.ts";
import type { DateRange } from "#platform/domain/periods/period.ts";
import { columnsOf } from "#platform/server/db/columns-of.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { required } from "#platform/server/http/app-error.ts";
import { type Ageing, ageBucketOf } from "#service/customers/domain/credit.ts";
import type { OpenInvoice, StatementLine } from "../../contract/receivables.ts";

/** SQL: the open debts `d` summed by age (`ageBucketOf`) on the day $3, under the contract's names. */
export const AGE_SUMS = `coalesce(sum(d.open_cents) filter (where $3::date - d.business_date <= 30), 0)::bigint as current,
    coalesce(sum(d.open_cents) filter (where $3::date - d.business_date between 31 and 60), 0)::bigint as days_30,
    coalesce(sum(d.open_cents) filter (where $3::date - d.business_date between 61 and 90), 0)::bigint as days_60,
    coalesce(sum(d.open_cents) filter (where $3::date - d.business_date > 90), 0)::bigint as days_90`;

/** The most open invoices shown; a statement's ageing covers all. */
const OPEN_INVOICES = 100;

type OpenRow = Omit<OpenInvoice, "days" | "age"> & { readonly date: BusinessDate };

const OPEN = columnsOf<OpenRow>({
  invoice_id: "d.invoice_id",
  invoice_no: "i.invoice_no",
  date: "d.business_date",
  amount: "d.amount_cents",
  open: "d.open_cents",
});

/** Returns the oldest open invoices. */
export async function openInvoices(
  tx: Tx,
  customerId: CustomerId,
  today: BusinessDate,
): Promise<OpenInvoice[]> {
  const rows = await tx.query<OpenRow>({
    text: `select ${OPEN} from customer_debts d
      join invoices i on i.tenant_id = $1 and i.id = d.invoice_id
      where d.tenant_id = $1 and d.customer_id = $2 and d.open_cents > 0
      order by d.business_date, d.invoice_id limit $3`,
    values: [tx.tenantId, customerId, OPEN_INVOICES],
  });
  return rows.map((row) => ({
    ...row,
    days: daysBetween(row.date, today),
    age: ageBucketOf(row.date, today),
  }));
}

/** Returns a customer's debt by age and the number of open invoices. */
export async function readAgeing(
  tx: Tx,
  customerId: CustomerId,
  today: BusinessDate,
): Promise<{ readonly ageing: Ageing; readonly count: number }> {
  const [row] = await tx.query<Ageing & { readonly count: number }>({
    text: `select ${AGE_SUMS}, count(*)::integer as count
      from customer_debts d where d.tenant_id = $1 and d.customer_id = $2 and d.open_cents > 0`,
    values: [tx.tenantId, customerId, today],
  });
  const { count, ...ageing } = required(row, "sums");
  return { ageing, count };
}

/** A line of a statement without its running balance. */
export type Entry = Omit<StatementLine, "balance"> & { readonly date: BusinessDate };

/**
 * SQL: everything that changed the account of customer $2, as rows of `Entry` with `place`, which orders simultaneous
 * rows. Debts and payments follow a merge of customers; refunds and parts follow their invoice.
 */
const ENTRIES = `
  select 'invoice' as kind, i.invoice_no as number, d.created_at as at, d.business_date as date, d.amount_cents as amount,
    d.invoice_id, i.invoice_no, null::bigint as account_payment_id, null as method, null as reference, false as is_taken_back,
    1 as place
  from customer_debts d join invoices i on i.tenant_id = $1 and i.id = d.invoice_id
  where d.tenant_id = $1 and d.customer_id = $2
  union all
  select 'part_undone', i.invoice_no, v.created_at, v.business_date, -d.amount_cents, d.invoice_id, i.invoice_no, null,
    null, null, false, 2
  from customer_debts d
  join invoice_reversals v on v.tenant_id = $1 and v.invoice_id = d.invoice_id
  join invoices i on i.tenant_id = $1 and i.id = d.invoice_id
  where d.tenant_id = $1 and d.customer_id = $2
  union all
  select 'refund', r.refund_no, r.created_at, r.business_date, -r.debt_cents, d.invoice_id, i.invoice_no, null,
    null, null, false, 3
  from customer_debts d
  join refunds r on r.tenant_id = $1 and r.invoice_id = d.invoice_id and r.debt_cents > 0
  join invoices i on i.tenant_id = $1 and i.id = d.invoice_id
  where d.tenant_id = $1 and d.customer_id = $2
  union all
  select 'payment', p.payment_no, p.created_at, p.business_date, -p.amount_cents, null, null, p.id, p.payment_type_title,
    p.reference, exists (
      select from account_payment_reversals v where v.tenant_id = $1 and v.account_payment_id = p.id), 4
  from account_payments p where p.tenant_id = $1 and p.customer_id = $2
  union all
  select 'payment_taken_back', p.payment_no, v.created_at, v.business_date, p.amount_cents, null, null, p.id,
    p.payment_type_title, p.reference, false, 5
  from account_payments p
  join account_payment_reversals v on v.tenant_id = $1 and v.account_payment_id = p.id
  where p.tenant_id = $1 and p.customer_id = $2`;

/** Returns the changes of an account on these business days, the oldest first; `most` limits them. */
export const readEntries = (
  tx: Tx,
  customerId: CustomerId,
  { from, to }: DateRange,
  most: number | null,
): Promise<Entry[]> =>
  tx.query<Entry>({
    text: `select kind, number, at, date, amount, invoice_id, invoice_no, account_payment_id, method, reference, is_taken_back
      from (${ENTRIES}) e where date between $3::date and $4::date order by date, at, place, number limit $5`,
    values: [tx.tenantId, customerId, from, to, most],
  });

interface AccountSums {
  readonly opening: Cents;
  readonly charged: Cents;
  readonly paid: Cents;
  readonly returned: Cents;
  readonly closing: Cents;
}

/** Returns the debt before and after these business days, and the sums of what changed it. */
export async function readAccountSums(
  tx: Tx,
  customerId: CustomerId,
  { from, to }: DateRange,
): Promise<AccountSums> {
  const [sums] = await tx.query<AccountSums>({
    text: `select coalesce(sum(amount) filter (where date < $3::date), 0)::bigint as opening,
        coalesce(sum(amount) filter (where date >= $3::date and kind = 'invoice'), 0)::bigint as charged,
        coalesce(-sum(amount) filter (where date >= $3::date and kind in ('payment', 'payment_taken_back')), 0)::bigint as paid,
        coalesce(-sum(amount) filter (where date >= $3::date and kind in ('refund', 'part_undone')), 0)::bigint as returned,
        coalesce(sum(amount), 0)::bigint as closing
      from (${ENTRIES}) e where date <= $4::date`,
    values: [tx.tenantId, customerId, from, to],
  });
  return required(sums, "sums");
}
