import {
  type Decimal,
  decimal,
  sumDecimals,
  timesDecimal,
  toCent,
  ZERO_DECIMAL,
} from "#platform/domain/money/decimal.ts";
import type { DocumentLine, SaleKind } from "../issue/tax-document-input.ts";

/** A line with its amount. */
export interface AmountLine extends DocumentLine {
  /** Half-up to eight decimals; of a line `outside` 0, its amount is beside the columns (guide §6, §12). */
  readonly amount: Decimal;
}

/** Quantity × price − discount, half-up to eight decimals (guide §6, §7). */
export function amountLine(line: DocumentLine): AmountLine {
  return { ...line, amount: line.sale === "outside" ? ZERO_DECIMAL : soldAmount(line) };
}

/** Returns the amount of a line in its column (guide §6, §7). */
export function soldAmount({
  quantity,
  unitPrice,
  discount,
}: Pick<DocumentLine, "quantity" | "unitPrice" | "discount">): Decimal {
  return decimal(timesDecimal(quantity, unitPrice) - discount);
}

/** The amount of a line in one of the three columns: the others are 0 (guide §5). */
export function inColumn(line: AmountLine, sale: SaleKind): Decimal {
  return line.sale === sale ? line.amount : ZERO_DECIMAL;
}

/** A column of the summary: lines of eight decimals added up, then half-up to the cent (guide §8). */
export function columnTotal(lines: readonly AmountLine[], sale: SaleKind): Decimal {
  return toCent(sumDecimals(lines.map((line) => inColumn(line, sale))));
}

/** All that is beside the columns, to the cent (guide §12). */
export function outsideTotal(lines: readonly AmountLine[]): Decimal {
  return toCent(sumDecimals(lines.map(({ outside }) => outside)));
}

/** Returns the discounts of all lines, to the cent (guide §9). */
export function lineDiscounts(lines: readonly AmountLine[]): Decimal {
  return toCent(sumDecimals(lines.map(({ discount }) => discount)));
}
