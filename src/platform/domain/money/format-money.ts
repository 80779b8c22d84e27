import { numberFormat } from "../writing/formats.ts";
import type { Cents } from "./cents.ts";

/** The currency that `Intl` is told while it writes an amount; only its place and its sign's are taken from it. */
const ANY = { style: "currency", currency: "USD", currencyDisplay: "narrowSymbol" } as const;
const DECIMALS = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;

/**
 * An amount as people read it, in the form of the locale: "$1,234.50", "-$3.00", "1 234,50 $"; always two decimals. The
 * symbol is that of the store's currency; without one it is a plain number.
 */
export function formatMoney(amount: Cents, symbol: string, locale: string): string {
  return symbol === ""
    ? numberFormat(locale, DECIMALS).format(amount / 100)
    : withSymbol(amount, symbol, locale);
}

/** An amount with the symbol in the place of the locale. */
export function withSymbol(
  amount: number,
  symbol: string,
  locale: string,
  options: Intl.NumberFormatOptions = {},
): string {
  return numberFormat(locale, { ...ANY, ...DECIMALS, ...options })
    .formatToParts(amount / 100)
    .map(({ type, value }) => (type === "currency" ? symbol : value))
    .join("");
}

export interface CurrencySymbol {
  /** ISO 4217, three capitals. */
  readonly code: string;
  readonly symbol: string;
}

export interface Currency extends CurrencySymbol {
  readonly name: string;
}

/**
 * Symbol of a currency code, the code itself when it is unknown (a wrong symbol would lie about the amount).
 * The list is an argument so that a page that needs one symbol does not carry all of `currencies.ts`.
 */
export function currencySymbol(code: string, currencies: readonly CurrencySymbol[]): string {
  const wanted = code.trim().toUpperCase();
  return currencies.find((currency) => currency.code === wanted)?.symbol ?? wanted;
}
