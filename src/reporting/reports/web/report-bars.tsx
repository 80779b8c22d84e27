import { reportRowText } from "#app/words/report-row-text.ts";
import { cents } from "#platform/domain/money/cents.ts";
import { formatAmount, formatAxisAmount, formatCount } from "#platform/web/format.ts";
import { useT } from "#platform/web/use-t.ts";
import { Chart } from "#ui/charts/chart.tsx";
import type { ReportBy, ReportRow } from "../contract/reports.ts";
import { averagePerGuest } from "../domain/average-per-guest.ts";
import { rowKey } from "./report-table.tsx";

/** Bars that are told apart. */
const MOST_BARS = 12;

/** What bars are of: how many, what they came to, or what a guest paid; null: nothing is known. */
const values = {
  count: ({ count }: ReportRow["before"]) => count,
  amount: ({ amount }: ReportRow["before"]) => amount,
  average: averagePerGuest,
} as const;

export interface ReportBarsProps {
  report: ReportBy;
  of: keyof typeof values;
}

/** The first rows of a report as bars, beside what they were before. */
export function ReportBars({ report: { by, rows, currency }, of }: ReportBarsProps) {
  const t = useT();
  const shownOf = values[of];
  const isCount = of === "count";
  const format = (value: number) => (isCount ? formatCount(value) : formatAmount(cents(value), currency));
  const formatTick = (value: number) => (isCount ? formatCount(value) : formatAxisAmount(value, currency));
  const shown = rows.slice(0, MOST_BARS);
  const most = shown.reduce<ReportRow | undefined>(
    (best, row) => (best === undefined || (shownOf(row) ?? 0) > (shownOf(best) ?? 0) ? row : best),
    undefined,
  );
  const title = of === "average" ? t("reports.figure.averagePerGuest") : t(`reports.by.${by}`);
  return (
    <Chart
      kind="ranks"
      title={title}
      description={
        rows.length > shown.length
          ? t("reports.chart_first", { count: shown.length, all: rows.length })
          : undefined
      }
      axisLabel={t(`reports.column.${by}`)}
      rows={shown.map((row) => ({
        key: rowKey(row),
        label: reportRowText(by, row, t),
        values: { value: shownOf(row), before: shownOf(row.before) },
      }))}
      series={[
        { key: "value", label: t("reports.compared.now") },
        { key: "before", label: t("reports.column.before"), tone: "quiet" },
      ]}
      format={format}
      formatTick={formatTick}
      summary={
        most
          ? t("reports.most", { title: reportRowText(by, most, t), value: format(shownOf(most) ?? 0) })
          : ""
      }
    />
  );
}
