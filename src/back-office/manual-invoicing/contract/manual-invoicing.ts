import { z } from "zod";
import { saying } from "#app/contract/validation-code.ts";
import { noDrawerErrors } from "#money/cash/contract/no-drawer-errors.ts";
import { codeText, emptyOrCode } from "#platform/contract/code-text.ts";
import { route } from "#platform/contract/define.ts";
import { nameText } from "#platform/contract/name-text.ts";
import { requestUuid } from "#platform/contract/request-uuid.ts";
import { taxpayerText } from "#platform/contract/taxpayer.ts";
import {
  decimalOf,
  idOf,
  messageReply,
  money,
  notNegativeMoney,
  optionalLines,
  optionalText,
  percent,
  text,
} from "#platform/contract/wire.ts";
import { actions } from "#platform/domain/access/actions.ts";
import { isEmail } from "#platform/domain/identity/contact.ts";
import { invoiceTypes } from "#service/orders/domain/invoice-type.ts";
import { type ManualItem, manualItemProblems } from "#tax/documents/domain/manual/manual-item.ts";
import {
  firstTooLarge,
  LEAST_QUANTITY,
  type WrittenItem,
} from "#tax/documents/domain/manual/written-item.ts";
import { boughtItemProblems } from "../domain/excluded-purchase.ts";

export const manualInvoicingErrors = {
  no_tax_documents: 409,
} as const;

const mayInvoice = { staff: actions["invoice.byHand"] };

/** The buyer as the form has them (back-office §3). */
export const manualCustomer = z.object({
  type: z.enum(invoiceTypes),
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  nit: z.string(),
  nrc: z.string(),
  razonSocial: z.string(),
  nombreComercial: z.string(),
  withholdsVat: z.boolean(),
  codActividad: z.string(),
  descActividad: z.string(),
  tipoDocumento: z.string(),
  numDocumento: z.string(),
  departamento: z.string(),
  municipio: z.string(),
  distrito: z.string(),
  complemento: z.string(),
});
export type ManualCustomer = z.output<typeof manualCustomer>;

export const validateManualCustomer = route({
  method: "GET",
  path: "/manual-invoicing/validate-customer",
  summary: "The customer with this phone in any spelling, with everything that a document says of them.",
  access: mayInvoice,
  query: z.object({ phone: text(20) }),
  response: z.object({ exists: z.boolean(), customer: manualCustomer.nullable() }),
});

/** A flag as the specification sends it: 1 or 0. */
const flag = z.codec(z.union([z.literal(0), z.literal(1), z.boolean()]), z.boolean(), {
  decode: Boolean,
  encode: (value) => (value ? 1 : 0),
});

const code = text(4);
/** More than anybody sells by hand; line amounts stay exact below it (guide §8). */
const FIGURE_MAX = 1_000_000;
/** Longest description of both generations (guide §5). */
const DESCRIPTION_MAX = 1_000;
const LINES_MAX = 200;

/** Checks each field by itself, so that one missing value does not hide the rules for the whole line. */
const written = {
  descripcion: text(DESCRIPTION_MAX),
  cantidad: decimalOf("exact", [LEAST_QUANTITY, FIGURE_MAX], 8),
  precioUni: decimalOf("exact", [1e-8, FIGURE_MAX], 8),
  dte_tipo_item_codigo: code,
  dte_unidad_medida: code,
};

/** A line of a manual invoice; `manualItemProblems` checks its fields together. */
export const manualItem = z.object({
  ...written,
  dte_cod_tributo: code,
  dte_porcentaje_iva: percent,
  dte_gravado: flag,
  dte_no_sujeto: flag.default(false),
  dte_precio_incluye_iva: flag,
  dte_cod_tributo_adicional: emptyOrCode(4).nullable().default(null),
  dte_porcentaje_adicional: percent.nullable().default(null),
  is_accommodation: z.union([z.literal(0), z.literal(1)]).default(0),
}) satisfies z.ZodType<ManualItem>;

const customerData = z.object({
  /** True when the form was filled with a customer found by phone. */
  existing: z.boolean().default(false),
  type: z.enum(invoiceTypes).default("CONSUMIDOR_FINAL"),
  name: taxpayerText("name"),
  phone: taxpayerText("phone"),
  email: taxpayerText("email"),
  nit: taxpayerText("nit"),
  nrc: taxpayerText("nrc"),
  razonSocial: taxpayerText("name"),
  nombreComercial: taxpayerText("tradeName"),
  /** They withhold 1 % of IVA; on a factura they are named by their NIT (guide §13). */
  withholdsVat: z.boolean().default(false),
  codActividad: taxpayerText("activity"),
  descActividad: taxpayerText("activityWords"),
  tipoDocumento: optionalText(3),
  numDocumento: taxpayerText("documentNumber"),
  departamento: taxpayerText("department"),
  municipio: taxpayerText("municipality"),
  /** Required for a crédito fiscal of the newer generation; the older one writes its name into the address (guide §4). */
  distrito: taxpayerText("district"),
  complemento: taxpayerText("complement"),
});
export type ManualCustomerData = z.output<typeof customerData>;

/** Fields that each kind of buyer must give (back-office §5). */
const requiredOf = {
  CONSUMIDOR_FINAL: ["name", "email"],
  CREDITO_FISCAL: [
    "name",
    "razonSocial",
    "nit",
    "nrc",
    "tipoDocumento",
    "numDocumento",
    "codActividad",
    "departamento",
    "municipio",
    "complemento",
    "email",
  ],
} as const satisfies Record<ManualCustomerData["type"], readonly (keyof ManualCustomerData)[]>;

/** Tells whether a buyer of this kind must give this field (back-office §5). */
export const isRequiredOf = (type: ManualCustomerData["type"], field: keyof ManualCustomerData): boolean =>
  requiredOf[type].some((each) => each === field);

function checkCustomer(data: ManualCustomerData, context: z.RefinementCtx): void {
  for (const field of requiredOf[data.type])
    if (!data[field])
      context.addIssue({ code: "custom", path: [field], input: data[field], ...saying("required") });
  if (data.email && !isEmail(data.email))
    context.addIssue({ code: "custom", path: ["email"], input: data.email, ...saying("not_an_email") });
}

function checkItem<Item extends WrittenItem>(
  problemsOf: (
    item: Item,
  ) => readonly { readonly field: string; readonly reason: Parameters<typeof saying>[0] }[],
) {
  return (item: Item, context: z.RefinementCtx) => {
    for (const { field, reason } of problemsOf(item))
      context.addIssue({ code: "custom", path: [field], input: item, ...saying(reason) });
  };
}

/** Refuses the first line at which the sum exceeds what one document can hold. */
function checkSum(items: readonly WrittenItem[], context: z.RefinementCtx): void {
  const index = firstTooLarge(items);
  if (index >= 0)
    context.addIssue({ code: "custom", path: [index, "precioUni"], input: items, ...saying("too_large") });
}

const madeDocument = z.object({
  codigoGeneracion: z.string(),
  numeroControl: z.string(),
  /** False when something keeps it from being signed; accounting shows why. */
  isReady: z.boolean(),
});

export const createManualInvoice = route({
  method: "POST",
  path: "/manual-invoicing/create",
  summary:
    "Sells what somebody wrote by hand, at once: invoice, payment and tax document. The totals are those of the document.",
  access: mayInvoice,
  body: z.object({
    uuid: requestUuid.optional(),
    customerData: customerData.superRefine(checkCustomer),
    items: z
      .array(manualItem.superRefine(checkItem(manualItemProblems)))
      .min(1)
      .max(LINES_MAX)
      .superRefine(checkSum),
    paymentTypeId: idOf("PaymentType"),
    tipAmount: notNegativeMoney.nullish(),
    /** The total that the form showed, with tip, and the part of it to be paid; the request is refused when they differ. */
    total: money.optional(),
    toPay: money.optional(),
  }),
  response: messageReply.extend({
    success: z.literal(true),
    invoice_id: idOf("Invoice"),
    invoice_no: z.number().int(),
    total: money,
    /** The part of it that the buyer withholds (guide §13). */
    withheld: money,
    /** Null in a restaurant that issues no electronic documents. */
    dteInfo: madeDocument.nullable(),
    /** True when the buyer is mailed the document once it is sealed, or the receipt when no document is issued. */
    emailSent: z.boolean(),
  }),
  errors: [
    "payment_type_unknown",
    "customer_required",
    "nothing_payable",
    "total_changed",
    "ccf_data_missing",
    "ccf_of_nothing",
    "identification_required",
    ...noDrawerErrors,
    "account_not_permitted",
    "account_customer_missing",
    "account_not_granted",
    "account_limit_reached",
  ],
});

const seller = z.object({
  name: nameText(250),
  tipoDocumento: codeText(2),
  numDocumento: codeText(20),
  phone: taxpayerText("phone"),
  email: taxpayerText("email"),
  codActividad: taxpayerText("activity"),
  descActividad: taxpayerText("activityWords"),
  departamento: codeText(2),
  municipio: codeText(2),
  /** Required in the newer generation; the older one writes its name into the address (guide §4). */
  distrito: taxpayerText("district"),
  complemento: text(200),
});
export type ExcludedSeller = z.output<typeof seller>;

export const createExcludedPurchase = route({
  method: "POST",
  path: "/manual-invoicing/excluded-purchase",
  summary:
    "Makes the document of a purchase of somebody without NRC (14, sujeto excluido); income tax is withheld of people for services.",
  access: { staff: actions["purchase.excluded"] },
  body: z.object({
    uuid: requestUuid.optional(),
    seller,
    /** Services of a natural person are subject to income tax withholding. */
    isNaturalPerson: z.boolean().default(true),
    items: z
      .array(z.object(written).superRefine(checkItem(boughtItemProblems)))
      .min(1)
      .max(LINES_MAX)
      .superRefine(checkSum),
    paymentTypeId: idOf("PaymentType"),
    notes: optionalLines(500),
  }),
  response: messageReply.extend({
    success: z.literal(true),
    dteInfo: madeDocument,
    /**
     * The document as JSON, from which its goods become a purchase (docs/decisions/0077); null without goods, or while it
     * cannot be signed.
     */
    dte: z.string().nullable(),
    bought: money,
    withheld: money,
    toPay: money,
  }),
  errors: ["payment_type_unknown", "no_tax_documents"],
});
