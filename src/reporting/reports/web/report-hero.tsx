import { useQuery } from "@tanstack/react-query";
import type { QueryOf } from "#platform/contract/define.ts";
import { cents } from "#platform/domain/money/cents.ts";
import { formatAmount } from "#platform/web/format.ts";
import { formatHour } from "#platform/web/language/format-days.ts";
import { formatAxisAmount } from "#platform/web/language/format-figures.ts";
import { QueryFailure } from "#platform/web/query-failure.tsx";
import { useT } from "#platform/web/use-t.ts";
import { Chart, type ChartProps } from "#ui/charts/chart.tsx";
import { LargeFigure } from "#ui/charts/large-figure.tsx";
import { SkeletonBox } from "#ui/feedback/skeleton-box.tsx";
import { SurfaceCard } from "#ui/frame/surface-card.tsx";
import { Muted } from "#ui/layout/layout.tsx";
import type { ReportBy, readReport } from "../contract/reports.ts";
import type { Comparison } from "../domain/compared-ranges.ts";
import { Changed } from "./changed.tsx";
import { daysText, shownComparison } from "./days-text.ts";
import { hoursInOrder } from "./hours-and-weekdays.ts";
import { SalesChart } from "./over-time/sales-lines.tsx";
import { type Report, reportByQuery, salesOverTimeQuery } from "./reports-api.ts";

type Period = QueryOf<typeof readReport>;

/** Height of the line in px. */
const HEIGHT = 216;

interface ReportHeroProps {
  report: Report;
  period: Period;
  than: Comparison;
}

/** Shows the sales large, with their course and that of the days it is compared with: by day, or of one day by hour. */
export function ReportHero({ report, period, than }: ReportHeroProps) {
  const t = useT();
  const { currency, revenueTotal, soldTotal, refundTotal } = report;
  const title = t("reports.figure.revenueTotal");
  const amount = (value: typeof soldTotal) => formatAmount(value, currency);
  const look = {
    title,
    isInside: true,
    height: HEIGHT,
    figure: (
      <LargeFigure
        value={amount(revenueTotal)}
        isNothing={revenueTotal === 0}
        change={<Changed now={revenueTotal} then={report[than].figures.revenueTotal} />}
      />
    ),
    description:
      refundTotal === 0
        ? t("reports.hint.revenueTotal")
        : `${t("reports.hint.revenueTotal")} · ${t("reports.before_refunds", {
            sold: amount(soldTotal),
            refunded: amount(refundTotal),
          })}`,
  };
  const isOneDay = report.from === report.to;
  return (
    <SurfaceCard label={title}>
      {isOneDay ? (
        <HourLine query={{ by: "hour", ...period }} than={than} look={look} />
      ) : (
        <DayLine query={{ ...period, than }} look={look} />
      )}
    </SurfaceCard>
  );
}

type Look = Pick<ChartProps, "title" | "isInside" | "height" | "figure" | "description">;

function DayLine({ query, look }: { query: Parameters<typeof salesOverTimeQuery>[0]; look: Look }) {
  const lines = useQuery(salesOverTimeQuery(query));
  const { data } = lines;
  if (data === undefined) return <Waiting query={lines} look={look} />;
  return <SalesChart lines={data} {...look} />;
}

interface HourLineProps {
  query: Parameters<typeof reportByQuery>[0];
  than: Comparison;
  look: Look;
}

function HourLine({ query, than, look }: HourLineProps) {
  const t = useT();
  const hours = useQuery(reportByQuery(query));
  const { data } = hours;
  if (data?.by !== "hour") return <Waiting query={hours} look={look} />;
  const compared = shownComparison(data, than);
  const rows = rowsOf(data, compared);
  if (rows.length === 0) return <Nothing look={look} />;
  const format = (value: number) => formatAmount(cents(value), data.currency);
  return (
    <Chart
      kind="lines"
      {...look}
      axisLabel={t("reports.column.hour")}
      rows={rows}
      series={[
        { key: "now", label: daysText(data, t) },
        { key: "before", label: daysText(data[compared], t), tone: "quiet" },
      ]}
      format={format}
      formatTick={(value) => formatAxisAmount(value, data.currency)}
    />
  );
}

/** The hours between the first and the last with something on one of both days. */
function rowsOf({ rows }: ReportBy, than: Comparison): ChartProps["rows"] {
  const sold = rows.filter((row) => row.amount !== 0 || row[than].amount !== 0);
  return hoursInOrder(sold.map(({ key }) => Number(key))).map((hour) => {
    const ofHour = sold.filter(({ key }) => Number(key) === hour);
    return {
      key: String(hour),
      label: formatHour(hour),
      values: {
        now: ofHour.reduce((sum, { amount }) => sum + amount, 0),
        before: ofHour.reduce((sum, row) => sum + row[than].amount, 0),
      },
    };
  });
}

interface WaitingProps {
  query: Parameters<typeof QueryFailure>[0]["query"];
  look: Look;
}

/** The figure is there before its line: nothing moves when it comes, or fails. */
function Waiting({ query, look: { title, figure, description } }: WaitingProps) {
  return (
    <>
      <Muted weight={600}>{title}</Muted>
      {figure}
      <Muted size="sm" below={12}>
        {description}
      </Muted>
      {query.error ? <QueryFailure query={query} /> : <SkeletonBox height={HEIGHT + 36} />}
    </>
  );
}

function Nothing({ look: { title, figure } }: { look: Look }) {
  const t = useT();
  return (
    <>
      <Muted weight={600}>{title}</Muted>
      {figure}
      <Muted above={8}>{t("reports.top_items_empty")}</Muted>
    </>
  );
}
