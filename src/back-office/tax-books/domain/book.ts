import type { Cents } from "#platform/domain/money/cents.ts";
import { type CalendarDate, firstOfMonth, lastOfMonth } from "#platform/domain/periods/calendar-date.ts";
import type { IssuedType } from "#tax/tax-documents/domain/shape/generation.ts";

/**
 * Books of a month: sales to consumers, sales to taxpayers, purchases, purchases from sellers who are no taxpayers, and
 * invalidated documents.
 */
export const books = ["consumers", "taxpayers", "purchases", "excluded", "voided"] as const;
export type Book = (typeof books)[number];

/** Books with one row for each of the restaurant's own documents. */
export const documentBooks = ["consumers", "taxpayers", "excluded", "voided"] as const;
export type DocumentBook = (typeof documentBooks)[number];

const kinds = {
  consumers: ["01"],
  taxpayers: ["03", "05", "06"],
  excluded: ["14"],
  voided: ["01", "03", "05", "06", "14"],
} as const satisfies Record<DocumentBook, readonly IssuedType[]>;

/** Returns the kinds of documents in a book (CAT-002). */
export const kindsOf = (book: DocumentBook): readonly IssuedType[] => kinds[book];

/** Sums of documents in cents; a credit note counts as negative. */
export interface BookFigures {
  readonly exempt: Cents;
  readonly not_subject: Cents;
  /** With IVA in the book of consumers, without it in the others (guide §6, §7). */
  readonly taxed: Cents;
  readonly vat: Cents;
  /** Tributes other than IVA (CAT-015). */
  readonly tributes: Cents;
  readonly withheld: Cents;
  readonly perceived: Cents;
  readonly total: Cents;
}

/** Returns the first and last day of the month that contains this day. */
export function daysOfMonth<Day extends CalendarDate>(day: Day): { readonly from: Day; readonly to: Day } {
  return { from: firstOfMonth(day), to: lastOfMonth(day) };
}
