import { type Cents, cents } from "#platform/domain/money/cents.ts";
import { type ExactDecimal, exactDecimal, exactFromDecimal } from "#platform/domain/money/exact-decimal.ts";
import { scaledFromDecimal } from "#platform/domain/money/scaled-integer.ts";
import { type JsonRecord, own } from "#platform/domain/text/json-record.ts";
import { withoutDirectionMarks } from "#platform/domain/text/visible-text.ts";
import { DOCUMENT_PROBLEMS_MAX, type DocumentFieldProblem, type FieldRefusal } from "./document-problem.ts";

/** Most that a line or a document comes to; up to here a number holds eight decimals exactly. */
export const AMOUNT_MAX = 10_000_000;

/** Most of anything on one line: a million litres are no restaurant's. */
const QUANTITY_MAX = 1_000_000;

const FOUND_MAX = 60;

/** An object of the document whose fields are being read, with the list for its problems. */
export interface FieldPlace {
  readonly record: JsonRecord;
  /** Number of the line; null outside the lines. */
  readonly line: number | null;
  /** Prefix of the names of its fields: `emisor.`. */
  readonly path: string;
  readonly problems: DocumentFieldProblem[];
}

/** Adds a problem of a field. */
export function refuseField(
  { record, line, path, problems }: FieldPlace,
  name: string,
  reason: FieldRefusal,
) {
  if (problems.length >= DOCUMENT_PROBLEMS_MAX) return;
  const value = own(record, name);
  const found = typeof value === "string" || typeof value === "number" ? String(value).toWellFormed() : null;
  problems.push({
    line,
    field: `${path}${name}`,
    reason,
    ...(found === null ? {} : { found: found.slice(0, FOUND_MAX) }),
  });
}

/** Reads a required text; "" when it is refused. */
export function requiredText(place: FieldPlace, name: string, max: number): string {
  const value = own(place.record, name);
  if (value !== null && typeof value !== "string") {
    refuseField(place, name, "not_a_text");
    return "";
  }
  const text = plainText(value ?? "");
  if (text === "") refuseField(place, name, "required");
  if (text.length > max) refuseField(place, name, "too_long");
  return text;
}

/** Reads an optional text, cut at its limit; null without one, and for anything but text and number. */
export function optionalText({ record }: FieldPlace, name: string, max: number): string | null {
  const value = own(record, name);
  if (typeof value !== "string" && typeof value !== "number") return null;
  return plainText(String(value)).slice(0, max).toWellFormed() || null;
}

/**
 * Removes characters that cannot be stored or would change the look of the text: control characters, halves
 * of characters, direction marks.
 */
function plainText(text: string): string {
  return withoutDirectionMarks(text.toWellFormed().replace(/\p{Cc}+/gu, " "));
}

/** Reads a quantity, which is above 0. */
export function quantityField(place: FieldPlace, name: string): ExactDecimal {
  const quantity = numberField(place, name, { max: QUANTITY_MAX, isRequired: true });
  if (quantity !== null && quantity <= 0) refuseField(place, name, "not_above_zero");
  return quantity ?? exactDecimal(0);
}

/** Reads an amount of a line to eight decimals, not negative; 0 when it is missing and optional. */
export function amountField(place: FieldPlace, name: string, isRequired = false): ExactDecimal {
  const amount = signedField(place, name, isRequired);
  if (amount < 0) refuseField(place, name, "negative");
  return amount;
}

/** Reads an amount that may be negative. */
export function signedField(place: FieldPlace, name: string, isRequired = false): ExactDecimal {
  return numberField(place, name, { max: AMOUNT_MAX, isRequired }) ?? exactDecimal(0);
}

/**
 * Reads a figure of the summary, half-up to the cent; null when the document does not have it. It is refused
 * below zero unless `mayBeNegative`.
 */
export function centsField(place: FieldPlace, name: string, mayBeNegative = false): Cents | null {
  const value = own(place.record, name);
  if (value === null) return null;
  if (typeof value !== "number") refuseField(place, name, "not_a_number");
  else if (!(Math.abs(value) <= AMOUNT_MAX)) refuseField(place, name, "too_large");
  else if (value < 0 && !mayBeNegative) refuseField(place, name, "negative");
  else return cents(scaledFromDecimal(value, 2));
  return null;
}

/** Numbers are numbers: one in quotes was never accepted by the ministry, and "1,000" is two different ones. */
function numberField(
  place: FieldPlace,
  name: string,
  { max, isRequired }: { readonly max: number; readonly isRequired: boolean },
): ExactDecimal | null {
  const value = own(place.record, name);
  if (value === null) {
    if (isRequired) refuseField(place, name, "required");
  } else if (typeof value !== "number") refuseField(place, name, "not_a_number");
  else if (!(Math.abs(value) <= max)) refuseField(place, name, "too_large");
  else return exactFromDecimal(value);
  return null;
}
