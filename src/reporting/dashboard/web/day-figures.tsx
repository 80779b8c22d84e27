import { upToText } from "#app/words/report-row-text.ts";
import { formatAmount, formatCount, formatTime } from "#platform/web/format.ts";
import { formatWeekday } from "#platform/web/language/format-days.ts";
import { useT } from "#platform/web/use-t.ts";
import { Changed } from "#reporting/reports/web/public.ts";
import { LargeFigure } from "#ui/charts/large-figure.tsx";
import type { Dashboard, DaySales } from "../contract/dashboard.ts";
import { HomeFigures } from "./home-card.tsx";

/** Measure of the day's figure and line. */
export type Measure = "sales" | "orders";

/** Shows today's sales or number of orders, large; beside it how they changed since the same weekday before. */
export function DayFigure({ day, sales, measure }: { day: Dashboard; sales: DaySales; measure: Measure }) {
  if (measure === "orders")
    return <LargeFigure value={formatCount(day.ordersCount)} isNothing={day.ordersCount === 0} />;
  const { total, total_before } = sales;
  return (
    <LargeFigure
      value={formatAmount(total, day.currency)}
      isNothing={total === 0}
      change={<Changed now={total} then={total_before} />}
    />
  );
}

/** With what the figure of the day is compared, said once. */
export function DayCompared({ day, sales }: { day: Dashboard; sales: DaySales }) {
  const t = useT();
  const weekday = formatWeekday(day.compared_with);
  const days = upToText(t("dashboard.sales.last_weekday", { weekday }), formatTime(sales.until), t);
  const invoices = t("dashboard.sales.invoices", { count: sales.invoices });
  return sales.total_before_in_all > 0
    ? `${invoices} · ${t("reports.compared.with", { days })}`
    : `${invoices} · ${t("dashboard.sales.nothing_before")}`;
}

/** The few figures below the line of the day. */
export function DayDetails({ day: { currency, compared_with }, sales }: { day: Dashboard; sales: DaySales }) {
  const t = useT();
  const { sold, refunded, average, total_before, total_before_in_all, total_usually } = sales;
  const weekday = formatWeekday(compared_with);
  const weeks = sales.usual_weeks;
  const hasBefore = total_before_in_all > 0;
  const upTo = (days: string) => upToText(days, formatTime(sales.until), t);
  return (
    <HomeFigures
      layout="line"
      rows={[
        [t("dashboard.sales.average"), average === null ? null : formatAmount(average, currency)],
        [t("dashboard.sales.sold"), refunded === 0 ? null : formatAmount(sold, currency)],
        [t("dashboard.sales.refunded"), refunded === 0 ? null : formatAmount(refunded, currency)],
        [
          upTo(t("dashboard.sales.before", { weekday })),
          hasBefore ? formatAmount(total_before, currency) : null,
        ],
        [
          upTo(t("dashboard.sales.usually", { weekday, count: weeks })),
          // Of one week it is that week.
          total_usually === null || weeks === 1 ? null : formatAmount(total_usually, currency),
        ],
        [
          t("dashboard.sales.before_in_all", { weekday }),
          hasBefore ? formatAmount(total_before_in_all, currency) : null,
        ],
      ]}
    />
  );
}
