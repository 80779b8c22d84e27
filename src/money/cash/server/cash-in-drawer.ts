import type { CashSessionId } from "#platform/domain/ids.ts";
import { type Cents, cents } from "#platform/domain/money/cents.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { required } from "#platform/server/http/app-error.ts";

/**
 * What must be in the drawer of a session that is held: the expected cash of its X (`sessionFigures`), which takes sums of
 * features that stand above this one. `cash-model.test.ts` holds the two together.
 */
export async function cashInDrawer(tx: Tx, id: CashSessionId): Promise<Cents> {
  const [row] = await tx.query<{ held: number }>({
    text: `select (s.float_cents
        + (select coalesce(sum(p.amount_cents + p.tip_cents), 0) from payments p
           join payment_types t on t.tenant_id = $1 and t.id = p.payment_type_id and t.icon = 'cash'
           where p.tenant_id = $1 and p.cash_session_id = s.id and not exists (
             select from invoice_reversals r where r.tenant_id = $1 and r.invoice_id = p.invoice_id))
        - (select coalesce(sum(r.amount_cents - r.debt_cents - r.withheld_cents + r.tip_cents), 0) from refunds r
           join payment_types t on t.tenant_id = $1 and t.id = r.payment_type_id and t.icon = 'cash'
           where r.tenant_id = $1 and r.cash_session_id = s.id)
        + (select coalesce(sum(a.amount_cents), 0) from account_payments a
           join payment_types t on t.tenant_id = $1 and t.id = a.payment_type_id and t.icon = 'cash'
           where a.tenant_id = $1 and a.cash_session_id = s.id)
        - (select coalesce(sum(a.amount_cents), 0) from account_payment_reversals v
           join account_payments a on a.tenant_id = $1 and a.id = v.account_payment_id
           join payment_types t on t.tenant_id = $1 and t.id = a.payment_type_id and t.icon = 'cash'
           where v.tenant_id = $1 and v.cash_session_id = s.id)
        + (select coalesce(sum(case m.kind when 'pay_in' then m.amount_cents else -m.amount_cents end), 0)
           from cash_movements m where m.tenant_id = $1 and m.cash_session_id = s.id))::bigint as held
      from cash_sessions s where s.tenant_id = $1 and s.id = $2`,
    values: [tx.tenantId, id],
  });
  return cents(required(row, "the session that is held").held);
}
