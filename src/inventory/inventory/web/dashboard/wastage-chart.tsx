import { useQuery } from "@tanstack/react-query";
import { cents, sumCents } from "#platform/domain/money/cents.ts";
import { formatAmount, formatAxisAmount, formatCount } from "#platform/web/format.ts";
import { useT } from "#platform/web/use-t.ts";
import { Chart } from "#ui/charts/chart.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { StockPicture } from "#ui/pictures/stock-picture.tsx";
import { wastageQuery } from "../inventory-api.ts";
import { LoadedPart } from "../loaded-part.tsx";
import type { StockPeriod } from "./stock-tables.tsx";

/** What was thrown away over the period at what it had cost, by reason. */
export function WastageChart({ period }: { period: StockPeriod }) {
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
            axisLabel={t("inventory.wastage.reason")}
            rows={reasons.map(({ reason, value }) => ({
              key: reason,
              label: t(`inventory.reasons.${reason}`),
              values: { value },
            }))}
            series={[{ key: "value", label: t("inventory.columns.value"), tone: "amber" }]}
            format={(value) => formatAmount(cents(value), currency)}
            formatTick={(value) => formatAxisAmount(value, currency)}
            summary={inAll}
          />
        );
      }}
    </LoadedPart>
  );
}
