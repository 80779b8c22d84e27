import { z } from "zod";
import { diningOptions } from "#core/settings/domain/dining-option.ts";
import { COMBO_GROUPS_MAX, COMBO_PARTS_MAX } from "#menu/menu/domain/combo.ts";
import { optionalCode } from "#platform/contract/code-text.ts";
import { route } from "#platform/contract/define.ts";
import { guestLanguage } from "#platform/contract/language.ts";
import { nameText } from "#platform/contract/name-text.ts";
import { clientUuid, idOf, instant, money, optionalLines, percent } from "#platform/contract/wire.ts";
import { LINE_NOTES_MAX } from "#service/cart/domain/cart.ts";
import { receptorInput } from "#service/customers/contract/receptor.ts";
import { orderToken } from "#service/guest-menu/contract/guest-feed.ts";
import { menuCode, POLLING, tableLocator } from "#service/guest-menu/contract/guest-menu.ts";
import { guestLineStates, guestOrderStates } from "#service/qr-orders/domain/guest-order.ts";
import { billRequestStatuses } from "../domain/bill-request.ts";
import { invoiceTypes } from "../domain/invoice-type.ts";
import { orderCustomerTypes } from "../domain/order-customer.ts";
import { addonIds, cartRefusals } from "./create-order.ts";

/** A guest's choice of one item. The price is what the phone showed: the server decides it and refuses a difference. */
const guestLine = z.object({
  id: idOf("MenuItem"),
  quantity: z.number().int().min(1).max(50),
  price: money,
  notes: optionalLines(LINE_NOTES_MAX),
  variant_id: idOf("Variant").nullable().default(null),
  addons_ids: addonIds.default([]),
  /** Choices of a combo, group by group. */
  parts: z
    .array(
      z.object({
        choice_id: idOf("ComboChoice"),
        variant_id: idOf("Variant").nullable().default(null),
        addons_ids: addonIds.default([]),
      }),
    )
    .max(COMBO_GROUPS_MAX * COMBO_PARTS_MAX)
    .optional(),
});
export type GuestLine = z.output<typeof guestLine>;

export const placeOrder = route({
  method: "POST",
  path: "/qrmenu/:qrcode/place-order",
  summary:
    "A guest orders: at a table, or with name and phone to take away or to be brought. The same uuid makes one order, however often it is sent. It waits for staff, or goes to the kitchen where the restaurant allows that to those who share the table's account.",
  access: "guest",
  params: z.object({ qrcode: menuCode }),
  body: z.object({
    /** Made by the phone with the order, so that sending it again makes no second one. */
    orderUuid: clientUuid,
    deliveryType: z.enum(diningOptions),
    cartItems: z.array(guestLine).max(50),
    customerType: z.enum(orderCustomerTypes).default("WALKIN"),
    /** At a table a first name is enough. */
    customer: z.object({ name: nameText(80), phone: optionalCode(40) }).nullish(),
    tableId: tableLocator.nullish(),
    /** Delivery address. */
    address: optionalLines(200),
    invoiceType: z.enum(invoiceTypes).optional(),
    receptor: receptorInput.nullish(),
  }),
  response: z.object({
    id: idOf("QrOrder"),
    /** Token of the order's page. */
    token: orderToken,
    /** False when the order went straight to the kitchen. */
    is_waiting: z.boolean(),
  }),
  errors: [
    ...cartRefusals,
    "empty_cart",
    "guest_ordering_off",
    "guest_way_off",
    "store_closed",
    "guest_name_required",
    "guest_phone_invalid",
    "guest_orders_too_many",
    "guest_orders_full",
    "guest_orders_crowded",
    "guest_receptor_incomplete",
    "table_required",
    "visit_not_open",
    "visit_not_joined",
    "uuid_taken",
  ],
  // The order's own uuid prevents a second order; the answer sets a cookie.
  idempotency: "natural",
  rateLimit: { perPhone: 30, perAddress: 30, windowSeconds: 60 },
});

const shownLine = z.object({
  title: z.string(),
  variant: z.string().nullable(),
  addons: z.array(z.string()),
  /** Title of the combo that the line belongs to. */
  combo: z.string().nullable(),
  /** Languages of these names; null: the language asked for. A name that nobody translated is the restaurant's. */
  langs: z.object({
    title: guestLanguage.nullable(),
    variant: guestLanguage.nullable(),
    addons: z.array(guestLanguage.nullable()),
    combo: guestLanguage.nullable(),
  }),
  notes: z.string().nullable(),
  quantity: z.number().int(),
  status: z.enum(guestLineStates),
  /** Price of all pieces together. */
  price: money,
  /** Names what goes into the cart for the same dish once more; null while staff have not taken it. */
  again: z
    .object({
      id: idOf("MenuItem"),
      variant_id: idOf("Variant").nullable(),
      addons_ids: z.array(idOf("Addon")),
      /** The combo that it is a part of, and which one of those that were ordered. */
      combo: z.object({ item_id: idOf("MenuItem"), uuid: z.string() }).nullable(),
    })
    .nullable(),
});

export const readGuestOrder = route({
  method: "GET",
  path: "/qrmenu/:qrcode/orders/:token",
  summary: "How an order that a guest placed is getting on; `token` came with it.",
  access: "guest",
  params: z.object({ qrcode: menuCode, token: orderToken }),
  response: z.object({
    id: idOf("QrOrder"),
    state: z.enum(guestOrderStates),
    /** Called out when it is ready; null while it waits for staff. */
    tokenNo: z.number().int().nullable(),
    createdAt: instant,
    deliveryType: z.enum(diningOptions),
    table_title: z.string().nullable(),
    items: z.array(shownLine),
    total: money,
  }),
  errors: ["not_found"],
  rateLimit: POLLING,
});

export const readTableBill = route({
  method: "GET",
  path: "/qrmenu/:qrcode/tables/:tableId/open-orders",
  summary: "What the party of a table has ordered and what that costs, for a phone that shares its account.",
  access: "guest",
  params: z.object({ qrcode: menuCode, tableId: tableLocator }),
  response: z.object({
    orders: z.array(
      z.object({
        id: idOf("Order"),
        tokenNo: z.number().int(),
        createdAt: instant,
        status: z.enum(guestLineStates),
        /** Name of the guest who ordered by phone; null when a waiter took the order. */
        by: z.string().nullable(),
        is_mine: z.boolean(),
        items: z.array(shownLine),
      }),
    ),
    /** Orders of the party that staff have not taken yet. */
    waiting: z.array(
      z.object({
        id: idOf("QrOrder"),
        createdAt: instant,
        by: z.string(),
        is_mine: z.boolean(),
        items: z.array(shownLine),
      }),
    ),
    /** True once everything was brought to the table and nothing waits: the moment to ask how it was. */
    is_served: z.boolean(),
    billRequest: z.object({ status: z.enum(billRequestStatuses) }).nullable(),
    /** Amounts still to pay, without a tip. */
    summary: z.object({
      subtotal: money,
      tax_total: money,
      service_charge: money,
      service_charge_rate: percent,
      total: money,
      /** Suggested, and never added by itself. */
      tip_suggestion: z.object({ rate: percent, amount: money }).nullable(),
    }),
    /**
     * Amount that each person still owes for their own dishes, with the service charge. `by` is null for dishes
     * ordered with a waiter.
     */
    shares: z.array(z.object({ by: z.string().nullable(), is_mine: z.boolean(), amount: money })),
  }),
  errors: ["not_found", "visit_not_joined"],
  rateLimit: POLLING,
});

export const requestTableBill = route({
  method: "POST",
  path: "/qrmenu/:qrcode/bill-request",
  summary: "Asks for the bill of a table, or takes that back.",
  access: "guest",
  params: z.object({ qrcode: menuCode }),
  body: z.object({ tableId: tableLocator, action: z.enum(["request", "cancel"]) }),
  response: z.object({ status: z.enum(billRequestStatuses) }),
  errors: ["not_found", "visit_not_joined", "no_open_account", "bill_not_requested"],
  // Repeating the same request changes nothing.
  idempotency: "natural",
  rateLimit: { perPhone: 30, perAddress: 60, windowSeconds: 60 },
});
