import { type Cents, cents, ZERO_CENTS } from "#platform/domain/money/cents.ts";
import { type ExactDecimal, exactDecimal } from "#platform/domain/money/exact-decimal.ts";
import { divideHalfUp, scaleHalfUp } from "#platform/domain/money/scaled-integer.ts";
import {
  type DocumentSummary,
  documentLineAmount,
  type PurchaseDocument,
  type PurchaseDocumentLine,
  type PurchaseDocumentType,
  type SummaryFigure,
} from "./purchase-document.ts";
import { quantityTimesPrice } from "./read-document-line.ts";

/** Hundred-millionths in a cent: the tolerance of a line, for many issuers round it to cents (GUIDE §8). */
const CENT = 1_000_000;

/** IVA is 13 %: of a price that has it inside, 13 of 113 parts. */
const VAT = 13;
const WITH_VAT = 113;

/** A line whose amount differs from its quantity, price and discount. */
export interface LineDifference {
  readonly line: number;
  readonly expected: ExactDecimal;
  readonly found: ExactDecimal;
}

/** Lines that are off by more than a cent. A charge has its amount outside the columns of the sale. */
export function lineDifferences(lines: readonly PurchaseDocumentLine[]): LineDifference[] {
  return lines.flatMap((line) => {
    const product = quantityTimesPrice(line.quantity, line.unitPrice);
    if (line.kind === "charge" || product === null) return [];
    const expected = exactDecimal(product - line.discount);
    const found = exactDecimal(documentLineAmount(line));
    return Math.abs(expected - found) > CENT ? [{ line: line.number, expected, found }] : [];
  });
}

export interface SummaryDifference {
  readonly figure: SummaryFigure;
  readonly expected: Cents;
  readonly found: Cents;
}

/** A figure with the values it may have; several where the ministry's own texts contradict each other. */
type Expected = readonly [SummaryFigure, ...Cents[]];

/**
 * Returns the figures that are off by more than the cent of GUIDE §8, in the order in which they are added
 * up. Each is compared with the document's own figures before it, so that one slip is reported once, without
 * everything that follows from it.
 */
export function summaryDifferences(document: PurchaseDocument): SummaryDifference[] {
  const { figures } = document.summary;
  return expectedFigures(document).flatMap(([figure, ...expected]) => {
    const found = figures[figure];
    const [first] = expected;
    if (found === undefined || first === undefined) return [];
    return expected.some((each) => Math.abs(each - found) <= 1) ? [] : [{ figure, expected: first, found }];
  });
}

function expectedFigures({ type, lines, summary }: PurchaseDocument): Expected[] {
  const { figures } = summary;
  const said = (figure: SummaryFigure) => figures[figure] ?? ZERO_CENTS;
  const sum = (field: "taxed" | "exempt" | "notSubject" | "outsideTax") =>
    inCents(lines.reduce((total, line) => total + BigInt(line[field]), 0n));
  const sales = cents(said("notSubject") + said("exempt") + said("taxed"));
  const discounts = said("discountNotSubject") + said("discountExempt") + said("discountTaxed");
  const subtotal = figures.subtotal ?? cents((figures.sales ?? sales) - discounts);
  return [
    ["notSubject", sum("notSubject")],
    ["exempt", sum("exempt")],
    ["taxed", sum("taxed")],
    ["sales", sales],
    ["subtotal", cents((figures.sales ?? sales) - discounts)],
    ["vat", ...expectedVat(type, lines, said("taxed"), said("discountTaxed"))],
    ["total", ...expectedTotal(type, subtotal, summary)],
    ["outsideTax", sum("outsideTax")],
    ["toPay", ...expectedToPay(summary)],
  ];
}

/** GUIDE §6 and §7. A 01 has it inside: what its lines say, or what follows from their sum when they round each (GUIDE §6). */
function expectedVat(
  type: PurchaseDocumentType,
  lines: readonly PurchaseDocumentLine[],
  taxed: Cents,
  discount: Cents,
): Cents[] {
  const base = cents(taxed - discount);
  if (type !== "01")
    return type === "11" || type === "14" ? [ZERO_CENTS] : [cents(scaleHalfUp(base, VAT, 100))];
  const ofLines = lines.reduce((total, line) => total + BigInt(line.includedVat), 0n);
  const ofDiscount = BigInt(scaleHalfUp(discount * CENT, VAT, WITH_VAT));
  return [cents(scaleHalfUp(base, VAT, WITH_VAT)), inCents(ofLines - ofDiscount)];
}

/** Withheld amounts are no part of it, but the functional manual prints examples in which they are (GUIDE §7). */
function expectedTotal(
  type: PurchaseDocumentType,
  subtotal: Cents,
  { figures, vat, otherTributes }: DocumentSummary,
) {
  const { withheldVat = 0, perceivedVat = 0, insurance = 0, freight = 0 } = figures;
  const total = subtotal + otherTributes + (type === "01" ? 0 : vat);
  if (type === "11") return [cents(total + insurance + freight), cents(total)];
  return [cents(total), cents(total - withheldVat), cents(total + perceivedVat - withheldVat)];
}

function expectedToPay({ figures, total }: DocumentSummary): Cents[] {
  const { withheldVat = 0, perceivedVat = 0, withheldIncome = 0, outsideTax = 0 } = figures;
  const { insurance = 0, freight = 0 } = figures;
  const toPay = total + outsideTax - withheldIncome;
  return [
    cents(toPay + perceivedVat - withheldVat),
    cents(toPay + perceivedVat),
    cents(toPay),
    cents(toPay + insurance + freight),
  ];
}

/** Half-up to the cent, away from zero for negatives. */
function inCents(amount: bigint): Cents {
  return cents(Number(divideHalfUp(amount, BigInt(CENT))));
}
