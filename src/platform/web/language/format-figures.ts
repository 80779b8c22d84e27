import type { Cents } from "../../domain/money/cents.ts";
import { formatCompactMoney, formatFinePrice, formatWholeMoney } from "../../domain/money/format-figures.ts";
import { fixedText, percentText } from "../../domain/writing/number-text.ts";
import { symbolOf } from "../format.ts";
import { currentWriting } from "./current-writing.ts";

/** An amount on the axis of a chart, without the cents that are none: `$12`, `$7.50`. */
export const formatAxisAmount = (amount: number, currency: string): string =>
  formatWholeMoney(Math.round(amount) as Cents, symbolOf(currency), currentWriting().locale);

/** An amount as short as possible: `$12.3K` (back-office §9). */
export const formatCompactAmount = (amount: Cents, currency: string): string =>
  formatCompactMoney(amount, symbolOf(currency), currentWriting().locale);

/** A price of a small unit, in units of the currency: `$0.0045`. */
export const formatSmallPrice = (price: number, currency: string, decimals: number): string =>
  formatFinePrice(price, symbolOf(currency), currentWriting().locale, decimals);

/** A number with as many decimals as told: `1,234.50`. */
export const formatDecimal = (value: number, decimals: number): string =>
  fixedText(value, currentWriting(), decimals);

/** A number of percents with its sign: 12.5 as `12.5%`, `12,5 %`. */
export const formatPercent = (percents: number, decimals?: number): string =>
  percentText(percents, currentWriting(), decimals);
