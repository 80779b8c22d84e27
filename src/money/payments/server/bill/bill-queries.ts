import type { Insertable } from "kysely";
import type { BillId, OrderId } from "#platform/domain/ids.ts";
import { columnsOf } from "#platform/server/db/columns-of.ts";
import type { Bills } from "#platform/server/db/database.gen.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import type { Receptor } from "#service/customers/domain/receptor.ts";
import { BUYER_NAME } from "#service/customers/server/public.ts";
import type { PaidPart } from "../../contract/payments.ts";

/** What the last guest who asked for a fiscal credit with one of these orders wrote; null when nobody did. */
export async function receptorOfGuest(tx: Tx, orderIds: readonly OrderId[]): Promise<Receptor | null> {
  const [row] = await tx.query<{ receptor: Receptor }>({
    text: `select receptor from qr_orders
      where tenant_id = $1 and order_id = any($2::bigint[]) and invoice_type = 'CREDITO_FISCAL' and receptor is not null
      order by id desc limit 1`,
    values: [tx.tenantId, orderIds],
  });
  return row?.receptor ?? null;
}

export const insertBill = (tx: Tx, bill: Omit<Insertable<Bills>, "tenant_id">) =>
  tx.one(
    sqlOf
      .insertInto("bills")
      .values({ ...bill, tenant_id: tx.tenantId })
      .returning("id"),
  );

const paidPartColumns = columnsOf<PaidPart>({
  invoice_id: "i.id",
  invoice_no: "i.invoice_no",
  amount: "i.total_cents",
  tip_amount: "i.tip_cents",
  date: "i.created_at",
  customer_name: BUYER_NAME,
  methods: `(
    select coalesce(array_agg(p.payment_type_title order by p.id), '{}') from payments p
    where p.tenant_id = $1 and p.invoice_id = i.id
  )`,
});

/** The parts of bills that are charged together, without those that were undone, as the cashier sees them. */
export const paidParts = (tx: Tx, billIds: readonly BillId[]) =>
  tx.query<PaidPart>({
    text: `select ${paidPartColumns}
      from invoices i left join customers c on c.tenant_id = $1 and c.id = i.customer_id
      where i.tenant_id = $1 and i.bill_id = any($2::bigint[])
        and not exists (select from invoice_reversals r where r.tenant_id = $1 and r.invoice_id = i.id)
      order by i.id`,
    values: [tx.tenantId, billIds],
  });
