import type { Receipt } from "../../../../contract/receipts.ts";
import type { OrderId } from "../../../../domain/ids.ts";
import { AppError, required } from "../../../platform/http/app-error.ts";
import type { StaffContext } from "../../../platform/http/context.ts";
import { readOrders } from "../../orders/public.ts";
import { readSettings } from "../../settings/public.ts";
import { newBill } from "../bill/bill.ts";
import { activeLines, shownTaxes } from "../bill/charged-order.ts";
import { buyerById } from "../buyer/buyer-queries.ts";
import { type ReceiptPayment, receiptView } from "./receipt-view.ts";

const unpaid: ReceiptPayment = {
  invoiceNo: null,
  invoiceType: null,
  receptor: null,
  paymentMethod: null,
  payments: [],
  discountCode: null,
  received: null,
  change: null,
};

/** The receipt of orders before payment or without one. Refuses `nothing_to_print` without an active line. */
export function printOpenOrders(ctx: StaffContext, orderIds: readonly OrderId[]): Promise<Receipt> {
  return ctx.inTenant(async (tx) => {
    const orders = await readOrders(tx, orderIds);
    const lines = activeLines(orders);
    if (lines.length === 0) throw new AppError("nothing_to_print");
    const first = required(
      orders.find((order) => order.lines.some((line) => line.status !== "cancelled")),
      "the order of an active line",
    );
    const settings = await readSettings(tx, ctx.now);
    const { sale } = newBill(orders, { service: settings.service, discount: null });
    return receiptView({
      head: {
        ...first,
        dining_option: first.delivery_type,
        waiter: first.waiter_name,
        customer_phone: (first.customer_id && (await buyerById(tx, first.customer_id))?.phone) ?? null,
      },
      lines: lines.map((line) => ({ ...line, title: line.item_title, is_courtesy: line.courtesy !== null })),
      orders: orders.filter((order) => order.cancelled_at === null),
      figures: {
        itemsTotal: sale.net,
        taxTotal: sale.taxTotal,
        taxBreakdown: shownTaxes(sale.taxes),
        serviceChargeTotal: sale.serviceCharge,
        discountTotal: sale.discount,
        tipTotal: sale.tip,
        payableTotal: sale.payable,
        date: ctx.now,
      },
      payment: unpaid,
      settings,
    });
  });
}
