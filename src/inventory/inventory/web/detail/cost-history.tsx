import type { ResponseOf } from "#platform/contract/define.ts";
import { formatDate } from "#platform/web/format.ts";
import { useT } from "#platform/web/use-t.ts";
import { Chart } from "#ui/charts/chart.tsx";
import type { readInventoryItem } from "../../contract/items.ts";
import { micros } from "../../domain/unit-cost.ts";
import classes from "../inventory.module.css";
import { formatUnitCost } from "../stock/stock-text.ts";

export interface CostHistoryProps {
  detail: ResponseOf<typeof readInventoryItem>;
}

/** What a unit of an ingredient cost on average, each time a purchase or a person changed that. */
export function CostHistory({ detail: { item, costs, currency } }: CostHistoryProps) {
  const t = useT();
  const { unit } = item;
  if (costs.length === 0) return <p className={classes.quiet}>{t("inventory.detail.no_costs")}</p>;
  return (
    <Chart
      title={t("inventory.detail.costs")}
      description={t("inventory.detail.costs_hint", { unit })}
      kind="lines"
      axisLabel={t("inventory.columns.day")}
      rows={costs.map(({ at, unit_cost }, no) => ({
        key: String(no),
        label: formatDate(at),
        values: { cost: unit_cost },
      }))}
      series={[{ key: "cost", label: t("inventory.fields.cost_of", { unit }) }]}
      format={(value) => formatUnitCost(micros(Math.max(0, Math.round(value))), currency)}
    />
  );
}
