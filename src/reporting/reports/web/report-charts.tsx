import { useState } from "react";
import { cents } from "#platform/domain/money/cents.ts";
import { formatAmount, formatCount } from "#platform/web/format.ts";
import { currentWriting } from "#platform/web/language/current-writing.ts";
import { formatHour, formatWeekdayNumber } from "#platform/web/language/format-days.ts";
import { formatAxisAmount } from "#platform/web/language/format-figures.ts";
import { useT } from "#platform/web/use-t.ts";
import { Chart } from "#ui/charts/chart.tsx";
import { nameOf } from "#ui/charts/chart-series.ts";
import { HeatMap } from "#ui/charts/heat-map.tsx";
import { SegmentedFilter } from "#ui/forms/segmented-filter.tsx";
import { Stack } from "#ui/layout/layout.tsx";
import type { ReportBy, ReportRow } from "../contract/reports.ts";
import { averageOfSales } from "../domain/average-of-sales.ts";
import type { Comparison } from "../domain/compared-ranges.ts";
import { barName } from "./bar-name.ts";
import { daysText } from "./days-text.ts";
import { hoursInOrder, weekdays, weekdaysAmong } from "./hours-and-weekdays.ts";
import { rowKey } from "./report-table.tsx";

/** Most bars that can be told apart. */
const MAX_BARS = 12;

/** Values of the bars: count, amount or average of a guest; null: unknown. */
const values = {
  count: ({ count }: ReportRow["before"]) => count,
  amount: ({ amount }: ReportRow["before"]) => amount,
  average: ({ count, amount }: ReportRow["before"]) => averageOfSales(amount, count),
} as const;

interface ReportBarsProps {
  report: ReportBy;
  than: Comparison;
  of: keyof typeof values;
}

/** The first rows of a report as bars, beside the compared days. */
export function ReportBars({ report, than, of }: ReportBarsProps) {
  const { by, rows, currency } = report;
  const t = useT();
  const shownOf = values[of];
  const isCount = of === "count";
  const format = (value: number) => (isCount ? formatCount(value) : formatAmount(cents(value), currency));
  const formatTick = (value: number) => (isCount ? formatCount(value) : formatAxisAmount(value, currency));
  const shown = rows.slice(0, MAX_BARS);
  // Bars of nothing say nothing.
  if (shown.every((row) => !shownOf(row) && !shownOf(row[than]))) return null;
  const most = shown.reduce<ReportRow | undefined>(
    (best, row) => (best === undefined || (shownOf(row) ?? 0) > (shownOf(best) ?? 0) ? row : best),
    undefined,
  );
  const title = t(
    of === "average"
      ? "reports.figure.averagePerGuest"
      : isCount
        ? `reports.count.${by}`
        : "reports.column.amount",
  );
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
        ...barName(report, row, t),
        values: { value: shownOf(row), before: shownOf(row[than]) },
      }))}
      series={[
        { key: "value", label: t("reports.compared.now") },
        { key: "before", label: t(`reports.column.${than}`), tone: "quiet" },
      ]}
      format={format}
      formatTick={formatTick}
      summary={
        most
          ? t("reports.most", {
              title: nameOf(barName(report, most, t), currentWriting()),
              value: format(shownOf(most) ?? 0),
            })
          : ""
      }
    />
  );
}

type ComparedDays = "now" | Comparison;

/**
 * Sales by hour and weekday, of the period or of the compared days. All share the same hours, so that the pictures
 * can be compared.
 */
export function HourMap({ report, than }: { report: ReportBy; than: Comparison }) {
  const { rows, currency } = report;
  const t = useT();
  const [chosenDays, setShownDays] = useState<ComparedDays>("now");
  const offered: readonly ComparedDays[] = ["now", than];
  // What is compared may have been chosen anew.
  const shownDays = offered.includes(chosenDays) ? chosenDays : "now";
  const amountOf = (row: ReportRow) => (shownDays === "now" ? row.amount : row[shownDays].amount);
  const hours = hoursInOrder(rows.map(({ key }) => Number(key)));
  const amountAt = (weekday: string, hour: number) => {
    const row = rows.find((known) => known.detail === weekday && Number(known.key) === hour);
    return row === undefined ? 0 : amountOf(row);
  };
  const format = (value: number) => formatAmount(cents(value), currency);
  const most = rows.reduce((best, row) => (amountOf(row) > amountOf(best) ? row : best));
  const day = weekdays.find((weekday) => weekday === most.detail) ?? "1";
  const days = shownDays === "now" ? report : report[shownDays];
  const words = {
    now: t("reports.compared.now"),
    before: t("reports.column.before"),
    same_weekdays: t("reports.column.same_weekdays"),
  };
  return (
    <Stack gap={16}>
      <SegmentedFilter
        label={t("reports.compared.shown")}
        layout="bar"
        value={shownDays}
        onChange={setShownDays}
        options={offered.map((value) => ({ value, label: words[value] }))}
      />
      <HeatMap
        title={t("common.sales")}
        description={t("common.labelled", { label: words[shownDays], value: daysText(days, t) })}
        axisLabel={t("reports.column.weekday")}
        columns={hours.map((hour) => ({ key: String(hour), label: formatHour(hour) }))}
        rows={weekdaysAmong(days).map((weekday) => ({
          key: weekday,
          label: formatWeekdayNumber(Number(weekday)),
          values: Object.fromEntries(hours.map((hour) => [String(hour), amountAt(weekday, hour)])),
        }))}
        format={format}
        summary={t("reports.most_hour", {
          weekday: formatWeekdayNumber(Number(day)),
          hour: formatHour(Number(most.key)),
          value: format(amountOf(most)),
        })}
      />
    </Stack>
  );
}
