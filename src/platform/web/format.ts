import { type Cents, cents } from "../domain/money/cents.ts";
import { type Currency, currencySymbol, formatMoney } from "../domain/money/format-money.ts";
import { localeOf, usualLanguage } from "../domain/text/languages.ts";
import { listText } from "../domain/text/list-text.ts";
import { currentLanguage } from "./i18n.ts";
import { restaurantZone } from "./session/session.ts";

/** Locale of everything that is written out (operations §1), whatever the language of the words. */
export const LOCALE = localeOf(usualLanguage);

/** The symbols that the till needs at once; the full list is heavy and belongs to the settings screen. */
const commonCurrencies: readonly Currency[] = [
  { code: "USD", symbol: "$", name: "US Dollar" },
  { code: "EUR", symbol: "€", name: "Euro" },
  { code: "GTQ", symbol: "Q", name: "Guatemalan Quetzal" },
  { code: "HNL", symbol: "L", name: "Honduran Lempira" },
  { code: "NIO", symbol: "C$", name: "Nicaraguan Córdoba" },
  { code: "CRC", symbol: "₡", name: "Costa Rican Colón" },
  { code: "MXN", symbol: "$", name: "Mexican Peso" },
];

const formats = new Map<string, Intl.DateTimeFormat>();

function formatIn(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat("en-US", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "numeric",
    minute: "2-digit",
    hour12: true,
  });
  formats.set(timeZone, made);
  return made;
}

/** In the restaurant's zone, wherever the device is; in El Salvador's while nobody is signed in. */
function partsOf(instant: Date): Record<string, string> {
  const format = formatIn(restaurantZone());
  return Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value]));
}

/** `21/11/2026, 3:05 PM` in the restaurant's zone. */
export function formatDateTime(instant: Date): string {
  return `${formatDate(instant)}, ${formatTime(instant)}`;
}

/** `21/11/2026`: the day of an instant in the restaurant's zone. */
export function formatDate(instant: Date): string {
  const { day, month, year } = partsOf(instant);
  return `${day}/${month}/${year}`;
}

/** `3:05 PM` in the restaurant's zone. */
export function formatTime(instant: Date): string {
  const { hour, minute, dayPeriod } = partsOf(instant);
  return `${hour}:${minute} ${dayPeriod}`;
}

/** A calendar or business day, `2026-11-21`, as `21/11/2026`; it has no zone and none is applied. */
export function formatDay(day: string): string {
  const [year, month, date] = day.slice(0, 10).split("-");
  return `${date}/${month}/${year}`;
}

/** `$12.40`: integer cents with the symbol of the store's currency code. */
export function formatAmount(amount: Cents, currency: string): string {
  return formatMoney(amount, symbolOf(currency), LOCALE);
}

/** An amount on the axis of a chart, without the cents that are none: `$12`, `$7.50`. */
export function formatAxisAmount(amount: number, currency: string): string {
  const whole = formatAmount(cents(Math.round(amount)), currency);
  return whole.endsWith(".00") ? whole.slice(0, -3) : whole;
}

/** Symbol of the store's currency code, the code itself when it is a rare one. */
export function symbolOf(currency: string): string {
  return currencySymbol(currency, commonCurrencies);
}

/** A count with thousands set apart: `1,234`. */
export function formatCount(count: number): string {
  return new Intl.NumberFormat(LOCALE).format(count);
}

/** A list as part of a sentence, in the language on screen: "Pupusas, Bebidas y Postres". */
export function formatList(texts: readonly string[]): string {
  return listText(texts, currentLanguage());
}
