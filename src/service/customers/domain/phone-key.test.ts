import fc from "fast-check";
import { expect, test } from "vitest";
import { isPhone } from "#platform/domain/identity/contact.ts";
import { phoneKey, tidyPhone } from "./phone-key.ts";

const SPELLINGS = [
  "70001234",
  "7000-1234",
  "7000 1234",
  "(7000) 1234",
  "7000.1234",
  "+503 7000-1234",
  "+50370001234",
  "503 7000 1234",
  "00503 7000-1234",
  "(+503) 7000_1234",
  "\u202a+503 7000\u20111234\u202c",
  "7000\u00a01234",
];

test.each(SPELLINGS)("%j is the same phone", (spelling) => {
  expect(isPhone(tidyPhone(spelling))).toBe(true);
  expect(phoneKey(tidyPhone(spelling))).toBe("70001234");
});

test("only the prefix of the country before eight digits is left off", () => {
  expect(phoneKey("5037000")).toBe("5037000");
  expect(phoneKey("503 700 123 456")).toBe("503700123456");
  expect(phoneKey("+1 305 555 0100")).toBe("13055550100");
  expect(phoneKey("2222-0000 ext 12")).not.toBe(phoneKey("2222-0000"));
  expect(phoneKey(" *** ")).toBe("***");
});

test("signs and spaces between the digits never make another phone", () => {
  const digits = fc.string({ unit: fc.constantFrom(..."0123456789"), minLength: 8, maxLength: 8 });
  const signs = fc.array(fc.constantFrom("", " ", "-", ".", "(", ")"), { minLength: 8, maxLength: 8 });
  fc.assert(
    fc.property(digits, signs, (number, between) => {
      const spelt = [...number].map((digit, place) => `${between[place]}${digit}`).join("");
      expect(phoneKey(spelt)).toBe(phoneKey(number));
      expect(phoneKey(`+503 ${spelt}`)).toBe(phoneKey(number));
    }),
    { seed: 7 },
  );
});

test("a phone typed on another keyboard is the same phone, stored in western digits", () => {
  expect(tidyPhone("＋５０３　７０００－１２３４")).toBe("+503 7000-1234");
  expect(["٧٠٠٠-١٢٣٤", "७०००१२३४", "７０００ １２３４"].map(phoneKey)).toEqual([
    "70001234",
    "70001234",
    "70001234",
  ]);
});
