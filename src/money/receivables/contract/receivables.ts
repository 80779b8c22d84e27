import { z } from "zod";
import { saying } from "#app/contract/validation-code.ts";
import { approval } from "#core/approvals/contract/approvals.ts";
import { printSettings, storeSettings } from "#core/settings/contract/settings.ts";
import { noDrawerErrors } from "#money/cash/contract/no-drawer-errors.ts";
import { paymentReference } from "#money/payments/contract/payments.ts";
import { columnOf, inFile } from "#platform/contract/columns.ts";
import { route } from "#platform/contract/define.ts";
import { csvFile, exportQuery, listQuery, listReply, sortBy } from "#platform/contract/lists.ts";
import { requestUuid } from "#platform/contract/request-uuid.ts";
import { screenAccess } from "#platform/contract/screen-access.ts";
import type { PdfFile } from "#platform/contract/stored-file.ts";
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
import { ageBuckets, statementKinds } from "#service/customers/domain/credit.ts";

export const receivablesErrors = {
  account_customer_missing: 409,
  account_not_granted: 409,
  account_limit_reached: 409,
  account_not_permitted: 403,
  account_debt_paid: 409,
  account_payment_taken_back: 409,
} as const;

/** People who may see customers. */
const seen = screenAccess("customers");
/** People who charge may see it too: they take payments on account and check whether a sale fits into the limit. */
const seenAtTill = { staff: [...new Set([...seen.staff, ...actions["order.charge"]])] } as const;

const RECEIVABLES_PER_PAGE = 10;
/** The most business days that a statement covers. */
export const STATEMENT_DAYS = 366;
/** The most lines that a statement shows; its files have all. */
export const STATEMENT_LINES = 500;

/** Debt by days since the invoice's business day: up to 30, 31 to 60, 61 to 90, more. */
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

const column = columnOf<Receivable>();

export const receivableColumns = [
  column("name", "text", "common.customer"),
  ...inFile(column("phone", "text", "common.phone")),
  column("limit", "money", "common.credit_limit", ({ credit_limit: limit }) => limit),
  column("balance", "money", "common.balance"),
  column("current", "money", "receivables.age.current"),
  column("days_30", "money", "receivables.age.days_30"),
  column("days_60", "money", "receivables.age.days_60"),
  column("days_90", "money", "receivables.age.days_90"),
  column("oldest", "day", "receivables.file.oldest"),
];

const receivableFilters = { sort: sortBy("balance", "name").default("-balance") };

export const listReceivables = route({
  method: "GET",
  path: "/customers/receivables",
  summary: "A page of the customers who owe, the largest balance first, with what they owe by its age.",
  access: seen,
  query: listQuery(receivableFilters, RECEIVABLES_PER_PAGE),
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

/** An invoice that is not fully paid. */
export const openInvoice = z.object({
  invoice_id: idOf("Invoice"),
  invoice_no: z.number().int(),
  date: day,
  /** Charged to the account. */
  amount: money,
  open: money,
  /** Days since its business day. */
  days: z.number().int(),
  age: z.enum(ageBuckets),
});
export type OpenInvoice = z.output<typeof openInvoice>;

const ofOpen = columnOf<OpenInvoice>();

export const openInvoiceColumns = [
  ofOpen("date", "day", "common.date"),
  ofOpen("invoice", "text", "common.invoice", ({ invoice_no: no }) => no),
  ofOpen("days", "count", "receivables.file.days"),
  ofOpen("amount", "money", "common.amount"),
  ofOpen("open", "money", "receivables.file.open"),
];

export const customerAccount = z.object({
  customer: customerSummary,
  /** Null when nothing is sold to them on account. */
  credit_limit: money.nullable(),
  balance: money,
  /** The unused part of the limit; never below zero. */
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
  /** Number of the invoice, the refund or the payment on account. */
  number: z.number().int(),
  at: instant,
  date: day,
  /** Positive raises the debt, negative lowers it. */
  amount: money,
  /** The debt afterwards. */
  balance: money,
  /** The invoice concerned; null for payments. */
  invoice_id: idOf("Invoice").nullable(),
  invoice_no: z.number().int().nullable(),
  /** Null for lines about an invoice. */
  account_payment_id: idOf("AccountPayment").nullable(),
  /** Payment type of a payment. */
  method: z.string().nullable(),
  reference: z.string().nullable(),
  /** True for a payment that was taken back later. */
  is_taken_back: z.boolean(),
});
export type StatementLine = z.output<typeof statementLine>;

/**
 * The default is this month; with `custom` or dates alone, from `from` (or the first of the month) to `to` (or today).
 */
const statementQuery = z.object({
  period: z.enum(pastPeriods).optional(),
  from: day.optional(),
  to: day.optional(),
});

export const statement = customerAccount.extend({
  from: day,
  to: day,
  /** The debt before the first day. */
  opening: money,
  charged: money,
  /** Payments, without those taken back. */
  paid: money,
  /** Taken off by refunds and by parts taken back. */
  returned: money,
  /** The debt after the last day. */
  closing: money,
  /** The oldest first. */
  lines: z.array(statementLine),
  /** True if there are more lines than shown; the files have all. */
  has_more: z.boolean(),
});
export type AccountStatement = z.output<typeof statement>;

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

/** The receipt of a payment on account. */
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
  /** The invoices it settled, the oldest first, as they were then. */
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
    /** A payment type that brings in money now. */
    paymentTypeId: idOf("PaymentType"),
    amount: notNegativeMoney.refine((amount) => amount > 0, saying("too_small")),
    /** Cash handed over, for the change; at least the amount. Null means exactly the amount. */
    received: notNegativeMoney.nullable().optional(),
    reference: paymentReference.nullable().optional(),
  }),
  response: messageReply.extend({
    account_payment_id: idOf("AccountPayment"),
    payment_no: z.number().int(),
    change: money,
    /** The debt afterwards. */
    balance: money,
    receipt: accountPaymentReceipt,
  }),
  errors: ["not_found", "payment_type_unknown", ...noDrawerErrors],
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
    ...noDrawerErrors,
    "approval_required",
    "approval_invalid",
  ],
});
