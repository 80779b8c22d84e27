import { z } from "zod";
import { idOf } from "./wire.ts";

/**
 * Everything a screen can hear (specification, operations §4 and §9). Messages are thin hints: what changed, never its content.
 * Each arrives under its `type` as event name with the tenant's running number `seq`; a gap means refetch.
 */
export const realtimeEvent = z.discriminatedUnion("type", [
  z.object({ type: z.literal("new_order"), orderId: idOf<"Order">(), tokenNo: z.number().int() }),
  z.object({ type: z.literal("order_update"), orderIds: z.array(idOf<"Order">()) }),
  z.object({
    type: z.literal("bill_request"),
    tableId: idOf<"Table">(),
    status: z.enum(["REQUESTED", "ACKNOWLEDGED", "CANCELLED"]),
  }),
  z.object({ type: z.literal("new_qrorder"), qrOrderId: idOf<"QrOrder">() }),
  z.object({ type: z.literal("qr_order_updated"), qrOrderId: idOf<"QrOrder">().nullable() }),
  z.object({ type: z.literal("menu_changed") }),
]);
export type RealtimeEvent = z.output<typeof realtimeEvent>;
export type RealtimeEventName = RealtimeEvent["type"];

export const realtimeEventNames = [
  "new_order",
  "order_update",
  "bill_request",
  "new_qrorder",
  "qr_order_updated",
  "menu_changed",
] as const satisfies readonly RealtimeEventName[];

/** What arrives on the socket: the event and its number in the tenant's row of events. */
export type RealtimeMessage = RealtimeEvent & { readonly seq: number };
