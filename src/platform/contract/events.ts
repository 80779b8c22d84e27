import { z } from "zod";
import { actions } from "../domain/access/actions.ts";
import { type Permission, permissions } from "../domain/access/permissions.ts";
import type { MessageNumber } from "./changes.ts";
import { screenAccess } from "./screen-access.ts";
import { idOf } from "./wire.ts";

/**
 * Everything in a restaurant that screens are notified of (specification, operations §4 and §9). An event
 * says what changed, never its content, which `ChangeDefinition`s carry. Its `type` is the event name.
 */
export const realtimeEvent = z.discriminatedUnion("type", [
  z.object({ type: z.literal("new_order"), orderId: idOf("Order"), tokenNo: z.number().int() }),
  /** `leftTableIds`: tables from which orders went away with this change. */
  z.object({
    type: z.literal("order_update"),
    orderIds: z.array(idOf("Order")),
    leftTableIds: z.array(idOf("Table")).optional(),
  }),
  z.object({
    type: z.literal("bill_request"),
    tableId: idOf("Table"),
    status: z.enum(["REQUESTED", "ACKNOWLEDGED", "CANCELLED"]),
  }),
  z.object({ type: z.literal("new_qrorder"), qrOrderId: idOf("QrOrder") }),
  /** Phones joined, left or called at a table. */
  z.object({ type: z.literal("visits_changed"), tableId: idOf("Table") }),
  /** A guest said how it was; `isLow`: something has 1 or 2, and somebody should look at once. */
  z.object({ type: z.literal("feedback_given"), feedbackId: idOf("Feedback"), isLow: z.boolean() }),
  /** Null: several changed, which `qrOrderIds` names. */
  z.object({
    type: z.literal("qr_order_updated"),
    qrOrderId: idOf("QrOrder").nullable(),
    qrOrderIds: z.array(idOf("QrOrder")).optional(),
  }),
  /** With an item: only whether it can be sold has changed (sold out, countdown); without: load the menu again. */
  z.object({ type: z.literal("menu_changed"), itemId: idOf("MenuItem").optional() }),
  /** Lines were voided, reduced or moved after they had been sent: these stations may have something to acknowledge. */
  z.object({
    type: z.literal("line_change"),
    stationIds: z.array(idOf("Station")),
    orderIds: z.array(idOf("Order")),
  }),
  /** Tables were set up, or moved on the floor plan. */
  z.object({ type: z.literal("floor_changed") }),
  /** A cart was put aside, or one that was is gone. */
  z.object({ type: z.literal("drafts_changed") }),
  /** A drawer was opened, moved, closed or set up, or something was paid or given back. */
  z.object({ type: z.literal("cash_changed") }),
  /** Something was charged, given back, or a part of an account taken back. */
  z.object({ type: z.literal("invoices_changed") }),
  /** A tax document or event was made, sealed, refused or stopped, or a contingency began or ended. */
  z.object({ type: z.literal("tax_documents_changed") }),
  /** The rules for charging accounts changed: service charge, payment types, who pays first, the suggested tip. */
  z.object({ type: z.literal("charging_changed") }),
  /** A discount code was changed or used. */
  z.object({ type: z.literal("discounts_changed") }),
  /** A station was added, renamed or changed. */
  z.object({ type: z.literal("stations_changed") }),
  /** A reservation was made, changed, seated or deleted, or the rules for reservations changed. */
  z.object({ type: z.literal("reservations_changed") }),
  /** A party came to the waiting list, changed, was seated or left. */
  z.object({ type: z.literal("waiting_list_changed") }),
  /** Ingredients were added or edited, or moved by something else than a sale. */
  z.object({ type: z.literal("inventory_changed") }),
  /** A purchase was recorded or cancelled, or a vendor changed. */
  z.object({ type: z.literal("purchases_changed") }),
  /**
   * Ingredients became low or out, or there is enough of some again. It names those that got worse, at most
   * `MAX_NAMED` of them, and their number, for people who are notified at once.
   */
  z.object({
    type: z.literal("stock_status_changed"),
    worse: z.array(
      z.object({ id: idOf("InventoryItem"), title: z.string(), status: z.enum(["low", "out"]) }),
    ),
    worseCount: z.number().int(),
  }),
  /** A stock count was started, something was entered on its sheet, or it ended. */
  z.object({ type: z.literal("stock_counts_changed"), countId: idOf("StockCount") }),
  /** A support visit begins or ends; everybody at work is notified. */
  z.object({ type: z.literal("look_in_changed") }),
  /** With a customer: only that one was added, changed or is gone; without: load the customers again. */
  z.object({ type: z.literal("customers_changed"), customerId: idOf("Customer").optional() }),
]);
export type RealtimeEvent = z.output<typeof realtimeEvent>;
export type RealtimeEventName = RealtimeEvent["type"];

const orders = screenAccess("orders", "orderCharge").staff;
const kitchen = screenAccess("kitchen").staff;
const qrOrders = screenAccess("pos", "orders").staff;
/** The home screen learns of orders and money only that there is something new to read. */
const home = screenAccess("home").staff;

/** Most ingredients that one event names. */
export const MAX_NAMED = 5;

/** Permissions that each event is sent to: those of everybody who may read its subject. */
export const eventReaders = {
  new_order: [...orders, ...kitchen, ...home],
  order_update: [...orders, ...kitchen, ...home],
  bill_request: orders,
  new_qrorder: [...qrOrders, ...kitchen],
  qr_order_updated: qrOrders,
  feedback_given: screenAccess("feedbacks").staff,
  visits_changed: actions["qr.settle"],
  menu_changed: screenAccess("pos", "kitchen", "settings").staff,
  line_change: kitchen,
  floor_changed: screenAccess("orders", "settings").staff,
  drafts_changed: screenAccess("pos").staff,
  cash_changed: [...screenAccess("cash").staff, ...home],
  invoices_changed: screenAccess("invoices", "accounting").staff,
  tax_documents_changed: screenAccess("accounting").staff,
  charging_changed: orders,
  discounts_changed: screenAccess("discountCodes").staff,
  stations_changed: kitchen,
  reservations_changed: actions["reservation.foresee"],
  waiting_list_changed: screenAccess("reservations").staff,
  inventory_changed: screenAccess("inventory").staff,
  purchases_changed: screenAccess("purchases").staff,
  stock_status_changed: screenAccess("inventory").staff,
  stock_counts_changed: screenAccess("stockCounts").staff,
  customers_changed: actions["customer.find"],
  look_in_changed: permissions,
} as const satisfies Record<RealtimeEventName, readonly Permission[]>;

export const realtimeEventNames = Object.keys(eventReaders) as RealtimeEventName[];

/** A message on the socket: the event and its number. */
export type RealtimeMessage = RealtimeEvent & MessageNumber;

/** The permissions of this screen's person have changed: the client reads them again. */
export const RIGHTS_CHANGED = "rights_changed";

/** The server itself may have missed an event of the restaurant: the client loads again. */
export const MISSED = "missed";

/**
 * Transport of the sockets. WebSocket only: no request of a long poll has to find the same process again, and
 * no foreign page can send one. The session cookie is the whole sign-in.
 */
export const socketConnection = { path: "/socket.io", transports: ["websocket"] } as const;

/** Query of the handshake that names the support visit whose cookie counts. */
export const SUPPORT_VISIT_QUERY = "look_in";

/** Reasons for refusing a socket: the message of the client's `connect_error`. */
export const socketRefusals = [
  "not_signed_in",
  "subscription_inactive",
  "too_many_requests",
  "service_unavailable",
] as const;
export type SocketRefusal = (typeof socketRefusals)[number];

/** First message on a fresh socket (`hello`): the tenant's newest number. A client that knows a lower one refetches. */
export interface SocketHello {
  readonly seq: number;
  /** The server's clock, ISO 8601 in UTC. */
  readonly now: string;
}

/**
 * Messages that a client may send (specification, operations §4). Their content is never trusted: rooms
 * follow from the session, and an announced order is read again inside the tenant before others see it.
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

/** Permissions needed for each message. Everybody may say whose events they expect. */
export const announcementSenders = {
  new_order_backend: actions["order.create"],
  order_update_backend: [...actions["order.changeStatus"], ...actions["order.charge"]],
  new_qrorder_backend: actions["qr.settle"],
} as const satisfies Record<Exclude<ClientMessageName, "authenticate">, readonly Permission[]>;

/** Answer to `authenticate`: whether the socket listens for that tenant. */
export interface AuthenticateReply {
  readonly ok: boolean;
}
