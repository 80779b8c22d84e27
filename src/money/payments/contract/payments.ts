import { z } from "zod";
import { saying } from "#app/contract/validation-code.ts";
import { approval } from "#core/approvals/contract/approvals.ts";
import { receipt, taxLine } from "#money/receipts/contract/receipts.ts";
import { route } from "#platform/contract/define.ts";
import { requestUuid } from "#platform/contract/request-uuid.ts";
import {
  clientUuid,
  idOf,
  instant,
  messageReply,
  money,
  notNegativeMoney,
  percent,
  text,
} from "#platform/contract/wire.ts";
import { actions } from "#platform/domain/access/actions.ts";
import { buyer, receptor } from "#service/customers/contract/receptor.ts";
import { orderIds } from "#service/orders/contract/order-ids.ts";
import { order } from "#service/orders/contract/orders.ts";
import { invoiceTypes } from "#service/orders/domain/invoice-type.ts";
import { holdsCardNumber } from "../domain/card-number.ts";

/** Why orders cannot be paid, in full or in part. */
const paymentRefusals = [
  "not_found",
  "order_already_paid",
  "order_cancelled",
  "order_not_payable",
  "nothing_payable",
  "order_partly_paid",
  "courses_held",
  "payment_type_unknown",
  "customer_unknown",
  "customer_required",
  "discount_invalid",
  "ccf_data_missing",
  "ccf_of_nothing",
  "identification_required",
  "cash_session_required",
  "account_not_permitted",
  "account_customer_missing",
  "account_not_granted",
  "account_limit_reached",
  "idempotency_key_reused",
] as const;
/** Marks what is charged whole and is not ready yet as completed, with the payment: without it such orders are refused. */
const completes = z.boolean().optional();
const mayCharge = { staff: actions["order.charge"] };
const portionNumber = z.number().int().positive().max(Number.MAX_SAFE_INTEGER);

export const validateDiscount = route({
  method: "POST",
  path: "/discounts/validate",
  // Reads, and writes nothing.
  duringLookIn: "reads",
  summary: "What a discount code would take off lines that cost this much at the prices of the menu.",
  access: mayCharge,
  body: z.object({ code: text(40), subtotal: notNegativeMoney }),
  response: z.object({ discount_amount: money, discount_code_id: idOf("DiscountCode"), code: z.string() }),
  errors: ["discount_invalid"],
  // It only reads: a use is counted by the payment.
  idempotency: "natural",
});

/** The sale as its tax document will have it (docs/decisions/0017); the tip is in none of these. */
export const fiscalTotals = z.object({
  /** Lines at the prices of the menu: what a discount is taken from. */
  items_total: money,
  discount_total: money,
  /** Without tax, after the discount, with a taxed service charge. */
  taxed_base: money,
  untaxed_base: money,
  tax_total: money,
  service_charge_total: money,
  is_service_charge_taxed: z.boolean(),
  total: money,
});

const portion = z.object({ numerator: z.number().int(), denominator: z.number().int() });

/** What is left to pay of a line. */
export const payableLine = z.object({
  order_line_id: idOf("OrderLine"),
  seat: z.number().int().nullable(),
  amount: money,
  /** Of the line as it was ordered. */
  portion_left: portion,
});
export type PayableLine = z.output<typeof payableLine>;

/** A part of a bill that was paid and not taken back. */
export const paidPart = z.object({
  invoice_id: idOf("Invoice"),
  invoice_no: z.number().int(),
  amount: money,
  tip_amount: money,
  methods: z.array(z.string()),
  customer_name: z.string().nullable(),
  date: instant,
});
export type PaidPart = z.output<typeof paidPart>;

export const paymentSummary = route({
  method: "POST",
  path: "/orders/complete-order-payment-summary",
  // Reads, and writes nothing.
  duringLookIn: "reads",
  summary: "What the orders cost, computed by the server.",
  access: mayCharge,
  body: z.object({
    orderIds,
    /** The figures with this code taken off; one that cannot be used is refused. */
    discountCode: text(40).nullable().optional(),
  }),
  response: z.object({
    /** What would be paid: orders that are paid or cancelled already are not among them; orders that can only be charged together with them are. */
    orders: z.array(order),
    summary: z.object({ subtotal: money, tax_total: money, service_charge_total: money, total: money }),
    breakdown: z.object({
      productos_total: money,
      impuestos_total: money,
      cargo_servicio: money,
      total_final: money,
    }),
    taxBreakdown: z.array(taxLine),
    fiscal_totals: fiscalTotals,
    discount: z.object({ amount: money, code: z.string() }).nullable(),
    /** What is left to pay: the total, less the parts that were paid. */
    balance: money,
    /** From this total on the buyer of a consumer invoice has to be named (GUIDE §4). */
    identification_threshold: money,
    /** Whether a fiscal credit of now names the district of its buyer (GUIDE §4). */
    is_district_named: z.boolean(),
    /** Of the guest who asked for a fiscal credit with one of the orders, by phone; null when nobody did. */
    guest_receptor: receptor.nullable(),
    lines: z.array(payableLine),
    parts: z.array(paidPart),
    /** The tip the house suggests for the balance; null when it suggests none. */
    tip_suggestion: z.object({ rate: percent, amount: money }).nullable(),
    service_charge_rate: percent,
  }),
  errors: ["not_found", "discount_invalid"],
  // It only reads; it is a POST because it takes a list.
  idempotency: "natural",
});

/**
 * What became of the buyer's mail: `success` when it is on its way to `to`, else why it is not. Whether it arrives is
 * not known yet: nobody waits for a mail server while paying.
 */
export const emailSent = z.object({ success: z.boolean(), to: z.string(), error: z.string().nullable() });

export const paymentReply = z.object({
  message: z.string(),
  invoice_id: idOf("Invoice"),
  invoice_no: z.number().int(),
  invoice_type: z.enum(invoiceTypes),
  receptor: receptor.nullable(),
  /** Null when the buyer has no address to write to. */
  emailSent: emailSent.nullable(),
  receipt,
});

export const payOrders = route({
  method: "POST",
  path: "/orders/complete-and-pay-order",
  summary:
    "Takes the payment of the orders and makes the invoice. Totals are compared with the server's own; a difference is refused.",
  access: mayCharge,
  body: z.object({
    /** Of the payment, made when the dialog opened; without one the server makes it, and only the idempotency key tells a repetition. */
    uuid: requestUuid.optional(),
    orderIds,
    /** The four figures of the payment summary as the cashier saw them; `total` is without the tip, after the discount. */
    subTotal: money,
    taxTotal: money,
    serviceChargeTotal: money,
    total: money,
    /** What the buyer keeps back (GUIDE §13) as the cashier saw it; another figure is refused. */
    withheld: notNegativeMoney.optional(),
    selectedPaymentType: idOf("PaymentType"),
    discountCode: text(40).nullable().optional(),
    tipAmount: notNegativeMoney.optional(),
    /** What the guest handed over, for the change; at least total and tip. */
    received: notNegativeMoney.nullable().optional(),
    completes,
    ...buyer.shape,
  }),
  response: paymentReply,
  errors: [...paymentRefusals, "total_changed"],
});

/** Voucher number or the like; a card's number is refused (guide §14). */
export const paymentReference = text(50).refine(
  (reference) => !holdsCardNumber(reference),
  saying("card_number"),
);

/** What one guest gives with one way to pay. `amount` settles the sale, the tip is beside it. */
export const tender = z.object({
  uuid: clientUuid,
  paymentTypeId: idOf("PaymentType"),
  amount: notNegativeMoney,
  /** Handed over, for the change; at least amount and tip. Null: exactly that, as by card. */
  received: notNegativeMoney.nullable().optional(),
  tip: notNegativeMoney.optional(),
  reference: paymentReference.nullable().optional(),
});
export type Tender = z.output<typeof tender>;

/** Which part of what is left to pay. */
export const paymentPart = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("rest") }),
  z.object({ kind: z.literal("amount"), amount: notNegativeMoney }),
  /** The next of so many equal parts of what is left. */
  z.object({ kind: z.literal("share"), parts: z.number().int().min(1).max(50) }),
  /** Portions of items as they were ordered, of a combo with all of its parts: 1/1 is all of an item, 2/3 of three pieces are two. */
  z.object({
    kind: z.literal("lines"),
    lines: z
      .array(
        z.object({
          order_line_id: idOf("OrderLine"),
          portion: z
            .object({ numerator: portionNumber, denominator: portionNumber })
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

export const prevalidateCcf = route({
  method: "POST",
  path: "/pos/prevalidate-ccf",
  // Reads, and writes nothing.
  duringLookIn: "reads",
  summary:
    "Whether a fiscal credit can be given for these orders; names every datum of the buyer and of the restaurant that is missing or malformed.",
  access: mayCharge,
  body: z.object({
    orderIds,
    /** What of them is to be paid; without it all that is left. */
    part: paymentPart.optional(),
    discountCode: text(40).nullable().optional(),
    /** As the payment would say it. */
    completes,
    ...buyer.shape,
  }),
  response: messageReply.extend({
    invoice_type: z.enum(invoiceTypes),
    receptor,
    /** What the buyer keeps back of it (GUIDE §13): by so much less is paid. */
    withheld: money,
  }),
  errors: [
    "not_found",
    "order_already_paid",
    "order_cancelled",
    "nothing_payable",
    "order_not_payable",
    "customer_unknown",
    "ccf_data_missing",
    "discount_invalid",
    "part_empty",
    "part_exceeds",
    "combo_kept_together",
  ],
  // It only reads; it is a POST because it takes a list.
  idempotency: "natural",
});

export const payPart = route({
  method: "POST",
  path: "/orders/pay-part",
  summary:
    "Takes a part of what is left to pay, or all of it, with one or several ways to pay, and makes its invoice. States the balance it expects.",
  access: mayCharge,
  body: z.object({
    /** Of the payment, made when the dialog opened. */
    uuid: requestUuid,
    orderIds,
    /** What was left to pay as the cashier saw it; another balance is refused, so that nothing is charged twice. */
    expectedBalance: notNegativeMoney,
    part: paymentPart,
    /** Their amounts add up to the part. */
    tenders: z.array(tender).min(1).max(10),
    /** Only with the first part; the later ones are of the same sale. */
    discountCode: text(40).nullable().optional(),
    completes,
    ...buyer.shape,
  }),
  response: paymentReply.extend({
    /** What is left to pay after it. */
    balance: money,
  }),
  errors: [...paymentRefusals, "balance_changed", "part_empty", "part_exceeds", "combo_kept_together"],
});

export const undoPart = route({
  method: "POST",
  path: "/orders/undo-part",
  summary:
    "Takes back one part of an account that is still being paid; the other parts stay, and so does the invoice's number.",
  access: mayCharge,
  body: z.object({ uuid: requestUuid, invoiceId: idOf("Invoice"), reason: text(200), approval }),
  response: messageReply.extend({ balance: money }),
  errors: [
    "approval_required",
    "approval_invalid",
    "not_found",
    "part_not_open",
    "part_refunded",
    "account_debt_paid",
    "cash_session_closed",
    "idempotency_key_reused",
  ],
});
