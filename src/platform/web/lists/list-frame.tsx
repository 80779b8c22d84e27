import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { z } from "zod";
import type { MessageKey } from "#app/words/message-key.ts";
import type { TableState } from "#ui/data/table-column.ts";
import type { TablePagerProps } from "#ui/data/table-pager.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Button } from "#ui/forms/button.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { SearchPicture } from "#ui/pictures/search-picture.tsx";
import { formatCount } from "../format.ts";
import { askedText } from "../show-error.ts";
import { useT } from "../use-t.ts";
import { CsvButton } from "./csv-button.tsx";
import classes from "./list-page.module.css";
import { ListSearchField } from "./list-search-field.tsx";
import { countPages, cursorOfPage, type PageCursors } from "./page-turn.ts";
import { PrintButton } from "./print-button.tsx";
import type { TableQuery } from "./table-query.ts";

/** What every list of the back office has, whatever its rows look like. */
export interface ListFrameProps<Row, Query extends z.ZodObject> {
  /** The page's title; left out where the list is a part of a screen that has one. */
  title?: string;
  /** Beside the title: a sum of all that the filter leaves. */
  meta?: ReactNode;
  /** At most one primary action. */
  action?: ReactNode;
  table: TableQuery<Query>;
  /** Answer of a `listReply`, asked with `placeholderData: keepPreviousData`. */
  list: UseQueryResult<PageCursors & { readonly rows: readonly Row[] }>;
  /** Name of the search box; without it nothing is searched. */
  searchLabel?: string;
  /** How long a pause in typing is before the server is asked, in milliseconds; 300 unless told. */
  searchPauseMs?: number;
  /** Fields that narrow the list, on the line of the search. */
  filters?: ReactNode;
  /** An EmptyState for a list in which there is nothing yet. */
  empty: ReactNode;
  /** Shown instead when words or filters leave nothing. Default: the shared "nothing found". */
  nothingFound?: ReactNode;
  /** Saves all that the filter leaves as a file. */
  saveCsv?: () => Promise<void>;
  isPrintable?: boolean;
}

/** The title and the line of tools above a list: search, filters, count, file, paper. */
export function ListHead<Row, Query extends z.ZodObject>(
  props: ListFrameProps<Row, Query> & { choice?: ReactNode },
) {
  const { title, meta, action, table, list, searchLabel, filters, saveCsv, isPrintable, choice } = props;
  const { searchPauseMs } = props;
  const t = useT();
  const total = list.data?.total;
  return (
    <>
      {title === undefined ? null : <PageHeader title={title} meta={meta} action={action} />}
      <div className={classes.tools}>
        {searchLabel === undefined ? null : (
          <div className={classes.search}>
            <ListSearchField
              label={searchLabel}
              words={table.words}
              onFind={table.search}
              busy={list.isFetching}
              {...(searchPauseMs === undefined ? {} : { pauseMs: searchPauseMs })}
            />
          </div>
        )}
        {filters ? <div className={classes.filters}>{filters}</div> : null}
        <div className={classes.actions}>
          {total ? (
            <span className={classes.count} role="status">
              {t("lists.count", { count: total, shown: formatCount(total) })}
            </span>
          ) : null}
          {saveCsv ? <CsvButton save={saveCsv} disabled={list.data?.rows.length === 0} /> : null}
          {isPrintable ? <PrintButton /> : null}
          {choice}
        </div>
      </div>
    </>
  );
}

/** Whether the list is there, on its way or failed. Rows that still answer what was asked do not fade while they are read anew. */
export function listState(list: UseQueryResult, failure?: MessageKey): TableState {
  if (list.data !== undefined) return { status: "ready", refreshing: list.isPlaceholderData };
  if (list.isError) {
    const reason = askedText(list.error, failure);
    return { status: "failed", reason, onRetry: () => void list.refetch() };
  }
  return { status: "loading" };
}

/** Nothing yet, nothing found, or a page behind the last one. */
export function EmptyList<Row, Query extends z.ZodObject>({
  table,
  empty,
  nothingFound,
}: ListFrameProps<Row, Query>) {
  const t = useT();
  if (table.page > 1)
    return (
      <EmptyState
        picture={<SearchPicture />}
        message={t("lists.behind_last")}
        action={
          <Button variant="default" onClick={() => table.goToPage(1, null)}>
            {t("ui.firstPage")}
          </Button>
        }
      />
    );
  if (!table.isFiltered) return empty;
  return (
    nothingFound ?? (
      <EmptyState
        picture={<SearchPicture />}
        message={t("lists.nothing_found")}
        hint={t("lists.nothing_found_hint")}
      />
    )
  );
}

/** The pages of the list; undefined when one is enough. */
export function useListPager<Row, Query extends z.ZodObject>({
  list,
  table,
}: ListFrameProps<Row, Query>): TablePagerProps | undefined {
  const t = useT();
  const { page } = table;
  const { limit } = table.query as { limit: number };
  if (!list.data) return undefined;
  const cursors = list.data;
  const pageCount = Math.max(page, countPages(cursors, page, limit));
  if (pageCount === 1) return undefined;
  const isCounted = cursors.total !== null;
  return {
    page,
    pageCount,
    isCounted,
    label: isCounted ? t("lists.page_of", { page, pageCount }) : t("lists.page", { page }),
    onPage: (to) => table.goToPage(to, cursorOfPage(cursors, page, to)),
  };
}
