import { z } from "zod";
import { saying } from "#app/contract/validation-code.ts";
import { route } from "#platform/contract/define.ts";
import { csvFile } from "#platform/contract/lists.ts";
import { screenAccess } from "#platform/contract/screen-access.ts";
import { idOf, money } from "#platform/contract/wire.ts";
import { actions } from "#platform/domain/access/actions.ts";
import { invoiceTypes } from "#service/orders/domain/invoice-type.ts";
import { generations } from "#tax/tax-documents/domain/shape/generation.ts";

const chargePermissions = actions["order.charge"];

const previewAccess = { staff: [...chargePermissions, "ACCOUNTING", "INVOICES"] } as const;

/** The order's number as printed on the ticket. */
const orderNo = z.number().int().positive().max(999_999_999);

/** A line as its tax document has it: amounts have up to eight decimals (GUIDE §5, §8); a document's sums have two. */
const previewedItem = z.object({
  /** The invoice that charged it; null while it is unpaid. */
  invoice_no: z.number().int().nullable(),
  /** Its position on that document. */
  numItem: z.number().int(),
  descripcion: z.string(),
  cantidad: z.number(),
  /** Code of CAT-014. */
  uniMedida: z.number().int(),
  precioUni: z.number(),
  montoDescu: z.number(),
  ventaNoSuj: z.number(),
  ventaExenta: z.number(),
  ventaGravada: z.number(),
  /** Amount outside the base of the tax. */
  noGravado: z.number(),
  /** Included in the price of a factura, added to that of a crédito fiscal. */
  ivaItem: z.number(),
  tributos: z.array(z.object({ codigo: z.string(), descripcion: z.string(), valor: z.number() })),
});

export const previewItems = route({
  method: "POST",
  path: "/orders/dte/items-preview",
  // The route only reads.
  duringSupportVisit: "reads",
  summary:
    "The items of an order, by its id or its number, as lines of its tax documents: those it was paid with, and that of what is left to pay.",
  access: previewAccess,
  body: z
    .object({ orderId: idOf("Order").optional(), orderNo: orderNo.optional() })
    .refine(({ orderId, orderNo }) => (orderId === undefined) !== (orderNo === undefined), {
      path: ["orderId"],
      ...saying("required"),
    }),
  response: z.object({
    order_id: idOf("Order"),
    order_no: z.number().int(),
    /** The kind it was first invoiced with, else the kind its customer gets. */
    invoice_type: z.enum(invoiceTypes),
    ItemsProducts: z.array(previewedItem),
    totals: z.object({
      gravada: money,
      exenta: money,
      noSuj: money,
      noGravado: money,
      iva: money,
      totalPagar: money,
    }),
  }),
  errors: ["not_found", "nothing_payable"],
  // The route only reads.
  idempotency: "natural",
});

/** A sale in plain figures and in those of its tax document (back-office §3). */
const testedSums = z.object({
  breakdown: z.object({
    productos_total: money,
    impuestos_total: money,
    cargo_servicio: money,
    descuento: money,
    total_final: money,
  }),
  fiscal_totals: z.object({
    totalGravada: money,
    totalExenta: money,
    totalNoSuj: money,
    totalNoGravado: money,
    totalIva: money,
    totalPagar: money,
  }),
});

/** The result of the checks: each error is a sentence in the caller's language. */
const verdict = { isValid: z.boolean(), errors: z.array(z.string()) };

/** A document as it would be signed, with its errors. */
export const testedDocument = z.object({
  tipoDte: z.enum(["01", "03"]),
  generation: z.enum(generations),
  /** True if a sale made now would use this generation. */
  is_in_force: z.boolean(),
  /** The invoice of the document; null for an unpaid sale and for the built-in one. */
  invoice_no: z.number().int().nullable(),
  /** Null when nobody is named. */
  receptor: z.string().nullable(),
  totalPagar: money,
  ...verdict,
  dte_json: z.looseObject({}),
});
export type TestedDocument = z.output<typeof testedDocument>;

export const runFiscalTest = route({
  method: "POST",
  path: "/fiscal-test/run",
  summary:
    "Builds the tax documents of the built-in sale, or of an order, in both kinds and both generations, and tells every check that fails. Nothing is kept, no number is taken.",
  access: screenAccess("fiscalTest"),
  body: z.object({
    /** The order's number as people see it; null for the built-in sale. */
    order_no: z.number().int().positive().max(Number.MAX_SAFE_INTEGER).nullable(),
  }),
  response: z.object({
    data: z.object({
      /** Sums of the document that the sale would get now; for parts paid separately, of the first one. */
      summary: testedSums,
      fiscal_validation: z.object(verdict),
      documents: z.array(testedDocument),
      /** False while the restaurant issues no electronic documents; the errors say what it lacks. */
      is_issuing: z.boolean(),
      currency: z.string(),
    }),
  }),
  errors: ["not_found", "nothing_payable"],
  // The route only reads.
  idempotency: "natural",
});

export const exportItems = route({
  method: "GET",
  path: "/orders/dte/items-preview/export",
  summary: "The items of an order as lines of its tax document, as a CSV file.",
  access: previewAccess,
  query: z.object({ orderNo: z.coerce.number().int().pipe(orderNo) }),
  csv: true,
  response: csvFile,
  errors: ["not_found", "nothing_payable"],
});

export const paymentStructure = route({
  method: "GET",
  path: "/fiscal-test/payment-structure",
  summary:
    "What a payment of 10.00 with IVA inside consists of under the settings of this restaurant, and what its tax documents lack.",
  access: { staff: [...chargePermissions, "SETTINGS"] },
  response: z.object({
    data: z.object({
      summary: testedSums,
      fiscal_validation: z.object(verdict),
      /** Values that `selectedPaymentType` and `invoiceType` of a payment may have. */
      payment_types: z.array(z.object({ id: idOf("PaymentType"), title: z.string() })),
      invoice_types: z.array(z.enum(invoiceTypes)),
    }),
  }),
});
