import { useQuery } from "@tanstack/react-query";
import { listState } from "#platform/web/lists/list-frame.tsx";
import { ListPage } from "#platform/web/lists/list-page.tsx";
import { useOwnAddress, useTableQuery } from "#platform/web/lists/use-table-query.ts";
import { useT } from "#platform/web/use-t.ts";
import { DataTable } from "#ui/data/data-table.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { ReceiptPicture } from "#ui/pictures/receipt-picture.tsx";
import {
  type BookDocument,
  type BookPurchase,
  type BookSums,
  type ConsumerDay,
  listBookDocuments,
  listBookPurchases,
} from "../contract/books.ts";
import type { Book, DocumentBook } from "../domain/book.ts";
import { dayColumns, documentColumns, purchaseColumns } from "./book-columns.tsx";
import { bookDocumentsQuery, bookPurchasesQuery, consumerDaysQuery } from "./tax-books-api.ts";

export interface BookTableProps {
  book: Book;
  month: string;
  currency: string;
  sums: BookSums | undefined;
}

/** The rows of a book. Another month or book is another table. */
export function BookTable(props: BookTableProps) {
  const { book, month } = props;
  if (book === "consumers") return <DaysTable {...props} />;
  if (book === "purchases") return <PurchasesTable key={month} {...props} />;
  return <DocumentsTable key={`${book} ${month}`} {...props} book={book} />;
}

function NothingInIt({ book }: { book: Book }) {
  const t = useT();
  return (
    <EmptyState
      picture={<ReceiptPicture />}
      message={t(`taxBooks.empty.${book}`)}
      hint={t("taxBooks.empty_hint")}
    />
  );
}

function DaysTable({ book, month, currency, sums }: BookTableProps) {
  const t = useT();
  const days = useQuery(consumerDaysQuery(month));
  return (
    <DataTable<ConsumerDay>
      caption={t(`taxBooks.books.${book}`)}
      columns={dayColumns({ t, currency, sums })}
      rows={days.data?.days ?? []}
      rowKey={({ day }) => day}
      state={listState(days)}
      empty={<NothingInIt book={book} />}
    />
  );
}

function DocumentsTable({ book, month, currency, sums }: BookTableProps & { book: DocumentBook }) {
  const t = useT();
  const table = useTableQuery(listBookDocuments.query, useOwnAddress<Record<string, unknown>>({}));
  const list = useQuery(bookDocumentsQuery({ ...table.query, month, book }));
  const nothing = <NothingInIt book={book} />;
  return (
    <ListPage<BookDocument, typeof listBookDocuments.query>
      name={`tax-book-${book}`}
      caption={t(`taxBooks.books.${book}`)}
      columns={documentColumns({ t, currency, sums })}
      rowKey={({ id }) => String(id)}
      table={table}
      list={list}
      empty={nothing}
      nothingFound={nothing}
    />
  );
}

function PurchasesTable({ book, month, currency, sums }: BookTableProps) {
  const t = useT();
  const table = useTableQuery(listBookPurchases.query, useOwnAddress<Record<string, unknown>>({}));
  const list = useQuery(bookPurchasesQuery({ ...table.query, month }));
  const nothing = <NothingInIt book={book} />;
  return (
    <ListPage<BookPurchase, typeof listBookPurchases.query>
      name="tax-book-purchases"
      caption={t(`taxBooks.books.${book}`)}
      columns={purchaseColumns({ t, currency, sums })}
      rowKey={({ id }) => String(id)}
      table={table}
      list={list}
      empty={nothing}
      nothingFound={nothing}
    />
  );
}
