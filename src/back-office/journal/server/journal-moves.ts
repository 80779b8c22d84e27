import {
  type BookMonth,
  monthValues,
  PURCHASE_DAY,
} from "#back-office/tax-books/server/books/book-sources.ts";
import type { PaymentIcon } from "#core/payment-types/domain/payment-icon.ts";
import type { Settlement } from "#core/payment-types/domain/settlement.ts";
import { type Cents, cents } from "#platform/domain/money/cents.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { isNoTrial } from "#tax/tax-documents/server/public.ts";
import type { JournalAccount } from "../domain/journal-account.ts";
import type { JournalConcept, JournalMove } from "../domain/journal-entry.ts";

/** Tells of an invoice `i` that it counts: it was not taken back. */
const IS_KEPT = "not exists (select from invoice_reversals r where r.tenant_id = $1 and r.invoice_id = i.id)";

/** A movement whose account follows from its payment type, or is said. */
interface StoredMove {
  readonly day: string;
  readonly concept: JournalConcept;
  /** Null: that of the payment type. */
  readonly account: JournalAccount | null;
  readonly method: string | null;
  readonly icon: PaymentIcon | null;
  readonly settles: Settlement | null;
  readonly amount: Cents;
}

/** Returns the movements of the days of a month; refunds and reversals on their own day. */
export async function journalMoves(tx: Tx, month: BookMonth): Promise<JournalMove[]> {
  const rows = [
    ...(await salesMoves(tx, month)),
    ...(await refundMoves(tx, month)),
    ...(await accountPaymentMoves(tx, month)),
    ...(await purchaseMoves(tx, month)),
    ...(await cashMoves(tx, month)),
  ];
  return rows.map(({ icon, settles, account, ...move }) => ({
    ...move,
    account: account ?? accountOfMethod(icon ?? "cash", settles ?? "now"),
    amount: cents(Number(move.amount)),
  }));
}

/** The account of a payment type, by its picture; what is paid later is owed by the customer. */
function accountOfMethod(icon: PaymentIcon, settles: Settlement): JournalAccount {
  if (settles === "on_account") return "customers";
  switch (icon) {
    case "cash":
      return "cash";
    case "card":
    case "reader":
      return "cards";
    case "bank":
      return "transfers";
    case "wallet":
    case "paypal":
    case "qrcode":
      return "wallets";
    case "discount":
      return "other_payments";
    default:
      return icon satisfies never;
  }
}

/** Sums of the invoices of each day, and what was charged for them with its tips. */
function salesMoves(tx: Tx, month: BookMonth): Promise<StoredMove[]> {
  return tx.query<StoredMove>({
    text: `with sold as (
        select i.business_date as day, sum(i.sub_total_cents - i.discount_cents) as net, sum(i.service_charge_total_cents) as service,
          sum(i.tax_total_cents) as tax, sum(i.tributes_cents) as tributes, sum(i.tip_cents) as tip, sum(i.withheld_cents) as withheld
        from invoices i where i.tenant_id = $1 and i.business_date between $2::date and $3::date and ${IS_KEPT}
        group by i.business_date
      )
      select s.day, m.concept, m.account, null as method, null as icon, null as settles, m.amount
      from sold s cross join lateral (values ('sales', 'sales', -s.net), ('service_charge', 'service_charge', -s.service),
        ('vat_debit', 'vat_debit', -s.tax), ('tributes', 'tributes', -s.tributes), ('tips', 'tips', -s.tip),
        ('withheld', 'vat_withheld', s.withheld)) as m(concept, account, amount)
      union all
      select i.business_date, 'charged', null, t.title, t.icon, t.settles, sum(p.amount_cents + p.tip_cents)
      from invoices i
      cross join lateral (select * from payments where tenant_id = $1 and invoice_id = i.id offset 0) p
      join payment_types t on t.tenant_id = $1 and t.id = p.payment_type_id
      where i.tenant_id = $1 and i.business_date between $2::date and $3::date and ${IS_KEPT}
      group by i.business_date, t.title, t.icon, t.settles`,
    values: [tx.tenantId, month.from, month.to],
  });
}

/** Sums of the refunds of each day, of whatever day's sale: part of one was owed, and part the buyer had withheld. */
function refundMoves(tx: Tx, month: BookMonth): Promise<StoredMove[]> {
  return tx.query<StoredMove>({
    text: `with given as (
        select r.business_date as day, sum(r.amount_cents - r.tax_total_cents - r.tributes_cents) as net, sum(r.tax_total_cents) as tax,
          sum(r.tributes_cents) as tributes, sum(r.tip_cents) as tip, sum(r.debt_cents) as debt, sum(r.withheld_cents) as withheld
        from refunds r where r.tenant_id = $1 and r.business_date between $2::date and $3::date group by r.business_date
      )
      select g.day, m.concept, m.account, null as method, null as icon, null as settles, m.amount
      from given g cross join lateral (values ('refunds', 'returns', g.net), ('refunded_vat', 'vat_debit', g.tax),
        ('refunded_tributes', 'tributes', g.tributes), ('refunded_tips', 'tips', g.tip),
        ('refunded_debt', 'customers', -g.debt), ('refunded_withheld', 'vat_withheld', -g.withheld)) as m(concept, account, amount)
      union all
      select r.business_date, 'paid_back', null, t.title, t.icon, t.settles,
        -sum(r.amount_cents - r.debt_cents - r.withheld_cents + r.tip_cents)
      from refunds r join payment_types t on t.tenant_id = $1 and t.id = r.payment_type_id
      where r.tenant_id = $1 and r.business_date between $2::date and $3::date
      group by r.business_date, t.title, t.icon, t.settles`,
    values: [tx.tenantId, month.from, month.to],
  });
}

/** Sums of the payments on account of each day, and of those that were reversed on it. */
function accountPaymentMoves(tx: Tx, month: BookMonth): Promise<StoredMove[]> {
  return tx.query<StoredMove>({
    text: `with paid as (
        select a.business_date as day, 'on_account' as concept, a.payment_type_id, a.amount_cents as amount from account_payments a
        where a.tenant_id = $1 and a.business_date between $2::date and $3::date
        union all
        select r.business_date, 'on_account_reversed', a.payment_type_id, -a.amount_cents
        from account_payment_reversals r join account_payments a on a.tenant_id = $1 and a.id = r.account_payment_id
        where r.tenant_id = $1 and r.business_date between $2::date and $3::date
      )
      select p.day, p.concept, null as account, t.title as method, t.icon, t.settles, sum(p.amount) as amount
      from paid p join payment_types t on t.tenant_id = $1 and t.id = p.payment_type_id
      group by p.day, p.concept, t.title, t.icon, t.settles
      union all
      select p.day, p.concept, 'customers', null, null, null, -sum(p.amount) from paid p group by p.day, p.concept`,
    values: [tx.tenantId, month.from, month.to],
  });
}

/**
 * Received purchases by the day of their document, as in their book: what is to pay, what was withheld, IVA that comes back, and the
 * rest as cost; a vendor's credit note the other way round. The restaurant's own documents of purchases (14) count once, whether their
 * goods came into stock or not. Purchases without a total are left out: nobody entered what they cost. Their order and `offset 0` make
 * the database read those of the month alone, by the index of their day.
 */
function purchaseMoves(tx: Tx, month: BookMonth): Promise<StoredMove[]> {
  return tx.query<StoredMove>({
    text: `with bought as (
        select ${PURCHASE_DAY} as day, case when p.effect = 'takes_back' then -1 else 1 end as sign,
          coalesce(d.to_pay_cents, p.total_cents - coalesce(p.withheld_income_cents, 0)) as to_pay,
          case when coalesce(p.document_type, '03') in ('03', '05', '06')
              and exists (select from fiscal_settings f where f.tenant_id = $1 and f.nrc is not null)
            then coalesce(d.vat_cents, p.tax_cents, 0) else 0 end as vat,
          coalesce(d.perceived_vat_cents, 0) as perceived, coalesce(d.withheld_vat_cents, 0) as withheld_vat,
          coalesce(d.withheld_income_cents, p.withheld_income_cents, 0) as withheld_income
        from (
          select * from purchases p where p.tenant_id = $1 and p.status = 'received' and p.total_cents is not null
            and ${PURCHASE_DAY} between $3::date and $4::date
          order by p.tenant_id, ${PURCHASE_DAY}, p.id offset 0
        ) p
        left join lateral (select * from purchase_documents where tenant_id = $1 and purchase_id = p.id offset 0) d on true
        where not (coalesce(d.is_test, false) and $2 = '01')
          and not exists (select from tax_documents o where o.tenant_id = $1 and o.generation_code = p.generation_code)
        union all
        select d.issued_on, 1, d.to_pay_cents, 0, 0, 0, d.withheld_cents
        from tax_documents d
        where d.tenant_id = $1 and d.environment = $2 and d.issued_on between $3::date and $4::date and d.kind = '14'
          and ${isNoTrial("d")} and d.state in ('sealed', 'sealed_with_remarks')
      )
      select b.day, m.concept, m.account, null as method, null as icon, null as settles, sum(b.sign * m.amount) as amount
      from bought b cross join lateral (values
        ('purchases', 'purchases', b.to_pay + b.withheld_vat + b.withheld_income - b.vat - b.perceived),
        ('vat_credit', 'vat_credit', b.vat), ('perceived', 'vat_perceived', b.perceived), ('suppliers', 'suppliers', -b.to_pay),
        ('vat_withheld', 'vat_withheld_payable', -b.withheld_vat), ('income_withheld', 'income_withheld', -b.withheld_income)
      ) as m(concept, account, amount)
      group by b.day, m.concept, m.account`,
    values: monthValues(tx, month),
  });
}

/** Differences that the closings of cash sessions counted, on the day of the session. */
function cashMoves(tx: Tx, month: BookMonth): Promise<StoredMove[]> {
  return tx.query<StoredMove>({
    text: `select s.business_date as day, case when c.difference_cents < 0 then 'cash_shortage' else 'cash_surplus' end as concept,
        m.account, null as method, null as icon, null as settles, sum(m.amount) as amount
      from cash_sessions s join cash_closings c on c.tenant_id = $1 and c.cash_session_id = s.id
      cross join lateral (values ('cash', c.difference_cents),
        (case when c.difference_cents < 0 then 'cash_shortage' else 'cash_surplus' end, -c.difference_cents)) as m(account, amount)
      where s.tenant_id = $1 and s.business_date between $2::date and $3::date and c.difference_cents <> 0
      group by 1, 2, 3`,
    values: [tx.tenantId, month.from, month.to],
  });
}
