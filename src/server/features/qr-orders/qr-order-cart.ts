import { randomUUID } from "node:crypto";
import type { createOrder } from "../../../contract/create-order.ts";
import type { BodyOf } from "../../../contract/platform/define.ts";
import { toUuid } from "../../../domain/ids.ts";
import type { Tx } from "../../platform/db/tx.ts";
import { type LockedQrOrder, selectQrLines } from "./qr-order-queries.ts";

/**
 * A guest's order as the cart that a till would send for it. The uuids are new ones: the order may have been made before and
 * taken back, and that it is made only once the lock of the guest's order sees to.
 */
export async function qrOrderCart(tx: Tx, qrOrder: LockedQrOrder) {
  const lines = await selectQrLines(tx, [qrOrder.id]);
  return {
    uuid: toUuid(randomUUID()),
    cart: lines.map((line) => ({
      uuid: toUuid(randomUUID()),
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
  } as const satisfies BodyOf<typeof createOrder>;
}
