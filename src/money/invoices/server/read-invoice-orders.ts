import { invoiceByOrders } from "#money/payments/server/public.ts";
import { soldTotal } from "#money/receipts/domain/sold-total.ts";
import { readRefundableInvoice } from "#money/refunds/server/public.ts";
import type { BodyOf, ResponseOf } from "#platform/contract/define.ts";
import { AppError, required } from "#platform/server/http/app-error.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import type { readInvoiceOrders as definition } from "../contract/invoices.ts";

/**
 * Returns an invoice with its orders as charged and its refunds; throws `not_found` also for an order of another
 * invoice.
 */
export function readInvoiceOrders(
  ctx: StaffContext,
  { invoiceId, orderIds = [] }: BodyOf<typeof definition>,
): Promise<ResponseOf<typeof definition>> {
  return ctx.inTenant(async (tx) => {
    const { receipt, orders, items } = await invoiceByOrders(tx, ctx.now, invoiceId);
    if (orderIds.some((id) => !orders.some((order) => order.order_id === id)))
      throw new AppError("not_found");
    const { refunds, refunded, currency } = await readRefundableInvoice(tx, invoiceId, ctx.now);
    return {
      invoice_id: invoiceId,
      invoice_no: required(receipt.invoiceNo, "the number of an invoice"),
      created_at: receipt.date,
      invoice_type: required(receipt.invoiceType, "the kind of an invoice"),
      receptor: receipt.receptor,
      subtotal: receipt.itemsTotal,
      discountAmount: receipt.discountTotal,
      serviceChargeTotal: receipt.serviceChargeTotal,
      taxTotal: receipt.taxTotal,
      taxBreakdown: receipt.taxBreakdown,
      tributesTotal: receipt.tributesTotal,
      total: soldTotal(receipt),
      tipTotal: receipt.tipTotal,
      withheldTotal: receipt.withheldTotal,
      orders: orders.filter((order) => orderIds.length === 0 || orderIds.includes(order.order_id)),
      items: [...items],
      payments: receipt.payments,
      refunded,
      refunds,
      currency,
    };
  });
}
