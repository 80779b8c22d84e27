import { westernDigits } from "../text/western-digits.ts";

const SEPARATORS = /[\s-]/g;

/** Digits of an identity number as it is stored, western ones: dashes and spaces that people write are dropped. */
export function identityDigits(text: string): string {
  return westernDigits(text).replace(SEPARATORS, "");
}

/** NIT: 14 digits, or 9 when it is a homologated DUI (GUIDE §4). Takes dashes and spaces. */
export function isNit(text: string): boolean {
  return /^(?:\d{14}|\d{9})$/.test(identityDigits(text));
}

/** NRC: 2 to 8 digits (GUIDE §4). Takes dashes and spaces. */
export function isNrc(text: string): boolean {
  return /^\d{2,8}$/.test(identityDigits(text));
}

/** DUI: 9 digits, the last of them the check digit (GUIDE §4). Takes dashes and spaces. */
export function isDui(text: string): boolean {
  return /^\d{9}$/.test(identityDigits(text));
}

/**
 * Tells whether the last digit fits the others: their sum weighted 9 to 2, check = (10 − sum mod 10) mod 10.
 * The rule is common knowledge without an official text (GUIDE §4), so a mismatch warns and never refuses.
 * False for another shape.
 */
export function hasDuiCheckDigit(text: string): boolean {
  if (!isDui(text)) return false;
  const digits = [...identityDigits(text)].map(Number);
  const sum = digits.slice(0, 8).reduce((total, digit, index) => total + digit * (9 - index), 0);
  return digits[8] === (10 - (sum % 10)) % 10;
}

/** NIT as people read it: 0000-000000-000-0, a homologated one as a DUI; anything else as it is. */
export function formatNit(text: string): string {
  const digits = identityDigits(text);
  if (digits.length === 9) return formatDui(digits);
  return isNit(digits) ? digits.replace(/^(\d{4})(\d{6})(\d{3})(\d)$/, "$1-$2-$3-$4") : text;
}

/** NRC as people read it: the last digit after a dash; anything else as it is. */
export function formatNrc(text: string): string {
  return isNrc(text) ? identityDigits(text).replace(/(\d)$/, "-$1") : text;
}

/** DUI with its dash (00000000-0), which is also how documents 01 and 04 want it; anything else as it is. */
export function formatDui(text: string): string {
  return isDui(text) ? identityDigits(text).replace(/(\d)$/, "-$1") : text;
}

/** Kinds of identity document, catalogue CAT-022. */
export const identityDocuments = {
  nit: "36",
  dui: "13",
  other: "37",
  passport: "03",
  residence: "02",
} as const;

/** The number of a document of CAT-022 as people read it. */
export function formatIdentity(kind: string | null, number: string): string {
  if (kind === identityDocuments.nit) return formatNit(number);
  return kind === identityDocuments.dui ? formatDui(number) : number;
}

/** Length of the number of a passport, a residence card or another document (S22). */
const NUMBER_LENGTH = { shortest: 3, longest: 20 } as const;

/**
 * Returns why a number of an identity document cannot stand on tax documents and events (guide §4); null when
 * it can. `shortest` in characters.
 */
export function identityProblem(
  kind: string | null,
  number: string,
  { shortest }: { readonly shortest: number } = NUMBER_LENGTH,
): "nit_malformed" | "dui_malformed" | "malformed" | null {
  if (kind === identityDocuments.nit) return isNit(number) ? null : "nit_malformed";
  if (kind === identityDocuments.dui) return isDui(number) ? null : "dui_malformed";
  return number.length < shortest || number.length > NUMBER_LENGTH.longest ? "malformed" : null;
}

/** Why a number that is well formed is most likely not the one that was meant. */
export type IdentityHint = "check_digit" | "only_zeros";

/**
 * Returns what is unlikely about a NIT, a DUI (by its code of CAT-022) or an NRC (`nrc`): nothing but zeros, or a last digit that does
 * not fit a DUI, also one that serves as a NIT. It warns and never refuses (guide §4). Null for a number of another shape, which is
 * refused where it has to be well formed, and for other documents.
 */
export function identityHint(kind: string | null, number: string): IdentityHint | null {
  const isWellFormed =
    (kind === "nrc" && isNrc(number)) ||
    (kind === identityDocuments.nit && isNit(number)) ||
    (kind === identityDocuments.dui && isDui(number));
  if (!isWellFormed) return null;
  if (/^0+$/.test(identityDigits(number))) return "only_zeros";
  return kind !== "nrc" && isDui(number) && !hasDuiCheckDigit(number) ? "check_digit" : null;
}

/** The number of an identity document as events bear it: a NIT as digits, a DUI with its dash, any other as it is. */
export function tidyIdentity(kind: string, number: string): string {
  if (kind === identityDocuments.nit) return identityDigits(number);
  return kind === identityDocuments.dui ? formatDui(number) : number;
}
