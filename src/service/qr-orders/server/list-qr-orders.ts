import { z } from "zod";
import type { BodyOf } from "#platform/contract/define.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { type SavedLine, savedPart } from "#service/drafts/contract/saved-line.ts";
import type { createOrder } from "#service/orders/contract/create-order.ts";
import type { SenderStanding } from "#service/visits/domain/visit.ts";
import { sendersOf } from "#service/visits/server/public.ts";
import type { QrOrder } from "../contract/qr-orders.ts";
import {
  countPendingQrOrders,
  type LockedQrOrder,
  type QrLineRow,
  type QrOrderRow,
  selectPendingQrOrders,
  selectQrLines,
} from "./qr-order-queries.ts";

/** Lists the pending orders of guests, longest waiting first. */
export function listQrOrders(ctx: StaffContext): Promise<QrOrder[]> {
  return ctx.inTenant(async (tx) => {
    const orders = await selectPendingQrOrders(tx);
    if (orders.length === 0) return [];
    const ids = orders.map(({ id }) => id);
    return qrOrderViews(orders, await selectQrLines(tx, ids), await sendersOf(tx, ids));
  });
}

/** Counts the pending orders of guests. */
export function countQrOrders(ctx: StaffContext): Promise<{ totalQROrders: number }> {
  return ctx.inTenant(async (tx) => ({ totalQROrders: await countPendingQrOrders(tx) }));
}

/**
 * Returns the orders of guests with their lines and the standing of their phones at the table, in the order of
 * `orders`.
 */
function qrOrderViews(
  orders: readonly QrOrderRow[],
  lines: readonly QrLineRow[],
  senders: ReadonlyMap<QrOrder["id"], { readonly standing: SenderStanding }>,
): QrOrder[] {
  const byOrder = Map.groupBy(lines, (line) => line.qr_order_id);
  return orders.map((order) => ({
    id: order.id,
    date: order.created_at,
    table_id: order.table_id,
    table_title: order.table_title,
    delivery_type: order.dining_option ?? (order.table_id === null ? "takeaway" : "dinein"),
    guest_name: order.guest_name,
    guest_phone: order.guest_phone,
    guest_address: order.guest_address,
    invoice_type: order.invoice_type,
    phone_id: order.guest_phone_id,
    phone_standing: senders.get(order.id)?.standing ?? null,
    items: (byOrder.get(order.id) ?? []).map(qrLineView),
  }));
}

function qrLineView(line: QrLineRow): SavedLine {
  const { variant_id, variant_title, variant_price_cents } = line;
  return {
    uuid: line.client_uuid,
    id: line.menu_item_id,
    title: line.title,
    quantity: line.quantity,
    price: line.unit_price_cents,
    notes: line.notes,
    variant:
      variant_id === null || variant_title === null || variant_price_cents === null
        ? null
        : { id: variant_id, title: variant_title, price: variant_price_cents },
    addons: line.addons.map(({ id, title, price }) => ({ id, title, price })),
    seat: null,
    ...chosenPartsOf(line),
  };
}

/** Returns the parts of a combo as the guest chose them. */
export function chosenPartsOf({ parts: stored }: Pick<QrLineRow, "parts">): Pick<SavedLine, "parts"> {
  const parts = z.array(savedPart).parse(stored);
  return parts.length === 0 ? {} : { parts };
}

/**
 * Builds the cart that a till would send for a guest's order. It has no uuids: the order may have been made
 * before and taken back, and the lock of the guest's order already ensures that it is made only once.
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
      parts: chosenPartsOf(line).parts?.map(({ choice_id, variant, addons }) => ({
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
