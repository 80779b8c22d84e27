import type { ReportBy } from "../../../contract/reports.ts";
import { cents } from "../../../domain/money/cents.ts";
import { hourText } from "../../../messages/report-row-text.ts";
import { HeatMap } from "../../../ui/charts/heat-map.tsx";
import { formatAmount } from "../../platform/format.ts";
import { useT } from "../../platform/use-t.ts";
import { hoursInOrder } from "./hours-in-order.ts";

const weekdays = ["1", "2", "3", "4", "5", "6", "7"] as const;

/** What was sold at each hour of each day of the week: hours from the first to the last at which something was. */
export function HourMap({ report: { rows, currency } }: { report: ReportBy }) {
  const t = useT();
  const hours = hoursInOrder(rows.map(({ key }) => Number(key)));
  const amountAt = (weekday: string, hour: number) =>
    rows.find((row) => row.detail === weekday && Number(row.key) === hour)?.amount ?? 0;
  const format = (value: number) => formatAmount(cents(value), currency);
  const most = rows.reduce((best, row) => (row.amount > best.amount ? row : best));
  const day = weekdays.find((weekday) => weekday === most.detail) ?? "1";
  return (
    <HeatMap
      title={t("reports.by.hour")}
      axisLabel={t("reports.column.weekday")}
      columns={hours.map((hour) => ({ key: String(hour), label: hourText(hour).replace(" ", "") }))}
      rows={weekdays.map((weekday) => ({
        key: weekday,
        label: t(`reports.weekday.${weekday}`),
        values: Object.fromEntries(hours.map((hour) => [String(hour), amountAt(weekday, hour)])),
      }))}
      format={format}
      summary={t("reports.most", {
        title: `${t(`reports.weekday.${day}`)}, ${hourText(Number(most.key))}`,
        value: format(most.amount),
      })}
    />
  );
}
