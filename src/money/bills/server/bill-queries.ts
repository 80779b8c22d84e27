import { sql } from "kysely";
import type { BillId, DiscountCodeId, OrderId } from "#platform/domain/ids.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";

/** Reads the frozen figures of the rounds that became a bill, or joined one, together. */
export const frozenRounds = (tx: Tx, ids: readonly BillId[]) =>
  tx.rows(
    sqlOf
      .selectFrom("bills as b")
      .select(["b.id", "b.service_bp", "b.is_service_taxed", "b.total_cents"])
      .where("b.tenant_id", "=", tx.tenantId)
      .where(sql<boolean>`b.id = any(${ids})`),
  );
export type FrozenRow = Awaited<ReturnType<typeof frozenRounds>>[number];

/** Reads what the discounts of bills are made of, in the order in which they were taken off. */
export const frozenDiscounts = (tx: Tx, ids: readonly BillId[]) =>
  tx.rows(
    sqlOf
      .selectFrom("bill_discounts as x")
      .leftJoin("discount_codes as d", (join) =>
        join.onRef("d.tenant_id", "=", "x.tenant_id").onRef("d.id", "=", "x.discount_code_id"),
      )
      .leftJoin("manual_discounts as m", (join) =>
        join.onRef("m.tenant_id", "=", "x.tenant_id").onRef("m.id", "=", "x.discount_id"),
      )
      .select(["x.bill_id", "x.discount_code_id", "x.discount_id", "x.amount_cents"])
      .select(["d.code", "m.percent_bp", "m.amount_cents as manual_cents"])
      .where("x.tenant_id", "=", tx.tenantId)
      .where(sql<boolean>`x.bill_id = any(${ids})`)
      .orderBy("x.bill_id")
      .orderBy("x.place"),
  );
export type FrozenDiscountRow = Awaited<ReturnType<typeof frozenDiscounts>>[number];

/** Reads the current terms of discount codes on bills; a code that was deleted since is left out. */
export const discountTerms = (tx: Tx, ids: readonly DiscountCodeId[]) =>
  tx.rows(
    sqlOf
      .selectFrom("discount_codes")
      .select(["id", "discount_type", "percent_bp", "amount_cents", "min_order_cents", "max_discount_cents"])
      .select(["start_date", "end_date", "max_uses", "times_used", "is_active", "is_combinable"])
      .where("tenant_id", "=", tx.tenantId)
      .where(sql<boolean>`id = any(${ids})`)
      .where("archived_at", "is", null),
  );
export type DiscountTerms = Awaited<ReturnType<typeof discountTerms>>[number];

/** Invoices `i` of the parts of bills that were not undone, to be joined with more. */
export const keptParts = (tx: Tx, billIds: readonly BillId[]) =>
  sqlOf
    .selectFrom("invoices as i")
    .leftJoin("invoice_reversals as r", (join) =>
      join.onRef("r.tenant_id", "=", "i.tenant_id").onRef("r.invoice_id", "=", "i.id"),
    )
    .where("i.tenant_id", "=", tx.tenantId)
    .where(sql<boolean>`i.bill_id = any(${billIds})`)
    .where("r.invoice_id", "is", null);

/** Reads the lines of the parts of bills that were not undone, with their figures. */
export const paidLines = (tx: Tx, billIds: readonly BillId[]) =>
  tx.rows(
    keptParts(tx, billIds)
      .innerJoin("invoice_lines as l", (join) =>
        join.onRef("l.tenant_id", "=", "i.tenant_id").onRef("l.invoice_id", "=", "i.id"),
      )
      .orderBy("i.id")
      .select([
        "i.id as invoice_id",
        "i.bill_id",
        "l.order_line_id",
        "l.line_total_cents",
        "l.portion_numerator",
      ])
      .select(["l.portion_denominator", "l.discount_cents", "l.net_cents", "l.service_charge_cents"])
      .select("l.tax_cents"),
  );
export type PaidLineRow = Awaited<ReturnType<typeof paidLines>>[number];

/** A partly paid order, and one that can only be charged together with it. */
interface Connection {
  readonly of: OrderId;
  readonly id: OrderId;
}

/**
 * Finds the orders that can only be charged together with these: a part of them was paid with one of these, on an
 * invoice that was not undone. Every part covers all orders of its bill, so one step finds them all.
 */
export const connections = (tx: Tx, orderIds: readonly OrderId[]) =>
  tx.query<Connection>({
    text: `select distinct mine.id as "of", o.id from orders mine
      join invoice_orders x on x.tenant_id = $1 and x.order_id = mine.id
      join invoices i on i.tenant_id = $1 and i.id = x.invoice_id and i.bill_id is not null
      join invoice_orders y on y.tenant_id = $1 and y.invoice_id = i.id
      join orders o on o.tenant_id = $1 and o.id = y.order_id and o.bill_id is not null
        and o.payment_status = 'unpaid'
      where mine.tenant_id = $1 and mine.id = any($2::bigint[]) and mine.bill_id is not null
        and mine.payment_status = 'unpaid'
        and not exists (select from invoice_reversals r where r.tenant_id = $1 and r.invoice_id = i.id)
      order by mine.id, o.id`,
    values: [tx.tenantId, orderIds],
  });

/** Returns the connected orders as a list, each once. */
export async function connectedOrders(tx: Tx, orderIds: readonly OrderId[]): Promise<OrderId[]> {
  return [...new Set((await connections(tx, orderIds)).map(({ id }) => id))];
}
