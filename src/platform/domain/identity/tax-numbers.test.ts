import { expect, test } from "vitest";
import {
  formatDui,
  formatNit,
  formatNrc,
  hasDuiCheckDigit,
  identityDigits,
  identityDocuments,
  identityHint,
  isDui,
  isNit,
  isNrc,
} from "./tax-numbers.ts";

test("a NIT has 14 digits, or 9 when it is a homologated DUI", () => {
  for (const nit of ["06140101901013", "0614-010190-101-3", "012345678", "01234567-8"])
    expect(isNit(nit)).toBe(true);
  for (const wrong of ["", "0614010190101", "061401019010133", "0614010190101x"])
    expect(isNit(wrong)).toBe(false);
});

test("an NRC has 2 to 8 digits", () => {
  for (const nrc of ["12", "12345678", "123456-7"]) expect(isNrc(nrc)).toBe(true);
  for (const wrong of ["", "1", "123456789", "12a"]) expect(isNrc(wrong)).toBe(false);
});

test("the check digit of a DUI is ten less the weighted sum", () => {
  expect(hasDuiCheckDigit("00000000-0")).toBe(true);
  expect(hasDuiCheckDigit("01234567-2")).toBe(false);
  expect(hasDuiCheckDigit("01234567-8")).toBe(true);
  expect(hasDuiCheckDigit("1234")).toBe(false);
  expect(isDui("01234567-2")).toBe(true);
});

const NIT = identityDocuments.nit;
const DUI = identityDocuments.dui;

test.each([
  ["a DUI whose last digit does not fit", DUI, "01234567-2", "check_digit"],
  ["a DUI that serves as a NIT", NIT, "01234567-2", "check_digit"],
  ["a DUI of zeros, whose last digit fits", DUI, "00000000-0", "only_zeros"],
  ["a NIT of zeros", NIT, "0000-000000-000-0", "only_zeros"],
  ["an NRC of zeros", "nrc", "000000-0", "only_zeros"],
  ["a right DUI", DUI, "01234567-8", null],
  ["a NIT", NIT, "0614-010190-101-3", null],
  ["an NRC that begins with zeros", "nrc", "000123-4", null],
  ["what is refused anyway", DUI, "0000", null],
  ["a passport", identityDocuments.passport, "000000000", null],
  ["a number without a kind", null, "00000000-0", null],
])("%s is told as it deserves", (_, kind, number, hint) => {
  expect(identityHint(kind, number)).toBe(hint);
});

test("of the ten last digits exactly one fits", () => {
  const fitting = Array.from({ length: 10 }, (_, digit) => `04182930${digit}`).filter(hasDuiCheckDigit);
  expect(fitting).toHaveLength(1);
});

test("numbers are shown with their dashes; what is malformed stays as it was typed", () => {
  expect(formatNit("06140101901013")).toBe("0614-010190-101-3");
  expect(formatNit("012345678")).toBe("01234567-8");
  expect(formatNrc("1234567")).toBe("123456-7");
  expect(formatDui("012345678")).toBe("01234567-8");
  expect([formatNit("12"), formatNrc("x"), formatDui("1")]).toEqual(["12", "x", "1"]);
});

test("a tax number typed on another keyboard is the same number", () => {
  expect(identityDigits("０６１４－２３０３１６－１０２－３")).toBe("06142303161023");
  expect(isNit("٠٦١٤-٢٣٠٣١٦-١٠٢-٣")).toBe(true);
  expect(isNrc("१२३४५६-७")).toBe(true);
  expect(formatDui("۰۴۳۲۱۰۹۸-۷")).toBe("04321098-7");
});
