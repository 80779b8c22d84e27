export interface Currency {
  /** ISO 4217, three capitals. */
  readonly code: string;
  readonly symbol: string;
  readonly name: string;
}

/**
 * Symbol of a currency code, the code itself when it is unknown (a wrong symbol would lie about the amount).
 * The list is an argument so that a page that needs one symbol does not carry all of `currencies.ts`.
 */
export function currencySymbol(code: string, currencies: readonly Currency[]): string {
  const wanted = code.trim().toUpperCase();
  return currencies.find((currency) => currency.code === wanted)?.symbol ?? wanted;
}
