import { type Cents, cents } from "./cents.ts";
import { divideHalfUp } from "./scaled-integer.ts";

/**
 * An amount or a quantity of a tax document: an integer of hundred-millionths without a limit (guide §8:
 * eleven digits before the point, eight behind it). Calculations are exact; functions that round say so. May
 * be negative.
 */
export type Decimal = bigint & { readonly __unit: "hundred-millionths of a tax document" };

const WHOLE = 100_000_000n;
const CENT = 1_000_000n;

/** Brands an integer of hundred-millionths. */
export function decimal(scaled: bigint): Decimal {
  return scaled as Decimal;
}

export const ZERO_DECIMAL: Decimal = decimal(0n);

/** A whole number of units. */
export function decimalFromWhole(whole: number): Decimal {
  return decimal(BigInt(whole) * WHOLE);
}

export function decimalOfCents(amount: Cents): Decimal {
  return decimal(BigInt(amount) * CENT);
}

const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]?\d{1,3}))?$/i;

/**
 * Reads 1.25, "1.25" or 1e-7 by its shortest text, without binary arithmetic. Null when it is none or has a ninth decimal
 * (guide §8: 3.3000000000000003 is refused by the ministry, not rounded).
 */
export function readDecimal(value: number | string): Decimal | null {
  const match = DECIMAL.exec(String(value));
  if (match === null) return null;
  const [, sign, whole = "", fraction = "", exponent = "0"] = match;
  const point = whole.length + Number(exponent) + 8;
  const digits = (whole + fraction).padEnd(point, "0");
  const [kept, dropped] = point > 0 ? [digits.slice(0, point), digits.slice(point)] : ["0", digits];
  if (/[1-9]/.test(dropped)) return null;
  const scaled = BigInt(kept);
  return decimal(sign === "-" ? -scaled : scaled);
}

/** Reads a text that is known to be a decimal. Throws RangeError otherwise. */
export function decimalFrom(value: number | string): Decimal {
  const read = readDecimal(value);
  if (read === null) throw new RangeError(`not a decimal of eight places: ${value}`);
  return read;
}

/** Writes it for JSON and people: no exponent, no point without decimals, no negative zero (guide §8). */
export function decimalText(value: Decimal): string {
  const magnitude = value < 0n ? -value : value;
  const fraction = (magnitude % WHOLE).toString().padStart(8, "0").replace(/0+$/, "");
  return `${value < 0n ? "-" : ""}${magnitude / WHOLE}${fraction === "" ? "" : `.${fraction}`}`;
}

/** A price in full, with two decimals at least: 3.50, 3.09734513 (guide §8). */
export function decimalPriceText(price: Decimal): string {
  const [whole = "", fraction = ""] = decimalText(price).split(".");
  return `${whole}.${fraction.padEnd(2, "0")}`;
}

/** Half-up to the cent. Throws RangeError beyond the safe integers. */
export function centsOfDecimal(value: Decimal): Cents {
  return cents(Number(divideHalfUp(value, CENT)));
}

/** Half-up to the cent, still as a decimal: figures of a summary (guide §8). */
export function toCent(value: Decimal): Decimal {
  return decimal(divideHalfUp(value, CENT) * CENT);
}

/** Product of two decimals, half-up to eight places. */
export function timesDecimal(a: Decimal, b: Decimal): Decimal {
  return decimal(divideHalfUp(a * b, WHOLE));
}

/** a × numerator ÷ denominator, half-up to eight places. The denominator is above 0. */
export function fractionOfDecimal(a: Decimal, numerator: bigint, denominator: bigint): Decimal {
  return decimal(divideHalfUp(a * numerator, denominator));
}

export function sumDecimals(values: Iterable<Decimal>): Decimal {
  let total = 0n;
  for (const value of values) total += value;
  return decimal(total);
}
