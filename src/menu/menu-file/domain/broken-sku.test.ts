import { expect, test } from "vitest";
import { brokenSku, widthOfSkus } from "./broken-sku.ts";

test.each([
  ["7", "0007", { damage: "zeros", likely: "0007" }],
  ["7.0", "0007", { damage: "zeros", likely: "0007" }],
  ["0", "0000", { damage: "zeros", likely: "0000" }],
  ["6.1401E+12", "6140101234567", { damage: "digits", likely: "6140101234567" }],
  ["6,1401e+12", "6140101234567", { damage: "digits", likely: "6140101234567" }],
  ["6.1401E+12", "7140101234567", { damage: "digits", likely: null }],
  ["6.1401E+12", null, { damage: "digits", likely: null }],
])("a SKU that a spreadsheet broke is known, with the right one: %s of %s", (written, own, told) => {
  expect(brokenSku(written, own, null)).toEqual(told);
});

test.each([
  ["0007", "0007"],
  ["8", "0007"],
  ["1E5", null],
  ["A-7", "0007"],
  ["70", null],
])("another SKU is nothing broken: %s of %s", (written, own) => {
  expect(brokenSku(written, own, null)).toBeNull();
});

test("SKUs of one length, some with zeros in front, tell the length of a new one", () => {
  expect(widthOfSkus(["0007", "0120"])).toBe(4);
  expect(brokenSku("12", null, 4)).toEqual({ damage: "zeros", likely: "0012" });
  expect([widthOfSkus(["1007", "2120"]), widthOfSkus(["0007", "12"]), widthOfSkus([])]).toEqual([
    null,
    null,
    null,
  ]);
});
