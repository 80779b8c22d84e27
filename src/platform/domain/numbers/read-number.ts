import { westernDigits } from "../text/western-digits.ts";
/** Why a text is no number that the field or the column takes. */
export const numberRefusals = ["not_a_number", "too_many_decimals", "too_large", "negative"] as const;
export type NumberRefusal = (typeof numberRefusals)[number];

/** The two numbers that a text may mean, in plain digits: `1204` and `1.204`. */
export interface TwoReadings {
  readonly thousands: string;
  readonly decimal: string;
}

/**
 * Result of reading a text as a number. `plain` is digits with at most one decimal point: no signs, no
 * needless zeros.
 */
export type NumberReading =
  | { readonly kind: "none" }
  | { readonly kind: "number"; readonly plain: string }
  | { readonly kind: "refused"; readonly reason: NumberRefusal }
  | ({ readonly kind: "unclear" } & TwoReadings);

export interface NumberTerms {
  /** Most decimals that are taken; zeros after them say nothing and are let pass. */
  readonly decimals: number;
  /** The largest that is taken. */
  readonly most?: number | undefined;
  /**
   * `file`: from a program that may write numbers in another form, so that a lone comma before three figures is never
   * certain where decimals are taken. Else a person typed it, who has the restaurant's form before the eyes.
   */
  readonly from?: "typing" | "file" | undefined;
}

/** So many figures a number with decimals holds exactly, also when it travels as one. */
const MAX_FIGURES = 15;

const LONE_GROUP = /^([1-9]\d{0,2})([.,])(\d{3})$/;
/** Thousands by comma, point, apostrophe (`1'250,000`) or space: each group has three figures. */
const GROUPED = /^[1-9]\d{0,2}(?:[.,' ]\d{3})+$/;

/**
 * Reads a number that is not negative as people and programs write it. The restaurant's form is El Salvador's: point for
 * decimals, comma for thousands. Both marks are understood where only one reading is possible ("1,204.50", "1.204,50",
 * "4,20", "1.204.500"). A lone mark before exactly three figures is decided by the decimals that are taken (decision 103):
 *
 * | taken | `1,204` | `1.204` |
 * |---|---|---|
 * | none | 1204 | 1204; unclear when the three are zeros |
 * | one or two | 1204; of a file unclear | too many decimals; unclear when the rest are zeros |
 * | three or more | unclear | 1.204 |
 *
 * Digits and marks of every keyboard are understood. A currency's sign, "%" and outer spaces are left out. A reading beyond `most` is no possible one.
 */
export function readNumber(text: string, terms: NumberTerms): NumberReading {
  const bare = bareNumber(text);
  if (bare === "") return { kind: "none" };
  if (/^[-−]\s?[$₡€£¥]?\s?[\d.,]/.test(bare)) return { kind: "refused", reason: "negative" };
  const lone = LONE_GROUP.exec(bare);
  return lone ? loneGroup(lone, terms) : taken(plainOf(bare), terms);
}

/** The number as a program calculates with it; null where the text says none that is certain. */
export function numberIn(text: string, terms: NumberTerms): number | null {
  const reading = readNumber(text, terms);
  return reading.kind === "number" ? Number(reading.plain) : null;
}

/** A number that is not negative in plain digits, as `readNumber` reads it back: 0.0000001 is no "1e-7". */
export function plainNumber(value: number): string {
  const text = String(value);
  return text.includes("e") ? withoutZeros(value.toFixed(8)) : text;
}

/**
 * `12345.5` is `12,345.5`: plain digits in the restaurant's form, with at least so many decimals.
 * @kit
 */
export function restaurantForm(plain: string, leastDecimals = 0): string {
  const [whole = "", decimals = ""] = plain.split(".");
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ",");
  const shown = decimals.padEnd(leastDecimals, "0");
  return shown === "" ? grouped : `${grouped}.${shown}`;
}

/** Without what stands around a number, and with one kind of space and of apostrophe. */
function bareNumber(text: string): string {
  return westernDigits(text)
    .replace(/[\s\u202F]/g, " ")
    .replace(/[’´`]/g, "'")
    .trim()
    .replace(/^[$₡€£¥%]\s*|\s*[%$₡€£¥]$/g, "");
}

function loneGroup([, whole = "", mark, group = ""]: RegExpExecArray, terms: NumberTerms): NumberReading {
  const { decimals, from } = terms;
  const thousands = taken(`${whole}${group}`, terms);
  const decimal = taken(`${whole}.${group}`, terms);
  if (mark === "." && (decimals >= 3 || (decimals > 0 && decimal.kind === "refused"))) return decimal;
  if (mark === "," && (decimals === 0 || (decimals < 3 && from !== "file"))) return thousands;
  if (decimal.kind === "refused" && decimals === 0) return thousands;
  if (thousands.kind === "refused") return decimal;
  return { kind: "unclear", thousands: `${whole}${group}`, decimal: withoutZeros(`${whole}.${group}`) };
}

/** Returns the text with a decimal point and nothing else; null when it is no number. */
function plainOf(text: string): string | null {
  const last = Math.max(text.lastIndexOf("."), text.lastIndexOf(","));
  if (last < 0) return wholeOf(text);
  const mark = text.charAt(last);
  // A mark that stands twice groups, as in "1,204,500".
  if (text.indexOf(mark) < last) return wholeOf(text);
  const [whole, decimals] = [text.slice(0, last), text.slice(last + 1)];
  if (!/^\d*$/.test(decimals) || whole + decimals === "") return null;
  const read = whole === "" ? "0" : wholeOf(whole);
  return read === null ? null : `${read}.${decimals}`;
}

function wholeOf(text: string): string | null {
  if (/^\d+$/.test(text)) return text;
  if (!GROUPED.test(text)) return null;
  // "1.204,500" groups by neither; an apostrophe sets millions apart beside commas.
  return text.includes(".") && text.includes(",") ? null : text.replace(/\D/g, "");
}

function taken(
  plain: string | null,
  { decimals, most = Number.POSITIVE_INFINITY }: NumberTerms,
): NumberReading {
  if (plain === null) return { kind: "refused", reason: "not_a_number" };
  const short = withoutZeros(plain);
  const [whole = "", rest = ""] = short.split(".");
  if (rest.length > decimals) return { kind: "refused", reason: "too_many_decimals" };
  const isExact =
    rest === "" ? Number.isSafeInteger(Number(whole)) : whole.length + rest.length <= MAX_FIGURES;
  if (!isExact || Number(short) > most) return { kind: "refused", reason: "too_large" };
  return { kind: "number", plain: short };
}

/** "007.50" is "7.5". */
function withoutZeros(plain: string): string {
  const [whole = "", decimals = ""] = plain.split(".");
  const [head, rest] = [whole.replace(/^0+(?=\d)/, ""), decimals.replace(/0+$/, "")];
  return rest === "" ? head : `${head}.${rest}`;
}
