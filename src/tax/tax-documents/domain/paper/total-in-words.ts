import type { Cents } from "#platform/domain/money/cents.ts";
import { spanishBeforeNoun } from "#platform/domain/text/spanish-numbers.ts";

/**
 * Returns the amount to pay in capital words, the cents as a fraction: CIENTO VEINTIÚN DÓLARES CON 05/100, UN
 * MILLÓN DE DÓLARES CON 00/100 (guide §15, `totalLetras`). Throws RangeError on a negative amount, which no
 * document has.
 */
export function totalInWords(total: Cents): string {
  if (total < 0) throw new RangeError(`no document is about less than nothing: ${total}`);
  const whole = Math.floor(total / 100);
  const fraction = String(total % 100).padStart(2, "0");
  return `${spanishBeforeNoun(whole)}${nounOf(whole)} con ${fraction}/100`.toLocaleUpperCase("es");
}

/** Whole millions are followed by "de". */
function nounOf(whole: number): string {
  if (whole === 1) return " dólar";
  return whole > 0 && whole % 1_000_000 === 0 ? " de dólares" : " dólares";
}
