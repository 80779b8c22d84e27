import type { Currency } from "./format-money.ts";

/** In the standard's data, but withdrawn, or units of account that are never paid with. */
const notInCirculation = new Set(["CUC", "HRK", "SLL", "XDR", "XSU", "ZWL"]);

/** Symbols as people write them where English has no short one, or one that says too little. */
const localSymbols: Readonly<Record<string, string>> = {
  DOP: "RD$",
  MAD: "DH",
  PAB: "B/.",
  PEN: "S/",
  SAR: "SR",
  SVC: "₡",
  ZWG: "ZiG",
};

const names = new Intl.DisplayNames("en", { type: "currency" });

/**
 * Currencies a store may use: ISO 4217 codes in circulation, common symbol, English name, from the platform's own
 * data. A file of its own so that only the settings screen and the server load it.
 */
export const currencies: readonly Currency[] = Intl.supportedValuesOf("currency")
  .filter((code) => !notInCirculation.has(code))
  .map((code) => ({ code, symbol: localSymbols[code] ?? narrowSymbol(code), name: names.of(code) ?? code }));

function narrowSymbol(currency: string): string {
  const format = new Intl.NumberFormat("en", {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
  });
  return format.formatToParts(0).find(({ type }) => type === "currency")?.value ?? currency;
}
