import type { DateRange } from "#platform/domain/periods/period.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { TipRow } from "../domain/tip-report.ts";

/**
 * Tips of these business days by waiter and way to pay. A tip is of who served the account when it was paid; one that
 * was given back is taken off them, on the day and by the method it was given back by.
 */
export const tipRows = (tx: Tx, { from, to }: DateRange) =>
  tx.query<TipRow>({
    text: `select s.waiter_id as "waiterId", u.name as waiter, t.title as method,
        sum(s.given)::bigint as given, sum(s.returned)::bigint as returned
      from (
        select p.waiter_id, p.payment_type_id, p.tip_cents as given, 0 as returned
        from payments p
        where p.tenant_id = $1 and p.business_date between $2 and $3 and p.tip_cents > 0
          and not exists (select from invoice_reversals r where r.tenant_id = $1 and r.invoice_id = p.invoice_id)
        union all
        select (select p.waiter_id from payments p where p.tenant_id = $1 and p.invoice_id = r.invoice_id
            order by p.id limit 1), r.payment_type_id, 0, r.tip_cents
        from refunds r
        where r.tenant_id = $1 and r.business_date between $2 and $3 and r.tip_cents > 0
      ) s
      join payment_types t on t.tenant_id = $1 and t.id = s.payment_type_id
      left join users u on u.tenant_id = $1 and u.id = s.waiter_id
      group by s.waiter_id, u.name, t.id, t.title, t.position
      order by u.name nulls last, s.waiter_id, t.position, t.id`,
    values: [tx.tenantId, from, to],
  });
