import type { Decimal } from "#platform/domain/money/decimal.ts";
import type { CalendarDate } from "#platform/domain/periods/calendar-date.ts";
import type { Generation } from "../shape/generation.ts";
import type { Issuer, Party } from "./parties.ts";

/** `00` test, `01` production (guide §3). */
export const environments = ["00", "01"] as const;
export type Environment = (typeof environments)[number];

/** CAT-005: the ministry down, our system, the internet, electricity, something else (guide §21). */
export const contingencyKinds = [1, 2, 3, 4, 5] as const;
export type ContingencyKind = (typeof contingencyKinds)[number];

/** Why a document was made without waiting for the ministry; `other` needs words, at most 500 (guide §3). */
export interface ContingencyCause {
  readonly kind: ContingencyKind;
  readonly reason: string | null;
}

/** Names and time of a document: taken once, with the sale (guide §2, §3). */
export interface DocumentIdentity {
  readonly generation: Generation;
  readonly environment: Environment;
  readonly controlNumber: string;
  readonly generationCode: string;
  /** Local day and time of El Salvador. */
  readonly issuedOn: CalendarDate;
  /** HH:mm:ss. */
  readonly issuedAt: string;
  readonly contingency: ContingencyCause | null;
}

/** CAT-011: goods, service, both, another tribute. */
export const itemKinds = [1, 2, 3, 4] as const;
export type ItemKind = (typeof itemKinds)[number];

/** Column in which a line is sold; `outside` is none of them: a tip, a deposit, a voucher (guide §10, §12). */
const saleKinds = ["taxed", "exempt", "notSubject", "outside"] as const;
export type SaleKind = (typeof saleKinds)[number];

/** A line at the prices of its document: with IVA on a 01, without on all others (guide §5). */
export interface DocumentLine {
  readonly kind: ItemKind;
  readonly sale: SaleKind;
  readonly code: string | null;
  readonly title: string;
  readonly quantity: Decimal;
  /** CAT-014. */
  readonly unit: number;
  readonly unitPrice: Decimal;
  /** Discount of the whole line, at the same prices (guide §9). */
  readonly discount: Decimal;
  /** Amount of a line `outside`; negative for a voucher or a returned container (guide §12). 0 on other lines. */
  readonly outside: Decimal;
  /** Tributes of section 1 beside IVA (guide §11). */
  readonly tributes: readonly string[];
  /** Tribute of section 2 that the line itself is (guide §11); its kind is 4. */
  readonly ownTribute: string | null;
  /** The document that the line of a note corrects (guide §16). */
  readonly relatedTo: string | null;
}

/** A document that another one is about: electronic by its generation code, or printed by its number (guide §15, §16). */
export interface RelatedDocument {
  readonly kind: string;
  readonly isElectronic: boolean;
  readonly number: string;
  readonly issuedOn: CalendarDate;
}

/** Taken off a whole document, by kind of sale; the percentage only informs (guide §9). To the cent. */
export interface GlobalDiscounts {
  readonly taxed: Decimal;
  readonly exempt: Decimal;
  readonly notSubject: Decimal;
  readonly percentage: Decimal;
}

/** A tribute of CAT-015 as the summary consolidates it: section 1 adds to the total, section 3 only informs (guide §11). */
export interface TributeAmount {
  readonly code: string;
  readonly title: string;
  readonly amount: Decimal;
}

/**
 * A payment of a document (CAT-017); a payment on credit has a term: a unit of CAT-018 and a count (guide
 * §14).
 */
export interface DocumentPayment {
  readonly code: string;
  readonly amount: Decimal;
  readonly reference: string | null;
  readonly term: { readonly unit: string; readonly count: number } | null;
}

/** A datum of the restaurant's own on a document: table, waiter, order (guide §15). */
export interface AppendixEntry {
  readonly field: string;
  readonly label: string;
  readonly value: string;
}

/** A sale as a 01 or a 03 (guide §5–§7, §13–§15). */
export interface SaleDocumentInput {
  readonly type: "01" | "03";
  readonly identity: DocumentIdentity;
  readonly issuer: Issuer;
  readonly buyer: Party | null;
  readonly lines: readonly DocumentLine[];
  readonly discounts: GlobalDiscounts;
  /** Beside IVA. */
  readonly tributes: readonly TributeAmount[];
  /** True when the buyer withholds 1 % of a sale from 100.00 on (guide §13). */
  readonly isVatWithheld: boolean;
  /** True when we, as a large taxpayer, collect 1 % on goods for resale; only on a 03 (guide §13). */
  readonly isVatPerceived: boolean;
  readonly payments: readonly DocumentPayment[];
  readonly notes: string | null;
  readonly appendix: readonly AppendixEntry[];
}

/** A correction of sealed 03s: a 05 credits, a 06 charges more (guide §16). */
export interface NoteInput {
  readonly type: "05" | "06";
  readonly identity: DocumentIdentity;
  readonly issuer: Issuer;
  readonly buyer: Party;
  readonly related: readonly RelatedDocument[];
  readonly lines: readonly DocumentLine[];
  readonly tributes: readonly TributeAmount[];
  /** True when the buyer withheld 1 % on the corrected document, whatever the amount of the note. */
  readonly isVatWithheld: boolean;
  readonly isVatPerceived: boolean;
  /** True when the corrected sale was on credit. */
  readonly isOnCredit: boolean;
  readonly notes: string | null;
  readonly appendix: readonly AppendixEntry[];
}

/** A purchase from somebody without NRC (guide §17); its lines are `notSubject`. */
export interface ExcludedPurchaseInput {
  readonly identity: DocumentIdentity;
  readonly issuer: Issuer;
  readonly seller: Party;
  readonly lines: readonly DocumentLine[];
  readonly discount: Decimal;
  /** Income tax withheld, to the cent: `incomeTaxOnServices`. */
  readonly withheldIncome: Decimal;
  readonly payments: readonly DocumentPayment[];
  readonly notes: string | null;
  readonly appendix: readonly AppendixEntry[];
}
