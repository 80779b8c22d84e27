import type { QrOrderId } from "../../../../domain/ids.ts";
import { decideQrMove } from "../../../../domain/qr-orders/qr-order.ts";
import { AppError, found } from "../../../platform/http/app-error.ts";
import type { StaffContext } from "../../../platform/http/context.ts";
import { type LockedQrOrder, lockQrOrder, type QrLineRow, selectQrLines } from "../../qr-orders/public.ts";
import { selectOrderNumbers } from "./insert-order.ts";
import { type AskedCart, makeOrder, type OrderAnswer, orderAnswer } from "./make-order.ts";

/**
 * Sends a guest's order as it stands, under the guest's own uuid. What the guest saw must still hold (price, choices,
 * stock); otherwise it is refused, and a person loads it into the cart and looks. Processed already: the order it became.
 */
export function processQrOrder(ctx: StaffContext, id: QrOrderId): Promise<OrderAnswer> {
  return ctx.inTenant(async (tx) => {
    const qrOrder = found(await lockQrOrder(tx, id));
    const decision = decideQrMove(qrOrder.status, "process");
    if (!decision.ok) throw new AppError(decision.reason);
    if (!decision.changed && qrOrder.order_id !== null)
      return orderAnswer(ctx, await selectOrderNumbers(tx, qrOrder.order_id));
    return makeOrder(tx, ctx, cartOf(qrOrder, await selectQrLines(tx, [id])));
  });
}

function cartOf(qrOrder: LockedQrOrder, lines: readonly QrLineRow[]): AskedCart {
  return {
    uuid: qrOrder.client_uuid,
    cart: lines.map((line) => ({
      uuid: line.client_uuid,
      id: line.menu_item_id,
      quantity: line.quantity,
      price: line.unit_price_cents,
      notes: line.notes,
      variant_id: line.variant_id,
      addons_ids: line.addons.map((addon) => addon.id),
    })),
    deliveryType: qrOrder.table_id === null ? "takeaway" : "dinein",
    customerType: "WALKIN",
    customerId: null,
    tableId: qrOrder.table_id,
    source: "qr",
    selectedQrOrderItem: qrOrder.id,
  };
}
