/** First digits of the scripts that a keyboard here may write: Arabic, Persian and Urdu, Devanagari. */
const ZEROS = ["٠", "۰", "०"] as const;
const OTHER_DIGITS = /[٠-٩۰-۹०-९]/g;

/** Letters, digits and marks that a Japanese or Korean keyboard writes as wide as a character. */
const FULL_WIDTH = /[！-～]/g;
const FROM_FULL_WIDTH = 0xfee0;

/** Marks of numbers that have a code of their own: decimals, thousands, percent, minus, and the wide space. */
const MARKS: Readonly<Record<string, string>> = {
  "٫": ".",
  "。": ".",
  "｡": ".",
  "٬": ",",
  "،": ",",
  "、": ",",
  "､": ",",
  "٪": "%",
  "￥": "¥",
  "￡": "£",
  "　": " ",
};
const MARK = new RegExp(`[${Object.keys(MARKS).join("")}]`, "g");

/**
 * A number, a phone, a code or a date as it is stored, whatever keyboard typed it: `１２３．５`, `١٢٣٫٥` and `१२३.५` are
 * `123.5`. Letters of another script stay, those that are only wider become plain.
 */
export function westernDigits(text: string): string {
  return text
    .replace(OTHER_DIGITS, (digit) => {
      const code = digit.charCodeAt(0);
      const zero = ZEROS.findLast((first) => first.charCodeAt(0) <= code) ?? digit;
      return String(code - zero.charCodeAt(0));
    })
    .replace(FULL_WIDTH, (wide) => String.fromCharCode(wide.charCodeAt(0) - FROM_FULL_WIDTH))
    .replace(MARK, (mark) => MARKS[mark] ?? mark);
}

/** The digit that a key wrote, a western one; null for every other key. */
export function typedDigit(key: string): string | null {
  const digit = westernDigits(key);
  return /^\d$/.test(digit) ? digit : null;
}
