import { type Decimal, decimal, fractionOfDecimal, ZERO_DECIMAL } from "#platform/domain/money/decimal.ts";
import { amountLine } from "../arithmetic/line-amounts.ts";
import { type SaleSummary, saleSummary } from "../arithmetic/sale-summary.ts";
import { lodgingTribute } from "../arithmetic/tributes.ts";
import type { DocumentLine, SaleDocumentInput } from "../issue/tax-document-input.ts";

const CENT = 1_000_000n;

/** Steps in which the last price is moved, in cents: the nearest first. */
const STEPS = [0n, 1n, -1n, 2n, -2n, 3n, -3n];

const NO_DISCOUNT = {
  taxed: ZERO_DECIMAL,
  exempt: ZERO_DECIMAL,
  notSubject: ZERO_DECIMAL,
  percentage: ZERO_DECIMAL,
};

/** Returns the summary of a document, before withholding (guide §6, §7). */
export function documentTotal(lines: readonly DocumentLine[], type: SaleDocumentInput["type"]): SaleSummary {
  const amounts = lines.map(amountLine);
  return saleSummary(amounts, {
    type,
    discounts: NO_DISCOUNT,
    tributes: lodgingTribute(amounts, type),
    isVatWithheld: false,
    isVatPerceived: false,
  });
}

/** Lines, and the amount they still miss. */
export interface SettledLines {
  readonly lines: readonly DocumentLine[];
  readonly missing: Decimal;
}

/**
 * The lines such that the document comes to what was charged: when its own arithmetic gives another cent, the cent goes into the
 * price of the last taxed line that can bear it (guide §7). Of 113 totals IVA on a net sum cannot reach 13: then a cent is missing.
 */
export function settleCent(
  lines: readonly DocumentLine[],
  charged: Decimal,
  type: SaleDocumentInput["type"],
): SettledLines {
  const bearer = lines.findLastIndex(isBearer);
  for (const step of bearer < 0 ? [] : STEPS) {
    const moved = lines.map((line, index) => (index === bearer ? movePrice(line, step) : line));
    if (totalOf(moved, type) === charged) return { lines: moved, missing: ZERO_DECIMAL };
  }
  return { lines, missing: decimal(charged - totalOf(lines, type)) };
}

function totalOf(lines: readonly DocumentLine[], type: SaleDocumentInput["type"]): Decimal {
  const { total, outside } = documentTotal(lines, type);
  return decimal(total + outside);
}

/** Tells whether a line stays above nothing when it loses a few cents. */
function isBearer(line: DocumentLine): boolean {
  return line.sale === "taxed" && amountLine(line).amount > 4n * CENT;
}

function movePrice(line: DocumentLine, cents: bigint): DocumentLine {
  const pieces = line.quantity / 100_000_000n;
  if (cents === 0n || pieces <= 0n) return line;
  const move = fractionOfDecimal(decimal(cents * CENT), 1n, pieces);
  return { ...line, unitPrice: decimal(line.unitPrice + move) };
}
