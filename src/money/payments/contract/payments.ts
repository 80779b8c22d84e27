import { z } from "zod";
import { saying } from "#app/contract/validation-code.ts";
import { approval } from "#core/approvals/contract/approvals.ts";
import { noDrawerErrors } from "#money/cash/contract/no-drawer-errors.ts";
import { receipt, taxLine } from "#money/receipts/contract/receipts.ts";
import { codeText } from "#platform/contract/code-text.ts";
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
import { codeFields, codeTexts } from "./named-codes.ts";

export const paymentsErrors = {
  order_not_payable: 409,
  nothing_payable: 409,
  customer_required: 400,
  payment_type_unknown: 409,
  total_changed: 409,
  balance_changed: 409,
  order_partly_paid: 409,
  part_empty: 400,
  part_exceeds: 409,
  part_not_open: 409,
  part_refunded: 409,
  discount_invalid: 409,
  discount_code_exists: 409,
  discount_used_more: 409,
  ccf_data_missing: 409,
  ccf_of_nothing: 409,
  identification_required: 409,
  nothing_to_print: 409,
  no_mail_server: 409,
} as const;

/** Reasons why orders cannot be paid, in full or in part. */
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
  ...noDrawerErrors,
  "account_not_permitted",
  "account_customer_missing",
  "account_not_granted",
  "account_limit_reached",
  "idempotency_key_reused",
] as const;
/** Marks what is charged whole but not ready as completed, with the payment; without it such orders are refused. */
const completes = z.boolean().optional();
const mayCharge = { staff: actions["order.charge"] };
const portionNumber = z.number().int().positive().max(Number.MAX_SAFE_INTEGER);

export const validateDiscount = route({
  method: "POST",
  path: "/discounts/validate",
  // The route only reads.
  duringSupportVisit: "reads",
  summary:
    "What a discount code would take off lines that cost this much, beside the codes that the bill has.",
  access: mayCharge,
  body: z.object({
    code: text(40),
    subtotal: notNegativeMoney,
    /** Codes that the bill has already. */
    others: codeTexts.optional(),
  }),
  response: z.object({
    discount_amount: money,
    discount_code_id: idOf("DiscountCode"),
    code: z.string(),
    /** Further codes may stand beside it. */
    is_combinable: z.boolean(),
  }),
  errors: ["discount_invalid"],
  // The route only reads: the payment counts the use.
  idempotency: "natural",
});

/** The sale as its tax document will have it (docs/decisions/0017); none of these includes the tip. */
export const fiscalTotals = z.object({
  /** Lines at menu prices, from which a discount is taken. */
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

/** The unpaid rest of a line. */
export const payableLine = z.object({
  order_line_id: idOf("OrderLine"),
  seat: z.number().int().nullable(),
  amount: money,
  /** A portion of the line as it was ordered. */
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
  // The route only reads.
  duringSupportVisit: "reads",
  summary: "What the orders cost, computed by the server.",
  access: mayCharge,
  body: z.object({
    orderIds,
    /** Codes that are taken off the figures; one that cannot be used is refused. */
    ...codeFields,
  }),
  response: z.object({
    /**
     * The orders to pay: paid and cancelled ones are left out, those that can only be charged together with them are
     * added.
     */
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
    /** All that is taken off, in this order: lines together, codes, what people gave on the bill. */
    discounts: z.array(
      z.object({
        kind: z.enum(["line", "code", "bill"]),
        amount: money,
        code: z.string().nullable(),
        reason: z.string().nullable(),
        percent: percent.nullable(),
      }),
    ),
    /** Lines after their own discounts: what a code takes its share of. */
    discountable_total: money,
    /** The total less the parts already paid. */
    balance: money,
    /** From this total on a consumer invoice must name its buyer (GUIDE §4). */
    identification_threshold: money,
    /** True if a fiscal credit made now names its buyer's district (GUIDE §4). */
    is_district_named: z.boolean(),
    /**
     * The buyer's data of a guest who asked for a fiscal credit by phone with one of the orders; null if nobody did.
     */
    guest_receptor: receptor.nullable(),
    lines: z.array(payableLine),
    parts: z.array(paidPart),
    /** The suggested tip for the balance; null when the restaurant suggests none. */
    tip_suggestion: z.object({ rate: percent, amount: money }).nullable(),
    service_charge_rate: percent,
  }),
  errors: ["not_found", "discount_invalid"],
  // The route only reads; it is a POST because it takes a list.
  idempotency: "natural",
});

/**
 * The buyer's mail: `success` when it was queued for `to`, else the reason. Nobody waits for a mail server while
 * paying, so delivery is not known yet.
 */
export const emailSent = z.object({ success: z.boolean(), to: z.string(), error: z.string().nullable() });

export const paymentReply = z.object({
  message: z.string(),
  invoice_id: idOf("Invoice"),
  invoice_no: z.number().int(),
  invoice_type: z.enum(invoiceTypes),
  receptor: receptor.nullable(),
  /** Null when the buyer has no address. */
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
    /**
     * The payment's uuid, made when the dialog opened. Without one the server makes it, and only the idempotency key
     * detects a repetition.
     */
    uuid: requestUuid.optional(),
    orderIds,
    /**
     * The four figures of the payment summary as the cashier saw them; `total` is after the discount and without the
     * tip.
     */
    subTotal: money,
    taxTotal: money,
    serviceChargeTotal: money,
    total: money,
    /** The withheld amount (GUIDE §13) as the cashier saw it; another figure is refused. */
    withheld: notNegativeMoney.optional(),
    selectedPaymentType: idOf("PaymentType"),
    ...codeFields,
    tipAmount: notNegativeMoney.optional(),
    /** Cash handed over, for the change; at least total and tip. */
    received: notNegativeMoney.nullable().optional(),
    completes,
    ...buyer.shape,
  }),
  response: paymentReply,
  errors: [...paymentRefusals, "total_changed"],
});

/** Voucher number or the like; a card number is refused (guide §14). */
export const paymentReference = codeText(50).refine(
  (reference) => !holdsCardNumber(reference),
  saying("card_number"),
);

/** Money that one guest gives with one payment type. `amount` settles the sale; the tip comes on top. */
export const tender = z.object({
  uuid: clientUuid,
  paymentTypeId: idOf("PaymentType"),
  amount: notNegativeMoney,
  /** Cash handed over, for the change; at least amount and tip. Null means exactly that, as by card. */
  received: notNegativeMoney.nullable().optional(),
  tip: notNegativeMoney.optional(),
  reference: paymentReference.nullable().optional(),
});
export type Tender = z.output<typeof tender>;

/** The part of the unpaid rest to charge. */
export const paymentPart = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("rest") }),
  z.object({ kind: z.literal("amount"), amount: notNegativeMoney }),
  /** The next of this many equal parts of what is left. */
  z.object({ kind: z.literal("share"), parts: z.number().int().min(1).max(50) }),
  /**
   * Portions of items as ordered, of a combo with all its parts: 1/1 is all of an item, 2/3 of three pieces are two.
   */
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
  /** All that is left of the items of one seat and, if requested, its share of the items without a seat. */
  z.object({
    kind: z.literal("seat"),
    seat: z.number().int().positive(),
    sharesTable: z.boolean().optional(),
  }),
]);

export const prevalidateCcf = route({
  method: "POST",
  path: "/pos/prevalidate-ccf",
  // The route only reads.
  duringSupportVisit: "reads",
  summary:
    "Whether a fiscal credit can be given for these orders; names every datum of the buyer and of the restaurant that is missing or malformed. What the buyer would withhold, of a factura too when `invoiceType` asks for one.",
  access: mayCharge,
  body: z.object({
    orderIds,
    /** The part to be paid; all that is left without it. */
    part: paymentPart.optional(),
    ...codeFields,
    /** The value that the payment would send. */
    completes,
    ...buyer.shape,
  }),
  response: messageReply.extend({
    invoice_type: z.enum(invoiceTypes),
    receptor,
    /** The amount that the buyer withholds (GUIDE §13); the payment is lower by it. */
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
  // The route only reads; it is a POST because it takes a list.
  idempotency: "natural",
});

export const payPart = route({
  method: "POST",
  path: "/orders/pay-part",
  summary:
    "Takes a part of what is left to pay, or all of it, with one or several ways to pay, and makes its invoice. States the balance it expects.",
  access: mayCharge,
  body: z.object({
    /** The payment's uuid, made when the dialog opened. */
    uuid: requestUuid,
    orderIds,
    /** The balance as the cashier saw it; another one is refused, so that nothing is charged twice. */
    expectedBalance: notNegativeMoney,
    part: paymentPart,
    /** Their amounts add up to the part. */
    tenders: z.array(tender).min(1).max(10),
    /** Only with the first part; later ones belong to the same sale. */
    ...codeFields,
    completes,
    ...buyer.shape,
  }),
  response: paymentReply.extend({
    /** The balance afterwards. */
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
