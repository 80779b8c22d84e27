import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import type { ResponseOf } from "#platform/contract/define.ts";
import { formatAmount, formatCount, formatDateTime } from "#platform/web/format.ts";
import { CsvButton } from "#platform/web/lists/csv-button.tsx";
import { RouterButton } from "#platform/web/router-button.tsx";
import { errorText } from "#platform/web/show-error.ts";
import { useT } from "#platform/web/use-t.ts";
import { Figures } from "#ui/data/figures.tsx";
import { FailureState } from "#ui/feedback/failure-state.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { Button } from "#ui/forms/button.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { Tabs } from "#ui/frame/tabs.tsx";
import type { BookSums, readBooks } from "../contract/books.ts";
import { type Book, books } from "../domain/book.ts";
import { annexDefaults } from "./annex-defaults.ts";
import { BookTable } from "./book-tables.tsx";
import { MonthField, monthOf, monthText } from "./month-field.tsx";
import classes from "./tax-books.module.css";
import { booksQuery, useSaveBook } from "./tax-books-api.ts";

const AnnexDialog = lazy(() =>
  import("./annex-dialog.tsx").then((module) => ({ default: module.AnnexDialog })),
);

interface BooksScreenProps {
  /** What the address holds. */
  search: { readonly month?: string | undefined; readonly book?: string | undefined };
  onSearch: (search: { month: string; book: Book }) => void;
}

type Summary = ResponseOf<typeof readBooks>;

/** /dashboard/accounting/books: the tax books of a month, each with its sums and its files. */
export function BooksScreen({ search, onSearch: onShow }: BooksScreenProps) {
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
          <RouterButton variant="default" to="/dashboard/accounting/closing" search={{ month }}>
            {t("taxBooks.to_closing")}
          </RouterButton>
        }
        filters={<MonthField month={month} onMonth={(chosen) => onShow({ month: chosen, book })} />}
      />
      {query.error && !data ? (
        <div className={classes.notices}>
          <FailureState
            reason={errorText(query.error)}
            onRetry={() => void query.refetch()}
            busy={query.isFetching}
          />
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
        onChange={(key) => onShow({ month, book: key })}
      >
        <p className={classes.hint}>{t(`taxBooks.hints.${book}`)}</p>
        {data ? <Sums sums={data.books[book]} currency={data.currency} busy={query.isFetching} /> : null}
        <Files month={month} book={book} summary={data} />
        <BookTable book={book} month={month} currency={data?.currency ?? "USD"} sums={data?.books[book]} />
      </Tabs>
    </>
  );
}

/** What no book counts, and what no declaration does. */
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

/** The book as files, and who took it last. */
function Files({ month, book, summary }: { month: string; book: Book; summary: Summary | undefined }) {
  const t = useT();
  const save = useSaveBook();
  const [isAsking, setIsAsking] = useState(false);
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
