import { z } from "zod";
import { diningOptions } from "#core/settings/domain/dining-option.ts";
import { route } from "#platform/contract/define.ts";
import { day, idOf, idTextOf, instant, money, percent } from "#platform/contract/wire.ts";
import { invoiceTypes } from "#service/orders/domain/invoice-type.ts";
import { taxDocumentKind, taxDocumentState } from "#tax/tax-documents/contract/document-state.ts";
import { dayFilters, documented, publicPage, publicQuery, withExamples } from "./public-wire.ts";

const line = z.object(
  documented("invoice_line", {
    id: idOf("InvoiceLine"),
    title: z.string(),
    variant_title: z.string().nullable(),
    quantity: z.number().int(),
    unit_price: money,
    tax_rate: percent,
    total: money,
  }),
);

/** The newest tax document of an invoice. */
const taxDocument = z.object(
  documented("tax_document", {
    id: idOf("TaxDocument"),
    kind: taxDocumentKind,
    state: taxDocumentState,
    generation_code: z.string(),
    control_number: z.string().nullable(),
    /** The ministry's seal; null until it arrives. */
    seal: z.string().nullable(),
    /** `00`: the ministry's test environment. */
    environment: z.enum(["00", "01"]),
  }),
);

export const publicInvoice = withExamples(
  z.object(
    documented("invoice", {
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
      tributes: money,
      service_charge: money,
      total: money,
      tip: money,
      /** Refunded since. */
      refunded: money,
      is_taken_back: z.boolean(),
      lines: z.array(line),
      tax_document: taxDocument.nullable(),
    }),
  ),
  {
    id: 4000001911,
    invoice_no: 987,
    type: "CONSUMIDOR_FINAL",
    business_date: "2026-11-20",
    created_at: "2026-11-20T19:31:22.480Z",
    dining_option: "dinein",
    table_title: "Mesa 4",
    customer_id: null,
    order_ids: [4000001873],
    sub_total: 6.19,
    discount: 0,
    tax: 0.81,
    tributes: 0,
    service_charge: 0,
    total: 7,
    tip: 0.7,
    refunded: 0,
    is_taken_back: false,
    lines: [
      {
        id: 4000001912,
        title: "Pupusa revuelta",
        variant_title: "De maíz",
        quantity: 3,
        unit_price: 1.75,
        tax_rate: 13,
        total: 5.25,
      },
      {
        id: 4000001913,
        title: "Horchata",
        variant_title: null,
        quantity: 1,
        unit_price: 1.75,
        tax_rate: 13,
        total: 1.75,
      },
    ],
    tax_document: {
      id: 4000001915,
      kind: "01",
      state: "sealed",
      generation_code: "8A1C2F34-5B6D-4E7F-8091-A2B3C4D5E6F7",
      control_number: "DTE-01-M001P001-000000000000987",
      seal: "2026F0A1B2C3D4E5F60718293A4B5C6D7E8FABCD",
      environment: "01",
    },
  },
);

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
  params: z.object(documented("paths", { invoiceId: idTextOf("Invoice") })),
  response: publicInvoice,
  errors: ["not_found"],
});
