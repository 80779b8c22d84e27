import {
  type BasisPoints,
  type Cents,
  cents,
  multiplyCents,
  sumCents,
  ZERO_CENTS,
} from "#platform/domain/money/cents.ts";
import { prorate } from "#platform/domain/money/prorate.ts";
import { hasTax, NO_TAX, type PriceTax, type TaxType, taxTypes } from "./tax-type.ts";
import { type TaxedAmount, taxedAmount } from "./taxed-amount.ts";

/** A line of a sale: unit price (variant and add-ons included), whole quantity, tax. */
export interface PricedLine {
  readonly unitPrice: Cents;
  readonly quantity: number;
  readonly tax: PriceTax;
  /** Taken off all of its pieces at the price of the menu, at most what they cost; none unless given. */
  readonly discount?: Cents;
}

/** All of a sale that has one tax type and one rate. Lines without tax are one group of type `other`, rate 0. */
export interface TaxGroup extends TaxedAmount {
  readonly type: TaxType;
  readonly rate: BasisPoints;
}

/** Unit price × quantity: what the line shows, tax inside or not as its price is written. */
export function lineAmount(line: Pick<PricedLine, "unitPrice" | "quantity">): Cents {
  return multiplyCents(line.unitPrice, line.quantity);
}

/**
 * Net, tax and gross per tax type and rate. The exact integer sum of a group is taxed with a single rounding,
 * so neither the order of the lines nor merging two of them can change a cent (docs/decisions/0001).
 * Sorted by type (exclusive, inclusive, other), then higher rate first.
 */
export function taxBreakdown(lines: Iterable<PricedLine>): TaxGroup[] {
  const sums = new Map<string, { tax: PriceTax; amount: Cents }>();
  for (const line of lines) {
    const tax = groupTax(line.tax);
    const key = taxGroupKey(tax);
    const soFar = sums.get(key)?.amount ?? ZERO_CENTS;
    sums.set(key, { tax, amount: cents(soFar + lineAmount(line)) });
  }
  return [...sums.values()]
    .map(({ tax, amount }) => ({ type: tax.type, rate: tax.rate, ...taxedAmount(amount, tax) }))
    .toSorted((a, b) => taxTypes.indexOf(a.type) - taxTypes.indexOf(b.type) || b.rate - a.rate);
}

/**
 * The tax of each line, in the lines' order, such that the lines of a group add up to the group's tax: the
 * rounded tax of the document is shared out, lines are never rounded on their own. For invoice lines and reports.
 * Needs amounts of at least 0.
 */
export function taxPerLine(lines: readonly PricedLine[]): TaxedAmount[] {
  const result: TaxedAmount[] = lines.map(() => ({ net: ZERO_CENTS, tax: ZERO_CENTS, gross: ZERO_CENTS }));
  for (const group of taxBreakdown(lines)) {
    const members = [...lines.entries()].filter(([, line]) => taxGroupKey(line.tax) === taxGroupKey(group));
    const amounts = members.map(([, line]) => lineAmount(line));
    const taxes = prorate(group.tax, amounts);
    for (const [position, [index]] of members.entries()) {
      const amount = amounts[position] ?? ZERO_CENTS;
      const tax = taxes[position] ?? ZERO_CENTS;
      const net = group.type === "inclusive" ? cents(amount - tax) : amount;
      result[index] = { net, tax, gross: sumCents([net, tax]) };
    }
  }
  return result;
}

/** Names the group that a price belongs to: prices with equal keys are taxed together. */
export function taxGroupKey(tax: PriceTax): string {
  const { type, rate } = groupTax(tax);
  return `${type} ${rate}`;
}

function groupTax(tax: PriceTax): PriceTax {
  return hasTax(tax) ? tax : NO_TAX;
}
