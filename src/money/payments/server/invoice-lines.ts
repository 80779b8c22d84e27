import type { LineFigures } from "#core/pricing/domain/sale-lines.ts";
import { taxGroupKey } from "#core/pricing/domain/tax-breakdown.ts";
import type { PriceTax } from "#core/pricing/domain/tax-type.ts";
import type { OrderLineId } from "#platform/domain/ids.ts";
import { type Cents, cents, sumCents, ZERO_CENTS } from "#platform/domain/money/cents.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { required } from "#platform/server/http/app-error.ts";
import type { Fraction } from "#service/bills/domain/fraction.ts";
import type { PaidLinePart } from "#service/bills/domain/split-sale.ts";
import { type ItemTaxFacts, taxFactsOfItems } from "#tax/documents/server/public.ts";
import { withSoldVat } from "#tax/tax-documents/domain/from-sale/sold-line.ts";
import type { Bill, SoldLine } from "./bill/bill.ts";

/** A line of an invoice: its portion of an ordered line, and its figures. */
export interface InvoicedLine extends LineFigures {
  /** The item's data for a tax document. */
  readonly taxFacts: ItemTaxFacts;
  readonly line: SoldLine;
  readonly orderLineId: OrderLineId;
  readonly portion: Fraction;
  /** Whole pieces at their price; any other portion is one piece at the portion's price. */
  readonly quantity: number;
  readonly unitPrice: Cents;
}

/**
 * Returns the lines of a part of a sale with their IVA as in its document; leaves out lines that the part does not
 * touch.
 */
export async function invoicedLines(
  tx: Tx,
  { lines, terms }: Pick<Bill, "lines" | "terms">,
  parts: readonly PaidLinePart[],
): Promise<InvoicedLine[]> {
  if (lines.length === 0) return [];
  const taxFactsOf = await taxFactsOfItems(
    tx,
    lines.map((line) => line.item_id),
  );
  return lines.flatMap((line, index) => {
    const part = parts[index];
    if (!part || part.portion.numerator === 0) return [];
    const { portion } = part;
    const taxFacts = required(taxFactsOf.get(line.item_id), "the item of a line");
    const { untaxedAs = "exempt", tributes = [] } = taxFacts;
    const figures = withSoldVat(
      part.figures,
      { tax: line.priced.tax, untaxedAs, tributes },
      terms.service.isTaxed,
    );
    return [{ ...figures, line, taxFacts, orderLineId: line.id, portion, ...piecesOf(line, part) }];
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

/** Sums each tax in the order of a sale's groups. An untaxed service charge belongs to none of them. */
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

/** Sums the lines of an invoice. */
export function invoicedTotals(lines: readonly InvoicedLine[]) {
  const sum = (key: keyof LineFigures) => sumCents(lines.map((line) => line[key]));
  const [net, discount] = [sum("net"), sum("discount")];
  return {
    listed: sum("listed"),
    discount,
    /** Before the discount, like a sale's `net`. */
    subTotal: cents(net + discount),
    net,
    tax: sum("tax"),
    serviceCharge: sum("service"),
    total: sum("amount"),
  };
}
