import i18next from "i18next";
import { beforeAll, expect, test } from "vitest";
import { wordsOf } from "#app/words/word-catalogues.ts";
import { thousandths } from "#platform/domain/numbers/quantity.ts";
import { microsFromDecimal } from "../../domain/unit-cost.ts";
import { formatQuantity, formatTwoDecimals, formatUnitCost } from "./stock-text.ts";

beforeAll(async () => {
  await i18next.init({ lng: "es", resources: { es: { translation: wordsOf("es").catalogue } } });
});

test.each([
  [1500, "kg", "1.5 kg"],
  [1, "l", "0.001 l"],
  [1_234_000, "pc", "1,234 u"],
  [2_000, "caja", "2 caja"],
])("%d thousandths of a %s are written %s, never broken between figure and unit", (quantity, unit, text) => {
  expect(formatQuantity(thousandths(quantity), unit)).toBe(text.replace(" ", "\u00a0"));
});

test.each([
  [88_125, "88.13"],
  [1_005, "1.01"],
  [2_000, "2.00"],
  [1_234_567, "1,234.57"],
])("%d thousandths are %s with two decimals, half-up", (quantity, text) => {
  expect(formatTwoDecimals(thousandths(quantity))).toBe(text);
});

test.each([
  ["6.4", "$6.40"],
  ["0.0045", "$0.0045"],
  ["1200", "$1,200.00"],
  ["10.220281", "$10.22"],
  ["1.239469", "$1.239"],
  ["0.123456", "$0.1235"],
  ["0.000004", "$0.000004"],
  ["0", "$0.00"],
])("a unit that costs %s is written %s", (cost, text) => {
  expect(formatUnitCost(microsFromDecimal(cost), "USD")).toBe(text);
});
