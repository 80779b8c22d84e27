import { type Cents, cents, sumCents, ZERO_CENTS } from "../money/cents.ts";
import { scaleHalfUp } from "../money/scaled-integer.ts";
import { type ComboOfLine, foldCombos } from "../orders/combo-lines.ts";
import type { InvoiceType } from "../orders/invoice-type.ts";
import type { LineFigures } from "../tax/sale-lines.ts";
import { taxGroupKey } from "../tax/tax-breakdown.ts";
import { hasTax, type PriceTax } from "../tax/tax-type.ts";
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
  readonly tax: PriceTax;
  readonly figures: LineFigures;
  /** The combo that it is a part of. */
  readonly combo: ComboOfLine | null;
}

/** Longest description of a line (GUIDE §5). */
const DESCRIPTION_MAX = 1000;

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
 * fiscal. A line without tax is exempt. A taxed service charge is in the price of what it serves. A combo is one line with its
 * parts in the description, as it was offered; one whose parts are taxed differently is a line for each, because a line is of
 * one kind of sale (docs/decisions/0046).
 */
export function documentLines(
  items: readonly SoldItem[],
  type: InvoiceType,
  isServiceTaxed: boolean,
): DocumentLine[] {
  const kind = documentKindOf(type);
  return foldCombos(items)
    .flatMap(({ line, parts }) => (parts.length === 0 ? [line] : comboItems(parts)))
    .map((item, index) => documentLine(item, { kind, isServiceTaxed }, index + 1));
}

/**
 * A combo as the items of its document: itself, or its parts when they are not taxed alike (docs/decisions/0046). `isAlike` tells
 * what else has to be the same.
 */
export function comboItems<Item extends SoldItem>(
  parts: readonly Item[],
  isAlike: (one: Item, other: Item) => boolean = () => true,
): Item[] {
  const [first] = parts;
  const title = first?.combo?.title;
  if (!first || title === undefined) return [];
  const isOne = parts.every(
    (part) =>
      taxGroupKey(part.tax) === taxGroupKey(first.tax) &&
      part.quantity === first.quantity &&
      isAlike(part, first),
  );
  if (!isOne) return parts.map((part) => ({ ...part, title: `${title}: ${part.title}` }));
  const sum = (figure: keyof LineFigures) => sumCents(parts.map(({ figures }) => figures[figure]));
  const figures = {
    listed: sum("listed"),
    discount: sum("discount"),
    net: sum("net"),
    service: sum("service"),
    tax: sum("tax"),
    amount: sum("amount"),
  };
  const description = `${title}: ${parts.map((part) => part.title).join(", ")}`.slice(0, DESCRIPTION_MAX);
  return [{ ...first, title: description, figures }];
}

interface DocumentTerms {
  readonly kind: DocumentKind;
  readonly isServiceTaxed: boolean;
}

function documentLine(
  { title, quantity, tax: taxOfPrice, figures }: SoldItem,
  { kind, isServiceTaxed }: DocumentTerms,
  number: number,
): DocumentLine {
  const { net, service, tax } = figures;
  const isTaxed = hasTax(taxOfPrice);
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
