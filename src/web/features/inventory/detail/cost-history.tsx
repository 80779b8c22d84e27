import { useQuery } from "@tanstack/react-query";
import type { InventoryItemId } from "../../../../domain/ids.ts";
import { micros } from "../../../../domain/inventory/unit-cost.ts";
import { Chart } from "../../../../ui/charts/chart.tsx";
import { formatDate } from "../../../platform/format.ts";
import { formatUnitCost } from "../../../platform/stock/stock-text.ts";
import { useT } from "../../../platform/use-t.ts";
import classes from "../inventory.module.css";
import { costHistoryQuery } from "../inventory-api.ts";
import { LoadedPart } from "../loaded-part.tsx";

export interface CostHistoryProps {
  itemId: InventoryItemId;
  unit: string;
}

/** What a unit of an ingredient cost each time it came in over the last year. */
export function CostHistory({ itemId, unit }: CostHistoryProps) {
  const t = useT();
  const query = useQuery(costHistoryQuery(itemId));
  return (
    <LoadedPart query={query}>
      {({ costs, currency }) =>
        costs.length === 0 ? (
          <p className={classes.quiet}>{t("inventory.detail.no_costs")}</p>
        ) : (
          <Chart
            title={t("inventory.detail.costs")}
            description={t("inventory.detail.costs_hint", { unit })}
            kind="lines"
            axisLabel={t("inventory.columns.day")}
            rows={costs.map(({ id, created_at, unit_cost }) => ({
              key: String(id),
              label: formatDate(created_at),
              values: { cost: unit_cost },
            }))}
            series={[{ key: "cost", label: t("inventory.fields.cost_of", { unit }) }]}
            format={(value) => formatUnitCost(micros(Math.max(0, Math.round(value))), currency)}
          />
        )
      }
    </LoadedPart>
  );
}
