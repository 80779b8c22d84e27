import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { SESSIONS_A_PAGE, type SessionRow } from "../../../contract/cash.ts";
import { type Cents, cents } from "../../../domain/money/cents.ts";
import { DataTable } from "../../../ui/data/data-table.tsx";
import type { TableState } from "../../../ui/data/table-column.ts";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { Button } from "../../../ui/forms/button.tsx";
import { SearchField } from "../../../ui/forms/search-field.tsx";
import { TextField } from "../../../ui/forms/text-field.tsx";
import { ReceiptPicture } from "../../../ui/pictures/receipt-picture.tsx";
import { downloadText } from "../../platform/download-text.ts";
import { formatAmount, formatDateTime, formatDay } from "../../platform/format.ts";
import { errorText, showError } from "../../platform/show-error.ts";
import { useT } from "../../platform/use-t.ts";
import classes from "./cash.module.css";
import { type HistoryFilter, historyQuery, wholeHistory } from "./cash-api.ts";
import type { CashSearch } from "./cash-search.ts";
import { historyCsv } from "./history-csv.ts";

export interface HistoryProps {
  search: CashSearch;
  onSearch: (search: CashSearch, replace?: boolean) => void;
}

/** Every session there was, found by words and days, as a file too. */
export function History({ search, onSearch }: HistoryProps) {
  const t = useT();
  const page = search.page ?? 1;
  const filter = filterOf(search);
  const history = useQuery(historyQuery(filter, page));
  const isNarrowed = Object.keys(filter).length > 0;
  const narrow = (part: CashSearch) => onSearch({ ...search, page: undefined, ...part }, true);
  const pageCount = Math.max(1, Math.ceil((history.data?.total ?? 0) / SESSIONS_A_PAGE));
  const state: TableState = history.data
    ? { status: "ready", refreshing: history.isFetching }
    : history.isError
      ? { status: "failed", reason: errorText(history.error), onRetry: () => void history.refetch() }
      : { status: "loading" };
  return (
    <>
      <div className={classes.filters}>
        <SearchField
          label={t("cash.history.search")}
          value={search.q ?? ""}
          onChange={(q) => narrow({ q: q === "" ? undefined : q })}
        />
        <TextField
          type="date"
          label={t("cash.history.from")}
          value={search.from ?? ""}
          onChange={(event) => narrow({ from: event.currentTarget.value || undefined })}
        />
        <TextField
          type="date"
          label={t("cash.history.to")}
          value={search.to ?? ""}
          onChange={(event) => narrow({ to: event.currentTarget.value || undefined })}
        />
        <CsvButton filter={filter} />
      </div>
      <DataTable<SessionRow>
        caption={t("cash.views.history")}
        columns={useColumns(history.data?.currency ?? "USD")}
        rows={history.data?.sessions ?? []}
        rowKey={(row) => String(row.session_id)}
        state={state}
        rowActions={(row) => [
          {
            key: "see",
            label: t(row.closed_at === null ? "cash.history.see_x" : "cash.history.see_z"),
            onSelect: () => onSearch({ ...search, session: row.session_id }),
          },
        ]}
        rowActionsLabel={(row) => t("cash.history.actions", { drawer: row.drawer })}
        empty={
          <EmptyState
            picture={<ReceiptPicture />}
            message={t("cash.history.empty")}
            hint={t(isNarrowed ? "cash.history.narrowed_hint" : "cash.history.empty_hint")}
          />
        }
        pager={
          pageCount > 1
            ? {
                page,
                pageCount,
                label: t("cash.page", { page, pageCount }),
                onPage: (next) => onSearch({ ...search, page: next }),
              }
            : undefined
        }
      />
    </>
  );
}

function filterOf({ q, from, to }: CashSearch): HistoryFilter {
  return {
    ...(q === undefined ? {} : { q }),
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
  };
}

function useColumns(currency: string) {
  const t = useT();
  const none = t("cash.history.none");
  const amount = (cents: Cents | null) => (cents === null ? none : formatAmount(cents, currency));
  return [
    {
      key: "z",
      header: t("cash.history.z"),
      cell: (row: SessionRow) =>
        row.z_no === null ? t("cash.open") : t("cash.history.z_no", { z: row.z_no }),
      primary: true,
    },
    { key: "drawer", header: t("cash.history.drawer"), cell: (row: SessionRow) => row.drawer },
    { key: "day", header: t("cash.history.day"), cell: (row: SessionRow) => formatDay(row.business_date) },
    { key: "by", header: t("cash.who"), cell: (row: SessionRow) => row.opened_by },
    {
      key: "closed",
      header: t("cash.history.closed"),
      cell: (row: SessionRow) => (row.closed_at === null ? none : formatDateTime(row.closed_at)),
      wideOnly: true,
    },
    {
      key: "expected",
      header: t("cash.expected"),
      align: "end" as const,
      cell: (row: SessionRow) => amount(row.expected),
    },
    {
      key: "counted",
      header: t("cash.close.counted"),
      align: "end" as const,
      cell: (row: SessionRow) => amount(row.counted),
    },
    {
      key: "difference",
      header: t("cash.difference"),
      align: "end" as const,
      cell: (row: SessionRow) => amount(row.difference),
    },
    {
      key: "others",
      header: t("cash.history.other_difference"),
      align: "end" as const,
      cell: (row: SessionRow) => othersText(row, currency, t),
    },
  ];
}

/** What all else differs by; too much of one way to pay never hides what another lacks. */
function othersText(
  { z_no, other_difference, other_surplus, other_missing }: SessionRow,
  currency: string,
  t: ReturnType<typeof useT>,
): string {
  if (z_no === null) return t("cash.history.none");
  if (other_difference === null) return t("cash.history.not_counted");
  if (!other_surplus || !other_missing) return formatAmount(other_difference, currency);
  return t("cash.history.both", {
    surplus: formatAmount(other_surplus, currency),
    missing: formatAmount(cents(-other_missing), currency),
  });
}

function CsvButton({ filter }: { filter: HistoryFilter }) {
  const t = useT();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      downloadText(
        t("cash.history.file"),
        historyCsv(await wholeHistory(filter), t),
        "text/csv;charset=utf-8",
      );
    } catch (error) {
      showError(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="default" busy={busy} onClick={() => void save()}>
      {t("cash.history.csv")}
    </Button>
  );
}
