import type { Cents } from "#platform/domain/money/cents.ts";
import { type CalendarDate, firstOfMonth, lastOfMonth } from "#platform/domain/periods/calendar-date.ts";
import type { IssuedType } from "#tax/tax-documents/domain/shape/generation.ts";

/** The books of a month: sales to consumers, to taxpayers, purchases, what was bought of sellers who are no taxpayers, what was invalidated. */
export const books = ["consumers", "taxpayers", "purchases", "excluded", "voided"] as const;
export type Book = (typeof books)[number];

/** The books whose rows are documents of the house, one by one. */
export const documentBooks = ["consumers", "taxpayers", "excluded", "voided"] as const;
export type DocumentBook = (typeof documentBooks)[number];

const kinds = {
  consumers: ["01"],
  taxpayers: ["03", "05", "06"],
  excluded: ["14"],
  voided: ["01", "03", "05", "06", "14"],
} as const satisfies Record<DocumentBook, readonly IssuedType[]>;

/** Which documents a book is of (CAT-002). */
export const kindsOf = (book: DocumentBook): readonly IssuedType[] => kinds[book];

/** What documents of a book come to, in cents; a credit note takes off. */
export interface BookFigures {
  readonly exempt: Cents;
  readonly not_subject: Cents;
  /** With IVA in the book of consumers, without it in the others (guide §6, §7). */
  readonly taxed: Cents;
  readonly vat: Cents;
  /** Other than IVA (CAT-015). */
  readonly tributes: Cents;
  readonly withheld: Cents;
  readonly perceived: Cents;
  readonly total: Cents;
}

/** The days of a month, of which any day may be given. */
export function daysOfMonth<Day extends CalendarDate>(day: Day): { readonly from: Day; readonly to: Day } {
  return { from: firstOfMonth(day), to: lastOfMonth(day) };
}
