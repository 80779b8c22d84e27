import type { BasisPoints } from "#platform/domain/money/cents.ts";
import { type Decimal, fractionOfDecimal, sumDecimals, toCent } from "#platform/domain/money/decimal.ts";
import type { DocumentLine } from "../issue/tax-document-input.ts";
import { amountLine } from "./line-amounts.ts";

/** CAT-011. */
const SERVICE = 2;

/**
 * Income tax that the buyer withholds on services of people, half-up to the cent: 280.00 at 10 % is 28.00; goods have none
 * (guide §17, the rate is a matter of the accountant).
 */
export function incomeTaxOnServices(lines: readonly DocumentLine[], rate: BasisPoints): Decimal {
  const services = lines.filter(({ kind }) => kind === SERVICE).map((line) => amountLine(line).amount);
  return toCent(fractionOfDecimal(sumDecimals(services), BigInt(rate), 10_000n));
}
