import type { LineFigures } from "#core/pricing/domain/sale-lines.ts";
import { taxGroupKey } from "#core/pricing/domain/tax-breakdown.ts";
import type { PriceTax } from "#core/pricing/domain/tax-type.ts";
import type { PaidLinePart } from "#money/bills/domain/split-sale.ts";
import { type Cents, sumCents, ZERO_CENTS } from "#platform/domain/money/cents.ts";
import type { Tx } from "#platform/server/db/tx.ts";
import { required } from "#platform/server/http/app-error.ts";
import type { InvoiceType } from "#service/orders/domain/invoice-type.ts";
import { documentKindOf } from "#tax/documents/domain/document-kind.ts";
import { taxFactsOfItems } from "#tax/documents/server/public.ts";
import { withDocumentCents } from "#tax/tax-documents/domain/from-sale/document-cents.ts";
import type { SaleLine, SaleTax } from "#tax/tax-documents/domain/from-sale/sale-line.ts";
import type { ChargedBill, ChargedLine } from "./bill/bill.ts";

/**
 * Returns the lines of a part of a sale with the tax that its document says; leaves out lines that the part does not
 * touch.
 */
export async function linesOfPart(
  tx: Tx,
  { lines, terms }: Pick<ChargedBill, "lines" | "terms">,
  { part: parts, invoiceType }: { readonly part: readonly PaidLinePart[]; readonly invoiceType: InvoiceType },
): Promise<SaleLine[]> {
  if (lines.length === 0) return [];
  const taxFactsOf = await taxFactsOfItems(
    tx,
    lines.map((line) => line.item_id),
  );
  const sold = lines.flatMap((line, index): SaleLine[] => {
    const part = parts[index];
    if (!part || part.portion.numerator === 0) return [];
    const { portion } = part;
    const taxFacts = required(taxFactsOf.get(line.item_id), "the item of a line");
    const { tax: taxOfPrice } = line.priced;
    return [
      {
        ...part.figures,
        ...piecesOf(line, part),
        orderLineId: line.id,
        title: line.item_title,
        portion,
        taxOfPrice,
        combo: line.combo && { uuid: line.combo.uuid, title: line.combo.title },
        taxFacts,
      },
    ];
  });
  return withDocumentCents(sold, {
    type: documentKindOf(invoiceType),
    isServiceTaxed: terms.service.isTaxed,
  });
}

function piecesOf(
  { priced }: ChargedLine,
  { figures, portion }: PaidLinePart,
): { quantity: number; unitPrice: Cents } {
  const pieces = (priced.quantity * portion.numerator) / portion.denominator;
  const isWhole = Number.isInteger(pieces) && pieces * priced.unitPrice === figures.listed;
  return isWhole
    ? { quantity: pieces, unitPrice: priced.unitPrice }
    : { quantity: 1, unitPrice: figures.listed };
}

/** Sums each tax in the order of a sale's groups. An untaxed service charge belongs to none of them. */
export function taxesOfLines(
  groups: readonly PriceTax[],
  lines: readonly SaleLine[],
  isServiceTaxed: boolean,
): SaleTax[] {
  return groups.flatMap(({ type, rate }) => {
    const key = taxGroupKey({ type, rate });
    const members = lines.filter(({ taxOfPrice }) => taxGroupKey(taxOfPrice) === key);
    if (members.length === 0) return [];
    const net = members.map((member) => sumCents([member.net, isServiceTaxed ? member.service : ZERO_CENTS]));
    return [{ type, rate, net: sumCents(net), tax: sumCents(members.map((member) => member.tax)) }];
  });
}

/** Sums the figures of lines as the totals of their sale; `net` is after the discount. */
export function totalsOfLines(lines: readonly SaleLine[]) {
  const sum = (key: keyof LineFigures) => sumCents(lines.map((line) => line[key]));
  return {
    listed: sum("listed"),
    discount: sum("discount"),
    net: sum("net"),
    tax: sum("tax"),
    tributes: sumCents(lines.map((line) => line.tributes ?? ZERO_CENTS)),
    serviceCharge: sum("service"),
    total: sum("amount"),
  };
}
