import { z } from "zod";
import { diningOptions } from "#core/settings/domain/dining-option.ts";
import { orderSources } from "#core/settings/domain/order-source.ts";
import { course } from "#menu/menu/contract/course.ts";
import { COMBO_GROUPS_MAX, COMBO_PARTS_MAX } from "#menu/menu/domain/combo.ts";
import { codeText } from "#platform/contract/code-text.ts";
import { route } from "#platform/contract/define.ts";
import { requestUuid } from "#platform/contract/request-uuid.ts";
import { allDifferent, clientUuid, idOf, money, text } from "#platform/contract/wire.ts";
import { actions } from "#platform/domain/access/actions.ts";
import { EXTERNAL_NUMBER_MAX, LINE_NOTES_MAX, SEAT_MAX } from "#service/cart/domain/cart.ts";
import { orderCustomerTypes } from "../domain/order-customer.ts";

/** Chosen add-ons; one that is taken twice stands twice, where its group allows that. */
export const addonIds = z.array(idOf("Addon")).max(50);

/** One chosen part of a combo. */
const cartPart = z.object({
  choice_id: idOf("ComboChoice"),
  variant_id: idOf("Variant").nullable().default(null),
  addons_ids: addonIds.default([]),
  /** Note for this part alone; a note on the combo holds for all parts. */
  notes: text(LINE_NOTES_MAX).nullable().optional(),
  /** True when the station waits for the course; when left out, the line decides. */
  hold: z.boolean().optional(),
});

/**
 * One line of the cart. The client sends ids and the price it showed; the server decides the price and refuses a
 * difference.
 */
export const cartLine = z
  .object({
    /** Made by the server when left out. */
    uuid: clientUuid.optional(),
    id: idOf("MenuItem"),
    quantity: z.number().int().min(1).max(999),
    /** Unit price as shown: base or variant price plus add-ons; for a combo, plus the extras of its choices. */
    price: money,
    notes: text(LINE_NOTES_MAX).nullable().default(null),
    variant_id: idOf("Variant").nullable().default(null),
    addons_ids: addonIds.default([]),
    /** The person who entered the line, if they used this shared till today; otherwise the sender counts. */
    taken_by: idOf("User").optional(),
    /** Seat of the guest who eats it; only used for dining in. */
    seat: z.number().int().min(1).max(SEAT_MAX).nullable().optional(),
    /** Course of the dish. When left out, the category decides, for a combo the category of each part. */
    course: course.nullable().optional(),
    /** True when the station waits until the course is fired; only used for dishes with a course. */
    hold: z.boolean().optional(),
    /** Choices of a combo; each becomes an ordered line. A choice that is wanted twice is listed twice. */
    parts: z
      .array(cartPart)
      .max(COMBO_GROUPS_MAX * COMBO_PARTS_MAX)
      .optional(),
  })
  .refine(({ hold, course }) => !(hold && course === null), { path: ["hold"] });

/** Names a sent order to the person who sent it. */
export const sentOrder = z.object({
  message: z.string(),
  tokenNo: z.number().int(),
  orderId: idOf("Order"),
  orderNo: z.number().int(),
});

/** Reasons to refuse a cart. */
export const cartRefusals = [
  "not_found",
  "qr_order_closed",
  "table_unknown",
  "item_unavailable",
  "variant_required",
  "modifier_missing",
  "modifier_too_many",
  "addon_too_often",
  "price_changed",
  "not_offered",
  "item_sold_out",
  "insufficient_stock",
] as const;

/** Stays outside `orders.ts`, because every till loads this call at its start and none of the others. */
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
      .max(200)
      .refine((lines) => allDifferent(lines.flatMap(({ uuid }) => (uuid === undefined ? [] : [uuid])))),
    /**
     * Like a cart without lines, a missing one is refused by the rule that the till has too, under its own code; so is an
     * empty one (operations §3).
     */
    deliveryType: z
      .enum([...diningOptions, ""])
      .nullable()
      .default(null),
    customerType: z.enum(orderCustomerTypes),
    customerId: idOf("Customer").nullable().default(null),
    /**
     * Only used for dining in: the order joins the open account of the table. Other orders open an account of
     * their own.
     */
    tableId: idOf("Table").nullable().default(null),
    /**
     * Open takeaway or delivery account of the same dining option that the order joins; without one a new account
     * opens.
     */
    accountId: idOf("Account").nullable().optional(),
    /** Default: the usual source of the dining option. A delivery platform also needs its own order number. */
    source: z.enum(orderSources).optional(),
    externalNumber: codeText(EXTERNAL_NUMBER_MAX).nullable().optional(),
    /** The guests' order that this order processes. */
    selectedQrOrderItem: idOf("QrOrder").nullable().default(null),
    /**
     * The draft that was loaded into the cart. It ends with this order; a draft that has already ended refuses
     * the order.
     */
    draft: clientUuid.nullable().optional(),
  }),
  response: sentOrder,
  errors: [
    ...cartRefusals,
    "empty_cart",
    "dining_option_required",
    "table_required",
    "customer_unknown",
    "customer_required",
    "external_number_required",
    "draft_closed",
    "account_closed",
    "idempotency_key_reused",
  ],
});
