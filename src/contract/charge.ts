import { z } from "zod";
import { actions } from "../domain/access/actions.ts";
import { invoiceTypes } from "../domain/orders/invoice-type.ts";
import { route } from "./define.ts";
import { paymentReply } from "./orders.ts";
import { buyer, receptor } from "./receptor.ts";
import { clientUuid, idOf, messageReply, money, text } from "./wire.ts";

const charge = { staff: actions["order.charge"] };
const orderIds = z.array(idOf("Order")).min(1).max(100);
const amount = money.refine((cents) => cents >= 0);
const whole = z.number().int().positive().max(Number.MAX_SAFE_INTEGER);

export const validateDiscount = route({
  method: "POST",
  path: "/discounts/validate",
  summary: "What a discount code would take off lines that cost this much at the prices of the menu.",
  access: charge,
  body: z.object({ code: text(40), subtotal: amount }),
  response: z.object({ discount_amount: money, discount_code_id: idOf("DiscountCode"), code: z.string() }),
  errors: ["discount_invalid"],
  // It only reads: a use is counted by the payment.
  idempotency: "natural",
});

export const prevalidateCcf = route({
  method: "POST",
  path: "/pos/prevalidate-ccf",
  summary:
    "Whether a fiscal credit can be given for these orders; names every datum of the buyer and of the restaurant that is missing or malformed.",
  access: charge,
  body: z.object({ orderIds, ...buyer.shape }),
  response: messageReply.extend({ invoice_type: z.enum(invoiceTypes), receptor }),
  errors: ["not_found", "customer_unknown", "ccf_data_missing"],
  // It only reads; it is a POST because it takes a list.
  idempotency: "natural",
});

/** What one guest gives with one way to pay. `amount` settles the sale, the tip is beside it. */
export const tender = z.object({
  uuid: clientUuid,
  paymentTypeId: idOf("PaymentType"),
  amount,
  /** Handed over, for the change; at least amount and tip. Null: exactly that, as by card. */
  received: amount.nullable().optional(),
  tip: amount.optional(),
  /** Voucher number or the like. Never a card number. */
  reference: text(50).nullable().optional(),
});
export type Tender = z.output<typeof tender>;

/** Which part of what is left to pay. */
export const partWish = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("rest") }),
  z.object({ kind: z.literal("amount"), amount }),
  /** The next of so many equal parts of what is left. */
  z.object({ kind: z.literal("share"), parts: z.number().int().min(1).max(50) }),
  /** Portions of items as they were ordered: 1/1 is all of an item, 2/3 of three pieces are two. */
  z.object({
    kind: z.literal("lines"),
    lines: z
      .array(
        z.object({
          order_line_id: idOf("OrderLine"),
          portion: z
            .object({ numerator: whole, denominator: whole })
            .refine(({ numerator, denominator }) => numerator <= denominator),
        }),
      )
      .min(1)
      .max(500),
  }),
  /** All that is left of the items of one seat; with its share of the items of no seat, when told so. */
  z.object({
    kind: z.literal("seat"),
    seat: z.number().int().positive(),
    sharesTable: z.boolean().optional(),
  }),
]);

export const payPart = route({
  method: "POST",
  path: "/orders/pay-part",
  summary:
    "Takes a part of what is left to pay, or all of it, with one or several ways to pay, and makes its invoice. States the balance it expects.",
  access: charge,
  body: z.object({
    /** Of the payment, made when the dialog opened. */
    uuid: clientUuid,
    orderIds,
    /** What was left to pay as the cashier saw it; another balance is refused, so that nothing is charged twice. */
    expectedBalance: amount,
    part: partWish,
    /** Their amounts add up to the part. */
    tenders: z.array(tender).min(1).max(10),
    /** Only with the first part; the later ones are of the same sale. */
    discountCode: text(40).nullable().optional(),
    ...buyer.shape,
  }),
  response: paymentReply.extend({
    /** What is left to pay after it. */
    balance: money,
  }),
  errors: [
    "not_found",
    "order_already_paid",
    "order_cancelled",
    "order_not_payable",
    "nothing_payable",
    "order_partly_paid",
    "balance_changed",
    "part_empty",
    "part_exceeds",
    "payment_type_unknown",
    "customer_unknown",
    "customer_required",
    "discount_invalid",
    "ccf_data_missing",
    "identification_required",
    "cash_session_required",
    "idempotency_key_reused",
  ] as const,
});

export const undoPart = route({
  method: "POST",
  path: "/orders/undo-part",
  summary:
    "Takes back one part of an account that is still being paid; the other parts stay, and so does the invoice's number.",
  access: charge,
  body: z.object({ uuid: clientUuid, invoiceId: idOf("Invoice"), reason: text(200) }),
  response: messageReply.extend({ balance: money }),
  errors: ["not_found", "part_not_open", "part_refunded", "cash_session_closed", "idempotency_key_reused"],
});
