import { type Cents, cents, subtractCents, sumCents } from "#platform/domain/money/cents.ts";
import {
  centsOfDecimal,
  type Decimal,
  decimal,
  decimalOfCents,
  fractionOfDecimal,
  sumDecimals,
  timesDecimal,
} from "#platform/domain/money/decimal.ts";
import { divideHalfUp } from "#platform/domain/money/scaled-integer.ts";

/** A line of a document with its eight decimals (guide §8). */
export interface ExactLine {
  readonly quantity: Decimal;
  readonly unitPrice: Decimal;
  readonly discount: Decimal;
  /** The amount in its column. */
  readonly amount: Decimal;
  /** Name of the column that its amount is added up in. */
  readonly column: string;
}

/** A line as people read it on paper. */
export type Printed<Line extends ExactLine> = Omit<Line, "unitPrice" | "discount" | "amount"> & {
  readonly unitPrice: Decimal;
  readonly discount: Cents;
  readonly amount: Cents;
};

/**
 * Returns prices and amounts of lines as paper shows them (guide §23, free design; docs/decisions/0119): discounts and the amounts of
 * each column in cents that add up to the sum below them, and prices with as few decimals as their amount needs. A price of the menu
 * is the menu's; one of which IVA was taken is 3.10 where one piece is sold, and 3.097 where two are 6.19. A line that has nothing in
 * its column, because it stands beside all of them, keeps the price that is written (guide §12).
 */
export function printedAmounts<Line extends ExactLine>(lines: readonly Line[]): Printed<Line>[] {
  const discounts = centsOfColumn(lines.map(({ discount }) => discount));
  const amounts = lines.map(({ amount }) => centsOfDecimal(amount));
  const byColumn = Map.groupBy(lines.keys(), (index) => lines[index]?.column);
  for (const places of byColumn.values()) {
    const column = centsOfColumn(places.flatMap((index) => lines[index]?.amount ?? []));
    for (const [at, index] of places.entries()) amounts[index] = column[at] ?? cents(0);
  }
  return lines.map((line, index) => {
    const [discount, amount] = [discounts[index] ?? cents(0), amounts[index] ?? cents(0)];
    const isBeside = line.amount === 0n && line.discount === 0n;
    const unitPrice = isBeside ? line.unitPrice : shortestPrice(line, sumCents([amount, discount]));
    return { ...line, unitPrice, discount, amount };
  });
}

/** Rounds a column so that it adds up to its own sum: whoever was rounded the furthest gives or takes the cent, the earlier one first. */
function centsOfColumn(exact: readonly Decimal[]): Cents[] {
  const rounded = exact.map(centsOfDecimal);
  const missing = subtractCents(centsOfDecimal(sumDecimals(exact)), sumCents(rounded));
  const sign = BigInt(Math.sign(missing));
  const lost = (index: number) => sign * ((exact[index] ?? 0n) - decimalOfCents(rounded[index] ?? cents(0)));
  const byLoss = [...rounded.keys()].toSorted((a, b) => Number(lost(b) - lost(a)) || a - b);
  const moved = new Set(byLoss.slice(0, Math.abs(missing)));
  return rounded.map((amount, index) =>
    moved.has(index) ? sumCents([amount, cents(Number(sign))]) : amount,
  );
}

/** Decimals of a price at least and at most (guide §8). */
const FEWEST = 2;
const MOST = 8;

/** Returns the price with the fewest decimals that times the quantity is the amount before the discount; else what one piece comes to. */
function shortestPrice({ quantity, unitPrice }: ExactLine, before: Cents): Decimal {
  const ofPiece =
    quantity === 0n ? unitPrice : fractionOfDecimal(decimalOfCents(before), 100_000_000n, quantity);
  for (const price of [unitPrice, ofPiece])
    for (let decimals = FEWEST; decimals <= MOST; decimals += 1) {
      const step = 10n ** BigInt(MOST - decimals);
      const shown = decimal(divideHalfUp(price, step) * step);
      if (centsOfDecimal(timesDecimal(quantity, shown)) === before) return shown;
    }
  return unitPrice;
}
