import { randomUUID } from "node:crypto";
import { readSettings } from "#core/settings/server/public.ts";
import { accountBill, type ChargedOrder } from "#money/payments/server/bill/bill.ts";
import { buyerById, customerReceptor } from "#money/payments/server/buyer/resolve-buyer.ts";
import { saleOfPart, withheldVat } from "#money/payments/server/sale-of-part.ts";
import type { CheckedTender } from "#money/payments/server/tenders.ts";
import { type OrderId, toId } from "#platform/domain/ids.ts";
import { subtractCents, ZERO_CENTS } from "#platform/domain/money/cents.ts";
import { sqlOf, type Tx } from "#platform/server/db/tx.ts";
import { AppError, found, required } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { CREDIT_DAYS } from "#service/customers/domain/credit.ts";
import { DEFAULT_INVOICE_TYPE } from "#service/orders/domain/invoice-type.ts";
import { readOrders } from "#service/orders/server/public.ts";
import { type FrozenSale, storedSale } from "#tax/documents/server/public.ts";
import { readIssuer } from "#tax/tax-issuer/server/public.ts";
import { NOT_INVOICED } from "./example-sale.ts";

/** Finds the order with a number as people see it; throws `not_found`. */
export async function orderWithNumber(tx: Tx, orderNo: number): Promise<OrderId> {
  const row = await tx.first(
    sqlOf
      .selectFrom("orders")
      .select("id")
      .where("tenant_id", "=", tx.tenantId)
      .where("order_no", "=", orderNo),
  );
  return found(row).id;
}

/**
 * Returns the sales of an order as frozen when it was paid, one for each part; else what is left to pay, as cash would
 * freeze it now. Throws `not_found` and, without either, `nothing_payable`.
 */
export async function salesOfOrder(
  tx: Tx,
  ctx: Pick<StaffContext, "now">,
  id: OrderId,
): Promise<FrozenSale[]> {
  const frozen = await tx.rows(
    sqlOf
      .selectFrom("documents as d")
      .innerJoin("invoice_orders as x", (join) =>
        join.onRef("x.tenant_id", "=", "d.tenant_id").onRef("x.invoice_id", "=", "d.invoice_id"),
      )
      .select("d.sale")
      .where("d.tenant_id", "=", tx.tenantId)
      .where("x.order_id", "=", id)
      .orderBy("d.id"),
  );
  const paid = frozen.map(({ sale }) => storedSale(sale));
  const order = required((await readOrders(tx, [id]))[0], "the order that was found");
  const unpaid = order.payment_status === "unpaid" ? await unpaidSale(tx, ctx, order) : null;
  const sales = unpaid ? [...paid, unpaid] : paid;
  if (sales.length === 0) throw new AppError("nothing_payable");
  return sales;
}

/** Freezes what is left to pay as a payment in cash would; returns null when nothing is left. */
async function unpaidSale(
  tx: Tx,
  { now }: Pick<StaffContext, "now">,
  order: ChargedOrder,
): Promise<FrozenSale | null> {
  const settings = await readSettings(tx, now);
  const bill = await accountBill(tx, [order], settings);
  if (bill.left.every(({ portion }) => portion.numerator === 0)) return null;
  const customer = order.customer_id === null ? undefined : await buyerById(tx, order.customer_id);
  const invoiceType = customer?.type ?? DEFAULT_INVOICE_TYPE;
  const buyer = {
    customerId: order.customer_id,
    invoiceType,
    receptor: customer ? customerReceptor(customer, invoiceType) : null,
    issuer: await readIssuer(tx),
    creditDays: CREDIT_DAYS,
  };
  const withheld = await withheldVat(tx, { bill, part: bill.left, buyer });
  const tender: CheckedTender = {
    uuid: randomUUID(),
    paymentTypeId: toId<"PaymentType">(1),
    title: "",
    settles: "now",
    tenderCode: "01",
    amount: subtractCents(bill.balance, withheld),
    tip: ZERO_CENTS,
    received: null,
    change: ZERO_CENTS,
    reference: null,
  };
  const paid = { bill, part: bill.left, buyer, tenders: [tender], withheld, businessDate: settings.today };
  const sale = await saleOfPart(tx, paid);
  return { ...sale, invoiceId: toId<"Invoice">(1), invoiceNo: NOT_INVOICED, paidAt: now };
}
