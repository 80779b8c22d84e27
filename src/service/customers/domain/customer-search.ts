import { searchText } from "#platform/domain/text/search-text.ts";
import { phoneDigits } from "./phone-key.ts";

/** What a customer is found by. Numbers may hold dashes and spaces. */
export interface CustomerSearchFields {
  readonly phone: string;
  readonly name?: string | null;
  readonly businessName?: string | null;
  readonly email?: string | null;
  readonly nit?: string | null;
  readonly docNumber?: string | null;
}

const NOT_A_DIGIT = /[^0-9]/g;
const BETWEEN_WORDS = /[^\p{L}\p{N}]+/u;
/** Signs that people write inside numbers, and nothing else. */
const NUMBER = /^[0-9 +_\-,.()]*[0-9][0-9 +_\-,.()]*$/;

/** More words than this make no search better. */
const TERMS_MAX = 6;
const WORD_MAX = 60;

/**
 * The words a customer is found by, folded as searches compare them, one space between: each word of the names, the
 * digits of the phone (with and without 503), each group of its digits, the words of the e-mail, and the digits of NIT and
 * document. The names come first: lists are sorted by it.
 */
export function customerSearchText({
  phone,
  name,
  businessName,
  email,
  nit,
  docNumber,
}: CustomerSearchFields): string {
  const digits = digitsOf(phone);
  const words = [
    ...wordsOf(`${name ?? ""} ${businessName ?? ""}`),
    digits,
    phoneDigits(phone),
    ...wordsOf(phone),
    ...wordsOf(email ?? ""),
    digitsOf(nit ?? ""),
    digitsOf(docNumber ?? ""),
  ];
  return [...new Set(words)].filter((word) => word !== "").join(" ");
}

/**
 * What was typed, as beginnings of words that all must be found, the longest first (it narrows most). A phone counts
 * as one number however it is set apart: "7000 00" is "700000". Empty when there is nothing to look for.
 */
export function customerSearchTerms(typed: string): string[] {
  if (NUMBER.test(typed)) return [phoneDigits(typed).slice(0, WORD_MAX)];
  const words = wordsOf(typed).map((word) => word.slice(0, WORD_MAX));
  return [...new Set(words)].toSorted((a, b) => b.length - a.length).slice(0, TERMS_MAX);
}

/** What a screen calls a customer: the name, or the phone of one without (operations §7). */
export function customerDisplayName({ name, phone }: { name: string | null; phone: string }): string {
  return name ?? phone;
}

function wordsOf(text: string): string[] {
  return searchText(text)
    .split(BETWEEN_WORDS)
    .filter((word) => word !== "");
}

function digitsOf(text: string): string {
  return text.replace(NOT_A_DIGIT, "");
}
