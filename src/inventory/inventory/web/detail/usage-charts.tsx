import { type Thousandths, thousandths } from "#platform/domain/numbers/quantity.ts";
import { formatDay } from "#platform/web/format.ts";
import { useT } from "#platform/web/use-t.ts";
import { Chart } from "#ui/charts/chart.tsx";
import type { UsageDay } from "../../contract/items.ts";
import { formatQuantity } from "../stock/stock-text.ts";

export interface UsageChartProps {
  unit: string;
  usage: readonly UsageDay[];
}

/** What an ingredient lost each day: to dishes, to the bin, and to nobody knows whom. */
export function UsageByDay({ unit, usage }: UsageChartProps) {
  const t = useT();
  const sold = usage.reduce((sum, day) => sum + day.sold, 0);
  return (
    <Chart
      title={t("inventory.detail.usage")}
      description={t("inventory.detail.usage_hint")}
      kind="bars"
      stacked
      axisLabel={t("inventory.columns.day")}
      rows={usage.map(({ day, sold: used, wasted, lost }) => ({
        key: day,
        label: shortDay(day),
        // What is found again does not stand on what was lost.
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

export interface TheoreticalChartProps extends UsageChartProps {
  theoretical: Thousandths;
  counted: Thousandths;
}

/** What the recipes say was used beside what counting says: the gap is what walked away. What went to the bin is in neither. */
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
      axisLabel={t("inventory.columns.day")}
      rows={usage.map(({ day, sold, lost }) => ({
        key: day,
        label: shortDay(day),
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

/** `21/11`: the axis has no room for the year. */
function shortDay(day: string): string {
  return formatDay(day).slice(0, 5);
}
