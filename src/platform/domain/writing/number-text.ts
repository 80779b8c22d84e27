import type { Writing } from "../text/languages.ts";
import { numberFormat } from "./formats.ts";

/** A count or another number with its thousands set apart, up to three decimals: `1,234.5`, `1 234,5`. */
export const numberText = (value: number, { locale }: Writing): string => numberFormat(locale).format(value);

/** A number as it is called, in one piece: a year, a number of an order, `1234.5`. */
export const plainNumberText = (value: number, { locale }: Writing): string =>
  numberFormat(locale, { useGrouping: false, maximumFractionDigits: 20 }).format(value);

/** A number with as many decimals as told: `1,234.50`. */
export const fixedText = (value: number, { locale }: Writing, least: number, most = least): string =>
  numberFormat(locale, { minimumFractionDigits: least, maximumFractionDigits: most }).format(value);

/** A number of percents, 12.5, with its sign: `12.5%`, `12,5 %`. */
export const percentText = (percents: number, { locale }: Writing, decimals?: number): string =>
  numberFormat(locale, {
    style: "percent",
    minimumFractionDigits: decimals ?? 0,
    maximumFractionDigits: decimals ?? 4,
  }).format(percents / 100);
