import { z } from "zod";
import { actions } from "../domain/access/actions.ts";
import { keptLine } from "./kept-cart.ts";
import { route } from "./platform/define.ts";
import { idOf, idTextOf, instant, messageReply } from "./platform/wire.ts";
import { qrOrdersAccess } from "./qr-order-count.ts";

/** An order that a guest sent from a phone and nobody has settled yet. */
export const qrOrder = z.object({
  id: idOf("QrOrder"),
  date: instant,
  table_id: idOf("Table").nullable(),
  table_title: z.string().nullable(),
  items: z.array(keptLine),
});
export type QrOrder = z.output<typeof qrOrder>;

const settle = { staff: actions["qr.settle"] };
const params = z.object({ id: idTextOf("QrOrder") });

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
  access: settle,
  params,
  response: z.object({
    message: z.string(),
    tokenNo: z.number().int(),
    orderId: idOf("Order"),
    orderNo: z.number().int(),
  }),
  errors: [
    "not_found",
    "qr_order_closed",
    "table_unknown",
    "item_unavailable",
    "variant_required",
    "modifier_missing",
    "modifier_too_many",
    "price_changed",
    "item_sold_out",
    "insufficient_stock",
  ],
});

export const cancelQrOrder = route({
  method: "POST",
  path: "/pos/qrorders/:id/cancel",
  summary: "Takes a guest's order off the list without making it.",
  access: settle,
  params,
  response: messageReply,
  errors: ["not_found", "qr_order_closed"],
});

export const cancelQrOrders = route({
  method: "POST",
  path: "/pos/qrorders/cancel-all",
  summary: "Takes every pending order of guests off the list.",
  access: settle,
  response: messageReply,
});
