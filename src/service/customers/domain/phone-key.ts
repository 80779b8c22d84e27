import { withoutDirectionMarks } from "#platform/domain/text/visible-text.ts";
import { westernDigits } from "#platform/domain/text/western-digits.ts";

const NOT_A_DIGIT = /[^0-9]/g;
/** El Salvador's prefix before a number of eight digits; people may omit it. */
const COUNTRY = /^(?:00)?503(?=[0-9]{8}$)/;
/** Dashes that phones and word processors use in place of the keyboard's. */
const DASHES = /[\u2010-\u2015\u2212\uff0d]/g;

/** Cleans a typed phone: text copied from a telephone has marks, odd spaces and odd dashes, one
 * typed on another keyboard other digits. */
export function tidyPhone(typed: string): string {
  return westernDigits(withoutDirectionMarks(typed)).replace(/\s/g, " ").replace(DASHES, "-");
}

/**
 * Returns the digits of a phone as dialled at home: "+503 7000-0000" is "70000000". Empty for a text without
 * digits.
 */
export function phoneDigits(phone: string): string {
  return westernDigits(phone).replace(NOT_A_DIGIT, "").replace(COUNTRY, "");
}

/**
 * Returns the key that tells two phones apart: their digits without the country's, or the text itself if it has
 * no digits. The database computes the same (`customers.phone_key`) and keeps it unique.
 */
export function phoneKey(phone: string): string {
  const digits = phoneDigits(phone);
  return digits === "" ? phone.trim() : digits;
}
