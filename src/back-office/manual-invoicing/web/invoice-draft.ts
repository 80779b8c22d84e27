import {
  type Cents,
  decimalFromCents,
  percentFromBasisPoints,
  ZERO_CENTS,
} from "#platform/domain/money/cents.ts";
import { numberIn, readNumber } from "#platform/domain/numbers/read-number.ts";
import { withholds } from "#service/customers/domain/withholding.ts";
import {
  type ManualItem,
  manualItemProblems,
  newManualItem,
} from "#tax/documents/domain/manual/manual-item.ts";
import { type ManualTotals, manualSale } from "#tax/documents/domain/manual/manual-sale.ts";
import type { PartyTerms } from "#tax/tax-issuer/contract/issuer.ts";
import type { createManualInvoice, ManualCustomer } from "../contract/manual-invoicing.ts";

/** The customer as typed; `existing` means that the phone found them. */
export type CustomerInForm = ManualCustomer & { readonly existing: boolean };
/** Typed or chosen fields of the customer. */
export type CustomerTexts = Omit<CustomerInForm, "existing" | "type" | "withholdsVat">;

/** A typed line; its figures stay text. */
export type InvoiceDraftLine = Omit<ManualItem, "cantidad" | "precioUni"> & {
  readonly key: string;
  readonly cantidad: string;
  readonly precioUni: string;
};

export interface InvoiceDraft {
  readonly customer: CustomerInForm;
  readonly lines: readonly InvoiceDraftLine[];
  /** Null means the first payment type. */
  readonly paymentTypeId: number | null;
  readonly tip: string;
}

export const newLine = (key: string): InvoiceDraftLine => ({
  ...newManualItem,
  key,
  cantidad: String(newManualItem.cantidad),
  precioUni: "",
});

export const NO_CUSTOMER: CustomerInForm = {
  existing: false,
  type: "CONSUMIDOR_FINAL",
  name: "",
  phone: "",
  email: "",
  nit: "",
  nrc: "",
  razonSocial: "",
  nombreComercial: "",
  withholdsVat: false,
  codActividad: "",
  descActividad: "",
  tipoDocumento: "",
  numDocumento: "",
  departamento: "",
  municipio: "",
  distrito: "",
  complemento: "",
};

export const newInvoice = (key: string): InvoiceDraft => ({
  customer: NO_CUSTOMER,
  lines: [newLine(key)],
  paymentTypeId: null,
  tip: "",
});

/** Decimals of quantities and prices (guide §8). */
export const MAX_DECIMALS = 8;

/** Reads a typed number: undefined when nothing is typed, NaN (refused at its field) when it is not a number. */
export function figureOf(typed: string, decimals = MAX_DECIMALS): number | undefined {
  if (readNumber(typed, { decimals }).kind === "none") return undefined;
  return numberIn(typed, { decimals }) ?? Number.NaN;
}

/** Returns the line with its figures; null while one of them is not a number. */
function itemOf({ key: _, ...line }: InvoiceDraftLine): ManualItem | null {
  const [cantidad, precioUni] = [figureOf(line.cantidad), figureOf(line.precioUni)];
  if (cantidad === undefined || precioUni === undefined) return null;
  if (Number.isNaN(cantidad) || Number.isNaN(precioUni)) return null;
  return { ...line, cantidad, precioUni };
}

const hasFigures = (item: ManualItem) =>
  !manualItemProblems(item).some(({ field }) => field !== "descripcion" && field !== "dte_cod_tributo");

/** Sums the lines that can be added up, as the document would, and tells whether those are all lines. */
export function totalsOf(
  { customer, lines, tip }: InvoiceDraft,
  { mayWithhold }: Pick<PartyTerms, "mayWithhold">,
): { totals: ManualTotals; isComplete: boolean } {
  const items = lines
    .map(itemOf)
    .filter((item) => item !== null)
    .filter(hasFigures);
  const { type } = customer;
  const isVatWithheld = mayWithhold && withholds(customer, type);
  const { totals } = manualSale(items, { type, tip: tipOf(tip), isVatWithheld, titleOf });
  return { totals, isComplete: items.length === lines.length };
}

function tipOf(typed: string): Cents {
  const tip = figureOf(typed, 2);
  return tip === undefined || Number.isNaN(tip) ? ZERO_CENTS : (Math.round(tip * 100) as Cents);
}

/** Returns the amount of one line at its typed price; null while it is incomplete. */
export function lineTotal(line: InvoiceDraftLine, type: CustomerInForm["type"]): Cents | null {
  const item = itemOf(line);
  if (item === null || !hasFigures(item)) return null;
  return manualSale([item], { type, tip: ZERO_CENTS, isVatWithheld: false, titleOf }).totals.total;
}

/** Totals do not name tributes. */
const titleOf = (code: string) => code;

type Payload = Parameters<typeof createManualInvoice.body.safeParse>[0];

/** Returns the request body. */
export function invoicePayload(draft: InvoiceDraft, terms: Pick<PartyTerms, "mayWithhold">): Payload {
  const { totals, isComplete } = totalsOf(draft, terms);
  return {
    customerData: draft.customer,
    items: draft.lines.map(({ key: _, ...line }) => ({
      ...line,
      cantidad: figureOf(line.cantidad),
      precioUni: figureOf(line.precioUni),
      dte_porcentaje_iva: percentFromBasisPoints(line.dte_porcentaje_iva),
      dte_porcentaje_adicional:
        line.dte_porcentaje_adicional === null ? null : percentFromBasisPoints(line.dte_porcentaje_adicional),
    })),
    paymentTypeId: draft.paymentTypeId,
    tipAmount: figureOf(draft.tip, 2) ?? null,
    ...(isComplete ? { total: decimalFromCents(totals.total), toPay: decimalFromCents(totals.toPay) } : {}),
  };
}

/** Replaces the typed customer with the one the phone found; keeps the phone as it was typed. */
export function withFound(customer: CustomerInForm, found: ManualCustomer): CustomerInForm {
  return { ...customer, ...found, existing: true, phone: customer.phone };
}
