import type { Insertable } from "kysely";
import type { PaidPart } from "../../../../contract/payments.ts";
import type { Receptor } from "../../../../domain/documents/receptor.ts";
import type { BillId, OrderId } from "../../../../domain/ids.ts";
import { columnsOf } from "../../../platform/db/columns-of.ts";
import type { Bills } from "../../../platform/db/database.gen.ts";
import { sqlOf, type Tx } from "../../../platform/db/tx.ts";
import { BUYER_NAME } from "../../customers/public.ts";

/** The orders that are paid together with this bill. */
export async function ordersOfBill(tx: Tx, id: BillId): Promise<OrderId[]> {
  const orders = await tx.rows(
    sqlOf
      .selectFrom("orders")
      .select("id")
      .where("tenant_id", "=", tx.tenantId)
      .where("bill_id", "=", id)
      .orderBy("id"),
  );
  return orders.map((order) => order.id);
}

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

export const billById = (tx: Tx, id: BillId) =>
  tx.first(
    sqlOf
      .selectFrom("bills as b")
      .leftJoin("discount_codes as d", (join) =>
        join.onRef("d.tenant_id", "=", "b.tenant_id").onRef("d.id", "=", "b.discount_code_id"),
      )
      .select(["b.id", "b.discount_code_id", "b.discount_cents", "b.service_bp", "b.is_service_taxed"])
      .select(["b.total_cents", "d.code as discount_code"])
      .where("b.tenant_id", "=", tx.tenantId)
      .where("b.id", "=", id),
  );

export const insertBill = (tx: Tx, bill: Omit<Insertable<Bills>, "tenant_id">) =>
  tx.one(
    sqlOf
      .insertInto("bills")
      .values({ ...bill, tenant_id: tx.tenantId })
      .returning("id"),
  );

/** The lines of the parts of a bill that were not undone, with their figures. */
export const paidLines = (tx: Tx, billId: BillId) =>
  tx.rows(
    sqlOf
      .selectFrom("invoices as i")
      .innerJoin("invoice_lines as l", (join) =>
        join.onRef("l.tenant_id", "=", "i.tenant_id").onRef("l.invoice_id", "=", "i.id"),
      )
      .leftJoin("invoice_reversals as r", (join) =>
        join.onRef("r.tenant_id", "=", "i.tenant_id").onRef("r.invoice_id", "=", "i.id"),
      )
      .where("i.tenant_id", "=", tx.tenantId)
      .where("i.bill_id", "=", billId)
      .where("r.invoice_id", "is", null)
      .orderBy("i.id")
      .select(["i.id as invoice_id", "l.order_line_id", "l.line_total_cents", "l.portion_numerator"])
      .select(["l.portion_denominator", "l.discount_cents", "l.net_cents", "l.service_charge_cents"])
      .select("l.tax_cents"),
  );
export type PaidLineRow = Awaited<ReturnType<typeof paidLines>>[number];

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

/** The parts of a bill that were not undone, as the cashier sees them. */
export const paidParts = (tx: Tx, billId: BillId) =>
  tx.query<PaidPart>({
    text: `select ${paidPartColumns}
      from invoices i left join customers c on c.tenant_id = $1 and c.id = i.customer_id
      where i.tenant_id = $1 and i.bill_id = $2
        and not exists (select from invoice_reversals r where r.tenant_id = $1 and r.invoice_id = i.id)
      order by i.id`,
    values: [tx.tenantId, billId],
  });
