import { IconDownload, IconFilter, IconMail } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { z } from "zod";
import type { QueryOf } from "#platform/contract/define.ts";
import { formatAmount } from "#platform/web/format.ts";
import {
  type ListAddress,
  queryWithDefaults,
  readListSearch,
  searchWithoutDefaults,
} from "#platform/web/lists/list-address.ts";
import { PeriodBar } from "#platform/web/lists/period-bar.tsx";
import { useUser } from "#platform/web/session/session.ts";
import { useT } from "#platform/web/use-t.ts";
import { toastError, toastSuccess } from "#ui/feedback/toast.tsx";
import { Button } from "#ui/forms/button.tsx";
import { SegmentedFilter } from "#ui/forms/segmented-filter.tsx";
import { PageHeader } from "#ui/frame/page-header.tsx";
import { Muted, Row, Span } from "#ui/layout/layout.tsx";
import { readReport } from "../contract/reports.ts";
import { type Comparison, comparisons, MAX_REPORT_DAYS } from "../domain/compared-ranges.ts";
import { reportViews } from "../domain/report-kind.ts";
import { timeSteps } from "../domain/time-buckets.ts";
import { Changed } from "./changed.tsx";
import { comparedKinds, comparedText, daysText, shownComparison } from "./days-text.ts";
import { MailDialog } from "./mail/mail-dialog.tsx";
import { ReportFilter } from "./report-filter.tsx";
import { ReportInDetail } from "./report-in-detail.tsx";
import { ReportNav, type ShownReport } from "./report-nav.tsx";
import { ReportOverview } from "./report-overview.tsx";
import { ReportState } from "./report-state.tsx";
import classes from "./reports.module.css";
import { downloadReport, type Report, reportQuery } from "./reports-api.ts";

type Period = QueryOf<typeof readReport>;

/** Values of the address: the period, what it is compared with, the report that is shown, and the step of its line. */
const address = readReport.query.extend({
  by: z.enum(reportViews).optional(),
  step: z.enum(timeSteps).optional(),
  than: z.enum(comparisons).default("before"),
});

type Address = z.output<typeof address>;

/** /dashboard/reports: a period at a glance, or by one thing, beside the list of all reports. */
export function ReportsScreen({ search, onSearch }: ListAddress<Record<string, unknown>>) {
  const { by, step, than: chosen, ...period } = queryWithDefaults(address, readListSearch(address, search));
  const searchOf = (next: Partial<Address>) =>
    searchWithoutDefaults(address, { by, step, than: chosen, ...period, ...next });
  const go = (next: Partial<Address>) => onSearch(searchOf(next));
  const report = useQuery(reportQuery(period));
  const than = report.data ? shownComparison(report.data, chosen) : chosen;
  const viewOf = (shown: ShownReport) => ({ by: shown === "summary" ? undefined : shown });
  return (
    <>
      <ReportsHeader period={period} report={report.data} onPeriod={go} />
      <div className={classes.screen}>
        <ReportNav
          shown={by ?? "summary"}
          figure={report.data ? <SummaryFigure report={report.data} than={than} /> : null}
          searchOf={(shown) => searchOf(viewOf(shown))}
          onShow={(shown) => go(viewOf(shown))}
        />
        <div className={classes.shown}>
          <div className={classes.compared}>
            <Showing period={period} than={than} shown={report.data} isOld={report.isPlaceholderData} />
            <ComparisonChoice report={report.data} than={than} onThan={(next) => go({ than: next })} />
          </div>
          {by === undefined ? (
            <ReportState query={report} data={report.data} skeleton={{ count: 3, rowHeight: 340 }}>
              {(data) => <ReportOverview report={data} period={period} than={than} />}
            </ReportState>
          ) : (
            <ReportInDetail
              by={by}
              period={period}
              step={step}
              than={than}
              onStep={(next) => go({ step: next })}
            />
          )}
        </div>
      </div>
    </>
  );
}

interface ReportsHeaderProps {
  period: Period;
  report: Report | undefined;
  onPeriod: (period: Pick<Period, "type" | "from" | "to">) => void;
}

/** The title, the period as a bar and as the filters of the specification, and ways to take the report along. */
function ReportsHeader({ period, report, onPeriod }: ReportsHeaderProps) {
  const t = useT();
  const [isFiltering, setIsFiltering] = useState(false);
  return (
    <>
      <PageHeader
        title={t("common.reports")}
        action={
          <>
            <Button
              variant="default"
              icon={<IconFilter size={20} stroke={1.75} aria-hidden="true" />}
              className={classes.action}
              onClick={() => setIsFiltering(true)}
            >
              {t("reports.filters")}
            </Button>
            <MailButton />
            <DownloadButton query={period} disabled={report === undefined} />
          </>
        }
        filters={
          <PeriodBar
            periods={barPeriods}
            choice={{ period: period.type, from: period.from, to: period.to }}
            shown={report}
            maxDays={MAX_REPORT_DAYS}
            isOpenEnded
            onChoice={({ period: type, from, to }) => onPeriod({ type, from, to })}
          />
        }
      />
      {isFiltering ? (
        <ReportFilter
          period={period}
          today={report?.today}
          onClose={() => setIsFiltering(false)}
          onApply={(next) => {
            setIsFiltering(false);
            onPeriod(next);
          }}
        />
      ) : null}
    </>
  );
}

interface ComparisonChoiceProps {
  report: Report | undefined;
  than: Comparison;
  onThan: (than: Comparison) => void;
}

/** Chooses the days that all figures are compared with, where a period has two kinds of them. */
function ComparisonChoice({ report, than, onThan }: ComparisonChoiceProps) {
  const t = useT();
  if (report === undefined || comparedKinds(report).length < 2) return null;
  return (
    <SegmentedFilter
      label={t("reports.compared.than")}
      layout="bar"
      value={than}
      onChange={onThan}
      options={comparisons.map((value) => ({ value, label: t(`reports.column.${value}`) }))}
    />
  );
}

/** Periods that are one tap away; last month is in the filters. */
const barPeriods = [
  "today",
  "yesterday",
  "last_7days",
  "this_month",
  "custom",
] as const satisfies readonly Period["type"][];

/** The figure of the summary, in sight beside every report. */
function SummaryFigure({ report, than }: { report: Report; than: Comparison }) {
  const { revenueTotal, currency } = report;
  return (
    <Row as="span" align="baseline" wrap gap={2} across={8}>
      <Span size="md" weight={650}>
        {formatAmount(revenueTotal, currency)}
      </Span>
      <Changed now={revenueTotal} then={report[than].figures.revenueTotal} />
    </Row>
  );
}

/** Lets administrators choose the recipients of the daily mail. */
function MailButton() {
  const t = useT();
  const user = useUser();
  const [isOpen, setIsOpen] = useState(false);
  if (user?.role !== "admin") return null;
  return (
    <>
      <Button
        variant="default"
        icon={<IconMail size={20} stroke={1.75} aria-hidden="true" />}
        className={classes.action}
        onClick={() => setIsOpen(true)}
      >
        {t("reports.mail.title")}
      </Button>
      {isOpen ? <MailDialog onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}

interface ShowingProps {
  period: Period;
  /** The days of the answer, with the compared ones. */
  shown: Report | undefined;
  than: Comparison;
  /** They belong to another period, which is shown until this one is loaded. */
  isOld: boolean;
}

/** Says once which days are shown and what they are compared with, also while the figures are still of others. */
function Showing({ period: { type }, shown, than, isOld }: ShowingProps) {
  const t = useT();
  const period = t(`lists.periods.${type}`);
  if (shown === undefined) return <Muted size="sm">{t("reports.showing", { period })}</Muted>;
  const days = daysText(shown, t);
  return (
    <Muted role="status" size="sm">
      {isOld
        ? t("reports.loading_meanwhile", { period, days })
        : type === "custom"
          ? // Two dates name themselves.
            t("reports.showing_days", { period: days, days: comparedText(shown, than, t) })
          : t("reports.showing_compared", { period, days, compared: comparedText(shown, than, t) })}
    </Muted>
  );
}

function DownloadButton({ query, disabled }: { query: Period; disabled: boolean }) {
  const t = useT();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      await downloadReport(query);
      toastSuccess(t("reports.saved"));
    } catch {
      // The specification's own words (back-office §8), whatever the reason.
      toastError(t("reports.save_failed"));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      variant="default"
      icon={<IconDownload size={20} stroke={1.75} aria-hidden="true" />}
      className={classes.action}
      busy={busy}
      disabled={disabled}
      onClick={() => void save()}
    >
      {t("reports.download")}
    </Button>
  );
}
