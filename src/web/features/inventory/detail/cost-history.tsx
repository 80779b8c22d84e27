import type { readInventoryItem } from "../../../../contract/inventory/items.ts";
import type { ResponseOf } from "../../../../contract/platform/define.ts";
import { micros } from "../../../../domain/inventory/unit-cost.ts";
import { Chart } from "../../../../ui/charts/chart.tsx";
import { formatDate } from "../../../platform/format.ts";
import { formatUnitCost } from "../../../platform/stock/stock-text.ts";
import { useT } from "../../../platform/use-t.ts";
import classes from "../inventory.module.css";

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
