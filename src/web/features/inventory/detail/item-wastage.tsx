import type { readInventoryItem } from "../../../../contract/inventory/items.ts";
import type { ResponseOf } from "../../../../contract/platform/define.ts";
import { thousandths } from "../../../../domain/inventory/quantity.ts";
import { sumCents } from "../../../../domain/money/cents.ts";
import { Chart } from "../../../../ui/charts/chart.tsx";
import { formatAmount } from "../../../platform/format.ts";
import { formatQuantity } from "../../../platform/stock/stock-text.ts";
import { useT } from "../../../platform/use-t.ts";

export interface ItemWastageProps {
  detail: Pick<ResponseOf<typeof readInventoryItem>, "item" | "wastage" | "currency">;
}

/** How much of an ingredient was thrown away over the days that are shown, by reason. */
export function ItemWastage({ detail: { item, wastage, currency } }: ItemWastageProps) {
  const t = useT();
  if (wastage.length === 0) return null;
  const inAll = t("inventory.detail.wasted_of", {
    quantity: formatQuantity(
      thousandths(wastage.reduce((sum, { quantity }) => sum + quantity, 0)),
      item.unit,
    ),
    amount: wastage.some(({ value }) => value === null)
      ? t("inventory.unknown_cost")
      : formatAmount(sumCents(wastage.flatMap(({ value }) => value ?? [])), currency),
  });
  return (
    <Chart
      title={t("inventory.dashboard.wastage")}
      description={inAll}
      kind="bars"
      axisLabel={t("inventory.wastage.reason")}
      rows={wastage.map(({ reason, quantity }) => ({
        key: reason,
        label: t(`inventory.reasons.${reason}`),
        values: { quantity },
      }))}
      series={[{ key: "quantity", label: t("inventory.columns.quantity"), tone: "amber" }]}
      summary={inAll}
      format={(value) => formatQuantity(thousandths(Math.round(value)), item.unit)}
    />
  );
}
