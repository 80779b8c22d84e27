/**
 * Integer cents as a person types them, without the sign of the currency: 123450 is "1,234.50". `moneyIn` reads it
 * back. Throws when the cents are not a safe integer, because such an amount is a mistake somewhere else.
 */
export function typedAmount(cents: number): string {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`not an amount in whole cents: ${cents}`);
  const digits = String(Math.abs(cents)).padStart(3, "0");
  const whole = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ",");
  return `${cents < 0 ? "-" : ""}${whole}.${digits.slice(-2)}`;
}
