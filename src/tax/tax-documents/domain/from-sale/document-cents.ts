import { taxedAmount } from "#core/pricing/domain/taxed-amount.ts";
import { IVA_RATE } from "#menu/menu/domain/item-billing.ts";
import { type Cents, cents, subtractCents, sumCents, ZERO_CENTS } from "#platform/domain/money/cents.ts";
import { LODGING_TRIBUTE } from "../arithmetic/tributes.ts";
import type { SaleDocumentInput } from "../issue/tax-document-input.ts";
import { creditedAmounts, vatOfSale } from "./document-of-sale.ts";
import { foldedItems } from "./lines-of-sale.ts";
import { paidParts, type SaleLine, saleKindOf, withSoldVat } from "./sale-line.ts";

/**
 * Returns what the note of a refund may come to at most: the rest of the crédito fiscal, less what is left of the sale without IVA. Of
 * the cents that notes can have more than their crédito fiscal, the taxed lines go without.
 */
export function mostOfNote(rest: Cents, left: readonly SaleLine[], isServiceTaxed: boolean): Cents {
  const untaxed = left
    .filter((line) => saleKindOf(line) !== "taxed")
    .map(({ amount, service }) => (isServiceTaxed ? amount : subtractCents(amount, service)));
  return subtractCents(rest, sumCents(untaxed));
}

/** The terms of a document of a sale, or of the part of one. */
export interface DocumentTerms {
  readonly type: SaleDocumentInput["type"];
  readonly isServiceTaxed: boolean;
}

/**
 * The lines of a sale with the tax that its document says, before they are frozen: invoice, receipt, reports and document then say
 * the same cent (docs/decisions/0117). What is paid for a line stays; its tax and its net take the cent, first those of a price with
 * IVA inside. A house whose tax is not IVA keeps its own figures, which no document says.
 */
export function withDocumentCents(sold: readonly SaleLine[], terms: DocumentTerms): SaleLine[] {
  const taxed = (line: SaleLine) => saleKindOf(line) === "taxed";
  if (sold.some((line) => taxed(line) && line.taxOfPrice.rate !== IVA_RATE)) return [...sold];
  const lines = sold.map((line) => withSoldVat(line, line, terms.isServiceTaxed));
  const hasLodging = lines.some(({ taxFacts }) => taxFacts.tributes.includes(LODGING_TRIBUTE));
  // Without a tribute beside it the IVA is that of what was paid; it decides which cent a crédito fiscal has.
  const paid = lines
    .filter(taxed)
    .map(({ amount, service }) => (terms.isServiceTaxed ? amount : subtractCents(amount, service)));
  const insideAll = insidePrice(sumCents(paid)).tax;
  const aimed = hasLodging ? lines : withTax(lines, insideAll, taxed);
  const withVat = withTax(aimed, vatOfSale({ ...terms, lines: aimed }), taxed);
  return terms.isServiceTaxed ? withService(withVat, taxed) : withVat;
}

const insidePrice = (amount: Cents) => taxedAmount(amount, { type: "inclusive", rate: IVA_RATE });

type Test = (line: SaleLine) => boolean;

function withTax(lines: readonly SaleLine[], tax: Cents, taxed: Test): SaleLine[] {
  const all = sumCents(lines.filter(taxed).map((line) => line.tax));
  return moveCents(lines, "tax", subtractCents(tax, all), taxed);
}

/** The service charge without tax is worth what its line on the document is worth without IVA. */
function withService(lines: readonly SaleLine[], taxed: Test): SaleLine[] {
  const items = foldedItems(lines);
  const charged = paidParts(items).flatMap(({ service }, index) => {
    const item = items[index];
    return item && taxed(item) ? [service] : [];
  });
  const all = sumCents(lines.filter(taxed).map(({ service }) => service));
  const worth = insidePrice(sumCents(charged)).net;
  const parts = new Map(paidParts(lines).map(({ service }, index) => [lines[index], service]));
  const isCharged = (line: SaleLine) => taxed(line) && (line.service > 0 || (parts.get(line) ?? 0) > 0);
  return moveCents(lines, "service", subtractCents(worth, all), isCharged);
}

/** Moves cents between one figure of lines and their net, a cent a line at a time; what no line can bear is left out. */
function moveCents(
  lines: readonly SaleLine[],
  figure: "tax" | "service",
  by: Cents,
  isBearer: Test,
): SaleLine[] {
  const moved = [...lines];
  const step = cents(Math.sign(by));
  let left = Math.abs(by);
  const canBear = (line: SaleLine) => (step > 0 ? line.net : line[figure]) >= 1;
  const bearers = [...lines.entries()].filter(([, line]) => isBearer(line));
  const largestFirst = bearers.toSorted(([, a], [, b]) => b.amount - a.amount).map(([index]) => index);
  const isAdded = (index: number) => lines[index]?.taxOfPrice.type === "exclusive";
  /** Moves a cent on each line that can bear one; false when there was none to move, or no line for it. */
  const moveOnce = (order: readonly number[]): boolean => {
    const before = left;
    for (const index of order) {
      const line = moved[index];
      if (left === 0 || line === undefined || !canBear(line)) continue;
      const figures = { [figure]: sumCents([line[figure], step]), net: subtractCents(line.net, step) };
      moved[index] = { ...line, ...figures };
      left -= 1;
    }
    return left < before;
  };
  // What is added to prices was charged as it is: those lines bear what no other can.
  for (const order of [largestFirst.filter((index) => !isAdded(index)), largestFirst.filter(isAdded)])
    while (moveOnce(order));
  return moved;
}

/** A refund: the lines that are given back, and those that are left. */
export interface RefundedSale extends DocumentTerms {
  /** All lines of the sale. */
  readonly sold: readonly SaleLine[];
  /** Tax of the invoice less that of earlier refunds. */
  readonly taxLeft: Cents;
  /** Lines of what is left afterwards; none when all was given back. */
  readonly left: readonly SaleLine[];
  /** Lines of what is given back now. */
  readonly returned: readonly SaleLine[];
  /** Rest of the crédito fiscal that can be credited, amounts beside the tax base apart. */
  readonly creditable: Cents;
}

/**
 * Returns the tax that the document of a refund says: of a factura the difference to the one for what is left, of a crédito fiscal
 * that of its credit note (guide §16; docs/decisions/0117). Null where the house's tax is not IVA.
 */
export function taxOfRefund(refund: RefundedSale): Cents | null {
  const { type, isServiceTaxed, sold, left, returned, taxLeft, creditable } = refund;
  if (sold.some((line) => saleKindOf(line) === "taxed" && line.taxOfPrice.rate !== IVA_RATE)) return null;
  if (type === "03") {
    const atMost = mostOfNote(creditable, left, isServiceTaxed);
    return creditedAmounts({ lines: returned, isServiceTaxed, atMost, isWhole: false }).vat;
  }
  const rest = left.length === 0 ? ZERO_CENTS : vatOfSale({ type, isServiceTaxed, lines: left });
  return subtractCents(taxLeft, rest);
}
