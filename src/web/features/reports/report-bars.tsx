import type { ReportBy } from "../../../contract/reports.ts";
import { cents } from "../../../domain/money/cents.ts";
import { reportRowText } from "../../../messages/report-row-text.ts";
import { Chart } from "../../../ui/charts/chart.tsx";
import { formatAmount, formatCount, symbolOf } from "../../platform/format.ts";
import { useT } from "../../platform/use-t.ts";
import { rowKey } from "./report-table.tsx";

/** Bars that are told apart. */
const MOST_BARS = 12;

/** The largest rows of a report as bars: what they came to, or how many there were. */
export function ReportBars({ report: { by, rows, currency } }: { report: ReportBy }) {
  const t = useT();
  const isCount = by === "reservation";
  const format = (value: number) => (isCount ? formatCount(value) : formatAmount(cents(value), currency));
  const formatTick = (value: number) =>
    isCount ? formatCount(value) : `${symbolOf(currency)}${formatCount(Math.round(value / 100))}`;
  const shown = rows.slice(0, MOST_BARS);
  const [most] = shown;
  const shownValue = (row: (typeof rows)[number]) => (isCount ? row.count : row.amount);
  const isCut = rows.length > shown.length;
  return (
    <Chart
      kind="bars"
      title={t(`reports.by.${by}`)}
      description={isCut ? t("reports.chart_first", { count: shown.length, all: rows.length }) : undefined}
      axisLabel={t(`reports.column.${by}`)}
      rows={shown.map((row) => ({
        key: rowKey(row),
        label: reportRowText(by, row, t),
        values: { value: shownValue(row) },
      }))}
      series={[
        { key: "value", label: isCount ? t("reports.count.reservation") : t("reports.column.amount") },
      ]}
      format={format}
      formatTick={formatTick}
      summary={
        most ? t("reports.most", { title: reportRowText(by, most, t), value: format(shownValue(most)) }) : ""
      }
    />
  );
}
