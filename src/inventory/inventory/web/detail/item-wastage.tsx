import type { ResponseOf } from "#platform/contract/define.ts";
import { sumCents } from "#platform/domain/money/cents.ts";
import { thousandths } from "#platform/domain/numbers/quantity.ts";
import { formatAmount } from "#platform/web/format.ts";
import { useT } from "#platform/web/use-t.ts";
import { Chart } from "#ui/charts/chart.tsx";
import type { readInventoryItem } from "../../contract/items.ts";
import { formatQuantity } from "../stock/stock-text.ts";

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
