import type { readInventoryItem } from "../../../../contract/inventory/items.ts";
import type { ResponseOf } from "../../../../contract/platform/define.ts";
import { thousandths } from "../../../../domain/inventory/quantity.ts";
import { Chart } from "../../../../ui/charts/chart.tsx";
import { formatQuantity } from "../../../platform/stock/stock-text.ts";
import { useT } from "../../../platform/use-t.ts";

export interface ItemWastageProps {
  detail: Pick<ResponseOf<typeof readInventoryItem>, "item" | "wastage">;
}

/** How much of an ingredient was thrown away over the days that are shown, by reason. */
export function ItemWastage({ detail: { item, wastage } }: ItemWastageProps) {
  const t = useT();
  if (wastage.length === 0) return null;
  return (
    <Chart
      title={t("inventory.dashboard.wastage")}
      kind="bars"
      axisLabel={t("inventory.wastage.reason")}
      rows={wastage.map(({ reason, quantity }) => ({
        key: reason,
        label: t(`inventory.reasons.${reason}`),
        values: { quantity },
      }))}
      series={[{ key: "quantity", label: t("inventory.columns.quantity"), tone: "amber" }]}
      format={(value) => formatQuantity(thousandths(Math.round(value)), item.unit)}
    />
  );
}
