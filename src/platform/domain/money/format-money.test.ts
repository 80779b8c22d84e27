import { expect, test } from "vitest";
import { cents } from "./cents.ts";
import { currencies } from "./currencies.ts";
import { currencySymbol, formatMoney } from "./format-money.ts";

test("always two decimals, thousands by locale, the sign before the symbol", () => {
  expect(formatMoney(cents(1240), "$", "es-SV")).toBe("$12.40");
  expect(formatMoney(cents(123_456_789), "$", "en")).toBe("$1,234,567.89");
  expect(formatMoney(cents(123_456_789), "€", "de")).toBe("1.234.567,89\u00a0€");
  expect(formatMoney(cents(-300), "$", "es-SV")).toBe("-$3.00");
  expect(formatMoney(cents(0), "₡", "en")).toBe("₡0.00");
});

test("the store's currency has its symbol, an unknown code stands for itself", () => {
  expect(currencySymbol("USD", currencies)).toBe("$");
  expect(currencySymbol(" svc ", currencies)).toBe("₡");
  expect(currencySymbol("xxx", currencies)).toBe("XXX");
});

test.each([
  ["USD", "$", "US Dollar"],
  ["SVC", "₡", "Salvadoran Colón"],
  ["GTQ", "Q", "Guatemalan Quetzal"],
  ["HNL", "L", "Honduran Lempira"],
  ["NIO", "C$", "Nicaraguan Córdoba"],
  ["CRC", "₡", "Costa Rican Colón"],
  ["PAB", "B/.", "Panamanian Balboa"],
  ["DOP", "RD$", "Dominican Peso"],
  ["EUR", "€", "Euro"],
])("%s is %s, %s", (code, symbol, name) => {
  expect(currencies).toContainEqual({ code, symbol, name });
});

test("what nobody pays with any more is not offered", () => {
  const codes = currencies.map(({ code }) => code);
  expect(codes).not.toContain("HRK");
  expect(codes).not.toContain("XDR");
});

test("about 160 currencies, each once and complete", () => {
  expect(currencies.length).toBeGreaterThan(150);
  expect(new Set(currencies.map((currency) => currency.code)).size).toBe(currencies.length);
  for (const { code, symbol, name } of currencies) {
    expect(code).toMatch(/^[A-Z]{3}$/);
    expect(symbol.trim().length).toBeGreaterThan(0);
    expect(name).not.toBe(code);
  }
});
