import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { QueryOf } from "#platform/contract/define.ts";
import { ExportMenu } from "#platform/web/lists/export-menu.tsx";
import { useT } from "#platform/web/use-t.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Section } from "#ui/frame/section.tsx";
import { Muted, Stack } from "#ui/layout/layout.tsx";
import { ReceiptPicture } from "#ui/pictures/receipt-picture.tsx";
import type { ReportBy, readReport } from "../contract/reports.ts";
import type { readSalesOverTime, SalesLines } from "../contract/sales-over-time.ts";
import { averageOfSales } from "../domain/average-of-sales.ts";
import type { Comparison } from "../domain/compared-ranges.ts";
import type { ReportKind, ReportView } from "../domain/report-kind.ts";
import type { TimeStep } from "../domain/time-buckets.ts";
import { shownComparison } from "./days-text.ts";
import { KitchenTimes } from "./kitchen-times.tsx";
import { MenuEngineering } from "./menu/menu-engineering.tsx";
import { SalesChart, SalesTable } from "./over-time/sales-lines.tsx";
import { StepFilter } from "./over-time/step-filter.tsx";
import { HourMap, ReportBars } from "./report-charts.tsx";
import { ReportState } from "./report-state.tsx";
import { ReportTable } from "./report-table.tsx";
import {
  downloadKitchenTimes,
  downloadMenuEngineering,
  downloadReportBy,
  downloadSalesOverTime,
  kitchenTimesQuery,
  menuEngineeringQuery,
  reportByQuery,
  salesOverTimeQuery,
} from "./reports-api.ts";

type Period = QueryOf<typeof readReport>;

interface ReportInDetailProps {
  by: ReportView;
  period: Period;
  /** Step of the sales over time; undefined: one that suits the period. */
  step: TimeStep | undefined;
  than: Comparison;
  onStep: (step: TimeStep) => void;
}

/** The period by one thing at a time: chart, table and file. */
export function ReportInDetail({ by, onStep, step, ...shown }: ReportInDetailProps) {
  const { period, than } = shown;
  switch (by) {
    case "over_time":
      return <TimeDetail query={{ ...period, step, than }} onStep={onStep} />;
    case "menu_engineering":
      return <MenuDetail {...shown} />;
    case "kitchen_times":
      return <KitchenDetail {...shown} />;
    default:
      return <KindDetail by={by} {...shown} />;
  }
}

type DetailProps = Pick<ReportInDetailProps, "period" | "than">;

function KindDetail({ by, period, than }: DetailProps & { by: ReportKind }) {
  const query = { by, ...period };
  const report = useQuery(reportByQuery(query));
  // The report shown while another one loads has other columns.
  const data = report.data?.by === by ? report.data : undefined;
  return (
    <Detail by={by} save={() => downloadReportBy(query)} isReady={data !== undefined}>
      <ReportState query={report} data={data}>
        {(rows) => <Rows report={rows} than={shownComparison(rows, than)} />}
      </ReportState>
    </Detail>
  );
}

interface TimeDetailProps {
  query: QueryOf<typeof readSalesOverTime>;
  onStep: (step: TimeStep) => void;
}

function TimeDetail({ query, onStep }: TimeDetailProps) {
  const t = useT();
  const report = useQuery(salesOverTimeQuery(query));
  const { data } = report;
  return (
    <Detail by="over_time" save={() => downloadSalesOverTime(query)} isReady={data !== undefined}>
      <ReportState query={report} data={data}>
        {(lines) =>
          isWithoutSales(lines) ? (
            <Nothing />
          ) : (
            <Stack gap={16}>
              {/* What was tapped shows at once, though its answer is still awaited. */}
              <StepFilter step={query.step ?? lines.step} onStep={onStep} />
              {lines.buckets.length > 1 ? (
                <SalesChart lines={lines} title={t("reports.over_time.sales")} />
              ) : (
                <Muted>{t(`reports.over_time.${lines.step === "day" ? "one_day" : "one_point"}`)}</Muted>
              )}
              <SalesTable
                lines={lines}
                caption={t("reports.by.over_time")}
                countLabel={t("reports.count.hour")}
              />
            </Stack>
          )
        }
      </ReportState>
    </Detail>
  );
}

/** An axis of nothing would be one of single cents. */
const isWithoutSales = ({ total }: SalesLines) =>
  [total.now, total.before].every(({ count, refunded }) => count === 0 && refunded === 0);

function MenuDetail({ period, than }: DetailProps) {
  const report = useQuery(menuEngineeringQuery(period));
  const { data } = report;
  return (
    <Detail by="menu_engineering" save={() => downloadMenuEngineering(period)} isReady={data !== undefined}>
      <ReportState query={report} data={data}>
        {(menu) =>
          menu.dishes.length === 0 ? (
            <Nothing />
          ) : (
            <MenuEngineering menu={menu} than={shownComparison(menu, than)} />
          )
        }
      </ReportState>
    </Detail>
  );
}

function KitchenDetail({ period, than }: DetailProps) {
  const report = useQuery(kitchenTimesQuery(period));
  const { data } = report;
  return (
    <Detail by="kitchen_times" save={() => downloadKitchenTimes(period)} isReady={data !== undefined}>
      <ReportState query={report} data={data}>
        {(times) =>
          times.stations.length === 0 ? (
            <Nothing />
          ) : (
            <KitchenTimes report={times} than={shownComparison(times, than)} />
          )
        }
      </ReportState>
    </Detail>
  );
}

interface FrameProps {
  by: ReportView;
  save: () => Promise<void>;
  isReady: boolean;
  children: ReactNode;
}

function Detail({ by, save, isReady, children }: FrameProps) {
  const t = useT();
  return (
    <Section
      title={t(`reports.by.${by}`)}
      description={t(`reports.about.${by}`)}
      action={<ExportMenu saveCsv={save} disabled={!isReady} />}
    >
      {children}
    </Section>
  );
}

function Nothing() {
  const t = useT();
  return (
    <EmptyState
      picture={<ReceiptPicture />}
      message={t("reports.nothing")}
      hint={t("reports.nothing_hint")}
    />
  );
}

/** Reports of people, which have no amount. */
const isCounted = ({ by }: ReportBy) => by === "reservation" || by === "guest";

/** Guests are there before anybody pays: until then there is no average to draw. */
const hasAverage = ({ rows }: ReportBy, than: Comparison) =>
  rows.some((row) => [row, row[than]].some(({ count, amount }) => averageOfSales(amount, count) !== null));

function Rows({ report, than }: { report: ReportBy; than: Comparison }) {
  if (report.rows.length === 0) return <Nothing />;
  if (report.by === "hour") return <HourMap report={report} than={than} />;
  return (
    <Stack gap={16}>
      <ReportBars report={report} than={than} of={isCounted(report) ? "count" : "amount"} />
      {report.by === "guest" && hasAverage(report, than) ? (
        <ReportBars report={report} than={than} of="average" />
      ) : null}
      <ReportTable report={report} than={than} />
    </Stack>
  );
}
