/** Characters that the fonts of our PDFs can write: Windows-1252, without invisible ones. */
const WRITABLE =
  /[\u0020-\u007e\u00a0-\u00ff\u0152\u0153\u0160\u0161\u2013\u2014\u2018-\u201a\u201c-\u201e\u2020-\u2022\u2026\u20ac\u2122]/;

/** A text for the fonts of a PDF; a letter that they lack loses its marks, and a question mark stands for every other sign. */
export function latinText(text: string): string {
  const signs = [...text.normalize("NFC").replace(/\p{Cf}|\p{Cc}/gu, "")];
  return signs.map((sign) => writable(sign) ?? writable(sign.normalize("NFD").slice(0, 1)) ?? "?").join("");
}

const writable = (sign: string) => (sign.length === 1 && WRITABLE.test(sign) ? sign : undefined);
