import type { CashSessionId, PaymentTypeId } from "#platform/domain/ids.ts";
import type { Cents } from "#platform/domain/money/cents.ts";
import type { Tx } from "#platform/server/db/tx.ts";

interface AccountTakings {
  readonly id: PaymentTypeId;
  readonly title: string;
  readonly is_cash: boolean;
  readonly payments: number;
  readonly paid: Cents;
  /** Of payments that were taken back, whenever they were made. */
  readonly returned: Cents;
}

/** What each way to pay brought into a cash session as payments on account, and what went out of it as such. */
export const sessionAccountPayments = (tx: Tx, sessionId: CashSessionId) =>
  tx.query<AccountTakings>({
    text: `select t.id, t.title, t.icon = 'cash' as is_cash, sum(s.payments)::integer as payments,
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
      group by t.id, t.title, t.icon, t.position order by t.position, t.id`,
    values: [tx.tenantId, sessionId],
  });
