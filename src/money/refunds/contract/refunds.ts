import { z } from "zod";
import { approval } from "#core/approvals/contract/approvals.ts";
import { noDrawerErrors } from "#money/cash/contract/no-drawer-errors.ts";
import { route } from "#platform/contract/define.ts";
import { listQuery, listReply, sortBy } from "#platform/contract/lists.ts";
import { requestUuid } from "#platform/contract/request-uuid.ts";
import { allDifferent, day, idOf, idTextOf, instant, money, text } from "#platform/contract/wire.ts";
import { actions } from "#platform/domain/access/actions.ts";
import { invoiceTypes } from "#service/orders/domain/invoice-type.ts";

export const refundsErrors = {
  refund_too_late: 409,
  refund_exceeds: 409,
  nothing_to_refund: 409,
  refund_whole_only: 409,
} as const;

/** The combo that a line is part of: its lines are shown as one and refunded together. */
const comboOfLine = z.object({ uuid: z.string(), title: z.string() }).nullable();

const refundLine = z.object({
  title: z.string(),
  quantity: z.number().int(),
  amount: money,
  combo: comboOfLine,
});

export const pastRefund = z.object({
  refund_no: z.number().int(),
  at: instant,
  by: z.string(),
  approved_by: z.string().nullable(),
  method: z.string(),
  reason: z.string(),
  amount: money,
  /** The part of the amount that was taken off the customer's account instead of being paid out. */
  on_account: money,
  /** The part of the amount that the buyer had withheld: it is not paid out. */
  withheld: money,
  tip: money,
  is_stock_returned: z.boolean(),
  lines: z.array(refundLine),
});

export type PastRefund = z.output<typeof pastRefund>;

export const invoiceLine = z.object({
  id: idOf("InvoiceLine"),
  title: z.string(),
  variant_title: z.string().nullable(),
  quantity: z.number().int(),
  refunded: z.number().int(),
  /** Paid for all of it, discount and service charge included. */
  amount: money,
  /** The tax in the amount. */
  tax: money,
  tributes: money,
  combo: comboOfLine,
});
export type InvoiceLine = z.output<typeof invoiceLine>;

/** Allowed to the caller, or the reason why not. */
export const refundStates = [
  "allowed",
  "approval_required",
  "too_late",
  "nothing_left",
  "taken_back",
] as const;

export const refundableInvoice = z.object({
  invoice_id: idOf("Invoice"),
  invoice_no: z.number().int(),
  invoice_type: z.enum(invoiceTypes),
  business_date: day,
  at: instant,
  customer_name: z.string().nullable(),
  table_title: z.string().nullable(),
  methods: z.array(z.string()),
  total: money,
  tip: money,
  /** The part of the total that the buyer withheld and paid to the ministry instead (GUIDE §13). */
  withheld: money,
  lines: z.array(invoiceLine),
  /** The sum of the refunds so far; `refunds` lists them. */
  refunded: money,
  tip_refunded: money,
  /** The customer's open debt of it: a refund lowers that first and pays out only the rest. */
  open_debt: money,
  refunds: z.array(pastRefund),
  state: z.enum(refundStates),
  /** True if other parts of its account are still unpaid: a refund of this one is not charged again. */
  is_account_open: z.boolean(),
  /** Payment types that can refund; cash only out of an open drawer. */
  payment_types: z.array(z.object({ id: idOf("PaymentType"), title: z.string(), is_cash: z.boolean() })),
  drawer: z.string().nullable(),
  currency: z.string(),
});
export type RefundableInvoice = z.output<typeof refundableInvoice>;

/** States of an invoice; `owed` means that part of it is still open on the customer's account. */
export const invoiceStates = ["paid", "owed", "partly_refunded", "refunded", "taken_back"] as const;

export const paidInvoice = z.object({
  invoice_id: idOf("Invoice"),
  invoice_no: z.number().int(),
  at: instant,
  business_date: day,
  table_title: z.string().nullable(),
  customer_name: z.string().nullable(),
  /** Tokens of its orders. */
  tokens: z.array(z.number().int()),
  /** Null for people who count a drawer blind: a day's figures would tell them what is in it. */
  figures: z
    .object({
      methods: z.array(z.string()),
      /** Without the tip. */
      total: money,
      tip: money,
      /** Without tips. */
      refunded: money,
    })
    .nullable(),
  state: z.enum(invoiceStates),
});
export type PaidInvoice = z.output<typeof paidInvoice>;

export const listPaidInvoices = route({
  method: "GET",
  path: "/refunds/invoices",
  summary:
    "Invoices of a business day, the newest first; of that day found by token, table or customer, of any day by their number.",
  access: { staff: actions["invoice.see"] },
  query: listQuery({
    sort: sortBy("charged").default("-charged"),
    /** Defaults to today. */
    day: day.optional(),
  }),
  response: listReply(paidInvoice).extend({ day, currency: z.string() }),
});

export const readRefundable = route({
  method: "GET",
  path: "/refunds/invoices/:invoiceId",
  summary: "A paid invoice with what was given back of it, and whether more can be.",
  access: { staff: actions["invoice.see"] },
  params: z.object({ invoiceId: idTextOf("Invoice") }),
  response: refundableInvoice,
  errors: ["not_found"],
});

export const refundSale = route({
  method: "POST",
  path: "/refunds",
  summary:
    "Gives back a paid invoice in full or by line. The invoice keeps its number; in whatever steps, never more than was paid.",
  access: { staff: actions["sale.refund"] },
  body: z.object({
    uuid: requestUuid,
    invoice_id: idOf("Invoice"),
    lines: z
      .array(z.object({ id: idOf("InvoiceLine"), quantity: z.number().int().min(1).max(10_000) }))
      .min(1)
      .max(200)
      .refine((lines) => allDifferent(lines.map((line) => line.id))),
    /** The sum of refunds that the person saw; another one now refuses. */
    refunded_before: money,
    /** Payment type for the amount paid out; null when all of it is taken off the customer's account. */
    payment_type_id: idOf("PaymentType").nullable(),
    reason: text(200),
    /** True to return the ingredients to stock. */
    returns_stock: z.boolean(),
    /** True to refund the rest of the tip too. */
    returns_tip: z.boolean(),
    approval,
  }),
  response: z.object({
    message: z.string(),
    refund_no: z.number().int(),
    amount: money,
    on_account: money,
    withheld: money,
    tip: money,
  }),
  errors: [
    "not_found",
    "refund_too_late",
    "refund_exceeds",
    "combo_kept_together",
    "nothing_to_refund",
    "refund_whole_only",
    "payment_type_unknown",
    ...noDrawerErrors,
    "approval_required",
    "approval_invalid",
    "idempotency_key_reused",
  ],
});
