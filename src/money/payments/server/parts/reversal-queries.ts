import type { Insertable } from "kysely";
import type { CashSessionId, InvoiceId, OrderId } from "#platform/domain/ids.ts";
import type { Cents } from "#platform/domain/money/cents.ts";
import type { InvoiceReversals } from "#platform/server/db/database.gen.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { connectedOrders } from "#service/bills/server/public.ts";

/** An invoice and the bill it is a part of. */
export const partById = (tx: Tx, id: InvoiceId) =>
  tx.first(
    sqlOf
      .selectFrom("invoices")
      .select(["id", "invoice_no", "bill_id", "invoice_type", "business_date", "total_cents", "tip_cents"])
      .where("tenant_id", "=", tx.tenantId)
      .where("id", "=", id),
  );

/** The orders that are charged together with those of a part and are not paid yet, its own first of all. */
export async function openOrdersOfPart(tx: Tx, id: InvoiceId): Promise<OrderId[]> {
  const own = await tx.query<{ readonly id: OrderId }>({
    text: `select o.id from invoice_orders x
      join orders o on o.tenant_id = $1 and o.id = x.order_id and o.bill_id is not null
      where x.tenant_id = $1 and x.invoice_id = $2 and o.payment_status = 'unpaid'`,
    values: [tx.tenantId, id],
  });
  const ids = own.map((order) => order.id);
  return [...new Set([...ids, ...(await connectedOrders(tx, ids))])].toSorted((a, b) => a - b);
}

/** Whether a part was taken back. */
export const isReversed = async (tx: Tx, id: InvoiceId): Promise<boolean> =>
  (await tx.first(
    sqlOf
      .selectFrom("invoice_reversals")
      .select("invoice_id")
      .where("tenant_id", "=", tx.tenantId)
      .where("invoice_id", "=", id),
  )) !== undefined;

/** Whether something of an invoice was refunded: its money cannot be handed back a second time. */
export const isRefunded = async (tx: Tx, id: InvoiceId): Promise<boolean> =>
  (await tx.first(
    sqlOf
      .selectFrom("refunds")
      .select("id")
      .where("tenant_id", "=", tx.tenantId)
      .where("invoice_id", "=", id)
      .limit(1),
  )) !== undefined;

export const insertReversal = (tx: Tx, reversal: Omit<Insertable<InvoiceReversals>, "tenant_id">) =>
  tx.run(sqlOf.insertInto("invoice_reversals").values({ ...reversal, tenant_id: tx.tenantId }));

/** The cash sessions that took the payments of an invoice, held by who takes it back alone. */
export const lockOpenSessions = (tx: Tx, invoiceId: InvoiceId) =>
  tx.rows(
    sqlOf
      .selectFrom("cash_sessions")
      .select(["id", "closed_at"])
      .where("tenant_id", "=", tx.tenantId)
      .where("id", "in", (payments) =>
        payments
          .selectFrom("payments")
          .select("cash_session_id")
          .where("tenant_id", "=", tx.tenantId)
          .where("invoice_id", "=", invoiceId),
      )
      .orderBy("id")
      .forUpdate(),
  );

/** The cash of an invoice with its tips, by the session whose drawer took it. */
export const cashOfInvoice = (tx: Tx, invoiceId: InvoiceId) =>
  tx.query<{ readonly sessionId: CashSessionId; readonly amount: Cents }>({
    text: `select p.cash_session_id as "sessionId", sum(p.amount_cents + p.tip_cents)::bigint as amount
      from payments p join payment_types t on t.tenant_id = $1 and t.id = p.payment_type_id and t.icon = 'cash'
      where p.tenant_id = $1 and p.invoice_id = $2 and p.cash_session_id is not null group by p.cash_session_id`,
    values: [tx.tenantId, invoiceId],
  });
