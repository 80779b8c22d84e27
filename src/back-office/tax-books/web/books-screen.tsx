import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import type { ResponseOf } from "#platform/contract/define.ts";
import { formatAmount, formatCount, formatDateTime } from "#platform/web/format.ts";
import { CsvButton } from "#platform/web/lists/csv-button.tsx";
import type { ListAddress } from "#platform/web/lists/list-address.ts";
import { listState } from "#platform/web/lists/list-frame.tsx";
import { ListPage } from "#platform/web/lists/list-page.tsx";
import { useTableQuery } from "#platform/web/lists/use-table-query.ts";
import { QueryFailure } from "#platform/web/query-failure.tsx";
import { RouterButton } from "#platform/web/router-button.tsx";
import { useT } from "#platform/web/use-t.ts";
import { DataTable } from "#ui/data/data-table.tsx";
import { Figures } from "#ui/data/figures.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { Button } from "#ui/forms/button.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { Tabs } from "#ui/frame/tabs.tsx";
import { ReceiptPicture } from "#ui/pictures/receipt-picture.tsx";
import type { BookDocument, BookPurchase, BookSums, ConsumerDay, readBooks } from "../contract/books.ts";
import { printedBooks } from "../contract/print.ts";
import { type Book, books, type DocumentBook } from "../domain/book.ts";
import { annexDefaults } from "./annex-defaults.ts";
import { dayColumns, documentColumns, purchaseColumns } from "./book-columns.tsx";
import { MonthField, monthOf, monthText } from "./month-field.tsx";
import classes from "./tax-books.module.css";
import {
  bookDocumentsQuery,
  bookPage,
  bookPurchasesQuery,
  booksQuery,
  consumerDaysQuery,
  savePrintedBook,
  useSaveBook,
} from "./tax-books-api.ts";

const AnnexDialog = lazy(() =>
  import("./annex-dialog.tsx").then((module) => ({ default: module.AnnexDialog })),
);

type Summary = ResponseOf<typeof readBooks>;
type Address = ListAddress<Record<string, unknown>>;

/** /dashboard/accounting/books: the tax books of a month, with sums and files. */
export function BooksScreen({ search, onSearch }: Address) {
  const t = useT();
  const month = monthOf(search.month);
  const book = books.find((one) => one === search.book) ?? "consumers";
  const query = useQuery(booksQuery(month));
  const { data } = query;
  return (
    <>
      <PageHeader
        title={t("taxBooks.title")}
        meta={monthText(month)}
        action={
          <>
            <RouterButton variant="default" to="/dashboard/accounting/settlement" search={{ month }}>
              {t("taxBooks.settlement.to_settlement")}
            </RouterButton>
            <RouterButton variant="default" to="/dashboard/accounting/closing" search={{ month }}>
              {t("taxBooks.to_closing")}
            </RouterButton>
          </>
        }
        filters={<MonthField month={month} onMonth={(chosen) => onSearch({ month: chosen, book }, true)} />}
      />
      {query.error && !data ? (
        <div className={classes.notices}>
          <QueryFailure query={query} />
        </div>
      ) : null}
      {data ? <LeftOut summary={data} month={month} /> : null}
      <Tabs
        label={t("taxBooks.title")}
        tabs={books.map((key) => ({
          key,
          label: t(`taxBooks.books.${key}`),
          ...(data ? { count: data.books[key].count } : {}),
        }))}
        value={book}
        onChange={(key) => onSearch({ month, book: key }, true)}
      >
        <p className={classes.hint}>{t(`taxBooks.hints.${book}`)}</p>
        {data ? <Sums sums={data.books[book]} currency={data.currency} busy={query.isFetching} /> : null}
        <Files month={month} book={book} summary={data} />
        <BookTable
          address={{ search, onSearch }}
          book={book}
          month={month}
          currency={data?.currency ?? "USD"}
          sums={data?.books[book]}
        />
      </Tabs>
    </>
  );
}

/** Warns about documents that no book counts, and purchases that no declaration has. */
function LeftOut({ summary, month }: { summary: Summary; month: string }) {
  const t = useT();
  const { environment, unsealed, untyped } = summary;
  return (
    <div className={classes.notices}>
      {environment === "00" ? <Notice tone="amber">{t("taxBooks.test")}</Notice> : null}
      {unsealed === 0 ? null : (
        <Notice
          tone="red"
          action={
            <RouterButton
              variant="default"
              to="/dashboard/accounting/closing"
              search={{ month }}
              hash="unsealed"
            >
              {t("taxBooks.see_unsealed")}
            </RouterButton>
          }
        >
          {t("taxBooks.unsealed", { count: unsealed })}
        </Notice>
      )}
      {untyped === 0 ? null : <Notice tone="amber">{t("taxBooks.untyped", { count: untyped })}</Notice>}
    </div>
  );
}

function Sums({ sums, currency, busy }: { sums: BookSums; currency: string; busy: boolean }) {
  const t = useT();
  const amounts = ["taxed", "vat", "total"] as const;
  return (
    <Figures
      busy={busy}
      figures={[
        { key: "count", label: t("taxBooks.columns.count"), value: formatCount(sums.count) },
        ...amounts.map((key) => ({
          key,
          label: t(`taxBooks.columns.${key}`),
          value: formatAmount(sums[key], currency),
        })),
      ]}
    />
  );
}

/** Saves the book as files, and says who did so last. */
function Files({ month, book, summary }: { month: string; book: Book; summary: Summary | undefined }) {
  const t = useT();
  const save = useSaveBook();
  const [isAsking, setIsAsking] = useState(false);
  const printed = printedBooks.find((one) => one === book);
  const download = summary?.downloads.find((one) => one.book === book);
  const forms = book === "consumers" ? (["readable", "documents"] as const) : (["readable"] as const);
  return (
    <div className={classes.files}>
      {forms.map((form) => (
        <CsvButton
          key={form}
          label={t(`taxBooks.save.${form}`)}
          save={() => save({ month, book, form, ...annexDefaults })}
        />
      ))}
      {printed === undefined ? null : (
        <CsvButton
          label={t("taxBooks.print.save")}
          save={() =>
            savePrintedBook(
              { month, book: printed },
              t("taxBooks.print.file", {
                book: t(`taxBooks.print.titles.${printed}`),
                month: month.slice(0, 7),
              }),
            )
          }
        />
      )}
      <Button variant="default" disabled={summary?.books[book].count === 0} onClick={() => setIsAsking(true)}>
        {t("taxBooks.save.annex")}
      </Button>
      {download === undefined ? null : (
        <span className={classes.hint}>
          {t(download.is_changed ? "taxBooks.downloaded_changed" : "taxBooks.downloaded", {
            by: download.by,
            at: formatDateTime(download.at),
          })}
        </span>
      )}
      {isAsking ? (
        <Suspense fallback={null}>
          <AnnexDialog book={book} month={month} onClose={() => setIsAsking(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}

interface BookTableProps {
  address: Address;
  book: Book;
  month: string;
  currency: string;
  sums: BookSums | undefined;
}

/** Shows the rows of a book. */
function BookTable(props: BookTableProps) {
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

function DocumentsTable({ address, book, month, currency, sums }: BookTableProps & { book: DocumentBook }) {
  const t = useT();
  const table = useTableQuery(bookPage, address);
  const list = useQuery(bookDocumentsQuery({ ...table.query, month, book }));
  return (
    <ListPage<BookDocument, typeof bookPage>
      name={`tax-book-${book}`}
      caption={t(`taxBooks.books.${book}`)}
      columns={documentColumns({ t, currency, sums })}
      rowKey={({ id }) => String(id)}
      table={table}
      list={list}
      empty={<NothingInIt book={book} />}
    />
  );
}

function PurchasesTable({ address, book, month, currency, sums }: BookTableProps) {
  const t = useT();
  const table = useTableQuery(bookPage, address);
  const list = useQuery(bookPurchasesQuery({ ...table.query, month }));
  return (
    <ListPage<BookPurchase, typeof bookPage>
      name="tax-book-purchases"
      caption={t(`taxBooks.books.${book}`)}
      columns={purchaseColumns({ t, currency, sums })}
      rowKey={({ id }) => String(id)}
      table={table}
      list={list}
      empty={<NothingInIt book={book} />}
    />
  );
}
