import { type Decimal, decimalText } from "#platform/domain/money/decimal.ts";

/** A member of a document: codes and counts are numbers, amounts and quantities decimals. */
export type DocumentValue = string | number | Decimal | null | readonly DocumentValue[] | DocumentRecord;

export interface DocumentRecord {
  readonly [key: string]: DocumentValue;
}

/**
 * Prints the text of a document: the bytes that are signed and stored. Amounts are printed from the decimal
 * and never pass a binary number: no exponent, no negative zero, whole ones without a point (guide §8, §18).
 */
export function printDocument(value: DocumentValue): string {
  if (value === null) return "null";
  if (typeof value === "bigint") return decimalText(value);
  if (typeof value === "number") return printWhole(value);
  if (typeof value === "string") return JSON.stringify(value);
  if (isList(value)) return `[${value.map(printDocument).join(",")}]`;
  const members = Object.entries(value).map(
    ([key, member]) => `${JSON.stringify(key)}:${printDocument(member)}`,
  );
  return `{${members.join(",")}}`;
}

function printWhole(value: number): string {
  if (!Number.isSafeInteger(value)) throw new RangeError(`amounts are decimals, not numbers: ${value}`);
  return String(value === 0 ? 0 : value);
}

/** Tells whether a value is a list; `Array.isArray` does not narrow to readonly lists. */
export function isList(value: DocumentValue): value is readonly DocumentValue[] {
  return Array.isArray(value);
}

export function isDocumentRecord(value: DocumentValue | undefined): value is DocumentRecord {
  return typeof value === "object" && value !== null && !isList(value);
}
