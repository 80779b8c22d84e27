import { expect, test } from "vitest";
import { cents } from "./cents.ts";
import { formatMoney } from "./format-money.ts";

test("always two decimals, thousands by locale, the sign before the symbol", () => {
  expect(formatMoney(cents(1240), "$", "es-SV")).toBe("$12.40");
  expect(formatMoney(cents(123_456_789), "$", "en")).toBe("$1,234,567.89");
  expect(formatMoney(cents(123_456_789), "€", "de")).toBe("€1.234.567,89");
  expect(formatMoney(cents(-300), "$", "es-SV")).toBe("-$3.00");
  expect(formatMoney(cents(0), "₡", "en")).toBe("₡0.00");
});
