import { useQuery } from "@tanstack/react-query";
import {
  listCashSessions,
  type SessionRow,
  sessionColumns,
} from "#money/cash-reports/contract/cash-reports.ts";
import { cents } from "#platform/domain/money/cents.ts";
import { formatAmount, formatList } from "#platform/web/format.ts";
import type { Translate } from "#platform/web/i18n.ts";
import type { ListAddress } from "#platform/web/lists/list-address.ts";
import { ListPage } from "#platform/web/lists/list-page.tsx";
import { PeriodChip } from "#platform/web/lists/period-chip.tsx";
import { openPeriod } from "#platform/web/lists/period-filter.tsx";
import { tableColumns } from "#platform/web/lists/table-columns.ts";
import { useTableQuery } from "#platform/web/lists/use-table-query.ts";
import { useT } from "#platform/web/use-t.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { ReceiptPicture } from "#ui/pictures/receipt-picture.tsx";
import { cashHistoryQuery, downloadSessions } from "./cash-api.ts";
import type { CashSearch } from "./cash-search.ts";

/** Lists all sessions, searched by words and days, also as a file. */
export function History({ search, onSearch }: ListAddress<CashSearch>) {
  const t = useT();
  const table = useTableQuery(listCashSessions.query, { search, onSearch });
  const history = useQuery(cashHistoryQuery(table.query));
  const empty = (hint: "empty_hint" | "narrowed_hint") => (
    <EmptyState
      picture={<ReceiptPicture />}
      message={t("cash.history.empty")}
      hint={t(`cash.history.${hint}`)}
    />
  );
  return (
    <ListPage<SessionRow, typeof listCashSessions.query>
      name="cash.sessions"
      caption={t("cash.views.history")}
      columns={columnsOf(t, history.data?.currency ?? "USD")}
      rowKey={(row) => String(row.session_id)}
      table={table}
      list={history}
      searchLabel={t("cash.history.search")}
      filters={<PeriodChip {...openPeriod(table)} />}
      empty={empty("empty_hint")}
      nothingFound={empty("narrowed_hint")}
      rowActions={(row) => [
        {
          key: "see",
          label: t(row.closed_at === null ? "cash.see" : "cash.history.see_z"),
          onSelect: () => onSearch({ ...search, session: row.session_id }),
        },
      ]}
      rowActionsLabel={(row) => t("cash.history.actions", { drawer: row.drawer })}
      saveCsv={() => downloadSessions(table.query)}
      isPrintable
    />
  );
}

function columnsOf(t: Translate, currency: string) {
  return tableColumns(sessionColumns, {
    t,
    currency,
    none: t("common.no_value"),
    looks: {
      z: { cell: (row) => zText(row, t), role: "primary" },
      day: { sortable: true },
      closed: { role: "hidden" },
      others: { cell: (row) => otherDifferencesText(row, currency, t) },
    },
  });
}

/** Names the Z, and tells if it was counted more than once. */
function zText({ z_no: no, count_times: times }: SessionRow, t: Translate): string {
  const z = no === null ? t("cash.open") : t("cash.history.z_no", { z: no });
  return times > 1 ? t("cash.history.recounted", { z, count: times }) : z;
}

/** Shows the difference of all payment types but cash; surplus and shortage are never netted. */
function otherDifferencesText(
  { z_no, other_difference, other_surplus, other_missing }: SessionRow,
  currency: string,
  t: Translate,
): string {
  if (z_no === null) return t("common.no_value");
  if (other_difference === null) return t("common.not_counted");
  if (!other_surplus || !other_missing) return formatAmount(other_difference, currency);
  return formatList([formatAmount(other_surplus, currency), formatAmount(cents(-other_missing), currency)]);
}
