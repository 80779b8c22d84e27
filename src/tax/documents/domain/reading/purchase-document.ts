import type { Cents } from "#platform/domain/money/cents.ts";
import type { ExactDecimal } from "#platform/domain/money/exact-decimal.ts";
import type { CalendarDate } from "#platform/domain/periods/calendar-date.ts";

/**
 * Tax documents by which a restaurant buys (CAT-002): factura, crédito fiscal, credit note, debit note, export invoice, and
 * the one it issues itself to a seller who is no taxpayer (sujeto excluido).
 */
export const purchaseDocumentTypes = ["01", "03", "05", "06", "11", "14"] as const;
export type PurchaseDocumentType = (typeof purchaseDocumentTypes)[number];

/**
 * Effects of a document on stock: most bring goods, a credit note takes them back, a debit note only changes
 * their price.
 */
export const stockEffects = ["brings", "takes_back", "reprices"] as const;
export type DocumentStockEffect = (typeof stockEffects)[number];

/** Goods and services as the document says; a charge is neither: a tip, a deposit, a tribute of its own line. */
export const documentLineKinds = ["goods", "service", "charge"] as const;
export type DocumentLineKind = (typeof documentLineKinds)[number];

/** A supplier's document, plain and checked for shape; whether its sums are right is said by its warnings. */
export interface PurchaseDocument {
  readonly type: PurchaseDocumentType;
  /** Generation of the schema (GUIDE §1). */
  readonly version: number | null;
  readonly isTest: boolean;
  /** codigoGeneracion, in capitals: the name of the document everywhere. */
  readonly generationCode: string;
  readonly controlNumber: string | null;
  readonly issuedOn: CalendarDate;
  readonly currency: string;
  /** Seal of the ministry; null when the text has none. */
  readonly seal: string | null;
  readonly vendor: DocumentVendor;
  /** Whom it is made out to: the issuer of a 14, the receiver of any other; nulls for an unnamed buyer. */
  readonly buyer: {
    readonly number: string | null;
    readonly nrc: string | null;
    readonly name: string | null;
  };
  /** Documents that a note corrects: generation codes, or printed numbers of documents on paper. */
  readonly relatedTo: readonly string[];
  readonly lines: readonly PurchaseDocumentLine[];
  readonly summary: DocumentSummary;
}

export interface DocumentVendor {
  readonly name: string;
  readonly tradeName: string | null;
  /** Digits: 14, or 9 of a homologated DUI. Null where the document has none, or another kind of identity document. */
  readonly nit: string | null;
  readonly nrc: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  readonly address: string | null;
}

/** A line as the document has it. Amounts are positive; with IVA in a 01, without in all others. */
export interface PurchaseDocumentLine {
  /** Its place in the document, from 1: what errors and warnings name. */
  readonly number: number;
  readonly kind: DocumentLineKind;
  /** The supplier's own code. */
  readonly code: string | null;
  readonly title: string;
  readonly quantity: ExactDecimal;
  /** CAT-014. */
  readonly unitCode: number | null;
  readonly unitPrice: ExactDecimal;
  readonly discount: ExactDecimal;
  readonly taxed: ExactDecimal;
  readonly exempt: ExactDecimal;
  readonly notSubject: ExactDecimal;
  /** Outside the base of the tax (GUIDE §12); may be negative. */
  readonly outsideTax: ExactDecimal;
  /** IVA inside the price, as a 01 says it; 0 in all others. */
  readonly includedVat: ExactDecimal;
  /** The corrected document that this line of a note is about. */
  readonly relatedTo: string | null;
}

/** The figures of a summary that are compared or used, one name for both generations and all types. */
export const summaryFigures = [
  "notSubject",
  "exempt",
  "taxed",
  "sales",
  "discountNotSubject",
  "discountExempt",
  "discountTaxed",
  "subtotal",
  "vat",
  "withheldVat",
  "perceivedVat",
  "withheldIncome",
  "insurance",
  "freight",
  "total",
  "outsideTax",
  "toPay",
] as const;
export type SummaryFigure = (typeof summaryFigures)[number];

/** The document's own figures. */
export interface DocumentSummary {
  /** Without IVA and other tributes: net + vat + otherTributes = total. */
  readonly net: Cents;
  readonly vat: Cents;
  /** Fuel, tourism and the like that are added (CAT-015, section 1, without IVA). */
  readonly otherTributes: Cents;
  readonly total: Cents;
  readonly toPay: Cents;
  /** Each as far as the document has it. */
  readonly figures: Readonly<Partial<Record<SummaryFigure, Cents>>>;
}

export function stockEffectOf(type: PurchaseDocumentType): DocumentStockEffect {
  if (type === "05") return "takes_back";
  return type === "06" ? "reprices" : "brings";
}

/** Returns the amount of a line, whichever kind of sale it is. */
export function documentLineAmount({ taxed, exempt, notSubject }: PurchaseDocumentLine): number {
  return taxed + exempt + notSubject;
}
