import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { QueryOf } from "#platform/contract/define.ts";
import { CsvButton } from "#platform/web/lists/csv-button.tsx";
import { useT } from "#platform/web/use-t.ts";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { SelectField } from "#ui/forms/select-field.tsx";
import { Section } from "#ui/frame/section.tsx";
import { Muted, Stack } from "#ui/layout/layout.tsx";
import { ReceiptPicture } from "#ui/pictures/receipt-picture.tsx";
import type { ReportBy, readReport } from "../contract/reports.ts";
import type { readSalesOverTime, SalesLines } from "../contract/sales-over-time.ts";
import { averageOfSales } from "../domain/average-of-sales.ts";
import { type ReportKind, type ReportView, reportViews } from "../domain/report-kind.ts";
import type { TimeStep } from "../domain/time-buckets.ts";
import { comparedText } from "./days-text.ts";
import { KitchenTimes } from "./kitchen-times.tsx";
import { MenuEngineering } from "./menu/menu-engineering.tsx";
import { SalesChart, SalesTable } from "./over-time/sales-lines.tsx";
import { StepFilter } from "./over-time/step-filter.tsx";
import { HourMap, ReportBars } from "./report-charts.tsx";
import { ReportState } from "./report-state.tsx";
import { ReportTable } from "./report-table.tsx";
import classes from "./reports.module.css";
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
  onBy: (by: ReportView) => void;
  onStep: (step: TimeStep) => void;
}

/** The period by one thing at a time: chart, table and file. */
export function ReportInDetail({ by, period, step, onBy, onStep }: ReportInDetailProps) {
  const choice = <Choice by={by} onBy={onBy} />;
  switch (by) {
    case "over_time":
      return <TimeDetail query={{ ...period, step }} choice={choice} onStep={onStep} />;
    case "menu_engineering":
      return <MenuDetail period={period} choice={choice} />;
    case "kitchen_times":
      return <KitchenDetail period={period} choice={choice} />;
    default:
      return <KindDetail by={by} period={period} choice={choice} />;
  }
}

function Choice({ by, onBy }: Pick<ReportInDetailProps, "by" | "onBy">) {
  const t = useT();
  return (
    <div className={classes.kind}>
      <SelectField
        label={t("common.show")}
        options={reportViews.map((value) => ({ value, label: t(`reports.by.${value}`) }))}
        value={by}
        onChange={(value) => onBy(reportViews.find((view) => view === value) ?? by)}
      />
    </div>
  );
}

interface DetailProps {
  period: Period;
  choice: ReactNode;
}

function KindDetail({ by, period, choice }: DetailProps & { by: ReportKind }) {
  const query = { by, ...period };
  const report = useQuery(reportByQuery(query));
  // The report shown while another one loads has other columns.
  const data = report.data?.by === by ? report.data : undefined;
  return (
    <Detail by={by} choice={choice} save={() => downloadReportBy(query)} isReady={data !== undefined}>
      <ReportState query={report} data={data}>
        {(rows) => <Rows report={rows} />}
      </ReportState>
    </Detail>
  );
}

interface TimeDetailProps extends Pick<DetailProps, "choice"> {
  query: QueryOf<typeof readSalesOverTime>;
  onStep: (step: TimeStep) => void;
}

function TimeDetail({ query, choice, onStep }: TimeDetailProps) {
  const t = useT();
  const report = useQuery(salesOverTimeQuery(query));
  const { data } = report;
  return (
    <Detail
      by="over_time"
      choice={choice}
      save={() => downloadSalesOverTime(query)}
      isReady={data !== undefined}
    >
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

function MenuDetail({ period, choice }: DetailProps) {
  const report = useQuery(menuEngineeringQuery(period));
  const { data } = report;
  return (
    <Detail
      by="menu_engineering"
      choice={choice}
      save={() => downloadMenuEngineering(period)}
      isReady={data !== undefined}
    >
      <ReportState query={report} data={data}>
        {(menu) => (menu.dishes.length === 0 ? <Nothing /> : <MenuEngineering menu={menu} />)}
      </ReportState>
    </Detail>
  );
}

function KitchenDetail({ period, choice }: DetailProps) {
  const report = useQuery(kitchenTimesQuery(period));
  const { data } = report;
  return (
    <Detail
      by="kitchen_times"
      choice={choice}
      save={() => downloadKitchenTimes(period)}
      isReady={data !== undefined}
    >
      <ReportState query={report} data={data}>
        {(times) => (times.stations.length === 0 ? <Nothing /> : <KitchenTimes report={times} />)}
      </ReportState>
    </Detail>
  );
}

interface FrameProps {
  by: ReportView;
  choice: ReactNode;
  save: () => Promise<void>;
  isReady: boolean;
  children: ReactNode;
}

function Detail({ by, choice, save, isReady, children }: FrameProps) {
  const t = useT();
  return (
    <Section
      title={t("common.details")}
      description={t(`reports.about.${by}`)}
      action={<CsvButton save={save} disabled={!isReady} />}
    >
      {choice}
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
const hasAverage = ({ rows }: ReportBy) =>
  rows.some((row) => [row, row.before].some(({ count, amount }) => averageOfSales(amount, count) !== null));

function Rows({ report }: { report: ReportBy }) {
  const t = useT();
  if (report.rows.length === 0) return <Nothing />;
  if (report.by === "hour") return <HourMap report={report} />;
  return (
    <Stack gap={16}>
      <Muted size="sm">{comparedText(report, t)}</Muted>
      <ReportBars report={report} of={isCounted(report) ? "count" : "amount"} />
      {report.by === "guest" && hasAverage(report) ? <ReportBars report={report} of="average" /> : null}
      <ReportTable report={report} />
    </Stack>
  );
}
