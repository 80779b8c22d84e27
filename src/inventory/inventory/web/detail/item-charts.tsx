import type { ResponseOf } from "#platform/contract/define.ts";
import { sumCents } from "#platform/domain/money/cents.ts";
import { type Thousandths, thousandths } from "#platform/domain/numbers/quantity.ts";
import { formatAmount, formatDate } from "#platform/web/format.ts";
import { formatShortDay } from "#platform/web/language/format-days.ts";
import { useT } from "#platform/web/use-t.ts";
import { Chart } from "#ui/charts/chart.tsx";
import { Muted } from "#ui/layout/layout.tsx";
import type { readInventoryItem, UsageDay } from "../../contract/items.ts";
import { micros } from "../../domain/unit-cost.ts";
import { formatQuantity, formatUnitCost } from "../stock/stock-text.ts";
import { unitText } from "../stock/unit-text.ts";

interface UsageChartProps {
  unit: string;
  usage: readonly UsageDay[];
}

/** Daily decrease of an ingredient: by dishes, wastage and unexplained losses. */
export function UsageByDay({ unit, usage }: UsageChartProps) {
  const t = useT();
  const sold = usage.reduce((sum, day) => sum + day.sold, 0);
  return (
    <Chart
      title={t("inventory.detail.usage")}
      description={t("inventory.detail.usage_hint")}
      kind="bars"
      stacked
      axisLabel={t("common.day")}
      rows={usage.map(({ day, sold: used, wasted, lost }) => ({
        key: day,
        label: formatShortDay(day),
        // Something found again is not stacked on the losses.
        values: { used: Math.max(0, used), wasted, lost: Math.max(0, lost) },
      }))}
      series={[
        { key: "used", label: t("inventory.detail.sold"), tone: "brand" },
        { key: "wasted", label: t("inventory.types.WASTAGE"), tone: "amber" },
        { key: "lost", label: t("inventory.detail.lost"), tone: "red" },
      ]}
      format={(value) => formatQuantity(thousandths(Math.round(value)), unit)}
      summary={t("inventory.detail.used_of", { quantity: formatQuantity(thousandths(sold), unit) })}
    />
  );
}

interface TheoreticalChartProps extends UsageChartProps {
  theoretical: Thousandths;
  counted: Thousandths;
}

/** Usage by the recipes beside counted usage; the gap is the loss. Wastage counts in neither. */
export function TheoreticalChart({ unit, usage, theoretical, counted }: TheoreticalChartProps) {
  const t = useT();
  const words = t("inventory.detail.theoretical_hint", {
    theoretical: formatQuantity(theoretical, unit),
    counted: formatQuantity(counted, unit),
  });
  return (
    <Chart
      title={t("inventory.detail.theoretical")}
      description={words}
      kind="lines"
      axisLabel={t("common.day")}
      rows={usage.map(({ day, sold, lost }) => ({
        key: day,
        label: formatShortDay(day),
        values: { theoretical: sold, counted: sold + lost },
      }))}
      series={[
        { key: "counted", label: t("inventory.detail.counted_series"), tone: "amber" },
        { key: "theoretical", label: t("inventory.detail.theoretical_series"), tone: "brand" },
      ]}
      format={(value) => formatQuantity(thousandths(Math.round(value)), unit)}
      summary={words}
    />
  );
}

interface CostHistoryProps {
  detail: ResponseOf<typeof readInventoryItem>;
}

/** Chart of the average unit cost, with each change by a purchase or a person. */
export function CostHistory({ detail: { item, costs, currency } }: CostHistoryProps) {
  const t = useT();
  const { unit } = item;
  if (costs.length === 0) return <Muted size="sm">{t("inventory.detail.no_costs")}</Muted>;
  return (
    <Chart
      title={t("inventory.detail.costs")}
      description={t("inventory.detail.costs_hint", { unit: unitText(unit) })}
      kind="lines"
      axisLabel={t("common.day")}
      rows={costs.map(({ at, unit_cost }, no) => ({
        key: String(no),
        label: formatDate(at),
        values: { cost: unit_cost },
      }))}
      series={[{ key: "cost", label: t("common.cost_per", { unit: unitText(unit) }) }]}
      format={(value) => formatUnitCost(micros(Math.max(0, Math.round(value))), currency)}
    />
  );
}

interface ItemWastageProps {
  detail: Pick<ResponseOf<typeof readInventoryItem>, "item" | "wastage" | "currency">;
}

/** Wastage of an ingredient over the shown days, by reason. */
export function ItemWastage({ detail: { item, wastage, currency } }: ItemWastageProps) {
  const t = useT();
  if (wastage.length === 0) return null;
  const inAll = t("inventory.detail.wasted_of", {
    quantity: formatQuantity(
      thousandths(wastage.reduce((sum, { quantity }) => sum + quantity, 0)),
      item.unit,
    ),
    amount: wastage.some(({ value }) => value === null)
      ? t("common.no_data")
      : formatAmount(sumCents(wastage.flatMap(({ value }) => value ?? [])), currency),
  });
  return (
    <Chart
      title={t("inventory.dashboard.wastage")}
      description={inAll}
      kind="bars"
      axisLabel={t("common.reason")}
      rows={wastage.map(({ reason, quantity }) => ({
        key: reason,
        label: t(`inventory.reasons.${reason}`),
        values: { quantity },
      }))}
      series={[{ key: "quantity", label: t("common.quantity"), tone: "amber" }]}
      summary={inAll}
      format={(value) => formatQuantity(thousandths(Math.round(value)), item.unit)}
    />
  );
}
