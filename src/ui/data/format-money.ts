/**
 * Money for people: integer cents to "$1,234.50", "-$3.00" (es-SV: decimal point, comma between thousands).
 * Throws when cents are not a safe integer, because such an amount is a mistake somewhere else.
 */
export function formatMoney(cents: number, symbol: string): string {
  const sign = cents < 0 ? "-" : "";
  return `${sign}${symbol}${formatAmount(Math.abs(cents))}`;
}

/** The same without sign of currency: 123450 to "1,234.50". */
export function formatAmount(cents: number): string {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`not an amount in whole cents: ${cents}`);
  const digits = String(Math.abs(cents)).padStart(3, "0");
  const whole = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ",");
  return `${cents < 0 ? "-" : ""}${whole}.${digits.slice(-2)}`;
}
