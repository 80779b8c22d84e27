import { z } from "zod";
import { diningOptions } from "../../domain/orders/dining-option.ts";
import { invoiceTypes } from "../../domain/orders/invoice-type.ts";
import { route } from "../platform/define.ts";
import { day, idOf, idTextOf, instant, money, percent } from "../platform/wire.ts";
import { taxDocumentKind, taxDocumentState } from "../tax-documents/document-state.ts";
import { dayFilters, publicPage, publicQuery } from "./public-wire.ts";

const line = z.object({
  id: idOf("InvoiceLine"),
  title: z.string(),
  variant_title: z.string().nullable(),
  quantity: z.number().int(),
  unit_price: money,
  tax_rate: percent,
  total: money,
});

/** The newest tax document of an invoice. */
const taxDocument = z.object({
  id: idOf("TaxDocument"),
  kind: taxDocumentKind,
  state: taxDocumentState,
  generation_code: z.string(),
  control_number: z.string().nullable(),
  /** The ministry's; null until it has sealed. */
  seal: z.string().nullable(),
  /** `00`: the ministry's test environment. */
  environment: z.enum(["00", "01"]),
});

export const publicInvoice = z.object({
  id: idOf("Invoice"),
  invoice_no: z.number().int(),
  type: z.enum(invoiceTypes),
  business_date: day,
  created_at: instant,
  dining_option: z.enum(diningOptions),
  table_title: z.string().nullable(),
  customer_id: idOf("Customer").nullable(),
  order_ids: z.array(z.number().int()),
  sub_total: money,
  discount: money,
  tax: money,
  service_charge: money,
  total: money,
  tip: money,
  /** Given back since. */
  refunded: money,
  is_taken_back: z.boolean(),
  lines: z.array(line),
  tax_document: taxDocument.nullable(),
});

export const listPublicInvoices = route({
  method: "GET",
  path: "/invoices",
  summary: "Invoices of a range of business days with lines and tax document, the oldest first.",
  access: { apiKey: "invoices:read" },
  query: publicQuery(dayFilters),
  response: publicPage(publicInvoice),
});

export const readPublicInvoice = route({
  method: "GET",
  path: "/invoices/:invoiceId",
  summary: "One invoice with lines and tax document.",
  access: { apiKey: "invoices:read" },
  params: z.object({ invoiceId: idTextOf("Invoice") }),
  response: publicInvoice,
  errors: ["not_found"],
});
