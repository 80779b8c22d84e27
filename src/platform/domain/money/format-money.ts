import type { Cents } from "./cents.ts";

const formats = new Map<string, Intl.NumberFormat>();

function formatOf(locale: string): Intl.NumberFormat {
  const known = formats.get(locale);
  if (known !== undefined) return known;
  const format = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  formats.set(locale, format);
  return format;
}

/**
 * An amount as people read it: symbol, thousands as the locale writes them, always two decimals ("$1,234.50",
 * "-$3.00"). The locale decides separators only; the symbol is that of the store's currency.
 */
export function formatMoney(amount: Cents, symbol: string, locale: string): string {
  const text = formatOf(locale).format(Math.abs(amount) / 100);
  return `${amount < 0 ? "-" : ""}${symbol}${text}`;
}

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
