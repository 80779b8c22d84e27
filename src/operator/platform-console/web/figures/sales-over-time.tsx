import { useQuery } from "@tanstack/react-query";
import type { QueryOf } from "#platform/contract/define.ts";
import { businessDate } from "#platform/domain/periods/business-day.ts";
import { addDays } from "#platform/domain/periods/calendar-date.ts";
import { formatAmount, formatCount } from "#platform/web/format.ts";
import { QueryPending } from "#platform/web/query-failure.tsx";
import { useT } from "#platform/web/use-t.ts";
import type { TimeStep } from "#reporting/reports/domain/time-buckets.ts";
import { Changed, SalesChart, SalesTable, StepFilter } from "#reporting/reports/web/public.ts";
import { LargeFigure } from "#ui/charts/large-figure.tsx";
import { Section } from "#ui/frame/section.tsx";
import { SurfaceCard } from "#ui/frame/surface-card.tsx";
import { Muted, Text } from "#ui/layout/layout.tsx";
import type { platformSalesOverTime } from "../../contract/figures.ts";
import { type PlatformReport, platformSalesQuery } from "./figures-api.ts";

/** Days of the short line: whole weeks, so that each stands beside the same weekday. */
const SHORT_DAYS = 14;

/** Heights in px: of the line, and of its card while it is loaded. */
const CHART_HEIGHT = 220;
const CARD_HEIGHT = 360;

type Asked = QueryOf<typeof platformSalesOverTime>;

/** The last fourteen days that are over. */
export function recentDays(today: string): Asked {
  const day = businessDate(today);
  return { type: "custom", from: addDays(day, -SHORT_DAYS), to: addDays(day, -1) };
}

/** The sales of the last fourteen days, large, with their line and that of the fourteen before. */
export function RecentPlatformSales({ today }: { today: string }) {
  const t = useT();
  const { data, error, refetch, isFetching } = useQuery(platformSalesQuery(recentDays(today)));
  const title = t("reports.over_time.recent");
  const lines = data?.lines ?? null;
  return (
    <SurfaceCard label={title}>
      {lines === null ? (
        <QueryPending
          query={{ error, refetch, isFetching }}
          fallback="platformFigures.report_failed"
          count={1}
          rowHeight={CARD_HEIGHT}
        />
      ) : (
        <SalesChart
          lines={lines}
          title={title}
          isInside
          height={CHART_HEIGHT}
          description={t("platformFigures.over_time_about")}
          figure={
            <LargeFigure
              value={formatAmount(lines.total.now.after_refunds, lines.currency)}
              isNothing={lines.total.now.after_refunds === 0}
              change={<Changed now={lines.total.now.after_refunds} then={lines.total.before.after_refunds} />}
            />
          }
        />
      )}
    </SurfaceCard>
  );
}

interface PlatformSalesProps {
  report: PlatformReport;
  query: Asked;
  onStep: (step: TimeStep) => void;
}

/** The sales of a period, large, with the line of its days that are over. */
export function PlatformSales({ report, query, onStep }: PlatformSalesProps) {
  const t = useT();
  const { data, error, refetch, isFetching } = useQuery(platformSalesQuery(query));
  const title = t("common.sales");
  const { salesVolume, currency } = report;
  const figure = <LargeFigure value={formatAmount(salesVolume, currency)} isNothing={salesVolume === 0} />;
  const lines = data?.lines ?? null;
  return (
    <SurfaceCard label={t("platformFigures.over_time")}>
      {lines === null || lines.buckets.length < 2 ? (
        <>
          <Text as="h2" size="md" weight={650}>
            {title}
          </Text>
          {figure}
          {data === undefined ? (
            <QueryPending
              query={{ error, refetch, isFetching }}
              fallback="platformFigures.report_failed"
              count={1}
              rowHeight={CHART_HEIGHT}
            />
          ) : lines === null ? (
            <Muted above={8}>{t("platformFigures.over_time_none")}</Muted>
          ) : null}
        </>
      ) : (
        <SalesChart
          lines={lines}
          title={title}
          isInside
          height={CHART_HEIGHT}
          figure={figure}
          description={
            <>
              {t("platformFigures.days_over", {
                amount: formatAmount(lines.total.now.after_refunds, lines.currency),
              })}{" "}
              <Changed now={lines.total.now.after_refunds} then={lines.total.before.after_refunds} />
            </>
          }
          aside={<StepFilter step={query.step ?? lines.step} onStep={onStep} />}
        />
      )}
    </SurfaceCard>
  );
}

/** The orders of the same days as a line. */
export function PlatformOrders({ query }: { query: Asked }) {
  const t = useT();
  const lines = useQuery(platformSalesQuery(query)).data?.lines ?? null;
  if (lines === null || lines.buckets.length < 2) return null;
  const { now, before } = lines.total;
  return (
    <SalesChart
      lines={lines}
      of="count"
      title={t("common.orders")}
      description={t("platformFigures.over_time_about")}
      height={CHART_HEIGHT - 60}
      figure={
        <LargeFigure
          size="normal"
          value={formatCount(now.count)}
          isNothing={now.count === 0}
          change={<Changed now={now.count} then={before.count} />}
        />
      }
    />
  );
}

/** The same lines as a table, with their sums. */
export function PlatformSalesTable({ query }: { query: Asked }) {
  const t = useT();
  const lines = useQuery(platformSalesQuery(query)).data?.lines ?? null;
  if (lines === null) return null;
  return (
    <Section title={t("platformFigures.over_time")} description={t("platformFigures.over_time_about")}>
      <SalesTable lines={lines} caption={t("platformFigures.over_time")} countLabel={t("common.orders")} />
    </Section>
  );
}
