import { z } from "zod";
import { approval } from "#core/approvals/contract/approvals.ts";
import { paymentType, printSettings, storeSettings } from "#core/settings/contract/settings.ts";
import { diningOptions } from "#core/settings/domain/dining-option.ts";
import { orderSources } from "#core/settings/domain/order-source.ts";
import { course } from "#menu/menu/contract/course.ts";
import { change } from "#platform/contract/changes.ts";
import { route } from "#platform/contract/define.ts";
import { screenAccess } from "#platform/contract/screen-access.ts";
import { idOf, idTextOf, instant, messageReply, money, percent } from "#platform/contract/wire.ts";
import { actions } from "#platform/domain/access/actions.ts";
import { billRequestStatuses } from "../domain/bill-request.ts";
import { lineStatuses } from "../domain/line-status.ts";
import { orderCustomerTypes } from "../domain/order-customer.ts";
import { paymentStatuses } from "../domain/order-payment.ts";
import { orderStatuses } from "../domain/order-status.ts";
import { voidReasons } from "../domain/void-line.ts";
import { orderIds } from "./order-ids.ts";

export const ordersErrors = {
  empty_cart: 400,
  dining_option_required: 400,
  table_required: 400,
  external_number_required: 400,
  table_unknown: 409,
  customer_unknown: 409,
  item_unavailable: 409,
  variant_required: 409,
  modifier_missing: 409,
  modifier_too_many: 409,
  addon_too_often: 409,
  price_changed: 409,
  order_already_paid: 409,
  order_cancelled: 409,
  same_table: 409,
  same_account: 409,
  account_closed: 409,
  line_changed: 409,
  combo_kept_together: 409,
  waiter_unknown: 409,
  undo_too_late: 409,
  undo_table_gone: 409,
  order_begun: 409,
  void_reason_required: 409,
  bill_not_requested: 409,
  no_open_account: 409,
  line_status_refused: 409,
  line_held: 409,
  courses_held: 409,
  course_begun: 409,
  courtesy_gone: 409,
  courtesy_refused: 409,
  discount_gone: 409,
  discount_refused: 409,
} as const;

/** The combo that a line belongs to. Lines with the same uuid were sold together and stay together. */
export const comboOfLine = z.object({
  uuid: z.string(),
  item_id: idOf("MenuItem"),
  title: z.string(),
});

export const orderItem = z.object({
  id: idOf("OrderLine"),
  order_id: idOf("Order"),
  item_id: idOf("MenuItem"),
  item_title: z.string(),
  category_id: idOf("Category").nullable(),
  category_title: z.string().nullable(),
  station_id: idOf("Station"),
  variant_id: idOf("Variant").nullable(),
  variant_title: z.string().nullable(),
  variant_price: money.nullable(),
  price: money,
  quantity: z.number().int(),
  status: z.enum(lineStatuses),
  date: instant,
  status_date: instant,
  addons: z.array(z.object({ id: idOf("Addon"), title: z.string(), price: money })),
  notes: z.string().nullable(),
  /** Seat of the guest who eats it. */
  seat: z.number().int().nullable(),
  course: course.nullable(),
  /**
   * Time from which the station makes it; until then it is held (`isHeld` of the domain). Null: until its course
   * is fired.
   */
  fire_at: instant.nullable(),
  /** Person who entered the line, if it was not the sender. */
  taken_by: z.string().nullable(),
  /** Price of one piece and the reason it is free; null for a line that is sold. */
  courtesy: z.object({ price: money, reason: z.string() }).nullable(),
  /** The amount that somebody took off all of its pieces, beside the price, which stays; `percent` is null for an amount. */
  discount: z.object({ amount: money, percent: percent.nullable(), reason: z.string() }).nullable(),
  combo: comboOfLine.nullable(),
});
export type OrderItem = z.output<typeof orderItem>;

export const order = z.object({
  id: idOf("Order"),
  order_no: z.number().int(),
  account_id: idOf("Account"),
  round: z.number().int(),
  date: instant,
  delivery_type: z.enum(diningOptions),
  source: z.enum(orderSources),
  /** Order number of the delivery platform. */
  external_number: z.string().nullable(),
  customer_type: z.enum(orderCustomerTypes),
  customer_id: idOf("Customer").nullable(),
  customer_name: z.string().nullable(),
  /** Derived from the items (`orderStatus` of the domain). */
  status: z.enum(orderStatuses),
  payment_status: z.enum(paymentStatuses),
  token_no: z.number().int(),
  table_id: idOf("Table").nullable(),
  table_title: z.string().nullable(),
  floor: z.string().nullable(),
  items: z.array(orderItem),
  /** Dishes that were voided after a station had begun them; shown struck through. */
  voided_items: z.array(
    z.object({
      id: idOf("OrderLine"),
      item_title: z.string(),
      variant_title: z.string().nullable(),
      quantity: z.number().int(),
      reason: z.enum(voidReasons),
      combo: comboOfLine.nullable(),
    }),
  ),
});
export type Order = z.output<typeof order>;

/** The open account(s) of one table, or one account without a table (specification, operations §3 "Table group"). */
export const tableGroup = z.object({
  table_id: idOf("Table").nullable(),
  table_title: z.string().nullable(),
  floor: z.string().nullable(),
  delivery_type: z.enum(diningOptions),
  /** The open accounts of the card, the oldest first: several parties may share a table. */
  accounts: z.array(
    z.object({
      id: idOf("Account"),
      people: z.number().int().nullable(),
      waiter_id: idOf("User").nullable(),
      waiter_name: z.string().nullable(),
      opened_at: instant,
      /**
       * True while only part of its bill is paid: until the rest is paid, its dishes cannot move and it cannot
       * merge.
       */
      is_partly_paid: z.boolean(),
      /** The discount that somebody gave on its bill: a share or an amount. */
      discount: z
        .object({ percent: percent.nullable(), amount: money.nullable(), reason: z.string() })
        .nullable(),
    }),
  ),
  /**
   * The orders of the open accounts that are not cancelled. Some or all may be paid and still wait to be made and
   * handed over.
   */
  orders: z.array(order),
  /** Orders that can still change: neither paid nor cancelled. */
  order_ids: z.array(idOf("Order")),
  /** True when the guests may pay before their dishes are ready. */
  pays_first: z.boolean(),
  /** Total of `order_ids` before the tip and before a code. */
  balance: money,
  billRequest: z.object({ status: z.enum(billRequestStatuses), date: instant.nullable() }).nullable(),
});
export type TableGroup = z.output<typeof tableGroup>;

/** Everybody who may open the open accounts or the charge screen may read them. */
const mayReadOrders = screenAccess("orders", "orderCharge");

export const listOrders = route({
  method: "GET",
  path: "/orders",
  summary: "The open accounts, grouped by table.",
  access: mayReadOrders,
  response: z.object({
    groups: z.array(tableGroup),
    /** The server's clock, so that the minutes on a card do not depend on the device's. */
    now: instant,
    /** Number of the newest event this answer contains. */
    seq: z.number().int(),
  }),
});

export const readOpenFigures = route({
  method: "GET",
  path: "/orders/open",
  summary: "The open accounts in figures: how many there are, what is left to pay, and which is the oldest.",
  access: mayReadOrders,
  response: z.object({
    /**
     * Number of cards: one per table, one per account without a table, including paid ones that wait to be handed
     * over.
     */
    cards: z.number().int(),
    /** Amount still to pay before tips and discounts: the balances of the cards. */
    amount: money,
    /** The oldest unpaid account. */
    oldest: z
      .object({
        table_title: z.string().nullable(),
        delivery_type: z.enum(diningOptions),
        opened_at: instant,
      })
      .nullable(),
    currency: z.string(),
    now: instant,
  }),
});

/**
 * Tells open screens how accounts changed: the cards that show them now, whole. An account without a card is
 * closed.
 */
export const accountsChanged = change({
  name: "accounts_changed",
  access: mayReadOrders,
  shape: z.object({
    account_ids: z.array(idOf("Account")),
    /** Orders that belong to those accounts now; a screen may still show them on another account's card. */
    order_ids: z.array(idOf("Order")),
    groups: z.array(tableGroup),
  }),
});

export const ordersInit = route({
  method: "GET",
  path: "/orders/init",
  summary: "Settings and payment types for the open accounts and for charging.",
  access: mayReadOrders,
  response: z.object({ storeSettings, printSettings, paymentTypes: z.array(paymentType) }),
});

export const updateLineStatus = route({
  method: "POST",
  path: "/orders/update-status/:itemId",
  summary: "Sets one ordered item to preparing, completed, delivered or cancelled.",
  access: { staff: actions["order.changeStatus"] },
  params: z.object({ itemId: idTextOf("OrderLine") }),
  body: z.object({
    status: z.enum(["preparing", "completed", "delivered", "cancelled"]),
    /** Reason to cancel a dish that was begun; default `other`. */
    reason: z.enum(voidReasons).optional(),
    approval,
  }),
  response: messageReply,
  errors: [
    "not_found",
    "line_status_refused",
    "order_already_paid",
    "insufficient_stock",
    "item_sold_out",
    "order_partly_paid",
    "approval_required",
    "approval_invalid",
  ],
});

export const takeOrderBack = route({
  method: "POST",
  path: "/pos/orders/:id/take-back",
  summary:
    "Takes an order back that the same person has just sent and no station has begun: ingredients, portions and the guests' order return, the boards drop it.",
  access: { staff: actions["order.create"] },
  params: z.object({ id: idTextOf("Order") }),
  /** Number of pieces that were sent; a different number now means that somebody changed the order since. */
  body: z.object({ pieces: z.number().int().min(1) }),
  response: messageReply,
  errors: ["not_found", "order_already_paid", "order_partly_paid", "order_begun", "undo_too_late"],
});

export const cancelOrders = route({
  method: "POST",
  path: "/orders/cancel",
  summary:
    "Cancels unpaid orders with all their items, all or none; ingredients of items not yet started return to stock.",
  access: { staff: actions["order.changeStatus"] },
  body: z.object({
    orderIds,
    /** Reason to cancel dishes that were begun; default `other`. */
    reason: z.enum(voidReasons).optional(),
    approval,
  }),
  response: messageReply,
  errors: ["not_found", "order_already_paid", "order_partly_paid", "approval_required", "approval_invalid"],
});

export const completeOrders = route({
  method: "POST",
  path: "/orders/complete",
  summary: "Completes every open item of the orders, so that they can be charged.",
  access: { staff: actions["order.complete"] },
  body: z.object({ orderIds }),
  response: messageReply,
  errors: ["not_found", "order_already_paid", "order_cancelled", "courses_held"],
});

export const serveOrders = route({
  method: "POST",
  path: "/orders/serve",
  summary: "Says that everything of the orders was handed over; what is paid is over with it.",
  access: { staff: actions["order.serve"] },
  body: z.object({ orderIds }),
  response: messageReply,
  errors: ["not_found", "order_cancelled", "courses_held"],
});
