import { type Cents, sumCents, ZERO_CENTS } from "#platform/domain/money/cents.ts";
import {
  centsOfDecimal,
  decimal,
  decimalOfCents,
  sumDecimals,
  ZERO_DECIMAL,
} from "#platform/domain/money/decimal.ts";
import { amountLine } from "../arithmetic/line-amounts.ts";
import { saleSummary } from "../arithmetic/sale-summary.ts";
import { lodgingTribute } from "../arithmetic/tributes.ts";
import type { Issuer, Party } from "../issue/parties.ts";
import type {
  AppendixEntry,
  DocumentIdentity,
  DocumentLine,
  DocumentPayment,
  NoteInput,
  RelatedDocument,
  SaleDocumentInput,
} from "../issue/tax-document-input.ts";
import { centLine, foldedItems, type LinesTerms, linesOfSale, tipLines } from "./lines-of-sale.ts";
import type { SaleLine } from "./sale-line.ts";
import { documentTotal, type SettledLines, settleCent, vatOf } from "./settle-cent.ts";

/** One payment of a sale, tip included; a payment on credit has a term (guide §14). */
export interface SalePayment {
  /** CAT-017. */
  readonly code: string;
  readonly amount: Cents;
  readonly reference: string | null;
  readonly term: DocumentPayment["term"];
}

/** A paid sale, or the part that somebody paid for themselves: frozen, with its own buyer. */
export interface PaidSale {
  readonly type: SaleDocumentInput["type"];
  readonly identity: DocumentIdentity;
  readonly issuer: Issuer;
  readonly buyer: Party | null;
  readonly lines: readonly SaleLine[];
  readonly isServiceTaxed: boolean;
  readonly tip: Cents;
  /** True when the buyer withholds 1 %, which lowers the payments (guide §13). */
  readonly isVatWithheld: boolean;
  readonly payments: readonly SalePayment[];
  readonly notes: string | null;
  readonly appendix: readonly AppendixEntry[];
}

/**
 * A paid sale as the input of its factura or crédito fiscal: what it comes to is what was charged, to the cent (guide §6, §7, §12;
 * docs/decisions/0066). Prices with IVA become net on a crédito fiscal, prices without it gross on a factura. A tip stands beside a
 * sale: where everything was given away it is on no document, as one that is handed over apart (guide §12).
 */
export function documentOfSale(sale: PaidSale): SaleDocumentInput {
  const { type, identity, issuer, buyer, isVatWithheld, notes, appendix } = sale;
  const terms = termsOf(sale);
  const isGivenAway = sumCents(sale.lines.map(({ amount }) => amount)) === 0;
  const [tip, payments] = isGivenAway ? [ZERO_CENTS, []] : [sale.tip, sale.payments];
  const lines = [...chargedLines(sale, terms), ...tipLines(tip, terms)];
  return {
    type,
    identity,
    issuer,
    buyer,
    lines,
    discounts: NO_DISCOUNTS,
    tributes: lodgingTribute(lines.map(amountLine), type),
    isVatWithheld,
    isVatPerceived: false,
    payments: payments
      .filter(({ amount }) => amount !== 0)
      .map(({ amount, ...payment }) => ({ ...payment, amount: decimalOfCents(amount) })),
    notes,
    appendix,
  };
}

const NO_DISCOUNTS = {
  taxed: ZERO_DECIMAL,
  exempt: ZERO_DECIMAL,
  notSubject: ZERO_DECIMAL,
  percentage: ZERO_DECIMAL,
};

type ChargedSale = Pick<PaidSale, "type" | "lines" | "isServiceTaxed">;

const termsOf = ({ type, isServiceTaxed }: ChargedSale): LinesTerms => ({
  isNet: type === "03",
  isServiceTaxed,
  relatedTo: null,
});

/** Returns the lines whose document comes to the charged amount and to the IVA that was frozen, to the cent. */
function chargedLines({ type, lines }: ChargedSale, terms: LinesTerms): DocumentLine[] {
  const charged = decimalOfCents(sumCents(lines.map(({ amount }) => amount)));
  const settled = settleCent(
    linesOfSale(lines, terms),
    { charged, vat: taxOf(lines), goods: foldedItems(lines).length },
    type,
  );
  const cent = settled.missing === 0n ? [] : [centLine(settled.missing, terms)];
  return [...settled.lines, ...cent];
}

/** Returns the IVA that the document of a sale states (guide §6, §7). */
export function vatOfSale(sale: ChargedSale): Cents {
  const lines = chargedLines(sale, termsOf(sale));
  return centsOfDecimal(vatOf(documentTotal(lines, sale.type), sale.type));
}

/** Returns the total of the document of a sale; amounts beside the tax base are no part of it (guide §12). */
export function totalOfSale(sale: ChargedSale): Cents {
  return centsOfDecimal(documentTotal(chargedLines(sale, termsOf(sale)), sale.type).total);
}

const taxOf = (lines: readonly SaleLine[]): Cents => sumCents(lines.map(({ tax }) => tax));

/**
 * Returns the amount that a withholding buyer keeps back: 1 % of the taxed part of the document, without IVA,
 * from 100.00 on (guide §13). The payments are lower by this amount, so that they add up to what the document
 * says is to be paid.
 */
export function withheldOfSale(sale: ChargedSale): Cents {
  const lines = chargedLines(sale, termsOf(sale)).map(amountLine);
  const figures = { type: sale.type, discounts: NO_DISCOUNTS, tributes: [], isVatPerceived: false };
  return centsOfDecimal(saleSummary(lines, { ...figures, isVatWithheld: true }).withheld);
}

/**
 * The returned part of a crédito fiscal: its lines with the figures of the returned pieces, share of the
 * discount included.
 */
export interface ReturnedSale {
  readonly identity: DocumentIdentity;
  readonly issuer: Issuer;
  readonly buyer: Party;
  /** The sealed crédito fiscal. */
  readonly corrected: RelatedDocument;
  readonly lines: readonly SaleLine[];
  readonly isServiceTaxed: boolean;
  readonly isVatWithheld: boolean;
  readonly isOnCredit: boolean;
  /**
   * Rest of the crédito fiscal. When its parts have cents more than the whole, these cents are not credited
   * (guide §16, code 016).
   */
  readonly atMost: Cents;
  /** Given back beside the lines. */
  readonly tip: Cents;
  /** True for all of the sale, whose note comes to what the crédito fiscal does; else a cent that IVA skips is not credited. */
  readonly isWhole: boolean;
  readonly notes: string | null;
  readonly appendix: readonly AppendixEntry[];
}

/**
 * A credit note of part or all of a crédito fiscal: the price of each line is that of the sale, its share of the discount stands on
 * it (guide §9, §16). The newer generation can say the cent that IVA cannot reach and the tip that went back; in the older one, which
 * has no member for them, the note's own arithmetic wins and the tip stays with the crédito fiscal. IVA and prices are the same in
 * both.
 */
export function creditNoteOf(returned: ReturnedSale): NoteInput {
  const { identity, corrected } = returned;
  const isNewer = identity.generation === "2026-07";
  const terms = noteTerms(returned, corrected.number);
  const settled = creditedLines(returned, terms);
  const kept = isNewer ? settled.lines : settled.lines.filter(({ sale }) => sale !== "outside");
  const cent = settled.missing === 0n || !isNewer ? [] : [centLine(settled.missing, terms)];
  const lines = [...kept, ...cent, ...creditedTip(returned)];
  return {
    type: "05",
    identity,
    issuer: returned.issuer,
    buyer: returned.buyer,
    related: [corrected],
    lines,
    tributes: lodgingTribute(lines.map(amountLine), "03"),
    isVatWithheld: returned.isVatWithheld,
    isVatPerceived: false,
    isOnCredit: returned.isOnCredit,
    notes: returned.notes,
    appendix: returned.appendix,
  };
}

/** The tip on a credit note that can say it: beside goods that cost something, as on the crédito fiscal (guide §12, §16). */
export function creditedTip({
  identity,
  lines,
  tip,
  isServiceTaxed,
  corrected,
}: Pick<ReturnedSale, "identity" | "lines" | "tip" | "isServiceTaxed" | "corrected">): DocumentLine[] {
  const isAnySold = lines.some(({ amount }) => amount !== 0);
  const isSaid = identity.generation === "2026-07" && isAnySold;
  return isSaid ? tipLines(tip, noteTerms({ isServiceTaxed }, corrected.number)) : [];
}

type CreditedLines = Pick<ReturnedSale, "lines" | "isServiceTaxed" | "atMost" | "isWhole">;

const noteTerms = (
  { isServiceTaxed }: Pick<ReturnedSale, "isServiceTaxed">,
  relatedTo: string,
): LinesTerms => ({
  isNet: true,
  isServiceTaxed,
  relatedTo,
});

function creditedLines({ lines, atMost, isWhole }: CreditedLines, terms: LinesTerms): SettledLines {
  const charged = decimalOfCents(sumCents(lines.map(({ amount }) => amount)));
  const documentLines = linesOfSale(lines, terms);
  const outside = sumDecimals(documentLines.map((line) => line.outside));
  const limit = decimalOfCents(atMost);
  const given = decimal(charged - outside);
  return settleCent(
    documentLines,
    {
      charged,
      vat: taxOf(lines),
      goods: foldedItems(lines).length,
      atMost: isWhole || limit < given ? limit : given,
    },
    "03",
  );
}

/** Returns the total of a credit note, the amounts beside the tax base apart, and the IVA in it; the same in both generations. */
export function creditedAmounts(returned: CreditedLines): { readonly total: Cents; readonly vat: Cents } {
  const { lines } = creditedLines(returned, noteTerms(returned, ""));
  const summary = documentTotal(lines, "03");
  return { total: centsOfDecimal(summary.total), vat: centsOfDecimal(vatOf(summary, "03")) };
}
