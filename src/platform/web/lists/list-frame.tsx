import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode, Ref } from "react";
import type { z } from "zod";
import type { MessageKey } from "#app/words/message-key.ts";
import type { TableState } from "#ui/data/table-column.ts";
import type { TablePagerProps } from "#ui/data/table-pager.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Button } from "#ui/forms/button.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { SearchPicture } from "#ui/pictures/search-picture.tsx";
import { formatCount } from "../format.ts";
import { refusedAddressText } from "../show-error.ts";
import { useT } from "../use-t.ts";
import { ExportMenu } from "./export-menu.tsx";
import classes from "./list-page.module.css";
import { ListSearchField } from "./list-search-field.tsx";
import type { TableQuery } from "./table-query.ts";

/** Props of every list of the back office, whatever its rows look like. */
export interface ListFrameProps<Row, Query extends z.ZodObject> {
  /** Title of the page; absent when the list is part of a screen that has one. */
  title?: string;
  /** Beside the title: a sum of all rows that fit the filter. */
  meta?: ReactNode;
  /** Quiet links to the screens beside this one. */
  links?: ReactNode;
  /** At most one primary action. */
  action?: ReactNode;
  table: TableQuery<Query>;
  /** Answer of a `listReply`, asked with `placeholderData: keepPreviousData`. */
  list: UseQueryResult<PageCursors & { readonly rows: readonly Row[] }>;
  /** Name of the search box; without it nothing is searched. */
  searchLabel?: string;
  /** Pause in typing before the server is asked, in milliseconds; 300 by default. */
  searchPauseMs?: number;
  /** Chips that narrow the list (`ListFilter`, `PeriodChip`), on the line of the search. */
  filters?: ReactNode;
  /** An EmptyState for a list in which there is nothing yet. */
  empty: ReactNode;
  /** Shown instead when words or filters leave nothing. Default: the shared "nothing found". */
  nothingFound?: ReactNode;
  /** Saves all rows that fit the filter as a file. */
  saveCsv?: () => Promise<void>;
  isPrintable?: boolean;
}

/** The title and the line of tools above a list: search, filters, count, files and paper, how it looks. */
export function ListHead<Row, Query extends z.ZodObject>(
  props: ListFrameProps<Row, Query> & { choice?: ReactNode; place?: Ref<HTMLDivElement> },
) {
  const { title, meta, links, action, table, list, searchLabel, filters, saveCsv, isPrintable, choice } =
    props;
  const { searchPauseMs } = props;
  const t = useT();
  const total = list.data?.total;
  return (
    <>
      {title === undefined ? null : <PageHeader title={title} meta={meta} links={links} action={action} />}
      <div ref={props.place} className={classes.head}>
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
          {filters ? (
            <div className={classes.filters}>
              {filters}
              {table.isNarrowed ? (
                <Button variant="subtle" onClick={table.clearFilters}>
                  {t("lists.clear")}
                </Button>
              ) : null}
            </div>
          ) : null}
          {total ? (
            <span className={classes.count} role="status">
              {t("lists.count", { count: total, shown: formatCount(total) })}
            </span>
          ) : null}
          <div className={classes.actions}>
            {saveCsv || isPrintable ? (
              <ExportMenu
                saveCsv={saveCsv}
                isPrintable={isPrintable}
                disabled={list.data?.rows.length === 0}
              />
            ) : null}
            {choice}
          </div>
        </div>
      </div>
    </>
  );
}

/** Returns the state of the list: ready, loading or failed. Rows do not fade while the same query is read again. */
export function listState(list: UseQueryResult, failure?: MessageKey): TableState {
  if (list.data !== undefined) return { status: "ready", refreshing: list.isPlaceholderData };
  if (list.isError) {
    const reason = refusedAddressText(list.error, failure);
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
        message={t("common.no_results")}
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

/** Position fields of the contract's `listReply`. */
interface PageCursors {
  readonly total: number | null;
  readonly next: string | null;
  readonly previous: string | null;
}

/** Returns the known number of pages: for a list too long to be counted, this one and the next. */
export function countPages({ total, next }: PageCursors, page: number, limit: number): number {
  if (total !== null) return Math.max(1, Math.ceil(total / limit));
  return next === null ? page : page + 1;
}

/** Returns the cursor from a page to a neighbour; none to the first, whose address is short. */
export function cursorOfPage({ next, previous }: PageCursors, from: number, to: number): string | null {
  if (to === 1) return null;
  if (to === from + 1) return next;
  return to === from - 1 ? previous : null;
}
