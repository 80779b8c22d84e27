import { z } from "zod";
import { idOf } from "./wire.ts";

/**
 * Everything a screen can hear (specification, operations §4 and §9). Messages are thin hints: what changed, never its content.
 * Each arrives under its `type` as event name with the tenant's running number `seq`; a gap means refetch.
 */
export const realtimeEvent = z.discriminatedUnion("type", [
  z.object({ type: z.literal("new_order"), orderId: idOf("Order"), tokenNo: z.number().int() }),
  z.object({ type: z.literal("order_update"), orderIds: z.array(idOf("Order")) }),
  z.object({
    type: z.literal("bill_request"),
    tableId: idOf("Table"),
    status: z.enum(["REQUESTED", "ACKNOWLEDGED", "CANCELLED"]),
  }),
  z.object({ type: z.literal("new_qrorder"), qrOrderId: idOf("QrOrder") }),
  z.object({ type: z.literal("qr_order_updated"), qrOrderId: idOf("QrOrder").nullable() }),
  /** With an item: only whether it can be sold (sold out, countdown); without: load the menu anew. */
  z.object({ type: z.literal("menu_changed"), itemId: idOf("MenuItem").optional() }),
  /** Lines were voided, reduced or moved after they had been sent: these stations may have something to acknowledge. */
  z.object({
    type: z.literal("line_change"),
    stationIds: z.array(idOf("Station")),
    orderIds: z.array(idOf("Order")),
  }),
  /** Tables were moved on the floor plan. */
  z.object({ type: z.literal("floor_changed") }),
  /** A cart was put aside, or one that was is gone. */
  z.object({ type: z.literal("drafts_changed") }),
  /** A drawer was opened, moved, closed or set up; what is paid is told by `order_update`. */
  z.object({ type: z.literal("cash_changed") }),
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
  "line_change",
  "floor_changed",
  "drafts_changed",
  "cash_changed",
] as const satisfies readonly RealtimeEventName[];

/** What arrives on the socket: the event and its number in the tenant's row of events. */
export type RealtimeMessage = RealtimeEvent & { readonly seq: number };

/**
 * How a client connects. WebSocket only: no request of a long poll has to find the same process again, and no foreign
 * page can send one. The session cookie is the whole sign-in.
 */
export const socketConnection = { path: "/socket.io", transports: ["websocket"] } as const;

/** Why the server refuses a socket: the message of the client's `connect_error`. */
export const socketRefusals = [
  "not_signed_in",
  "subscription_inactive",
  "too_many_requests",
  "service_unavailable",
] as const;
export type SocketRefusal = (typeof socketRefusals)[number];

/** First message on a fresh socket (`hello`): the tenant's newest number. A client that knows another one refetches. */
export interface SocketHello {
  readonly seq: number;
  /** The server's clock, ISO 8601 in UTC. */
  readonly now: string;
}

/**
 * What a client may send (specification, operations §4). None of it is believed: rooms follow from the session, and an
 * announced order is read again inside the tenant before the others hear of it.
 */
export const clientMessages = {
  authenticate: z.object({ tenant_id: idOf("Tenant") }),
  new_order_backend: z.object({
    orderId: idOf("Order"),
    tokenNo: z.number().int().optional(),
    tenant_id: idOf("Tenant").optional(),
  }),
  order_update_backend: z.object({
    orderIds: z.array(idOf("Order")).min(1).max(100),
    tenant_id: idOf("Tenant").optional(),
  }),
  new_qrorder_backend: z.object({
    qrOrderId: idOf("QrOrder"),
    tenant_id: idOf("Tenant").optional(),
  }),
} as const;
export type ClientMessageName = keyof typeof clientMessages;

/** Answer to `authenticate`: whether the socket listens for that tenant. */
export interface AuthenticateReply {
  readonly ok: boolean;
}
