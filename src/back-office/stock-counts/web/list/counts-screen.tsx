import { IconCloudOff, IconPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { lazy, Suspense, useState } from "react";
import { formatCount } from "#platform/web/format.ts";
import type { ListAddress } from "#platform/web/lists/list-address.ts";
import { ListFilter } from "#platform/web/lists/list-filter.tsx";
import { ListPage } from "#platform/web/lists/list-page.tsx";
import { PeriodChip } from "#platform/web/lists/period-chip.tsx";
import { openPeriod } from "#platform/web/lists/period-filter.tsx";
import { tableColumns } from "#platform/web/lists/table-columns.ts";
import type { TableQuery } from "#platform/web/lists/table-query.ts";
import { useTableQuery } from "#platform/web/lists/use-table-query.ts";
import { RouterButton } from "#platform/web/router-button.tsx";
import { useMayDo, useUser } from "#platform/web/session/session.ts";
import { storedKeys } from "#platform/web/stored.ts";
import { useRealtimeRefresh } from "#platform/web/use-realtime-refresh.ts";
import { useT } from "#platform/web/use-t.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Notice } from "#ui/feedback/notice.tsx";
import { Button } from "#ui/forms/button.tsx";
import { StockPicture } from "#ui/pictures/stock-picture.tsx";
import { listStockCounts, type StockCountRow, stockCountColumns } from "../../contract/stock-counts.ts";
import { stockCountStatuses } from "../../domain/stock-count.ts";
import { CountStatus } from "../count-status.tsx";
import { storedCounts } from "../sheet/pending-entries.ts";
import classes from "../sheet/sheet.module.css";
import { countsKey, countsQuery, saveCounts } from "../stock-counts-api.ts";

const NewCountDialog = lazy(() =>
  import("./new-count-dialog.tsx").then((module) => ({ default: module.NewCountDialog })),
);

/** /dashboard/inventory/counts: open and ended stock counts. */
export function CountsScreen({ search, onSearch }: ListAddress<Record<string, unknown>>) {
  const t = useT();
  const navigate = useNavigate();
  const [isStarting, setStarting] = useState(false);
  const table = useTableQuery(listStockCounts.query, { search, onSearch });
  const counts = useQuery(countsQuery(table.query));
  useRealtimeRefresh(["stock_counts_changed"], [countsKey]);
  const open = ({ id }: StockCountRow) =>
    void navigate({ to: "/dashboard/inventory/counts/$countId", params: { countId: String(id) } });
  const start = useMayDo()("stock.work") ? (
    <Button icon={<IconPlus size={20} aria-hidden="true" />} onClick={() => setStarting(true)}>
      {t("stockCounts.new.action")}
    </Button>
  ) : null;
  return (
    <>
      <StoredEntries />
      <ListPage<StockCountRow, typeof listStockCounts.query>
        name="stock-counts"
        title={t("screens.stockCounts")}
        action={start}
        caption={t("screens.stockCounts")}
        columns={useColumns(counts.data?.currency ?? "USD")}
        rowKey={(row) => String(row.id)}
        table={table}
        list={counts}
        searchLabel={t("stockCounts.list.search")}
        filters={<Filters table={table} />}
        empty={
          <EmptyState
            picture={<StockPicture />}
            message={t("stockCounts.list.empty")}
            hint={t("stockCounts.list.empty_hint")}
            action={start}
          />
        }
        onOpenRow={open}
        saveCsv={() => saveCounts(table.query)}
        isPrintable
      />
      {isStarting ? (
        <Suspense fallback={null}>
          <NewCountDialog onClose={() => setStarting(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

function Filters({ table }: { table: TableQuery<typeof listStockCounts.query> }) {
  const t = useT();
  return (
    <>
      <ListFilter
        label={t("common.status")}
        all={t("common.all_statuses")}
        options={stockCountStatuses.map((value) => ({ value, label: t(`stockCounts.status.${value}`) }))}
        value={table.query.status}
        onChange={(status) => table.setFilters({ status })}
      />
      <PeriodChip {...openPeriod(table)} />
    </>
  );
}

function useColumns(currency: string) {
  const t = useT();
  return tableColumns(stockCountColumns, {
    t,
    currency,
    none: t("common.no_value"),
    first: ["name"],
    looks: {
      name: { role: "primary" },
      number: { align: "start", role: "hidden" },
      status: { cell: (row) => <CountStatus status={row.status} />, role: "state" },
      counted: {
        role: "amount",
        cell: (row) =>
          t("stockCounts.progress", { counted: formatCount(row.counted), items: formatCount(row.items) }),
      },
      started: { sortable: true },
      by: { from: 1080, role: "hidden" },
    },
  });
}

/** Lists entries that this device still stores; the person who typed them sends them from the page of their count. */
function StoredEntries() {
  const t = useT();
  const user = useUser();
  const { own, isOthers } = storedCounts(storedKeys(), user?.user_id);
  return (
    <div className={classes.notices}>
      {own.map((id) => (
        <Notice
          key={id}
          tone="amber"
          icon={<IconCloudOff size={20} aria-hidden="true" />}
          action={
            <RouterButton
              to="/dashboard/inventory/counts/$countId"
              params={{ countId: String(id) }}
              variant="default"
            >
              {t("stockCounts.unsent.open")}
            </RouterButton>
          }
        >
          {t("stockCounts.unsent.kept")}
        </Notice>
      ))}
      {isOthers ? (
        <Notice tone="amber" icon={<IconCloudOff size={20} aria-hidden="true" />}>
          {t("stockCounts.unsent.not_own")}
        </Notice>
      ) : null}
    </div>
  );
}
