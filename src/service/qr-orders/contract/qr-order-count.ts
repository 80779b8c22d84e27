import { z } from "zod";
import { route } from "#platform/contract/define.ts";
import { screenAccess } from "#platform/contract/screen-access.ts";

export const qrOrdersAccess = screenAccess("pos", "orders");

/**
 * Has its own file, because every till asks for the number at its start, and for the other calls only with the
 * panel.
 */
export const countQrOrders = route({
  method: "GET",
  path: "/pos/qrorders/count",
  summary: "How many orders of guests are pending.",
  access: qrOrdersAccess,
  response: z.object({ totalQROrders: z.number().int() }),
});
