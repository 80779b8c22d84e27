import type { Settlement } from "#core/payment-types/domain/settlement.ts";
import type { Id, PaymentTypeId } from "#platform/domain/ids.ts";
import type { Cents } from "#platform/domain/money/cents.ts";
import type { Tx } from "#platform/server/db/tx.ts";

export interface TakingsRow {
  readonly id: PaymentTypeId;
  readonly title: string;
  readonly is_cash: boolean;
  readonly settles: Settlement;
  readonly payments: number;
  readonly amount: Cents;
  readonly tips: Cents;
}

/** What each way to pay brought into a cash session, tips apart; without parts that were taken back while it was open. */
export const sessionTakings = (tx: Tx, sessionId: Id<"CashSession">) =>
  tx.query<TakingsRow>({
    text: `select t.id, t.title, t.icon = 'cash' as is_cash, t.settles, s.payments, s.amount, s.tips
      from (
        select payment_type_id, count(*)::integer as payments, sum(amount_cents)::bigint as amount,
          sum(tip_cents)::bigint as tips
        from payments p where p.tenant_id = $1 and p.cash_session_id = $2
          and not exists (select from invoice_reversals r where r.tenant_id = $1 and r.invoice_id = p.invoice_id)
        group by payment_type_id
      ) s
      join payment_types t on t.tenant_id = $1 and t.id = s.payment_type_id
      order by t.position, t.id`,
    values: [tx.tenantId, sessionId],
  });
