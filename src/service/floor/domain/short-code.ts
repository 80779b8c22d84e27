import { westernDigits } from "#platform/domain/text/western-digits.ts";
/** A short code uses no signs that look alike, such as O and 0. */
export const SHORT_CODE_LENGTH = 5;
const SHORT_CODE = /^[A-HJKMNP-TV-Z2-9]{5}$/;

/** Reads a typed short code, ignoring case, spaces and dashes. Returns undefined if it cannot be a code. */
export function readShortCode(typed: string): string | undefined {
  const code = westernDigits(typed)
    .normalize("NFKC")
    .replace(/[\s\p{Pd}]/gu, "")
    .toUpperCase();
  return SHORT_CODE.test(code) ? code : undefined;
}
