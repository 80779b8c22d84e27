import type { Cents } from "../domain/money/cents.ts";
import { type CurrencySymbol, currencySymbol, formatMoney } from "../domain/money/format-money.ts";
import { detailsText, listText } from "../domain/text/list-text.ts";
import { elapsedText } from "../domain/writing/duration-text.ts";
import { dayOfText, dayText, momentText, timeText } from "../domain/writing/moment-text.ts";
import { numberText, plainNumberText } from "../domain/writing/number-text.ts";
import { currentLanguage } from "./i18n.ts";
import { currentWriting } from "./language/current-writing.ts";
import { restaurantZone } from "./session/session.ts";

/** The symbols that the till needs at once; the full list is heavy and belongs to the settings screen. */
const commonCurrencies: readonly CurrencySymbol[] = [
  { code: "USD", symbol: "$" },
  { code: "EUR", symbol: "€" },
  { code: "GTQ", symbol: "Q" },
  { code: "HNL", symbol: "L" },
  { code: "NIO", symbol: "C$" },
  { code: "CRC", symbol: "₡" },
  { code: "MXN", symbol: "$" },
];

/** In the restaurant's zone, wherever the device is; in El Salvador's while nobody is signed in. */
const here = (at: Date) => ({ at, zone: restaurantZone() });

/** `21/11/2026, 3:05 PM`, `2026/11/21 15:05`: an instant in the restaurant's zone, as the language on screen writes it. */
export const formatDateTime = (instant: Date): string => momentText(here(instant), currentWriting());

/** `21/11/2026`: the day of an instant in the restaurant's zone. */
export const formatDate = (instant: Date): string => dayOfText(here(instant), currentWriting());

/** `3:05 PM`, `15:05`: an instant in the restaurant's zone. */
export const formatTime = (instant: Date): string => timeText(here(instant), currentWriting());

/** A calendar or business day, `2026-11-21`, as `21/11/2026`; it has no zone and none is applied. */
export const formatDay = (day: string): string => dayText(day, currentWriting());

/** `$12.40`: integer cents with the symbol of the store's currency code. */
export const formatAmount = (amount: Cents, currency: string): string =>
  formatMoney(amount, symbolOf(currency), currentWriting().locale);

/** Symbol of the store's currency code, the code itself when it is a rare one. */
export function symbolOf(currency: string): string {
  return currencySymbol(currency, commonCurrencies);
}

/** A count with thousands set apart: `1,234`. */
export const formatCount = (count: number): string => numberText(count, currentWriting());

/** Minutes that have passed, as short as they can be read: `12m`, `1h 5m`. */
export const formatElapsed = (minutes: number): string => elapsedText(minutes, currentWriting());

/** A list as part of a sentence, in the language on screen: "Pupusas, Bebidas y Postres". */
export function formatList(texts: readonly string[]): string {
  return listText(texts, currentLanguage());
}

/** A name and its details beside each other, in the language on screen: "Pupusa, De maíz". */
export function formatDetails(texts: readonly (string | null | undefined | false)[]): string {
  return detailsText(texts, currentWriting());
}

/** A number as it is called, in one piece: of an order, a course, a seat. */
export const formatPlainNumber = (value: number): string => plainNumberText(value, currentWriting());

/** Pieces of something: "2 × Pupusa". */
export const formatPieces = (pieces: number, title: string): string => `${formatCount(pieces)} × ${title}`;
