import { westernDigits } from "../text/western-digits.ts";
/** Longest phone number, in characters (operations §9). */
export const PHONE_MAX = 20;

/** Longest e-mail address that a tax document takes (GUIDE §4). */
export const EMAIL_MAX = 100;

const PHONE = /^(?:[0-9 +_\-,.^*?$#()]|ext|x)+$/;
/** No mark that would make it a list, a name or a quotation of addresses. */
const EMAIL = /^[^\s@.,;<>]+(?:\.[^\s@.,;<>]+)*@[^\s@.,;<>]+(?:\.[^\s@.,;<>]+)+$/;

/**
 * Phone rule of operations §5: 1 to 20 characters, each a digit or one of space + _ - , . ^ * ? $ # ( ), or the
 * text "ext" or "x". A text of spaces alone is no number.
 */
export function isPhone(text: string): boolean {
  return text.length <= PHONE_MAX && text.trim() !== "" && PHONE.test(westernDigits(text));
}

/** Shape of an e-mail address: one @, no spaces, not several of them, a domain with a dot, at most 100 characters. */
export function isEmail(text: string): boolean {
  return text.length <= EMAIL_MAX && EMAIL.test(text);
}
