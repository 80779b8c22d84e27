import type { Cents } from "#platform/domain/money/cents.ts";
import type { CalendarDate } from "#platform/domain/periods/calendar-date.ts";

/**
 * Documents about IVA that others withheld from the restaurant, advanced for it or settled with it (CAT-002): comprobante de
 * retención, comprobante de liquidación, documento contable de liquidación.
 */
export const withholdingDocumentTypes = ["07", "08", "09"] as const;
export type WithholdingDocumentType = (typeof withholdingDocumentTypes)[number];

/** One side of the document. */
export interface WithholdingParty {
  readonly name: string;
  /** Digits: 14, or 9 of a homologated DUI; null where the document has none. */
  readonly nit: string | null;
  readonly nrc: string | null;
}

/** A tax that was withheld, and the amount without IVA that it was taken of. */
export interface WithheldAmount {
  readonly base: Cents;
  readonly amount: Cents;
}

/** A document of withheld, advanced or settled IVA, plain and checked for shape. */
export interface WithholdingDocument {
  readonly type: WithholdingDocumentType;
  readonly version: number | null;
  readonly isTest: boolean;
  /** codigoGeneracion, in capitals. */
  readonly generationCode: string;
  readonly controlNumber: string | null;
  readonly issuedOn: CalendarDate;
  readonly seal: string | null;
  readonly issuer: WithholdingParty;
  readonly receiver: WithholdingParty;
  /** Generation codes of the documents that its lines name, or numbers of documents on paper. */
  readonly relatedTo: readonly string[];
  /** The lines of 1 % of a 07 (CAT-006 code 22), the 2 % of cards of a 09 (CT 162-A), or the IVA perceived of an 08. */
  readonly withheld: WithheldAmount;
  /** A 07's lines of the other codes: 13 % (C4) and special cases (C9). */
  readonly otherWithheld: WithheldAmount;
  /** Sales that an 08 settles or that a 09 paid out; negative in an 08 where more was given back. */
  readonly sales: {
    /** Without IVA. */
    readonly taxed: Cents;
    /** Exempt, not subject and exported. */
    readonly untaxed: Cents;
    readonly vat: Cents;
  };
  /** Commission of a 09, without its IVA, and that IVA. */
  readonly commission: { readonly net: Cents; readonly vat: Cents };
  /** Amount that a 09 pays out, or the total of an 08. */
  readonly paid: Cents;
}
