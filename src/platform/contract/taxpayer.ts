import { saying } from "#app/contract/validation-code.ts";
import { isEmail } from "../domain/identity/contact.ts";
import { isNit, isNrc } from "../domain/identity/tax-numbers.ts";
import { type TaxpayerField, taxpayerLengths } from "../domain/identity/taxpayer.ts";
import { emptyOrCode, optionalCode } from "./code-text.ts";
import { optionalName } from "./name-text.ts";

type Typed = string | null | undefined;
type Checked = "nit" | "nrc" | "email";

const fits: Readonly<Record<Checked, (typed: string) => boolean>> = {
  nit: isNit,
  nrc: isNrc,
  email: isEmail,
};
const wrong = { nit: saying("nit_malformed"), nrc: saying("nrc_malformed"), email: saying("not_an_email") };
const isBlankOrFits = (field: Checked) => (typed: Typed) => !typed || fits[field](typed);

/** Fields of codes and numbers: typed in any digits, stored in western ones. */
const CODES: ReadonlySet<TaxpayerField> = new Set<TaxpayerField>([
  "documentType",
  "documentNumber",
  "nit",
  "nrc",
  "activity",
  "department",
  "municipality",
  "district",
  "phone",
]);

/** A text about a taxpayer that may be left out, as long as a tax document takes; whoever uses it checks its shape. */
export const taxpayerText = (field: TaxpayerField) =>
  CODES.has(field) ? optionalCode(taxpayerLengths[field]) : optionalName(taxpayerLengths[field]);

/** A tax number or address that may be left out and is else well formed. */
export const optionalOfTaxpayer = (field: Checked) =>
  taxpayerText(field).refine(isBlankOrFits(field), wrong[field]);

/** A tax number or address that may be empty and is else well formed. */
export const emptyOrOfTaxpayer = (field: Checked) =>
  emptyOrCode(taxpayerLengths[field]).refine(isBlankOrFits(field), wrong[field]);
