import { westernDigits } from "#platform/domain/text/western-digits.ts";
/** Returns the number people call a table by, which is the last one in its title; null without a number. */
export function tableNumber(title: string): number | null {
  const digits = westernDigits(title).match(/\d+/g)?.at(-1);
  return digits === undefined ? null : Number(digits);
}
