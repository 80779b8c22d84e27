import { type Cents, cents, sumCents, ZERO_CENTS } from "#platform/domain/money/cents.ts";
import {
  centsOfDecimal,
  type Decimal,
  decimal,
  decimalOfCents,
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
import { centLine, type LinesTerms, linesOfSale, tipLines } from "./lines-of-sale.ts";
import type { SaleLine } from "./sale-line.ts";
import { documentTotal, type SettledLines, settleCent } from "./settle-cent.ts";

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

/** Returns the lines whose document comes to the charged amount, to the cent. */
function chargedLines({ type, lines }: ChargedSale, terms: LinesTerms): DocumentLine[] {
  const sold = sumCents(lines.map(({ amount }) => amount));
  const settled = settleCent(linesOfSale(lines, terms), decimalOfCents(sold), type);
  const cent = settled.missing === 0n ? [] : [centLine(settled.missing, terms)];
  return [...settled.lines, ...cent];
}

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
  readonly notes: string | null;
  readonly appendix: readonly AppendixEntry[];
}

/**
 * A credit note of part or all of a crédito fiscal: the price of each line is that of the sale, its share of the discount stands on
 * it (guide §9, §16). The newer generation can say the cent that IVA cannot reach; in the older one, which has no member for it, the
 * note's own arithmetic wins, and so does the tip stay with the crédito fiscal.
 */
export function creditNoteOf(returned: ReturnedSale): NoteInput {
  const { identity, corrected } = returned;
  const isNewer = identity.generation === "2026-07";
  const terms: LinesTerms = {
    isNet: true,
    isServiceTaxed: returned.isServiceTaxed,
    relatedTo: corrected.number,
  };
  const all = linesOfSale(returned.lines, terms);
  const kept = isNewer ? all : all.filter(({ sale }) => sale !== "outside");
  const untaxedService =
    isNewer || returned.isServiceTaxed ? 0 : sumCents(returned.lines.map(({ service }) => service));
  const given = sumCents(returned.lines.map(({ amount }) => amount)) - untaxedService;
  const settled = settleWithin(kept, decimalOfCents(cents(given)), decimalOfCents(returned.atMost));
  const cent = settled.missing === 0n || !isNewer ? [] : [centLine(settled.missing, terms)];
  const lines = [...settled.lines, ...cent];
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

/** Cents that a note can have more than was left: of each of its lines and of IVA on their sum. */
const LESS = [0, 1, 2, 3, 4] as const;

function settleWithin(lines: readonly DocumentLine[], given: Decimal, atMost: Decimal): SettledLines {
  for (const cent of LESS) {
    const less = decimalOfCents(cents(cent));
    const settled = settleCent(lines, decimal(given - less), "03");
    if (documentTotal(settled.lines, "03").total <= atMost)
      return { ...settled, missing: decimal(settled.missing + less) };
  }
  return settleCent(lines, given, "03");
}
