import { innerWords, searchText, wordsIn } from "#platform/domain/text/search-text.ts";
import { westernDigits } from "#platform/domain/text/western-digits.ts";
import { phoneDigits } from "./phone-key.ts";

/** Searchable fields of a customer. Numbers may contain dashes and spaces. */
interface CustomerSearchFields {
  readonly phone: string;
  readonly name?: string | null;
  readonly businessName?: string | null;
  readonly email?: string | null;
  readonly nit?: string | null;
  readonly docNumber?: string | null;
}

const NOT_A_DIGIT = /[^0-9]/g;
/** Text that is only digits and the signs that people write inside numbers. */
const NUMBER = /^[0-9 +_\-,.()]*[0-9][0-9 +_\-,.()]*$/;

/** More words than this do not improve a search. */
const TERMS_MAX = 6;
const WORD_MAX = 60;

/**
 * Returns the searchable words of a customer, folded as searches compare them and separated by spaces: names, the
 * phone's digits (with and without 503), each group of them, the words of the e-mail, and the digits of NIT and
 * document. The names come first because lists are sorted by it, then the ends of those without spaces between their words.
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
  const names = wordsOf(`${name ?? ""} ${businessName ?? ""}`);
  const words = [
    ...names,
    ...names.flatMap(innerWords),
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
 * Splits the typed text into beginnings of words that must all match, the longest first (it narrows most). A
 * phone is one number in any format: "7000 00" is "700000". Empty when there is nothing to search for.
 */
export function customerSearchTerms(typed: string): string[] {
  if (NUMBER.test(westernDigits(typed))) return [phoneDigits(typed).slice(0, WORD_MAX)];
  const words = wordsOf(typed).map((word) => word.slice(0, WORD_MAX));
  return [...new Set(words)].toSorted((a, b) => b.length - a.length).slice(0, TERMS_MAX);
}

/** Returns the name of a customer on screens: the name, or else the phone (operations §7). */
export function customerDisplayName({ name, phone }: { name: string | null; phone: string }): string {
  return name ?? phone;
}

const wordsOf = (text: string): string[] => wordsIn(searchText(text));

function digitsOf(text: string): string {
  return westernDigits(text).replace(NOT_A_DIGIT, "");
}
