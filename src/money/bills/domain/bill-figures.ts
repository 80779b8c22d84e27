import { addSales } from "#core/pricing/domain/add-sales.ts";
import { type LineFigures, saleLines } from "#core/pricing/domain/sale-lines.ts";
import { type SaleTotals, saleTotals } from "#core/pricing/domain/sale-totals.ts";
import type { ServiceCharge } from "#core/pricing/domain/service-charge.ts";
import type { PricedLine } from "#core/pricing/domain/tax-breakdown.ts";
import type { Cents } from "#platform/domain/money/cents.ts";
import { balanceOf, type PaidLinePart, remainingLines } from "./split-sale.ts";

/** Rounds that became a sale together: those of the first part, or those sent after it. */
export interface BillSection {
  readonly lines: readonly PricedLine[];
  readonly service: ServiceCharge;
  /** On the whole of them, beside the discounts of the lines. */
  readonly discount: Cents;
}

/** Totals of a bill and the unpaid rest of each line; lines are those of the sections, one after the other. */
interface BillFigures {
  /** Totals of each section. */
  readonly sales: readonly SaleTotals[];
  readonly sale: SaleTotals;
  /** Figures of each line in the whole bill. */
  readonly whole: readonly LineFigures[];
  readonly left: readonly PaidLinePart[];
  readonly balance: Cents;
}

/**
 * Computes what is owed of orders that are paid together; nothing else does. A section is a sale of its own, so
 * that a round that joins a bill changes no cent of what was already paid (decision 104). `parts` are the paid
 * parts of the lines, each a list in their order.
 */
export function billFigures(
  sections: readonly BillSection[],
  parts: readonly (readonly PaidLinePart[])[],
): BillFigures {
  const sales = sections.map(({ lines, service, discount }) => saleTotals(lines, { service, discount }));
  const figures = sections.flatMap(({ lines }, index) => {
    const sale = sales[index];
    return sale ? saleLines(lines, sale) : [];
  });
  const left = remainingLines(figures, parts);
  return { sales, sale: addSales(sales), whole: figures, left, balance: balanceOf(left) };
}

/** Tells whether nothing of these lines is paid. */
export function isUntouched(left: readonly PaidLinePart[]): boolean {
  return left.every(({ portion }) => portion.numerator === portion.denominator);
}
