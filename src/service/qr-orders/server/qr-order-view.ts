import { z } from "zod";
import { type KeptLine, keptPart } from "#service/drafts/contract/kept-line.ts";
import type { SenderStanding } from "#service/visits/domain/visit.ts";
import type { QrOrder } from "../contract/qr-orders.ts";
import type { QrLineRow, QrOrderRow } from "./qr-order-queries.ts";

/** The orders of guests with their lines and what their phones are to the table, in the order of `orders`. */
export function qrOrderViews(
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
    phone_standing: senders.get(order.id)?.standing ?? null,
    items: (byOrder.get(order.id) ?? []).map(qrLineView),
  }));
}

function qrLineView(line: QrLineRow): KeptLine {
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
    ...partsOf(line),
  };
}

/** Of a combo its parts as the guest chose them. */
export function partsOf({ parts: stored }: Pick<QrLineRow, "parts">): Pick<KeptLine, "parts"> {
  const parts = z.array(keptPart).parse(stored);
  return parts.length === 0 ? {} : { parts };
}
