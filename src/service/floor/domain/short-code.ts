/** Signs of the code that is typed for a table: without those that are taken for one another. */
export const SHORT_CODE_LENGTH = 5;
const SHORT_CODE = /^[A-HJKMNP-TV-Z2-9]{5}$/;

/** The code that somebody typed, whatever its case and the spaces and strokes in it; undefined when it can be none. */
export function readShortCode(typed: string): string | undefined {
  const code = typed
    .normalize("NFKC")
    .replace(/[\s\p{Pd}]/gu, "")
    .toUpperCase();
  return SHORT_CODE.test(code) ? code : undefined;
}
