import { expect, test } from "vitest";
import { typedDigit, westernDigits } from "./western-digits.ts";

test.for<readonly [string, string]>([
  ["１２３．５", "123.5"],
  ["٠١٢٣٤٥٦٧٨٩", "0123456789"],
  ["۰۱۲۳۴۵۶۷۸۹", "0123456789"],
  ["०१२३४५६७८९", "0123456789"],
  ["١٬٢٠٤٫٥٠", "1,204.50"],
  ["１，２０４。５０", "1,204.50"],
  ["٪١٠", "%10"],
  ["＋５０３　７０００－１２３４", "+503 7000-1234"],
  ["ＤＥＳＣ１０", "DESC10"],
  ["٢١/١١/٢٠٢٦", "21/11/2026"],
  ["قهوة 2", "قهوة 2"],
  ["दाल २", "दाल 2"],
])("%s is stored as %s", ([typed, stored]) => {
  expect(westernDigits(typed)).toBe(stored);
});

test("a key that writes a digit in any script is that digit, any other none", () => {
  expect(["5", "５", "٥", "۵", "५"].map(typedDigit)).toEqual(["5", "5", "5", "5", "5"]);
  expect(["a", "Enter", "٫", "", "12"].map(typedDigit)).toEqual([null, null, null, null, null]);
});
