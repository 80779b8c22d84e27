const DECIMAL = /^(-?)(\d+)(?:\.(\d*))?(?:e([+-]?\d{1,3}))?$/;

/**
 * Reads a decimal ("12.40", 12.4, "1e-7") as an integer of `decimals` places, without binary arithmetic: a
 * number is read by its shortest text, so 1.005 is one and five thousandths and not 1.00499….
 * Half-up on the first dropped digit, away from zero for negatives, so that a refund mirrors its sale
 * (functional manual of the tax ministry, section XXI). Throws RangeError on anything else than a finite
 * decimal within the safe integers.
 */
export function scaledFromDecimal(value: number | string, decimals: number): number {
  const match = DECIMAL.exec(String(value).trim().toLowerCase());
  if (match === null) throw new RangeError(`not a decimal: ${value}`);
  const [, sign, whole = "", fraction = "", exponent = "0"] = match;
  const point = whole.length + Number(exponent) + decimals;
  const digits = (whole + fraction).padEnd(Math.max(point, 0), "0");
  const kept = point > 0 ? digits.slice(0, point) : "0";
  const firstDropped = point >= 0 ? digits.charAt(point) : "0";
  const magnitude = Number(kept) + (firstDropped >= "5" ? 1 : 0);
  if (!Number.isSafeInteger(magnitude)) throw new RangeError(`out of range: ${value}`);
  return sign === "-" && magnitude !== 0 ? -magnitude : magnitude;
}

/**
 * amount × numerator ÷ denominator, rounded half-up (away from zero for negatives) once, exactly.
 * All arguments are safe integers, the denominator above 0; throws RangeError when the result is not one.
 */
export function scaleHalfUp(amount: number, numerator: number, denominator: number): number {
  const rounded = Number(divideHalfUp(BigInt(amount) * BigInt(numerator), BigInt(denominator)));
  if (!Number.isSafeInteger(rounded)) throw new RangeError("out of range");
  return rounded;
}

/** dividend ÷ divisor (above 0), rounded half-up once, away from zero for negatives (functional manual §XXI). */
export function divideHalfUp(dividend: bigint, divisor: bigint): bigint {
  const magnitude = dividend < 0n ? -dividend : dividend;
  const rounded = (2n * magnitude + divisor) / (2n * divisor);
  return dividend < 0n ? -rounded : rounded;
}
