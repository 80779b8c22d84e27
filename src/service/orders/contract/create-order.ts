import { z } from "zod";
import { diningOptions } from "#core/settings/domain/dining-option.ts";
import { orderSources } from "#core/settings/domain/order-source.ts";
import { course } from "#menu/menu/contract/course.ts";
import { COMBO_GROUPS_MAX, COMBO_PARTS_MAX } from "#menu/menu/domain/combo.ts";
import { route } from "#platform/contract/define.ts";
import { requestUuid } from "#platform/contract/request-uuid.ts";
import { allDifferent, clientUuid, idOf, money, text } from "#platform/contract/wire.ts";
import { actions } from "#platform/domain/access/actions.ts";
import { EXTERNAL_NUMBER_MAX, NOTES_MAX, SEAT_MAX } from "#service/cart/domain/cart.ts";
import { orderCustomerTypes } from "../domain/order-customer.ts";

/** One part of a combo, as it was chosen. */
const cartPart = z.object({
  choice_id: idOf("ComboChoice"),
  variant_id: idOf("Variant").nullable().default(null),
  addons_ids: z.array(idOf("Addon")).max(50).refine(allDifferent).default([]),
  /** Of this part alone; what is noted of the combo is of all of them. */
  notes: text(NOTES_MAX).nullable().optional(),
  /** Its station waits for its course; left out: as the line says. */
  hold: z.boolean().optional(),
});

/** One line of the cart. The client sends ids and what it showed as price; the server decides the price and refuses a difference. */
export const cartLine = z
  .object({
    /** Made by the server when left out. */
    uuid: clientUuid.optional(),
    id: idOf("MenuItem"),
    quantity: z.number().int().min(1).max(999),
    /** Unit price as shown: base or variant price plus chosen add-ons; of a combo with the extras of its choices. */
    price: money,
    notes: text(NOTES_MAX).nullable().default(null),
    variant_id: idOf("Variant").nullable().default(null),
    addons_ids: z.array(idOf("Addon")).max(50).refine(allDifferent).default([]),
    /** Who put it in: counts for somebody who was at this shared till today; else it is whoever sends. */
    taken_by: idOf("User").optional(),
    /** Who at the table eats it; counts for dining in only. */
    seat: z.number().int().min(1).max(SEAT_MAX).nullable().optional(),
    /** When in the meal it is served; left out: as its category says, of a combo as that of each part says. */
    course: course.nullable().optional(),
    /** The station makes it when its course is fired. Counts for what has a course. */
    hold: z.boolean().optional(),
    /** Of a combo, which becomes one ordered line for each. A choice that is wanted twice is there twice. */
    parts: z
      .array(cartPart)
      .max(COMBO_GROUPS_MAX * COMBO_PARTS_MAX)
      .optional(),
  })
  .refine(({ hold, course }) => !(hold && course === null), { path: ["hold"] });

/** What a sent order is known by. */
export const sentOrder = z.object({
  message: z.string(),
  tokenNo: z.number().int(),
  orderId: idOf("Order"),
  orderNo: z.number().int(),
});

/** Why a cart cannot be sent to the kitchen as it is. */
export const cartRefusals = [
  "not_found",
  "qr_order_closed",
  "table_unknown",
  "item_unavailable",
  "variant_required",
  "modifier_missing",
  "modifier_too_many",
  "price_changed",
  "not_offered",
  "item_sold_out",
  "insufficient_stock",
] as const;

/** Not in `orders.ts`, because every till loads this call as it starts and none of the others. */
export const createOrder = route({
  method: "POST",
  path: "/pos/create-order",
  summary:
    "Sends a cart to the kitchen as one order. The same cart uuid makes one order, however often it is sent. Without a uuid (an integrator's cart: the server makes the ids) the Idempotency-Key is required and does the same.",
  access: { staff: actions["order.create"] },
  needsKey: true,
  body: z.object({
    /** Made when the first line was added to the cart. */
    uuid: requestUuid.optional(),
    cart: z
      .array(cartLine)
      .min(1)
      .max(200)
      .refine((lines) => allDifferent(lines.flatMap(({ uuid }) => (uuid === undefined ? [] : [uuid])))),
    deliveryType: z.enum(diningOptions),
    customerType: z.enum(orderCustomerTypes),
    customerId: idOf("Customer").nullable().default(null),
    /** Counts for dining in only: the order joins the open account of the table. Others are an account of their own. */
    tableId: idOf("Table").nullable().default(null),
    /** A further order of an open takeaway or delivery account of the same dining option; else it opens one. */
    accountId: idOf("Account").nullable().optional(),
    /** The usual one of the dining option unless told; a delivery platform needs its own number of the order. */
    source: z.enum(orderSources).optional(),
    externalNumber: text(EXTERNAL_NUMBER_MAX).nullable().optional(),
    /** The guests' order that is thereby processed. */
    selectedQrOrderItem: idOf("QrOrder").nullable().default(null),
    /** The draft that was loaded into the cart: it ends with this order. One that has ended refuses it. */
    draft: clientUuid.nullable().optional(),
  }),
  response: sentOrder,
  errors: [
    ...cartRefusals,
    "table_required",
    "customer_unknown",
    "customer_required",
    "external_number_required",
    "draft_closed",
    "account_closed",
    "idempotency_key_reused",
  ],
});
