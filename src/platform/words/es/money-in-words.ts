import { spanishBeforeNoun } from "../../domain/text/spanish-numbers.ts";

/** Returns an amount of dollars as it is said: "doce dólares con 40 centavos". */
export function moneyInWords(whole: number, cents: number): string {
  const dollars = whole === 1 ? "un dólar" : `${spanishBeforeNoun(whole)} dólares`;
  const coins = `${cents} ${cents === 1 ? "centavo" : "centavos"}`;
  if (cents === 0) return dollars;
  return whole === 0 ? coins : `${dollars} con ${coins}`;
}
