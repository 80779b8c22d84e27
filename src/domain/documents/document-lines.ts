import { type Cents, cents, sumCents, ZERO_CENTS } from "../money/cents.ts";
import { scaleHalfUp } from "../money/scaled-integer.ts";
import type { InvoiceType } from "../orders/invoice-type.ts";
import type { LineFigures } from "../tax/sale-lines.ts";
import { type DocumentKind, documentKindOf } from "./document-kind.ts";

/** A price with eight decimals, as lines of tax documents carry it: 1.25 is 125_000_000 (GUIDE §8). */
const PRICE_UNITS_PER_CENT = 1_000_000;

/** IVA, tribute 20 of CAT-015: the only one a restaurant's line has. */
export const IVA_TRIBUTE = "20";

/** CAT-014: "unidad". */
export const UNIT_OF_MEASURE = 59;

/** What is known of an ordered line. */
export interface SoldItem {
  readonly title: string;
  readonly quantity: number;
  readonly isTaxed: boolean;
  readonly figures: LineFigures;
}

/** A line as its tax document would have it (GUIDE §5–7), after its discount; amounts in cents, the unit price in hundred-millionths. */
export interface DocumentLine {
  readonly number: number;
  readonly title: string;
  readonly quantity: number;
  readonly unitPrice: number;
  readonly taxed: Cents;
  readonly exempt: Cents;
  /** Outside the base of the tax: a service charge that the house does not tax. */
  readonly untaxedService: Cents;
  readonly iva: Cents;
}

/**
 * The lines of a sale as its tax document would have them: with the IVA inside on a factura, without it on a crédito
 * fiscal. A line without tax is exempt. A taxed service charge is in the price of what it serves.
 */
export function documentLines(
  items: readonly SoldItem[],
  type: InvoiceType,
  isServiceTaxed: boolean,
): DocumentLine[] {
  const kind = documentKindOf(type);
  return items.map((item, index) => documentLine(item, { kind, isServiceTaxed }, index + 1));
}

interface DocumentTerms {
  readonly kind: DocumentKind;
  readonly isServiceTaxed: boolean;
}

function documentLine(
  { title, quantity, isTaxed, figures }: SoldItem,
  { kind, isServiceTaxed }: DocumentTerms,
  number: number,
): DocumentLine {
  const { net, service, tax } = figures;
  const sold = sumCents([net, ...(isServiceTaxed ? [service] : []), ...(kind === "01" ? [tax] : [])]);
  return {
    number,
    title,
    quantity,
    unitPrice: scaleHalfUp(sold, PRICE_UNITS_PER_CENT, quantity),
    taxed: isTaxed ? sold : ZERO_CENTS,
    exempt: isTaxed ? ZERO_CENTS : sold,
    untaxedService: isServiceTaxed ? ZERO_CENTS : service,
    iva: tax,
  };
}

/** What the lines come to, by kind of sale. */
export function documentTotals(lines: readonly DocumentLine[]) {
  const sum = (field: "taxed" | "exempt" | "untaxedService" | "iva") =>
    sumCents(lines.map((line) => line[field]));
  return {
    taxed: sum("taxed"),
    exempt: sum("exempt"),
    notSubject: cents(0),
    untaxedService: sum("untaxedService"),
    iva: sum("iva"),
  };
}

/** A price with eight decimals as the wire has it. */
export function decimalOfUnitPrice(unitPrice: number): number {
  return unitPrice / (PRICE_UNITS_PER_CENT * 100);
}
