import { z } from "zod";
import { diningOptions } from "#core/settings/domain/dining-option.ts";
import { route } from "#platform/contract/define.ts";
import { idOf, idTextOf, instant, messageReply } from "#platform/contract/wire.ts";
import { actions } from "#platform/domain/access/actions.ts";
import { savedLine } from "#service/drafts/contract/saved-line.ts";
import { cartRefusals, sentOrder } from "#service/orders/contract/create-order.ts";
import { invoiceTypes } from "#service/orders/domain/invoice-type.ts";
import { senderStandings } from "#service/visits/domain/visit.ts";
import { qrOrdersAccess } from "./qr-order-count.ts";

export const qrOrdersErrors = {
  qr_order_closed: 409,
} as const;

/** An order that a guest sent from a phone and nobody has settled yet. */
export const qrOrder = z.object({
  id: idOf("QrOrder"),
  date: instant,
  table_id: idOf("Table").nullable(),
  table_title: z.string().nullable(),
  delivery_type: z.enum(diningOptions),
  /** Null when the guest gave no name. */
  guest_name: z.string().nullable(),
  guest_phone: z.string().nullable(),
  /** Delivery address. */
  guest_address: z.string().nullable(),
  /** Kind of invoice that the guest wants; null: not said. */
  invoice_type: z.enum(invoiceTypes).nullable(),
  /** The phone that sent it; null without a known one. */
  phone_id: idOf("GuestPhone").nullable(),
  /** Standing of its phone with the party at the table; null: without a table, or without a known phone. */
  phone_standing: z.enum(senderStandings).nullable(),
  items: z.array(savedLine),
});
export type QrOrder = z.output<typeof qrOrder>;

const maySettle = { staff: actions["qr.settle"] };
const qrOrderParams = z.object({ id: idTextOf("QrOrder") });

export const listQrOrders = route({
  method: "GET",
  path: "/pos/qrorders",
  summary: "The pending orders of guests, longest waiting first.",
  access: qrOrdersAccess,
  response: z.array(qrOrder),
});

export const processQrOrder = route({
  method: "POST",
  path: "/pos/qrorders/:id/process",
  summary:
    "Sends a guest's order to the kitchen as it stands. Processed already, it is answered with the order it became.",
  access: maySettle,
  params: qrOrderParams,
  response: sentOrder,
  errors: cartRefusals,
});

export const cancelQrOrder = route({
  method: "POST",
  path: "/pos/qrorders/:id/cancel",
  summary: "Takes a guest's order off the list without making it.",
  access: maySettle,
  params: qrOrderParams,
  response: messageReply,
  errors: ["not_found", "qr_order_closed"],
});

export const restoreQrOrder = route({
  method: "POST",
  path: "/pos/qrorders/:id/restore",
  summary: "Puts a guest's order back on the list that was taken off it.",
  access: maySettle,
  params: qrOrderParams,
  response: messageReply,
  errors: ["not_found", "qr_order_closed"],
});

export const cancelQrOrders = route({
  method: "POST",
  path: "/pos/qrorders/cancel-all",
  summary: "Takes every pending order of guests off the list.",
  access: maySettle,
  response: messageReply,
});
