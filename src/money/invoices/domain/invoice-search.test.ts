import fc from "fast-check";
import { expect, test } from "vitest";
import { invoiceSearch } from "./invoice-search.ts";

test.each([
  ["#45", { number: 45, total: null, terms: [] }],
  ["# 45 ", { number: 45, total: null, terms: [] }],
  ["Noé 45", { number: null, total: null, terms: ["noe", "45"] }],
  ["45", { number: 45, total: 4_500, terms: ["45"] }],
  ["$45", { number: null, total: 4_500, terms: [] }],
  ["$ 12.4", { number: null, total: 1_240, terms: [] }],
  ["12.40", { number: null, total: 1_240, terms: [] }],
  ["12,40", { number: null, total: 1_240, terms: [] }],
  ["1,234", { number: null, total: 123_400, terms: [] }],
  ["$1,234.50", { number: null, total: 123_450, terms: [] }],
  ["1.234,50", { number: null, total: 123_450, terms: [] }],
  ["$1.500", { number: null, total: null, terms: ["500", "1"] }],
  ["0", { number: 0, total: 0, terms: ["0"] }],
  // Eight digits are a phone, or an invoice of a long life; no amount.
  ["70001234", { number: 70_001_234, total: null, terms: ["70001234"] }],
  ["7000-1234", { number: null, total: null, terms: ["70001234"] }],
  ["+503 7000 1234", { number: null, total: null, terms: ["70001234"] }],
  ["María José", { number: null, total: null, terms: ["maria", "jose"] }],
  ["O'Connor #3", { number: null, total: null, terms: ["connor", "o", "3"] }],
  ["", { number: null, total: null, terms: [] }],
  ["$", { number: null, total: null, terms: [] }],
])("%j means %j", (typed, meaning) => {
  expect(invoiceSearch(typed)).toEqual(meaning);
});

test.each(["N.º 45", "nº45", "n° 45", "No. 45", "no 45", "Factura 45", "invoice 45"])(
  "%j is written as screen and paper write a number",
  (typed) => {
    expect(invoiceSearch(typed)).toEqual({ number: 45, total: null, terms: [] });
  },
);

test("whatever is typed, number and amount are ones that the database takes", () => {
  const typed = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.stringMatching(/^[$#]?[ 0-9.,]{0,16}$/),
    fc.string({ unit: fc.constantFrom(..."0123456789.,$# ") }),
  );
  fc.assert(
    fc.property(typed, (text) => {
      const { number, total, terms } = invoiceSearch(text);
      expect(number === null || (Number.isInteger(number) && number >= 0 && number < 1e9)).toBe(true);
      expect(total === null || (Number.isSafeInteger(total) && total >= 0)).toBe(true);
      expect(terms.length).toBeLessThanOrEqual(6);
    }),
  );
});
