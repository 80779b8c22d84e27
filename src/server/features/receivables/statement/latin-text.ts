/** What the built-in fonts of a PDF can write: Windows-1252, without what nobody sees. */
const WRITABLE =
  /[\u0020-\u007e\u00a0-\u00ff\u0152\u0153\u0160\u0161\u2013\u2014\u2018-\u201a\u201c-\u201e\u2020-\u2022\u2026\u20ac\u2122]/;

/** A text for the built-in fonts of a PDF; a question mark stands for each sign that they lack. */
export function latinText(text: string): string {
  const signs = [...text.normalize("NFC").replace(/\p{Cf}|\p{Cc}/gu, "")];
  return signs.map((sign) => (WRITABLE.test(sign) && sign.length === 1 ? sign : "?")).join("");
}
