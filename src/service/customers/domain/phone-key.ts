import { withoutDirectionMarks } from "#platform/domain/text/visible-text.ts";

const NOT_A_DIGIT = /[^0-9]/g;
/** El Salvador's prefix before a number of eight digits; people write it, or not. */
const COUNTRY = /^(?:00)?503(?=[0-9]{8}$)/;
/** Dashes that phones and word processors write in place of the keyboard's. */
const DASHES = /[\u2010-\u2015\u2212\uff0d]/g;

/** A phone as people type it: what is copied out of a telephone brings marks, odd spaces and odd dashes along. */
export function tidyPhone(typed: string): string {
  return withoutDirectionMarks(typed).replace(/\s/g, " ").replace(DASHES, "-");
}

/** The digits of a phone as people dial it at home: "+503 7000-0000" is "70000000". Empty for a text without digits. */
export function phoneDigits(phone: string): string {
  return phone.replace(NOT_A_DIGIT, "").replace(COUNTRY, "");
}

/**
 * What tells two phones apart: their digits without the country's, however they are set apart, and for a text without
 * digits the text itself. The database makes the same of what it stores (`customers.phone_key`), and keeps it unique.
 */
export function phoneKey(phone: string): string {
  const digits = phoneDigits(phone);
  return digits === "" ? phone.trim() : digits;
}
