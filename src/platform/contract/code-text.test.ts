import { expect, test } from "vitest";
import { z } from "zod";
import { pin } from "#core/approvals/contract/approvals.ts";
import { appCode } from "#core/second-factor/contract/second-factor-code.ts";
import { codeText, optionalCode } from "./code-text.ts";
import { optionalPhone } from "./optional-phone.ts";
import { optionalOfTaxpayer, taxpayerText } from "./taxpayer.ts";
import { day } from "./wire.ts";

test.each([
  ["a PIN", pin, "١٤٧٠", "1470"],
  ["a code of an app", appCode, "１２３ ４５６", "123 456"],
  ["a phone", optionalPhone, "७१२३-४५६७", "7123-4567"],
  ["a NIT", optionalOfTaxpayer("nit"), "０６１４－２３０３１６－１０２－３", "0614-230316-102-3"],
  ["a code of an activity", taxpayerText("activity"), "٥٦١٠١", "56101"],
  ["a day", day, "٢٠٢٦-١١-٢٠", "2026-11-20"],
  ["a code", codeText(20), "ＤＥＳＣ１０", "DESC10"],
  ["a code that may be left out", optionalCode(20), "\u202e12\u202c", "12"],
  ["a name", taxpayerText("name"), "مطعم ٢٤", "مطعم ٢٤"],
])("%s typed on another keyboard is stored in western digits", (_, schema, typed, stored) => {
  expect(z.parse(schema as z.ZodType, typed)).toBe(stored);
});
