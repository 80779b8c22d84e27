import type { BodyOf } from "#platform/contract/define.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { createOrder } from "#service/orders/contract/create-order.ts";
import { type LockedQrOrder, selectQrLines } from "./qr-order-queries.ts";
import { partsOf } from "./qr-order-view.ts";

/**
 * A guest's order as the cart that a till would send for it. Without uuids: the order may have been made before and taken
 * back, and that it is made only once the lock of the guest's order sees to.
 */
export async function qrOrderCart(tx: Tx, qrOrder: LockedQrOrder): Promise<BodyOf<typeof createOrder>> {
  const lines = await selectQrLines(tx, [qrOrder.id]);
  return {
    cart: lines.map((line) => ({
      id: line.menu_item_id,
      quantity: line.quantity,
      price: line.unit_price_cents,
      notes: line.notes,
      variant_id: line.variant_id,
      addons_ids: line.addons.map((addon) => addon.id),
      parts: partsOf(line).parts?.map(({ choice_id, variant, addons }) => ({
        choice_id,
        variant_id: variant?.id ?? null,
        addons_ids: addons.map((addon) => addon.id),
      })),
    })),
    deliveryType: qrOrder.dining_option ?? (qrOrder.table_id === null ? "takeaway" : "dinein"),
    customerType: "WALKIN",
    customerId: null,
    tableId: qrOrder.table_id,
    source: "qr",
    selectedQrOrderItem: qrOrder.id,
  };
}
