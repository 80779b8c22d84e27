import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ResponseOf } from "#platform/contract/define.ts";
import { cents, sumCents } from "#platform/domain/money/cents.ts";
import { periods } from "#platform/domain/periods/period.ts";
import { formatAmount, formatAxisAmount, formatCount } from "#platform/web/format.ts";
import { ScreenPath } from "#platform/web/frame/screen-path.tsx";
import {
  type ListAddress,
  queryWithDefaults,
  readListSearch,
  searchWithoutDefaults,
} from "#platform/web/lists/list-address.ts";
import { PeriodChip } from "#platform/web/lists/period-chip.tsx";
import { useRealtimeRefresh } from "#platform/web/use-realtime-refresh.ts";
import { useT } from "#platform/web/use-t.ts";
import { Chart } from "#ui/charts/chart.tsx";
import { DataTable } from "#ui/data/data-table.tsx";
import type { Column } from "#ui/data/table-column.ts";
import { DateField } from "#ui/dates/date-field.tsx";
import { isDate } from "#ui/dates/date-text.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { Section } from "#ui/frame/section.tsx";
import { Box, Muted } from "#ui/layout/layout.tsx";
import { StockPicture } from "#ui/pictures/stock-picture.tsx";
import type { readStockValue } from "../../contract/items.ts";
import { readWastage } from "../../contract/stock-dashboard.ts";
import classes from "../inventory.module.css";
import { inventoryKey, valueQuery, wastageQuery } from "../inventory-api.ts";
import { LoadedPart } from "../loaded-part.tsx";
import { Losses } from "./losses.tsx";
import { MovementsTable, type StockPeriod, UsageTable } from "./stock-tables.tsx";

/** /dashboard/inventory/dashboard: movements, usage and losses of a period, and the value of the stock. */
export function InventoryDashboardScreen({ search, onSearch }: ListAddress<Record<string, unknown>>) {
  const t = useT();
  useRealtimeRefresh(["inventory_changed", "stock_status_changed"], [inventoryKey]);
  const title = t("inventory.dashboard.title");
  const period = queryWithDefaults(readWastage.query, readListSearch(readWastage.query, search));
  return (
    <>
      <ScreenPath through={["inventory"]} here={title} />
      <PageHeader
        title={title}
        action={
          <PeriodChip
            periods={periods}
            choice={{ period: period.type, from: period.from, to: period.to }}
            onChoice={({ period: type, from, to }) =>
              onSearch(searchWithoutDefaults(readWastage.query, { type, from, to }), true)
            }
          />
        }
      />
      <MovementsTable period={period} />
      <UsageTable period={period} />
      <Box above={32}>
        <WastageChart period={period} />
      </Box>
      <Box above={32}>
        <Losses period={period} />
      </Box>
      <Box above={32}>
        <StockValue />
      </Box>
    </>
  );
}

type Value = ResponseOf<typeof readStockValue>;

/** Value of the stock by group, now or at the end of a chosen day. */
function StockValue() {
  const t = useT();
  const [day, setDay] = useState("");
  const today = useQuery(valueQuery({})).data?.today;
  const isPast = isDate(day) && today !== undefined && day <= today;
  const query = useQuery(valueQuery(isPast ? { day } : {}));
  return (
    <Section title={t("inventory.value.title")} description={t("inventory.value.hint")}>
      <div className={classes.choice}>
        <DateField
          label={t("inventory.value.at")}
          description={t("inventory.value.at_hint")}
          value={day}
          max={today}
          onChange={setDay}
        />
      </div>
      <LoadedPart query={query}>{(value) => <Groups value={value} busy={query.isFetching} />}</LoadedPart>
    </Section>
  );
}

function Groups({ value, busy }: { value: Value; busy: boolean }) {
  const t = useT();
  const { currency, unknown_cost: unknown } = value;
  const columns: Column<Value["groups"][number]>[] = [
    {
      key: "group",
      header: t("common.group"),
      cell: ({ group_title }) => group_title ?? t("common.no_group"),
      role: "primary",
    },
    {
      key: "items",
      header: t("common.ingredients"),
      align: "end",
      cell: ({ items }) => formatCount(items),
    },
    {
      key: "value",
      header: t("common.value"),
      align: "end",
      cell: (group) => formatAmount(group.value, currency),
      total: formatAmount(value.value, currency),
    },
  ];
  return (
    <>
      <DataTable
        caption={t("inventory.value.title")}
        columns={columns}
        rows={value.groups}
        rowKey={({ group_title }) => group_title ?? ""}
        state={{ status: "ready", refreshing: busy }}
        empty={<Muted size="sm">{t("inventory.value.nothing")}</Muted>}
      />
      {unknown === 0 ? null : (
        <Muted size="sm">
          {t("inventory.value.unknown", { count: unknown, shown: formatCount(unknown) })}
        </Muted>
      )}
    </>
  );
}

/** Wastage of the period by reason, at cost. */
function WastageChart({ period }: { period: StockPeriod }) {
  const t = useT();
  const query = useQuery(wastageQuery(period));
  const title = t("inventory.dashboard.wastage");
  return (
    <LoadedPart query={query}>
      {({ reasons, unknown_cost: unknown, currency }) => {
        if (reasons.length === 0)
          return (
            <EmptyState
              size="small"
              picture={<StockPicture />}
              message={t("inventory.dashboard.no_wastage")}
            />
          );
        const total = formatAmount(sumCents(reasons.map(({ value }) => value)), currency);
        const inAll = [
          t("inventory.dashboard.wastage_total", { amount: total }),
          ...(unknown === 0
            ? []
            : [t("inventory.dashboard.wastage_unknown", { count: unknown, shown: formatCount(unknown) })]),
        ].join(" · ");
        return (
          <Chart
            title={title}
            description={inAll}
            kind="ranks"
            axisLabel={t("common.reason")}
            rows={reasons.map(({ reason, value }) => ({
              key: reason,
              label: t(`inventory.reasons.${reason}`),
              values: { value },
            }))}
            series={[{ key: "value", label: t("common.value"), tone: "amber" }]}
            format={(value) => formatAmount(cents(value), currency)}
            formatTick={(value) => formatAxisAmount(value, currency)}
            summary={inAll}
          />
        );
      }}
    </LoadedPart>
  );
}
