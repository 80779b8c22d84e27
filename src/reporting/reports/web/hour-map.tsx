import { useState } from "react";
import { hourText } from "#app/words/report-row-text.ts";
import { cents } from "#platform/domain/money/cents.ts";
import { formatAmount } from "#platform/web/format.ts";
import { useT } from "#platform/web/use-t.ts";
import { HeatMap } from "#ui/charts/heat-map.tsx";
import { SegmentedFilter } from "#ui/forms/segmented-filter.tsx";
import type { ReportBy, ReportRow } from "../contract/reports.ts";
import { daysText } from "./days-text.ts";
import { hoursInOrder } from "./hours-in-order.ts";
import classes from "./reports.module.css";
import { weekdays, weekdaysAmong } from "./weekdays-among.ts";

const stretches = ["now", "before", "same_weekdays"] as const;
type Stretch = (typeof stretches)[number];

/**
 * What was sold at each hour of each day of the week: of these days, or of those they are compared with; hours from the first to the last
 * at which something was in any of them, so that one picture can be laid over the other.
 */
export function HourMap({ report }: { report: ReportBy }) {
  const { rows, currency } = report;
  const t = useT();
  const [stretch, setStretch] = useState<Stretch>("now");
  const amountOf = (row: ReportRow) => (stretch === "now" ? row.amount : row[stretch].amount);
  const hours = hoursInOrder(rows.map(({ key }) => Number(key)));
  const amountAt = (weekday: string, hour: number) => {
    const row = rows.find((known) => known.detail === weekday && Number(known.key) === hour);
    return row === undefined ? 0 : amountOf(row);
  };
  const format = (value: number) => formatAmount(cents(value), currency);
  const most = rows.reduce((best, row) => (amountOf(row) > amountOf(best) ? row : best));
  const day = weekdays.find((weekday) => weekday === most.detail) ?? "1";
  const days = stretch === "now" ? report : report[stretch];
  const words = {
    now: t("reports.compared.now"),
    before: t("reports.column.before"),
    same_weekdays: t("reports.column.same_weekdays"),
  };
  return (
    <div className={classes.detail}>
      <SegmentedFilter
        label={t("reports.compared.shown")}
        layout="tight"
        value={stretch}
        onChange={setStretch}
        options={stretches.map((value) => ({ value, label: words[value] }))}
      />
      <HeatMap
        title={t("reports.by.hour")}
        description={`${words[stretch]}: ${daysText(days, t)}`}
        axisLabel={t("reports.column.weekday")}
        columns={hours.map((hour) => ({ key: String(hour), label: hourText(hour).replace(" ", "") }))}
        rows={weekdaysAmong(days).map((weekday) => ({
          key: weekday,
          label: t(`reports.weekday.${weekday}`),
          values: Object.fromEntries(hours.map((hour) => [String(hour), amountAt(weekday, hour)])),
        }))}
        format={format}
        summary={t("reports.most", {
          title: `${t(`reports.weekday.${day}`)}, ${hourText(Number(most.key))}`,
          value: format(amountOf(most)),
        })}
      />
    </div>
  );
}
