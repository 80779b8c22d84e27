import type { CsvCell } from "#platform/contract/lists.ts";
import type { Cents } from "#platform/domain/money/cents.ts";
import { cents } from "#platform/domain/money/cents.ts";
import type { StaffContext } from "#platform/server/http/context.ts";
import { everyRow } from "#platform/server/lists/read-list.ts";
import type { BookDocument, BookPurchase } from "../../contract/books.ts";
import {
  type AnnexChoices,
  type AnnexDocument,
  consumerDayRow,
  excludedRow,
  purchaseRow,
  taxpayerRow,
  voidedRow,
} from "../../domain/annex.ts";
import type { Book, DocumentBook } from "../../domain/book.ts";
import { type BookMonth, monthValues } from "./book-month.ts";
import { consumerDays } from "./consumer-days.ts";
import { documentBook, documentValues, SEALED_STATES } from "./document-book.ts";
import { purchaseBook } from "./purchase-book.ts";

/** The rows of the ministry's annex of a book (src/back-office/tax-books/domain/annex.ts). */
export async function* annexRows(
  ctx: StaffContext,
  month: BookMonth,
  choices: AnnexChoices & { readonly book: Book },
): AsyncGenerator<readonly CsvCell[]> {
  switch (choices.book) {
    case "consumers":
      for (const day of await ctx.inTenant((tx) => consumerDays(tx, month)))
        if (day.first_code !== null && day.last_code !== null)
          yield consumerDayRow({ ...day, first_code: day.first_code, last_code: day.last_code }, choices);
      return;
    case "taxpayers":
      for await (const row of documentsOf(ctx, month, "taxpayers")) yield taxpayerRow(positive(row), choices);
      return;
    case "purchases":
      for await (const row of purchasesOf(ctx, month))
        if (row.kind !== "14") yield purchaseRow(positive(row), choices);
      return;
    case "excluded":
      for await (const row of documentsOf(ctx, month, "excluded")) yield excludedRow(row, choices);
      for await (const row of purchasesOf(ctx, month))
        if (row.kind === "14")
          yield excludedRow({ ...row, party_kind: kindOfNumber(row.party_number) }, choices);
      return;
    case "voided":
      for await (const row of documentsOf(ctx, month, "voided", ["invalidated"])) yield voidedRow(row);
      return;
    default:
      choices.book satisfies never;
  }
}

const documentsOf = (
  ctx: StaffContext,
  month: BookMonth,
  book: DocumentBook,
  states: readonly string[] = SEALED_STATES,
) => everyRow<BookDocument, "day">(ctx, documentBook, (tx) => documentValues(tx, month, book, states), "day");

type TypedPurchase = BookPurchase & Pick<AnnexDocument, "kind" | "generation_code">;

/** Purchases of which it is known by which electronic document they were made. */
async function* purchasesOf(
  ctx: StaffContext,
  month: BookMonth,
): AsyncGenerator<TypedPurchase & AnnexDocument> {
  for await (const row of everyRow<BookPurchase, "day">(
    ctx,
    purchaseBook,
    (tx) => monthValues(tx, month),
    "day",
  ))
    if (row.kind !== null && row.generation_code !== null)
      yield {
        ...row,
        kind: row.kind,
        generation_code: row.generation_code,
        control_number: row.document_number,
      };
}

/** CAT-022 of a number of which only its digits are kept: nine are a DUI, fourteen a NIT. */
function kindOfNumber(number: string | null): string | null {
  if (number?.length === 14) return "36";
  return number?.length === 9 ? "13" : null;
}

/** The amounts of a note without the sign by which it takes off in the book: the portal takes none below zero. */
function positive<Row extends AnnexDocument>(row: Row): Row {
  const plus = (amount: Cents) => cents(Math.abs(amount));
  const { exempt, not_subject: notSubject, taxed, vat } = row;
  return {
    ...row,
    exempt: plus(exempt),
    not_subject: plus(notSubject),
    taxed: plus(taxed),
    vat: plus(vat),
  };
}
