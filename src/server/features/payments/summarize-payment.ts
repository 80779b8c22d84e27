import type { ResponseOf } from "../../../contract/define.ts";
import type { paymentSummary } from "../../../contract/orders.ts";
import type { OrderId } from "../../../domain/ids.ts";
import type { StaffContext } from "../../platform/http/context.ts";
import { orderView, readOrders } from "../orders/public.ts";
import { saleOf, shownTaxes, standingLines } from "./sale.ts";

/** What the orders cost, those that are paid or cancelled already left out; the figures that paying compares. */
export function summarizePayment(
  ctx: StaffContext,
  orderIds: readonly OrderId[],
): Promise<ResponseOf<typeof paymentSummary>> {
  return ctx.inTenant(async (tx) => {
    const asked = await readOrders(tx, orderIds);
    const orders = asked.filter((order) => order.payment_status === "unpaid" && order.cancelled_at === null);
    const sale = saleOf(standingLines(orders));
    return {
      orders: orders.map(orderView),
      summary: {
        subtotal: sale.net,
        tax_total: sale.taxTotal,
        service_charge_total: sale.serviceCharge,
        total: sale.payable,
      },
      breakdown: {
        productos_total: sale.net,
        impuestos_total: sale.taxTotal,
        cargo_servicio: sale.serviceCharge,
        total_final: sale.payable,
      },
      taxBreakdown: shownTaxes(sale.taxes),
    };
  });
}
