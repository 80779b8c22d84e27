import { z } from "zod";
import { paymentType, printSettings, storeSettings } from "#core/settings/contract/settings.ts";
import { diningOptions } from "#core/settings/domain/dining-option.ts";
import { receiptLine, taxLine } from "#money/receipts/contract/receipts.ts";
import { invoiceStates, pastRefund } from "#money/refunds/contract/refunds.ts";
import { columnOf, inFile, onScreen } from "#platform/contract/columns.ts";
import { route } from "#platform/contract/define.ts";
import { csvFile, exportQuery, listQuery, listReply, sortBy } from "#platform/contract/lists.ts";
import { screenAccess } from "#platform/contract/screen-access.ts";
import { day, idOf, instant, money } from "#platform/contract/wire.ts";
import { periods } from "#platform/domain/periods/period.ts";
import { receptor } from "#service/customers/contract/receptor.ts";
import { invoiceTypes } from "#service/orders/domain/invoice-type.ts";
import { orderCustomerTypes } from "#service/orders/domain/order-customer.ts";
import { taxDocumentState } from "#tax/tax-documents/contract/document-state.ts";

/** Null for people who count a drawer blind: sales would tell them what is in it. */
const figure = money.nullable();

/** An invoice as listed (operations §3). */
export const listedInvoice = z.object({
  invoice_id: idOf("Invoice"),
  invoice_no: z.number().int(),
  created_at: instant,
  business_date: day,
  /** Before the discount. */
  sub_total: figure,
  discount: figure,
  /** IVA alone. */
  tax_total: figure,
  /** Tributes beside IVA. */
  tributes: figure,
  service_charge_total: figure,
  /** Without the tip. */
  total: figure,
  tip: figure,
  /** Without tips. */
  refunded: figure,
  invoice_type: z.enum(invoiceTypes),
  table_id: idOf("Table").nullable(),
  table_title: z.string().nullable(),
  floor: z.string().nullable(),
  delivery_type: z.enum(diningOptions),
  customer_type: z.enum(orderCustomerTypes),
  customer_id: idOf("Customer").nullable(),
  /** The buyer, as frozen on the invoice. */
  name: z.string().nullable(),
  email: z.string().nullable(),
  orders: z.array(z.object({ order_id: idOf("Order"), token_no: z.number().int() })),
  /** The first payment's type; `methods` has the titles of all. Null and empty for people who count blind. */
  payment_type_id: idOf("PaymentType").nullable(),
  methods: z.array(z.string()),
  state: z.enum(invoiceStates),
  /** The state of its tax document; null without one. */
  document_state: taxDocumentState.nullable(),
  /** An invalidation or a note about that document waits for a person. */
  has_correction_to_mend: z.boolean(),
});
export type ListedInvoice = z.output<typeof listedInvoice>;

const column = columnOf<ListedInvoice>();

/** Figures by the names of their sums. */
export const invoiceFigures = [
  column("sub_total", "money", "common.subtotal"),
  column("discount", "money", "common.discount"),
  column("tax_total", "money", "common.iva"),
  column("service_charge_total", "money", "common.service_charge"),
  ...inFile(column("tributes", "money", "invoices.tributes")),
  column("total", "money", "common.total"),
];

export const invoiceColumns = [
  column("number", "text", "common.invoice", ({ invoice_no: no }) => no),
  column("date", "instant", "common.date", ({ created_at: at }) => at),
  column("customer", "text", "common.customer", ({ name }) => name),
  ...inFile(
    column("table", "details", "common.table", ({ table_title: table, floor }) => [table, floor]),
    column(
      "dining_option",
      "word",
      "common.dining_option",
      (row) => `common.dining.${row.delivery_type}` as const,
    ),
  ),
  column("type", "word", "common.type", (row) => `receipts.invoice_type.${row.invoice_type}` as const),
  ...inFile(
    column("orders", "text", "common.orders", ({ orders }) =>
      orders.map((order) => order.token_no).join(" "),
    ),
    column("method", "text", "common.payment_type", ({ methods }) => methods.join(" + ")),
  ),
  ...invoiceFigures,
  ...inFile(column("tip", "money", "common.tip"), column("refunded", "money", "invoices.refunded")),
  column("state", "word", "common.status", (row) => `refunds.find.state.${row.state}` as const),
  ...onScreen(column("document", "text", "invoices.document", (row) => row.document_state)),
];

const access = screenAccess("invoices");

/**
 * Business days. `from` and `to` count for `custom`, which without them runs from today to a month ahead (operations
 * §9).
 */
const periodFilters = {
  type: z.enum(periods).default("today"),
  from: day.optional(),
  to: day.optional(),
};

const listFilters = { sort: sortBy("date", "number", "total").default("-date"), ...periodFilters };

/** The period that was used. */
const shownPeriod = { from: day, to: day, currency: z.string() };

export const listInvoices = route({
  method: "GET",
  path: "/invoices",
  summary: "The invoices of a period of business days, the newest first.",
  access,
  query: listQuery(listFilters).omit({ q: true }),
  response: listReply(listedInvoice).extend(shownPeriod),
  errors: ["invalid_input"],
});

export const searchInvoices = route({
  method: "GET",
  path: "/invoices/search",
  summary:
    "Invoices of whatever day by their number, total, or the beginnings of words of the buyer: name, phone, document. The one with the number comes first, then the newest.",
  access,
  query: listQuery({ sort: sortBy("match", "date", "number", "total").default("-match") }),
  response: listReply(listedInvoice).extend({ currency: z.string() }),
});

const sums = z.object({
  sub_total: money,
  discount: money,
  tax_total: money,
  tributes: money,
  service_charge_total: money,
  total: money,
  tip: money,
  /** Refunds of these invoices on any day, without tips. */
  refunded: money,
  /** The total less refunds. */
  net: money,
});
export type InvoiceSums = z.output<typeof sums>;

export const sumInvoices = route({
  method: "GET",
  path: "/invoices/totals",
  summary:
    "What the invoices of a period come to, parts that were taken back left out, and what of it was refunded.",
  access,
  query: z.object(periodFilters),
  response: z.object({
    ...shownPeriod,
    /** The number of invoices that count. */
    count: z.number().int(),
    /** Null for people who count a drawer blind. */
    sums: sums.nullable(),
  }),
  errors: ["invalid_input"],
});

export const exportInvoices = route({
  method: "GET",
  path: "/invoices/export",
  summary: "The invoices of a period, or those that words find, as a CSV file.",
  access,
  query: exportQuery(listFilters),
  csv: true,
  response: csvFile,
  errors: ["invalid_input"],
});

export const invoicesInit = route({
  method: "GET",
  path: "/invoices/init",
  summary: "What the list of invoices needs besides: print and store settings, payment types.",
  access,
  response: z.object({ printSettings, storeSettings, paymentTypes: z.array(paymentType) }),
});

export const invoicedOrder = z.object({
  order_id: idOf("Order"),
  order_no: z.number().int(),
  token_no: z.number().int(),
  items: z.array(receiptLine),
});

export const readInvoiceOrders = route({
  method: "POST",
  path: "/invoices/orders",
  // The route only reads.
  duringSupportVisit: "reads",
  summary:
    "An invoice with the orders it charges, their lines, its taxes, payments and refunds; of its orders those that are asked for, or all.",
  access,
  body: z.object({ invoiceId: idOf("Invoice"), orderIds: z.array(idOf("Order")).max(100).optional() }),
  response: z.object({
    invoice_id: idOf("Invoice"),
    invoice_no: z.number().int(),
    created_at: instant,
    invoice_type: z.enum(invoiceTypes),
    receptor: receptor.nullable(),
    /** Covers the whole invoice, even if only some of its orders are requested. */
    subtotal: money,
    discountAmount: money,
    serviceChargeTotal: money,
    taxTotal: money,
    taxBreakdown: z.array(taxLine),
    tributesTotal: money,
    total: money,
    tipTotal: money,
    /** The part of the total that the buyer withheld (GUIDE §13). */
    withheldTotal: money,
    orders: z.array(invoicedOrder),
    /** Items written by hand, without an order. */
    items: z.array(receiptLine),
    payments: z.array(
      z.object({ method: z.string(), amount: money, tip: money, reference: z.string().nullable() }),
    ),
    refunded: money,
    refunds: z.array(pastRefund),
    currency: z.string(),
  }),
  errors: ["not_found"],
  // The route only reads; it is a POST because the specification says so.
  idempotency: "natural",
});
