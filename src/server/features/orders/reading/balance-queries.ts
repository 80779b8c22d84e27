import type { OrderId } from "../../../../domain/ids.ts";
import type { Cents } from "../../../../domain/money/cents.ts";
import type { Tx } from "../../../platform/db/tx.ts";

export interface BillWithPayments {
  readonly orderIds: readonly OrderId[];
  /** Left to pay. */
  readonly balance: Cents;
}

/** The bills of open orders that are being paid in parts. */
export const billsWithPayments = (tx: Tx) =>
  tx.query<BillWithPayments>({
    text: `select b.total_cents - coalesce((
          select sum(i.total_cents) from invoices i
          where i.tenant_id = $1 and i.bill_id = b.id
            and not exists (select from invoice_reversals r where r.tenant_id = $1 and r.invoice_id = i.id)
        ), 0)::bigint as balance, o."orderIds"
      from (
        select bill_id, json_agg(id) as "orderIds" from orders
        where tenant_id = $1 and bill_id is not null and payment_status = 'unpaid' group by bill_id
      ) o
      join bills b on b.tenant_id = $1 and b.id = o.bill_id`,
    values: [tx.tenantId],
  });
