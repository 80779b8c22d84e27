import type { Insertable } from "kysely";
import type {
  AccountPaymentId,
  CashSessionId,
  CustomerId,
  InvoiceId,
  PaymentTypeId,
} from "#platform/domain/ids.ts";
import type { Cents } from "#platform/domain/money/cents.ts";
import type { BusinessDate } from "#platform/domain/periods/business-day.ts";
import type { AccountPaymentReversals, AccountPayments } from "#platform/server/db/database.gen.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";

interface OpenDebtRow {
  readonly invoiceId: InvoiceId;
  readonly open: Cents;
}

/** Returns the open invoices of a customer, the oldest first. The account must be locked. */
export const openDebts = (tx: Tx, customerId: CustomerId) =>
  tx.query<OpenDebtRow>({
    text: `select invoice_id as "invoiceId", open_cents as open from customer_debts
      where tenant_id = $1 and customer_id = $2 and open_cents > 0 order by business_date, invoice_id`,
    values: [tx.tenantId, customerId],
  });

type NewAccountPayment = Omit<Insertable<AccountPayments>, "tenant_id" | "id">;

/** Writes a payment on account with what it settled. */
export async function insertAccountPayment(
  tx: Tx,
  payment: NewAccountPayment,
  parts: readonly { readonly invoiceId: InvoiceId; readonly amount: Cents }[],
): Promise<AccountPaymentId> {
  const { id } = await tx.one(
    sqlOf
      .insertInto("account_payments")
      .values({ ...payment, tenant_id: tx.tenantId })
      .returning("id"),
  );
  await tx.query({
    text: `insert into account_payment_parts (tenant_id, account_payment_id, invoice_id, amount_cents)
      select $1, $2, p.id, p.amount from unnest($3::bigint[], $4::bigint[]) as p(id, amount)`,
    values: [tx.tenantId, id, parts.map((part) => part.invoiceId), parts.map((part) => part.amount)],
  });
  return id;
}

interface AccountPaymentRow {
  readonly id: AccountPaymentId;
  readonly payment_no: number;
  readonly payment_type_id: PaymentTypeId;
  readonly method: string;
  readonly is_cash: boolean;
  readonly amount: Cents;
  readonly received: Cents | null;
  readonly change: Cents;
  readonly reference: string | null;
  readonly balance: Cents;
  readonly at: Date;
  readonly taken_by: string | null;
  readonly customer_name: string | null;
  readonly customer_phone: string | null;
  readonly back_at: Date | null;
  readonly back_by: string | null;
  readonly back_reason: string | null;
}

/** Returns a payment of a customer; undefined if they have none with this id. */
export async function accountPayment(
  tx: Tx,
  customerId: CustomerId,
  id: AccountPaymentId,
): Promise<AccountPaymentRow | undefined> {
  const [row] = await tx.query<AccountPaymentRow>({
    text: `select p.id, p.payment_no, p.payment_type_id, p.payment_type_title as method, t.is_cash,
        p.amount_cents as amount, p.received_cents as received, p.change_cents as change, p.reference,
        p.balance_cents as balance, p.created_at as at, u.name as taken_by, c.name as customer_name,
        nullif(c.phone, '') as customer_phone, v.created_at as back_at, b.name as back_by, v.reason as back_reason
      from account_payments p
      join payment_types t on t.tenant_id = $1 and t.id = p.payment_type_id
      join customers c on c.tenant_id = $1 and c.id = p.customer_id
      left join users u on u.tenant_id = $1 and u.id = p.created_by
      left join account_payment_reversals v on v.tenant_id = $1 and v.account_payment_id = p.id
      left join users b on b.tenant_id = $1 and b.id = v.created_by
      where p.tenant_id = $1 and p.customer_id = $2 and p.id = $3`,
    values: [tx.tenantId, customerId, id],
  });
  return row;
}

interface PaidPartRow {
  readonly invoiceId: InvoiceId;
  readonly invoice_no: number;
  readonly date: BusinessDate;
  readonly amount: Cents;
  /** True if the payment left nothing of the invoice open, whatever came later. */
  readonly is_settled: boolean;
}

/** Returns what a payment settled, the oldest invoice first. */
export const partsOfAccountPayment = (tx: Tx, id: AccountPaymentId) =>
  tx.query<PaidPartRow>({
    text: `select x.invoice_id as "invoiceId", i.invoice_no, d.business_date as date, x.amount_cents as amount,
        d.amount_cents = (
          select sum(y.amount_cents) from account_payment_parts y
          where y.tenant_id = $1 and y.invoice_id = x.invoice_id and y.account_payment_id <= $2 and not exists (
            select from account_payment_reversals v where v.tenant_id = $1 and v.account_payment_id = y.account_payment_id
              and v.account_payment_id < $2 and v.created_at <= p.created_at)
        ) + (
          select coalesce(sum(r.debt_cents), 0) from refunds r
          where r.tenant_id = $1 and r.invoice_id = x.invoice_id and r.created_at <= p.created_at) as is_settled
      from account_payment_parts x
      join account_payments p on p.tenant_id = $1 and p.id = x.account_payment_id
      join customer_debts d on d.tenant_id = $1 and d.invoice_id = x.invoice_id
      join invoices i on i.tenant_id = $1 and i.id = x.invoice_id
      where x.tenant_id = $1 and x.account_payment_id = $2 order by d.business_date, x.invoice_id`,
    values: [tx.tenantId, id],
  });

export const insertReversal = (tx: Tx, reversal: Omit<Insertable<AccountPaymentReversals>, "tenant_id">) =>
  tx.run(sqlOf.insertInto("account_payment_reversals").values({ ...reversal, tenant_id: tx.tenantId }));

interface AccountTakings {
  readonly id: PaymentTypeId;
  readonly title: string;
  readonly is_cash: boolean;
  readonly payments: number;
  readonly paid: Cents;
  /** Payments taken back in the session, whenever they were made. */
  readonly returned: Cents;
}

/**
 * Returns, by payment type, the payments on account that came into a cash session and those that were taken back out
 * of it.
 */
export const sessionAccountPayments = (tx: Tx, sessionId: CashSessionId) =>
  tx.query<AccountTakings>({
    text: `select t.id, t.title, t.is_cash, sum(s.payments)::integer as payments,
        sum(s.paid)::bigint as paid, sum(s.returned)::bigint as returned
      from (
        select payment_type_id, 1 as payments, amount_cents as paid, 0 as returned
        from account_payments where tenant_id = $1 and cash_session_id = $2
        union all
        select p.payment_type_id, 0, 0, p.amount_cents
        from account_payment_reversals v
        join account_payments p on p.tenant_id = $1 and p.id = v.account_payment_id
        where v.tenant_id = $1 and v.cash_session_id = $2
      ) s
      join payment_types t on t.tenant_id = $1 and t.id = s.payment_type_id
      group by t.id, t.title, t.is_cash, t.position order by t.position, t.id`,
    values: [tx.tenantId, sessionId],
  });
