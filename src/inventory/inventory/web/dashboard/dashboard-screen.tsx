import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ResponseOf } from "#platform/contract/define.ts";
import { cents, sumCents } from "#platform/domain/money/cents.ts";
import { periods } from "#platform/domain/periods/period.ts";
import { formatAmount, formatCount } from "#platform/web/format.ts";
import { ScreenPath } from "#platform/web/frame/screen-path.tsx";
import {
  type ListAddress,
  queryWithDefaults,
  readListSearch,
  searchWithoutDefaults,
} from "#platform/web/lists/list-address.ts";
import { PeriodBar } from "#platform/web/lists/period-bar.tsx";
import { useRealtimeRefresh } from "#platform/web/use-realtime-refresh.ts";
import { useT } from "#platform/web/use-t.ts";
import { Chart } from "#ui/charts/chart.tsx";
import { LargeFigure } from "#ui/charts/large-figure.tsx";
import { DateField } from "#ui/dates/date-field.tsx";
import { isDate } from "#ui/dates/date-text.ts";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { SurfaceCard } from "#ui/frame/surface-card.tsx";
import { Box, Muted, Text } from "#ui/layout/layout.tsx";
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
        filters={
          <PeriodBar
            periods={periods}
            choice={{ period: period.type, from: period.from, to: period.to }}
            shown={undefined}
            onChoice={({ period: type, from, to }) =>
              onSearch(searchWithoutDefaults(readWastage.query, { type, from, to }), true)
            }
          />
        }
      />
      <div className={classes.pictures}>
        <SurfaceCard label={t("inventory.value.title")}>
          <StockValue />
        </SurfaceCard>
        <SurfaceCard label={t("inventory.dashboard.wastage")}>
          <WastageChart period={period} />
        </SurfaceCard>
      </div>
      <Box above={32}>
        <Losses period={period} />
      </Box>
      <Box above={32}>
        <MovementsTable period={period} />
      </Box>
      <Box above={32}>
        <UsageTable period={period} />
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
    <>
      <LoadedPart query={query}>{(value) => <Groups value={value} busy={query.isFetching} />}</LoadedPart>
      <div className={classes.valueAt}>
        <DateField
          label={t("inventory.value.at")}
          description={t("inventory.value.at_hint")}
          value={day}
          max={today}
          onChange={setDay}
        />
      </div>
    </>
  );
}

/** The value of each group as a bar, the dearest first, below that of all. */
function Groups({ value, busy }: { value: Value; busy: boolean }) {
  const t = useT();
  const { currency, unknown_cost: unknown } = value;
  const hints = [
    t("inventory.value.hint"),
    ...(unknown === 0 ? [] : [t("inventory.value.unknown", { count: unknown, shown: formatCount(unknown) })]),
  ];
  const amount = (value: number) => formatAmount(cents(value), currency);
  return (
    <div aria-busy={busy}>
      <Chart
        kind="ranks"
        isInside
        title={t("inventory.value.title")}
        figure={<LargeFigure value={formatAmount(value.value, currency)} isNothing={value.value === 0} />}
        description={value.groups.length === 0 ? t("inventory.value.nothing") : hints.join(" ")}
        axisLabel={t("common.group")}
        rows={value.groups
          .toSorted((a, b) => b.value - a.value)
          .map((group) => ({
            key: group.group_title ?? "",
            label: group.group_title ?? t("common.no_group"),
            detail: t("inventory.value.items", { count: group.items, shown: formatCount(group.items) }),
            values: { value: group.value },
          }))}
        series={[{ key: "value", label: t("common.value") }]}
        format={amount}
      />
    </div>
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
            <>
              <Text as="h2" size="md" weight={650}>
                {title}
              </Text>
              <Muted above={4}>{t("inventory.dashboard.no_wastage")}</Muted>
            </>
          );
        const total = formatAmount(sumCents(reasons.map(({ value }) => value)), currency);
        const without =
          unknown === 0
            ? null
            : t("inventory.dashboard.wastage_unknown", { count: unknown, shown: formatCount(unknown) });
        return (
          <Chart
            title={title}
            figure={<LargeFigure size="normal" value={total} />}
            description={without}
            isInside
            kind="ranks"
            axisLabel={t("common.reason")}
            rows={reasons.map(({ reason, value }) => ({
              key: reason,
              label: t(`inventory.reasons.${reason}`),
              values: { value },
            }))}
            series={[{ key: "value", label: t("common.value"), tone: "amber" }]}
            format={(value) => formatAmount(cents(value), currency)}
            summary={t("inventory.dashboard.wastage_total", { amount: total })}
          />
        );
      }}
    </LoadedPart>
  );
}
