import { addSales } from "#core/pricing/domain/add-sales.ts";
import { saleLines } from "#core/pricing/domain/sale-lines.ts";
import { type SaleTotals, saleTotals } from "#core/pricing/domain/sale-totals.ts";
import type { ServiceCharge } from "#core/pricing/domain/service-charge.ts";
import type { PricedLine } from "#core/pricing/domain/tax-breakdown.ts";
import type { Cents } from "#platform/domain/money/cents.ts";
import { balanceOf, type PaidLinePart, remainingLines } from "./split-sale.ts";

/** Rounds that became a sale together: those of the first part, and those that were sent after it. */
export interface BillSection {
  readonly lines: readonly PricedLine[];
  readonly service: ServiceCharge;
  readonly discount: Cents;
}

/** What a bill comes to, what of each line is left to pay, and together; lines are those of the sections, one after the other. */
export interface BillFigures {
  /** Of each section. */
  readonly sales: readonly SaleTotals[];
  readonly sale: SaleTotals;
  readonly left: readonly PaidLinePart[];
  readonly balance: Cents;
}

/**
 * The one computation of what is owed of orders that are paid together. A section is a sale of its own, so that a round
 * that joins a bill changes no cent of what is paid already (docs/decisions/0104). `parts` are what was paid of the
 * lines, each a list in their order.
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
  return { sales, sale: addSales(sales), left, balance: balanceOf(left) };
}

/** Whether no part has anything of these lines. */
export function isUntouched(left: readonly PaidLinePart[]): boolean {
  return left.every(({ portion }) => portion.numerator === portion.denominator);
}
