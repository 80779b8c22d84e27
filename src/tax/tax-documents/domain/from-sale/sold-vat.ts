import type { LineFigures } from "#core/pricing/domain/sale-lines.ts";
import { type Cents, cents, ZERO_CENTS } from "#platform/domain/money/cents.ts";
import { scaleHalfUp } from "#platform/domain/money/scaled-integer.ts";
import { LODGING_TRIBUTE } from "../arithmetic/tributes.ts";
import { paidParts, type SoldLine, saleKindOf } from "./sold-line.ts";

/**
 * The figures of a line whose price holds a lodging's tribute beside IVA: IVA is 13 of 118 of what was paid for it, and what the bill
 * took for IVA above that is price (guide §11; docs/decisions/0074). A taxed service charge bears no tribute. Other lines are as they were.
 */
export function withSoldVat<Figures extends LineFigures>(
  figures: Figures,
  line: Pick<SoldLine, "tax" | "untaxedAs" | "tributes">,
  isServiceTaxed: boolean,
): Figures {
  if (!line.tributes.includes(LODGING_TRIBUTE) || saleKindOf(line) !== "taxed") return figures;
  const paid = paidParts({ tax: line.tax, figures });
  const parts = isServiceTaxed
    ? paid
    : { goods: cents(figures.amount - figures.service), service: ZERO_CENTS };
  const tax = vatOf(parts.goods, parts.service);
  return { ...figures, tax, net: cents(figures.net + figures.tax - tax) };
}

const vatOf = (goods: Cents, service: Cents): Cents =>
  cents(scaleHalfUp(goods, 13, 118) + scaleHalfUp(service, 13, 113));
