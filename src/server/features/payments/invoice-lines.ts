import type { OrderLineId } from "../../../domain/ids.ts";
import { type Cents, cents, sumCents, ZERO_CENTS } from "../../../domain/money/cents.ts";
import type { Fraction } from "../../../domain/payments/fraction.ts";
import type { PaidLinePart } from "../../../domain/payments/split-sale.ts";
import type { LineFigures } from "../../../domain/tax/sale-lines.ts";
import { taxGroupKey } from "../../../domain/tax/tax-breakdown.ts";
import type { PriceTax } from "../../../domain/tax/tax-type.ts";
import type { SoldLine } from "./bill/charged-order.ts";

/** A line of an invoice: what of an ordered line it has, and its figures. */
export interface InvoicedLine extends LineFigures {
  readonly line: SoldLine;
  readonly orderLineId: OrderLineId;
  readonly portion: Fraction;
  /** Whole pieces at their price; another portion is one piece at the price of the portion. */
  readonly quantity: number;
  readonly unitPrice: Cents;
}

/** The lines of a part of a sale; those of which it has nothing are left out. */
export function invoicedLines(lines: readonly SoldLine[], parts: readonly PaidLinePart[]): InvoicedLine[] {
  return lines.flatMap((line, index) => {
    const part = parts[index];
    if (!part || part.portion.numerator === 0) return [];
    return [{ ...part.figures, line, orderLineId: line.id, portion: part.portion, ...piecesOf(line, part) }];
  });
}

function piecesOf(
  { priced }: SoldLine,
  { figures, portion }: PaidLinePart,
): { quantity: number; unitPrice: Cents } {
  const pieces = (priced.quantity * portion.numerator) / portion.denominator;
  const isWhole = Number.isInteger(pieces) && pieces * priced.unitPrice === figures.listed;
  return isWhole
    ? { quantity: pieces, unitPrice: priced.unitPrice }
    : { quantity: 1, unitPrice: figures.listed };
}

export type InvoicedTax = PriceTax & { readonly net: Cents; readonly tax: Cents };

/**
 * The sums of each tax, in the order of a sale's groups. A service charge that is not taxed belongs to none of them.
 */
export function invoicedTaxes(
  groups: readonly PriceTax[],
  lines: readonly InvoicedLine[],
  isServiceTaxed: boolean,
): InvoicedTax[] {
  return groups.flatMap(({ type, rate }) => {
    const key = taxGroupKey({ type, rate });
    const members = lines.filter(({ line }) => taxGroupKey(line.priced.tax) === key);
    if (members.length === 0) return [];
    const net = members.map((member) => sumCents([member.net, isServiceTaxed ? member.service : ZERO_CENTS]));
    return [{ type, rate, net: sumCents(net), tax: sumCents(members.map((member) => member.tax)) }];
  });
}

/** What the lines of an invoice come to. */
export function invoicedTotals(lines: readonly InvoicedLine[]) {
  const sum = (key: keyof LineFigures) => sumCents(lines.map((line) => line[key]));
  const [net, discount] = [sum("net"), sum("discount")];
  return {
    listed: sum("listed"),
    discount,
    /** Before the discount, as a sale's `net`. */
    subTotal: cents(net + discount),
    net,
    tax: sum("tax"),
    serviceCharge: sum("service"),
    total: sum("amount"),
  };
}
