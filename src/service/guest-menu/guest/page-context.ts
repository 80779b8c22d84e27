import { createContext, use } from "react";
import type { GuestWord } from "#app/words/en/guests.ts";
import { apiBase } from "#platform/contract/api-base.ts";
import { centsFromDecimal } from "#platform/domain/money/cents.ts";
import { formatMoney } from "#platform/domain/money/format-money.ts";
import { isolated } from "#platform/domain/text/isolated.ts";
import { type Language, localeOf, writingOf } from "#platform/domain/text/languages.ts";
import { listText } from "#platform/domain/text/list-text.ts";
import { percentText } from "#platform/domain/writing/number-text.ts";
import type { PageData } from "./page-data.ts";

const PageContext = createContext<PageData | null>(null);
export const PageProvider = PageContext.Provider;

/** Returns the data of the page. Throws outside of a page. */
export function usePage(): PageData {
  const page = use(PageContext);
  if (page === null) throw new Error("usePage outside of a guests' page");
  return page;
}

type Values = Readonly<Record<string, string | number>>;

/**
 * Returns the texts in the page's language: `t("table", { table: "4" })`; a counted key in the form for its
 * `count`.
 */
export function useWords(): (key: GuestWord, values?: Values) => string {
  const page = usePage();
  const words: Readonly<Record<string, string>> = page.words;
  const formsOf = (key: GuestWord, count: number) =>
    words[`${key}_${new Intl.PluralRules(localeOf(page.language)).select(count)}`] ?? words[`${key}_other`];
  return (key, values = {}) => {
    const { count } = values;
    const text = (typeof count === "number" ? formsOf(key, count) : undefined) ?? words[key] ?? key;
    return text.replace(/\{\{(\w+)\}\}/g, (whole, name) => {
      const value = values[name];
      return value === undefined ? whole : isolated(String(value), page.language);
    });
  };
}

/** Returns a function that writes a list within a sentence, as the page's language does. */
export function useList(): (texts: readonly string[]) => string {
  const { language } = usePage();
  return (texts) => listText(texts, language).toLocaleLowerCase(language);
}

/** Returns a function that formats a wire amount in the store's currency. */
export function useMoney(): (decimal: number) => string {
  const { symbol, language } = usePage();
  // Isolated from the text around it, which may be written from right to left.
  return (decimal) => `\u2068${formatMoney(centsFromDecimal(decimal), symbol, localeOf(language))}\u2069`;
}

/** Returns the address of a picture. */
export const pictureAddress = (path: string) => apiBase + path;

/** Returns the addresses of a picture in reduced widths, and as it is stored, with the width in pixels that it has at most. */
export const pictureSizes = (path: string, widths: readonly string[], stored: number) =>
  [
    ...widths.map((width) => `${apiBase}${path}?width=${width} ${width}w`),
    `${apiBase}${path} ${stored}w`,
  ].join(",");

/** Returns the address of the page of a guest's order. */
export function orderLink({ qrcode, locator }: Pick<PageData, "qrcode" | "locator">, token: string): string {
  const path = `/m/${encodeURIComponent(qrcode)}/order/${encodeURIComponent(token)}`;
  return locator === null ? path : `${path}?${new URLSearchParams({ table: locator })}`;
}

interface Link {
  readonly view?: "menu" | "cart" | "bill" | "feedback";
  readonly language?: Language;
}

/**
 * Returns the address of a page of the restaurant, at the same table, optionally in another language. Guests
 * without a restaurant's code get the page where a code is typed.
 */
export function pageLink({ qrcode, locator }: PageData, { view = "menu", language }: Link = {}): string {
  const query = new URLSearchParams();
  if (language !== undefined) query.set("lang", language);
  if (locator !== null && qrcode !== "") query.set("table", locator);
  const ofRestaurant = `/m/${encodeURIComponent(qrcode)}${view === "menu" ? "" : `/${view}`}`;
  const path = qrcode === "" ? "/m" : ofRestaurant;
  return `${path}${query.size > 0 ? `?${query}` : ""}`;
}

/** Returns a function that writes a number of percents with its sign, as the page's language does. */
export function usePercent(): (percents: number) => string {
  const { language } = usePage();
  return (percents) => percentText(percents, writingOf(language));
}
