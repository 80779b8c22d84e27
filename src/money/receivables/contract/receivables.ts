import { z } from "zod";
import { saying } from "#app/contract/validation-code.ts";
import { approval } from "#core/approvals/contract/approvals.ts";
import { printSettings, storeSettings } from "#core/settings/contract/settings.ts";
import { paymentReference } from "#money/payments/contract/payments.ts";
import { route } from "#platform/contract/define.ts";
import { csvFile, exportQuery, listQuery, listReply, sortBy } from "#platform/contract/lists.ts";
import type { PdfFile } from "#platform/contract/pdf-file.ts";
import { requestUuid } from "#platform/contract/request-uuid.ts";
import { screenAccess } from "#platform/contract/screen-access.ts";
import {
  day,
  idOf,
  idTextOf,
  instant,
  messageReply,
  money,
  notNegativeMoney,
  text,
} from "#platform/contract/wire.ts";
import { actions } from "#platform/domain/access/actions.ts";
import { pastPeriods } from "#platform/domain/periods/period.ts";
import { customerParams, customerSummary } from "#service/customers/contract/customers.ts";
import { ageBuckets } from "#service/customers/domain/credit/ageing.ts";
import { statementKinds } from "#service/customers/domain/credit/statement-sides.ts";

/** Whoever may see customers. */
const seen = screenAccess("customers");
/** Whoever charges, too: they take payments on account and look whether a sale fits into the limit. */
const seenAtTill = { staff: [...new Set([...seen.staff, ...actions["order.charge"]])] } as const;

export const RECEIVABLES_PER_PAGE = 10;
/** Business days that a statement covers at most. */
export const STATEMENT_DAYS = 366;
/** Lines that a statement shows; its files have all. */
export const STATEMENT_LINES = 500;

/** What is owed by the days since the invoice's business day: to 30, 31 to 60, 61 to 90, more. */
export const ageing = z.object({ current: money, days_30: money, days_60: money, days_90: money });

export const receivable = z.object({
  id: idOf("Customer"),
  name: z.string().nullable(),
  phone: z.string(),
  credit_limit: money.nullable(),
  balance: money,
  ...ageing.shape,
  /** Business day of the oldest open invoice. */
  oldest: day,
});
export type Receivable = z.output<typeof receivable>;

const receivableFilters = { sort: sortBy("balance", "name").default("-balance") };

export const listReceivables = route({
  method: "GET",
  path: "/customers/receivables",
  summary: "A page of the customers who owe, the largest balance first, with what they owe by its age.",
  access: seen,
  query: listQuery(receivableFilters).extend({
    limit: z.coerce.number().int().min(1).max(100).default(RECEIVABLES_PER_PAGE),
  }),
  response: listReply(receivable).extend({
    today: day,
    currency: z.string(),
  }),
});

export const sumReceivables = route({
  method: "GET",
  path: "/customers/receivables/totals",
  summary: "What all customers who owe, or those that words find, owe together, by its age.",
  access: seen,
  query: listReceivables.query.pick({ q: true }),
  response: ageing.extend({ balance: money, customers: z.number().int() }),
});

export const exportReceivables = route({
  method: "GET",
  path: "/customers/receivables/export",
  summary: "The customers who owe as a CSV file.",
  access: seen,
  query: exportQuery(receivableFilters),
  csv: true,
  response: csvFile,
});

/** An invoice of which something is owed. */
export const openInvoice = z.object({
  invoice_id: idOf("Invoice"),
  invoice_no: z.number().int(),
  date: day,
  /** What was charged to the account. */
  amount: money,
  open: money,
  /** Since its business day. */
  days: z.number().int(),
  age: z.enum(ageBuckets),
});
export type OpenInvoice = z.output<typeof openInvoice>;

export const customerAccount = z.object({
  customer: customerSummary,
  /** Null: nothing is sold to them on account. */
  credit_limit: money.nullable(),
  balance: money,
  /** Of the limit; never below zero. */
  left: money,
  ageing,
  /** The oldest first, 100 at most. */
  open_invoices: z.array(openInvoice),
  open_count: z.number().int(),
  today: day,
  currency: z.string(),
});
export type CustomerAccount = z.output<typeof customerAccount>;

export const readCustomerAccount = route({
  method: "GET",
  path: "/customers/:id/account",
  summary: "What a customer may buy on account and owes, by invoice and age.",
  access: seenAtTill,
  params: customerParams,
  response: customerAccount,
  errors: ["not_found"],
});

export const statementLine = z.object({
  kind: z.enum(statementKinds),
  /** Of the invoice, the refund, or the payment on account. */
  number: z.number().int(),
  at: instant,
  date: day,
  /** Positive is owed more, negative less. */
  amount: money,
  /** Owed after it. */
  balance: money,
  /** The invoice that it is about; null for payments. */
  invoice_id: idOf("Invoice").nullable(),
  invoice_no: z.number().int().nullable(),
  /** Null for what is about an invoice. */
  account_payment_id: idOf("AccountPayment").nullable(),
  /** How it was paid. */
  method: z.string().nullable(),
  reference: z.string().nullable(),
  /** Of a payment, whether it was taken back since. */
  is_taken_back: z.boolean(),
});
export type StatementLine = z.output<typeof statementLine>;

/** This month unless told; with `custom` or dates alone, from `from` (else the first of the month) to `to` (else today). */
const statementQuery = z.object({
  period: z.enum(pastPeriods).optional(),
  from: day.optional(),
  to: day.optional(),
});

export const statement = customerAccount.extend({
  from: day,
  to: day,
  /** Owed before the first day. */
  opening: money,
  charged: money,
  /** Paid, without what was taken back. */
  paid: money,
  /** Taken off by refunds and parts taken back. */
  returned: money,
  /** Owed after the last day. */
  closing: money,
  /** The oldest first. */
  lines: z.array(statementLine),
  /** Whether there are more lines than are shown; the files have all. */
  has_more: z.boolean(),
});
export type Statement = z.output<typeof statement>;

export const readStatement = route({
  method: "GET",
  path: "/customers/:id/statement",
  summary:
    "A customer's account over a period: opening balance, each invoice, payment and refund, closing balance; open invoices by age as of today.",
  access: seenAtTill,
  params: customerParams,
  query: statementQuery,
  response: statement,
  errors: ["not_found"],
});

export const exportStatement = route({
  method: "GET",
  path: "/customers/:id/statement.csv",
  summary: "The same as a CSV file.",
  access: seenAtTill,
  params: customerParams,
  query: statementQuery,
  csv: true,
  response: csvFile,
  errors: ["not_found"],
});

export const printStatement = route({
  method: "GET",
  path: "/customers/:id/statement.pdf",
  summary: "The same as a page of letter size for the customer.",
  access: seenAtTill,
  media: ["application/pdf"],
  params: customerParams,
  query: statementQuery,
  response: z.custom<PdfFile>(),
  errors: ["not_found"],
});

/** What a customer is given for a payment on account. */
export const accountPaymentReceipt = z.object({
  account_payment_id: idOf("AccountPayment"),
  payment_no: z.number().int(),
  date: instant,
  customerName: z.string().nullable(),
  customerPhone: z.string().nullable(),
  method: z.string(),
  reference: z.string().nullable(),
  amount: money,
  received: money.nullable(),
  change: money.nullable(),
  balance_before: money,
  balance_after: money,
  /** What it settled, the oldest invoice first, as it was then. */
  settled: z.array(
    z.object({ invoice_no: z.number().int(), date: day, amount: money, is_settled: z.boolean() }),
  ),
  taken_by: z.string().nullable(),
  /** Null unless it was taken back. */
  taken_back: z.object({ at: instant, by: z.string().nullable(), reason: z.string() }).nullable(),
  storeSettings,
  printSettings,
});
export type AccountPaymentReceipt = z.output<typeof accountPaymentReceipt>;

export const payOnAccount = route({
  method: "POST",
  path: "/customers/:id/account-payments",
  summary:
    "Takes a payment on account into the cash session; it settles the oldest invoices first. Above the balance it is refused at `amount`.",
  access: { staff: actions["order.charge"] },
  params: customerParams,
  body: z.object({
    uuid: requestUuid,
    /** One that settles now. */
    paymentTypeId: idOf("PaymentType"),
    amount: notNegativeMoney.refine((amount) => amount > 0, saying("too_small")),
    /** Handed over, for the change; at least the amount. Null: exactly that. */
    received: notNegativeMoney.nullable().optional(),
    reference: paymentReference.nullable().optional(),
  }),
  response: messageReply.extend({
    account_payment_id: idOf("AccountPayment"),
    payment_no: z.number().int(),
    change: money,
    /** Owed after it. */
    balance: money,
    receipt: accountPaymentReceipt,
  }),
  errors: ["not_found", "payment_type_unknown", "cash_session_required"],
});

const paymentParams = customerParams.extend({ accountPaymentId: idTextOf("AccountPayment") });

export const readAccountPayment = route({
  method: "GET",
  path: "/customers/:id/account-payments/:accountPaymentId/receipt",
  summary: "The receipt of a payment on account, to be looked at or printed again.",
  access: seenAtTill,
  params: paymentParams,
  response: accountPaymentReceipt,
  errors: ["not_found"],
});

export const takeBackAccountPayment = route({
  method: "POST",
  path: "/customers/:id/account-payments/:accountPaymentId/reversal",
  summary:
    "Takes a payment on account back whole: it is given back by the way it was paid, out of an open drawer when that is cash, and the invoices are owed again.",
  access: { staff: actions["customer.takeBackPayment"] },
  params: paymentParams,
  body: z.object({ uuid: requestUuid, reason: text(200), approval }),
  response: messageReply.extend({ balance: money }),
  errors: [
    "not_found",
    "account_payment_taken_back",
    "cash_session_required",
    "approval_required",
    "approval_invalid",
  ],
});
