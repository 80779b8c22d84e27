import type { Cents } from "../domain/money/cents.ts";
import {
  type Currency,
  currencySymbol,
  formatCompactMoney,
  formatFinePrice,
  formatMoney,
  formatWholeMoney,
} from "../domain/money/format-money.ts";
import { detailsText, listText } from "../domain/text/list-text.ts";
import {
  elapsedText,
  lengthText,
  type TimeUnit,
  waitText,
  wholeLengthText,
} from "../domain/writing/duration-text.ts";
import * as moments from "../domain/writing/moment-text.ts";
import { fixedText, numberText, percentText, plainNumberText } from "../domain/writing/number-text.ts";
import { currentLanguage } from "./i18n.ts";
import { currentWriting } from "./language/current-writing.ts";
import { restaurantZone } from "./session/session.ts";

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

/** In the restaurant's zone, wherever the device is; in El Salvador's while nobody is signed in. */
const here = (at: Date) => ({ at, zone: restaurantZone() });

/** `21/11/2026, 3:05 PM`, `2026/11/21 15:05`: an instant in the restaurant's zone, as the language on screen writes it. */
export const formatDateTime = (instant: Date): string => moments.momentText(here(instant), currentWriting());

/** `21/11/2026`: the day of an instant in the restaurant's zone. */
export const formatDate = (instant: Date): string => moments.dayOfText(here(instant), currentWriting());

/** `3:05 PM`, `15:05`: an instant in the restaurant's zone. */
export const formatTime = (instant: Date): string => moments.timeText(here(instant), currentWriting());

/** A calendar or business day, `2026-11-21`, as `21/11/2026`; it has no zone and none is applied. */
export const formatDay = (day: string): string => moments.dayText(day, currentWriting());

/** A day without its year, for axes and tight places: `21/11`, `11/21`. */
export const formatShortDay = (day: string): string => moments.shortDayText(day, currentWriting());

/** The month of a day: `nov 2026`. */
export const formatMonth = (day: string, length: "short" | "long" = "short"): string =>
  moments.monthText(day, currentWriting(), length);

/** The weekday of a day: `domingo`. */
export const formatWeekday = (day: string): string => moments.weekdayText(day, currentWriting());

/** A day of every week, 1 for Monday to 7 for Sunday, short: `lun`, `月`. */
export const formatWeekdayNumber = (weekday: number): string =>
  moments.weekdayNumberText(weekday, currentWriting());

/** A minute of the day: `6:00 AM`, `06:00`. */
export const formatMinute = (minute: number): string => moments.minuteText(minute, currentWriting());

/** An hour of the clock: `7 PM`, `19 h`, `19時`. */
export const formatHour = (hour: number): string => moments.hourText(hour, currentWriting());

/** `$12.40`: integer cents with the symbol of the store's currency code. */
export const formatAmount = (amount: Cents, currency: string): string =>
  formatMoney(amount, symbolOf(currency), currentWriting().locale);

/** An amount on the axis of a chart, without the cents that are none: `$12`, `$7.50`. */
export const formatAxisAmount = (amount: number, currency: string): string =>
  formatWholeMoney(Math.round(amount) as Cents, symbolOf(currency), currentWriting().locale);

/** An amount as short as possible: `$12.3K` (back-office §9). */
export const formatCompactAmount = (amount: Cents, currency: string): string =>
  formatCompactMoney(amount, symbolOf(currency), currentWriting().locale);

/** A price of a small unit, in units of the currency: `$0.0045`. */
export const formatSmallPrice = (price: number, currency: string, decimals: number): string =>
  formatFinePrice(price, symbolOf(currency), currentWriting().locale, decimals);

/** Symbol of the store's currency code, the code itself when it is a rare one. */
export function symbolOf(currency: string): string {
  return currencySymbol(currency, commonCurrencies);
}

/** A count with thousands set apart: `1,234`. */
export const formatCount = (count: number): string => numberText(count, currentWriting());

/** A number with as many decimals as told: `1,234.50`. */
export const formatDecimal = (value: number, decimals: number): string =>
  fixedText(value, currentWriting(), decimals);

/** A number of percents with its sign: 12.5 as `12.5%`, `12,5 %`. */
export const formatPercent = (percents: number, decimals?: number): string =>
  percentText(percents, currentWriting(), decimals);

/** A length of time in one unit: `22 min`, `8 s`. */
export const formatLength = (length: number, unit: TimeUnit): string =>
  lengthText(length, unit, currentWriting());

/** A time to wait, in whole words: `30 seconds`. */
export const formatWait = (seconds: number): string => waitText(seconds, currentWriting());

/** A length of time in whole words: `24 hours`, `3.5 days`. */
export const formatWholeLength = (length: number, unit: TimeUnit): string =>
  wholeLengthText(length, unit, currentWriting());

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
